"""Files made of a transcript. Pure functions of what was committed; drafts have no part in them."""

from app.exports.formats import (
    FORMATS,
    ExportError,
    ExportFormat,
    ExportOptions,
    export,
    write_export,
)

__all__ = ["FORMATS", "ExportError", "ExportFormat", "ExportOptions", "export", "write_export"]

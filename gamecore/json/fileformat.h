#pragma once

#include "gamecore/json/jsonfields.h"

/// The head of this program's files: `format` and `version`.
struct FileFormat {
    QString name;                                ///< value of `format`
    int version = 1;                             ///< highest version that this program reads
    IssueCode otherwise = IssueCode::Unreadable; ///< issue code for a file that is not of this format
};

/// Reads the head of a file and reports its issues. False if the rest is not worth reading: another format, or a newer
/// or invalid version. True if a key is missing, which is only an issue.
bool readFormat(JsonFields &fields, const FileFormat &format);

/// Replaces the code of the issue that the outermost JSON value is not an object (`wrong_type`) by `otherwise`, a code
/// such as NotALevel.
void replaceRootTypeIssue(IssueCode otherwise, IssueList &issues);

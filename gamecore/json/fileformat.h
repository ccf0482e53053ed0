#pragma once

#include "gamecore/json/jsonfields.h"

/// The head of this program's files: `format` and `version`.
struct FileFormat {
    QString name;                                ///< value of `format`
    int version = 1;                             ///< highest version that this program reads
    IssueCode otherwise = IssueCode::Unreadable; ///< code of the issue for a file that does not have this format
};

/// Reads the head of a file and reports its issues. False if the rest of the file should not be read: it has another
/// format, or a newer or invalid version. If a key is missing, reports an issue and returns true.
bool readFormat(JsonFields &fields, const FileFormat &format);

/// Looks in `issues` for the issue `wrong_type` about the outermost JSON value, which must be an object. Changes the
/// code of that issue to `otherwise`, such as NotALevel.
void replaceRootTypeIssue(IssueCode otherwise, IssueList &issues);

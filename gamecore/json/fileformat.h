#pragma once

#include "gamecore/json/jsonfields.h"

/// The head of this program's files: `format` and `version`.
struct FileFormat {
    QString name;                                ///< value of `format`
    int version = 1;                             ///< highest version that this program reads
    IssueCode otherwise = IssueCode::Unreadable; ///< code of the issue for a file that does not have this format
};

/// Reads the head of a file and reports its issues. False if the rest of the file should not be read: it has another
/// format, or a newer or invalid version. A missing key is reported, but does not make the result false.
bool readFormat(JsonFields &fields, const FileFormat &format);

/// Changes the code of the issue that the outermost JSON value is not an object (`wrong_type`) to `otherwise`, such as
/// NotALevel. Does nothing if there is no such issue.
void replaceRootTypeIssue(IssueCode otherwise, IssueList &issues);

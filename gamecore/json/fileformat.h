#pragma once

#include "gamecore/json/jsonfields.h"

/// The head of this program's files: `format` and `version`.
struct FileFormat {
    QString name;                                ///< value of `format`
    int version = 1;                             ///< highest version that this program reads
    IssueCode otherwise = IssueCode::Unreadable; ///< issue code for a file of another format
};

/// Reads the head of a file. False if the format or a newer version makes reading the rest pointless. A missing key is
/// an issue, but the rest is worth reading.
bool readFormat(JsonFields &fields, const FileFormat &format);

/// Replaces the issue about JSON that is not an object by `otherwise`: not a file of the format.
void callOtherwise(IssueCode otherwise, IssueList &issues);

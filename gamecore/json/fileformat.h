#pragma once

#include "gamecore/json/jsonfields.h"

/// What a file of ours says of itself at its head: `format` and `version`.
struct FileFormat {
    QString name;                                ///< the value of `format`
    int version = 1;                             ///< the highest that this program reads
    IssueCode otherwise = IssueCode::Unreadable; ///< the code for a file of another format
};

/// Reads the head of a file. False if the rest would only give findings that follow from its being no file of the
/// format, or one of a newer version. A key that is not there is a finding, and the rest is worth reading.
bool readFormat(JsonFields &fields, const FileFormat &format);

/// Findings about a text that is JSON but no object say what the reader knows: it is no file of the format.
void callOtherwise(IssueCode otherwise, IssueList &issues);

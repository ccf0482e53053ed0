#pragma once

#include "gamecore/json/jsonfields.h"

#include <QStringList>

#include <functional>

/// Calls `read` with each record of a data file: an object with one list of records under the key `section`. A missing
/// list, other keys, and elements that are not objects are issues.
void readRecords(QLatin1StringView section, const QJsonObject &file, IssueList &issues,
                 const std::function<void(JsonFields &record)> &read);

/// Reads a data file from the first of `folders` that has it, and passes its object to `read`. A custom folder can thus
/// override shipped files one by one. `read` adds its issues to `found`. These issues get file, line and column, and
/// are added to `issues` in the order of their positions. If the file is missing or not valid JSON, issues say so, and
/// `read` is not called.
void readDataFile(const QString &fileName, const QStringList &folders, IssueList &issues,
                  const std::function<void(const QJsonObject &file, IssueList &found)> &read);

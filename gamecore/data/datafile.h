#pragma once

#include "gamecore/json/jsonfields.h"

#include <QStringList>

#include <functional>

/// Calls `read` with each record of a data file: an object with one list of records, named after its `section`. A
/// record that is not an object is an issue.
void readRecords(QLatin1StringView section, const QJsonObject &file, IssueList &issues,
                 const std::function<void(JsonFields &record)> &read);

/// Reads a data file from the first of `folders` that has it, and passes its object to `read`. A custom folder can thus
/// override shipped files one by one. Issues get file, line and column, and are added to `issues` in the order of their
/// places.
void readDataFile(const QString &fileName, const QStringList &folders, IssueList &issues,
                  const std::function<void(const QJsonObject &file, IssueList &found)> &read);

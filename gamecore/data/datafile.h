#pragma once

#include "gamecore/json/jsonfields.h"

#include <QStringList>

#include <functional>

/// Calls `read` with each record of a data file: an object with one list of records, named after its `section`. One
/// that is no object is a finding.
void readRecords(QLatin1StringView section, const QJsonObject &file, IssueList &issues,
                 const std::function<void(JsonFields &record)> &read);

/// Reads a data file from the first of `folders` that holds it, so that a folder of one's own overrides the shipped one
/// file by file, and gives `read` its object. What is found wrong gets file, line and column, and is added to `issues`
/// in the order of its places.
void readDataFile(const QString &fileName, const QStringList &folders, IssueList &issues,
                  const std::function<void(const QJsonObject &file, IssueList &found)> &read);

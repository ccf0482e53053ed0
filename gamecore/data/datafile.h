#pragma once

#include "gamecore/base/issue.h"

#include <QJsonObject>
#include <QStringList>

#include <functional>

/// Reads a data file from the first of `folders` that holds it, so that a folder of one's own overrides the shipped one
/// file by file, and gives `read` its object. What is found wrong gets file, line and column, and is added to `issues`
/// in the order of its places.
void readDataFile(const QString &fileName, const QStringList &folders, IssueList &issues,
                  const std::function<void(const QJsonObject &file, IssueList &found)> &read);

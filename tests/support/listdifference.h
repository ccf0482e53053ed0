#pragma once

#include <QStringList>

/// Describes the difference of two named lists, such as "only in the menu: a, b; only in the test: c". If only their
/// order differs, it names the first difference. Empty if the lists are equal.
QString differenceOf(const QString &oneName, const QStringList &one, const QString &otherName,
                     const QStringList &other);

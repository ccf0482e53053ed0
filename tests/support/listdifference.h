#pragma once

#include <QStringList>

/// What two lists do not share, in words that name them, such as "only in the menu: a, b; only in the test: c". Of
/// lists that differ in their order alone it says where that begins. Empty if they are the same.
QString differenceOf(const QString &oneName, const QStringList &one, const QString &otherName,
                     const QStringList &other);

#pragma once

#include <QString>

class QLabel;

/// A label that shows every text as it is: what comes from level files is never markup. Its owner is who lays it out.
QLabel *plainLabel(const QString &text);
/// An empty one, to be found by that name and filled later.
QLabel *namedLabel(const QString &objectName, bool isSecondary = false);
/// The same, broken into lines where it is too long for one.
QLabel *wrappedLabel(const QString &objectName, bool isSecondary = false);

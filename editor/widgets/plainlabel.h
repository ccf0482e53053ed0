#pragma once

#include <QString>

class QLabel;

/// A label that shows every text as it is: what comes from level files is never markup. The caller, who lays it out,
/// owns it.
QLabel *plainLabel(const QString &text);
/// An empty label, to be found by that name and filled later.
QLabel *namedLabel(const QString &objectName, bool isSecondary = false);
/// An empty label that breaks text into lines where it is too long for one.
QLabel *wrappedLabel(const QString &objectName, bool isSecondary = false);

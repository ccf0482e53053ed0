#pragma once

#include <QStringList>

class QFontMetrics;

/// Breaks `text` into at most `most` lines of that width in pixels. Text that does not fit is cut at the end of the
/// last line.
QStringList brokenLines(const QString &text, const QFontMetrics &metrics, int width, int most);

#pragma once

#include <QStringList>

class QFontMetrics;

/// Breaks `text` into at most `most` lines, each at most `width` pixels wide. If the text does not fit, the last line
/// is elided.
QStringList brokenLines(const QString &text, const QFontMetrics &metrics, int width, int most);

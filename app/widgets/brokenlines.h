#pragma once

#include <QStringList>

class QFontMetrics;

/// The words of `text` on at most `most` lines of that width in pixels. What has no room is left out at the end of the
/// last one.
QStringList brokenLines(const QString &text, const QFontMetrics &metrics, int width, int most);

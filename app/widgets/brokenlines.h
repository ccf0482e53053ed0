#pragma once

#include <QStringList>

class QFontMetrics;

/// Breaks `text` into at most `most` lines, each at most `width` pixels wide. If the text does not fit, the last line
/// is elided.
QStringList brokenLines(const QString &text, const QFontMetrics &metrics, int width, int most);
/// Does the same for a list of phrases: breaks after a middle dot if the lines are wide enough, otherwise also after a
/// comma, and inside a phrase only if nothing else fits.
QStringList brokenPhrases(const QString &text, const QFontMetrics &metrics, int width, int most);

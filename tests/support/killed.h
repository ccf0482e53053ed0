#pragma once

#include <QByteArray>
#include <QStringList>

/// Starts the test program itself with `arguments`, kills it (SIGKILL) `milliseconds` after it has written `word` (by
/// default the end of its first line), and returns its output until then.
QByteArray runAndKill(const QStringList &arguments, int milliseconds, const QByteArray &word = "\n");

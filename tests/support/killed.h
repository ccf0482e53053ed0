#pragma once

#include <QByteArray>
#include <QStringList>

/// Starts this test's own program with `arguments`, kills it (SIGKILL) `milliseconds` after it has written `word`,
/// which is the end of the first line unless it is given, and returns all that it wrote until then.
QByteArray runAndKill(const QStringList &arguments, int milliseconds, const QByteArray &word = "\n");

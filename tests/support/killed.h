#pragma once

#include <QByteArray>
#include <QStringList>

/// Starts this test's own program with `arguments`, kills it (SIGKILL) `milliseconds` after the first line that it
/// writes, and gives all that it wrote until then.
QByteArray runAndKill(const QStringList &arguments, int milliseconds);

#pragma once

#include <QByteArray>

class QString;

/// Returns the bytes of a file; "no such file" if it cannot be read.
QByteArray contentOf(const QString &path);

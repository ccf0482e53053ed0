#pragma once

#include <QByteArray>

class QString;

/// The bytes of a file; "no such file" for one that cannot be read.
QByteArray contentOf(const QString &path);

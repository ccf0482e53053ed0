#pragma once

#include <QString>

/// A file name made from a title, without an ending: what file systems do not take becomes a blank. May be empty.
QString fileNameFor(const QString &title);

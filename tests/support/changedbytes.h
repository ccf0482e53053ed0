#pragma once

#include "gamecore/base/rng.h"

#include <QByteArray>

/// A text as an accident or a stranger may have changed it: in one to four places a byte is another one or one of JSON,
/// a piece is gone or there twice, or the rest is cut off. Never empty.
QByteArray withBytesChanged(QByteArray text, Rng &rng);

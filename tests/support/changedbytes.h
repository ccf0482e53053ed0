#pragma once

#include "gamecore/base/rng.h"

#include <QByteArray>

/// Returns a text as an accident or an attacker might change it: one to four times, a byte is replaced (with any byte
/// or one that matters in JSON), a piece is removed or doubled, or the rest is cut off. The result is never empty.
QByteArray withBytesChanged(QByteArray text, Rng &rng);

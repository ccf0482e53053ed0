#pragma once

#include "gamecore/base/grid.h"

#include <QByteArrayView>

#include <optional>

/// The longest text that a QR code holds, in bytes.
inline constexpr qsizetype longestQrText = 2953;

/// Whether this program can make QR codes: it was built with libqrencode.
bool canMakeQrCodes();
/// The modules of the smallest QR code (ISO/IEC 18004, error correction level L) of a text, 1 the dark ones, without
/// the light border of four modules that belongs around them. Nothing for a longer text, or if canMakeQrCodes() is
/// false.
std::optional<Grid<quint8>> qrCodeOf(QByteArrayView text);

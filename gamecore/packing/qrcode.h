#pragma once

#include "gamecore/base/grid.h"

#include <QByteArrayView>

#include <optional>

/// Maximum length of a text in a QR code, in bytes.
inline constexpr qsizetype longestQrText = 2953;

/// True if this program can make QR codes: it was built with libqrencode.
bool canMakeQrCodes();
/// Returns the modules of the smallest QR code (ISO/IEC 18004, error correction level L) for a text: 1 for a dark
/// module, 0 for a light one. The quiet zone of four modules around the code is not included. std::nullopt if the text
/// is empty or too long, or if canMakeQrCodes() is false.
std::optional<Grid<quint8>> qrCodeOf(QByteArrayView text);

#pragma once

#include "gamecore/sharing/bitmodel.h"

#include <QByteArray>

#include <optional>

/// The most bytes of one text that are coded byte by byte.
inline constexpr qsizetype longestCodedText = 256 * 1024;

/// What a TextModel has read before the first text: pieces of level and run files, things and commands as the codes
/// have them. It is part of the format.
QByteArray textPrimer();

/// Texts in UTF-8 without zero bytes, byte by byte, each by the bytes before it. What a text had helps with the next.
class TextModel {
public:
    /// One that has read the primer, and nothing else.
    static TextModel primed();

    /// Codes a text and the zero byte that ends it. What was coded comes back; while reading there is nothing if that
    /// is longer than `most` bytes.
    std::optional<QByteArray> code(BitCoder &coder, const QByteArray &text, qsizetype most = longestCodedText);

private:
    static constexpr int orders = 6;

    TextModel();

    /// Codes a byte; without a coder it only learns.
    quint8 codeByte(BitCoder *coder, quint8 byte);

    MixedBit m_bit;
    quint64 m_before = 0; ///< the last eight bytes
};

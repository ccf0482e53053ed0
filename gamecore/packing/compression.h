#pragma once

// gamecore/packing: bytes packed and unpacked, within bounds that the caller sets

#include <QByteArray>

#include <optional>

/// How bytes are compressed. Zlib and Gzip are Deflate (RFC 1951) with a head and a checksum (RFC 1950, RFC 1952); Zstd
/// is RFC 8878.
enum class Compression : std::uint8_t { Deflate, Zlib, Gzip, Zstd };

/// What came of unpacking.
struct Unpacked {
    enum class Result : std::uint8_t {
        Done,
        Broken,   ///< not of this compression, damaged, cut short, or followed by more bytes
        TooLarge, ///< more than the caller allows; it took no more memory than that
    };
    Result result = Result::Broken;
    QByteArray bytes; ///< all of them if Done, else none

    friend bool operator==(const Unpacked &, const Unpacked &) = default;
};

/// Unpacks to at most `most` bytes. It believes no size that the packed bytes tell: memory grows with what comes out.
/// Bytes that were packed with a dictionary, which only Deflate has, need the same one.
Unpacked unpack(QByteArrayView packed, Compression compression, qsizetype most, QByteArrayView dictionary = {});

/// Packs at zlib's best level, at zstd's usual one. The same bytes are packed alike by the same version of the library.
/// A dictionary, for Deflate only, makes texts short that repeat its words; the most frequent belong at its end.
QByteArray pack(QByteArrayView bytes, Compression compression, QByteArrayView dictionary = {});

#pragma once

// gamecore/packing: compression, archives and QR codes, within limits set by the caller.

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

/// A compression format. Zlib and Gzip are Deflate (RFC 1951) with a header and a checksum (RFC 1950, RFC 1952); Zstd
/// is RFC 8878.
enum class Compression : std::uint8_t { Deflate, Zlib, Gzip, Zstd };

/// The result of unpacking.
struct Unpacked {
    enum class Result : std::uint8_t {
        Done,
        Broken,   ///< the data is in another format, damaged, truncated, or followed by extra bytes
        TooLarge, ///< the unpacked data exceeds the caller's limit; memory stayed within this limit
    };
    Result result = Result::Broken;
    QByteArray bytes; ///< unpacked data if Done, else empty

    friend bool operator==(const Unpacked &, const Unpacked &) = default;
};

/// Unpacks to at most `most` bytes. Sizes stated in the data are not trusted: memory is allocated only as data is
/// unpacked. `dictionary` must be the dictionary with which the data was packed; it is used only for Deflate.
Unpacked unpack(QByteArrayView packed, Compression compression, qsizetype most, QByteArrayView dictionary = {});

/// Packs at the best level of zlib, or the default level of zstd. The same version of the library gives the same output
/// for the same input. A dictionary (Deflate only) shortens texts that contain its words; its most frequent words
/// should be at its end. Returns an empty array if out of memory or, except for Zstd, if the input has 4 GiB or more.
QByteArray pack(QByteArrayView bytes, Compression compression, QByteArrayView dictionary = {});

/// Returns the CRC-32 as used by zip, gzip and PNG (ISO 3309, reflected polynomial 0xEDB88320). Data of equal length
/// that differ only within 32 consecutive bits have different checksums.
quint32 checksumOf(QByteArrayView bytes);

#pragma once

#include <QByteArray>
#include <QJsonObject>

#include <optional>

/// How the file in a code is packed.
enum class FilePacking : std::uint8_t {
    Deflate, ///< its JSON on one line, deflated (RFC 1951)
    Models   ///< taken apart, and coded by models of what levels and runs are like (fileparts.h)
};
inline constexpr int filePackingCount = 2;

/// A file in few bytes.
struct PackedFile {
    FilePacking packing = FilePacking::Deflate;
    QByteArray bytes;
};

/// Packs the JSON of a level file or, with `isRun`, of a run file in the way that takes the fewest bytes. Nothing if it
/// has more than `most` bytes as JSON on a line.
std::optional<PackedFile> packFile(const QJsonObject &file, bool isRun, qsizetype most);

/// What came of unpacking a file.
struct UnpackedFile {
    bool isTooLarge = false;         ///< more than `most` bytes
    std::optional<QJsonObject> file; ///< nothing if the bytes hold none
};
/// Unpacks a file of at most `most` bytes as JSON, whatever the bytes are.
UnpackedFile unpackFile(const PackedFile &packed, bool isRun, qsizetype most);

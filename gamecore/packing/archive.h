#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

/// A file in an archive.
struct ArchiveEntry {
    QString name; ///< path in the archive, with `/` between folders
    QByteArray bytes = {};

    friend bool operator==(const ArchiveEntry &, const ArchiveEntry &) = default;
};

/// Limits for untrusted archives.
struct ArchiveBounds {
    int entries = 2048;                      ///< including folders
    qsizetype name = 255;                    ///< bytes in a name
    qint64 bytes = qint64(64) * 1024 * 1024; ///< total unpacked size of all files
};

/// The result of reading an archive: all files, or a fault.
struct ReadArchive {
    enum class Fault : std::uint8_t {
        None,
        NotAnArchive,
        TooManyFiles, ///< more than ArchiveBounds::entries, or a list of files too large to be read
        TooLarge,     ///< files exceed the limit in bytes; memory stays within the limit
        BadName,      ///< `name` leads out of the archive, is not UTF-8, is too long, a duplicate, or that of a link
        Damaged       ///< `name` cannot be unpacked or has a wrong checksum
    };
    Fault fault = Fault::NotAnArchive;
    QString name = {};                      ///< name of the file at fault, as in the archive: untrusted
    std::vector<ArchiveEntry> entries = {}; ///< files in the order of the archive, without folders
};

/// Reads a zip archive (APPNOTE.TXT of PKWARE; without encryption and ZIP64). Sizes in the archive are not trusted:
/// memory grows with the output. A name must satisfy staysBelow() (gamecore/base/files.h), consist of printable
/// characters, and be unique, ignoring case.
ReadArchive readArchive(QByteArrayView bytes, const ArchiveBounds &bounds = {});

/// Writes a zip archive in the given order. Equal files give equal bytes, since all have the same date. Returns an
/// empty array if out of memory.
QByteArray writeArchive(const std::vector<ArchiveEntry> &entries);

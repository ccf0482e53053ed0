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
    int entries = 2048;                      ///< maximum number of files and folders together
    qsizetype name = 255;                    ///< maximum length of a name, in bytes
    qint64 bytes = qint64(64) * 1024 * 1024; ///< maximum unpacked size of all files together, in bytes
};

/// The result of reading an archive: all files, or a fault.
struct ReadArchive {
    enum class Fault : std::uint8_t {
        None,
        NotAnArchive,
        TooManyFiles, ///< more files and folders than ArchiveBounds::entries, or a list of files too large to be read
                      ///< or in ZIP64 format
        TooLarge,     ///< the unpacked files exceed ArchiveBounds::bytes; memory stays within this limit
        BadName, ///< `name` leads out of the archive, is not UTF-8 or not printable, is too long or a duplicate, or
                 ///< belongs to a link
        Damaged  ///< the file `name` cannot be unpacked or has a wrong checksum
    };
    Fault fault = Fault::NotAnArchive;
    QString name = {};                      ///< name of the file at fault; untrusted text from the archive
    std::vector<ArchiveEntry> entries = {}; ///< files in the order of the archive, without folders
};

/// Reads a zip archive (APPNOTE.TXT of PKWARE; without encryption and ZIP64). Sizes stated in the archive are not
/// trusted: memory is allocated only as data is unpacked. A name must satisfy staysBelow() (gamecore/base/files.h),
/// consist of printable characters, and be unique, ignoring case.
ReadArchive readArchive(QByteArrayView bytes, const ArchiveBounds &bounds = {});

/// Writes a zip archive of the entries, in their order. Equal entries give equal bytes, since all get the same date.
/// Returns an empty array if out of memory.
QByteArray writeArchive(const std::vector<ArchiveEntry> &entries);

#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

/// A file in an archive.
struct ArchiveEntry {
    QString name; ///< relative, with `/` between folders
    QByteArray bytes = {};

    friend bool operator==(const ArchiveEntry &, const ArchiveEntry &) = default;
};

/// What an archive of a stranger may be.
struct ArchiveBounds {
    int entries = 2048;                      ///< folders among them
    qsizetype name = 255;                    ///< bytes of a name
    qint64 bytes = qint64(64) * 1024 * 1024; ///< of all files together, unpacked
};

/// What came of reading an archive. Nothing is half read.
struct ReadArchive {
    enum class Fault : std::uint8_t {
        None,
        NotAnArchive,
        TooManyFiles,
        TooLarge, ///< files of more bytes than allowed; no more memory than that was taken
        BadName,  ///< `name` leads out of the archive, is no UTF-8, is too long, there twice, or that of a link
        Damaged   ///< what is packed under `name` cannot be unpacked, or has another checksum
    };
    Fault fault = Fault::NotAnArchive;
    QString name = {};                      ///< of the file at fault; hostile
    std::vector<ArchiveEntry> entries = {}; ///< files in the order of the archive, folders left out
};

/// Reads a zip archive (APPNOTE.TXT of PKWARE; without encryption and ZIP64). It believes no size that the archive
/// tells: memory grows with what comes out. A name is one that staysBelow() (gamecore/base/files.h) and that no other
/// file has, in small letters or large.
ReadArchive readArchive(QByteArrayView bytes, const ArchiveBounds &bounds = {});

/// Writes a zip archive in the order given: the same files give the same bytes, for all have one date. Empty if memory
/// does not suffice.
QByteArray writeArchive(const std::vector<ArchiveEntry> &entries);

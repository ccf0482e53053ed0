#include "gamecore/data/catalogue.h"
#include "gamecore/diff/leveldifference.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/archive.h"
#include "gamecore/packing/compression.h"
#include "gamecore/sharing/code.h"
#include "gamecore/tiled/tiledlevel.h"
#include "gamecore/tiled/tiledmapping.h"
#include "gamecore/tiled/tiledreader.h"
#include "tests/fuzz/targets.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/levelcodes.h"

#include <algorithm>

using namespace Qt::StringLiterals;

/// Reads a Tiled map in either format. It must have a meaning or be too large; its level is written and read back.
void eatTiled(const QByteArray &bytes)
{
    IssueList issues;
    const std::optional<TiledMap> map = readTiledMap(bytes, noFiles(), issues);
    promise(map.has_value() != issues.isUnreadable(), "a map is there or is unreadable");
    const TiledLevel meant = map ? levelOf(*map, *shippedCatalogue()) : TiledLevel();
    if (meant.level) {
        const QByteArray written = writeLevelJson(*meant.level, *shippedCatalogue());
        const ReadLevel again = readLevelJson(written, *shippedCatalogue());
        promise(again.level && writeLevelJson(*again.level, *shippedCatalogue()) == written,
                "the level of a map is written as it is read");
    }
}

void eatMapping(const QByteArray &bytes)
{
    IssueList issues;
    const std::optional<TiledMapping> mapping = readTiledMapping(bytes, *shippedCatalogue(), issues);
    promise(mapping.has_value() != issues.hasErrors(), "a mapping is there or has errors");
    if (mapping) {
        IssueList ofWritten;
        promise(readTiledMapping(writeTiledMapping(*mapping), *shippedCatalogue(), ofWritten) == mapping,
                "a mapping is written as it was read");
    }
}

/// Reads the bytes as a code, as the data after the checksum, and as data to compress there. The checksum of the code
/// would reject nearly all inputs.
void eatCode(const QByteArray &bytes)
{
    const QString text = QString::fromLatin1(bytes);
    looksLikeCode(text);
    readCode(text, shippedCatalogue());
    for (const QByteArray &packed : {bytes, pack(bytes, Compression::Deflate)}) {
        const ReadCode read = readCode(codeAround(packed), shippedCatalogue());
        if (read.level.level) {
            const ReadCode again = readCode(codeOf(*read.level.level, *shippedCatalogue()), shippedCatalogue());
            promise(again.file == read.file, "a level is packed as it was unpacked");
        }
    }
}

void eatZip(const QByteArray &bytes)
{
    const ArchiveBounds bounds{.entries = 100, .bytes = 1024 * 1024};
    const ReadArchive read = readArchive(bytes, bounds);
    qint64 size = 0;
    for (const ArchiveEntry &entry : read.entries) {
        size += entry.bytes.size();
        promise(!entry.name.startsWith(u'/') && !entry.name.split(u'/').contains(u".."_s), "names stay in the archive");
    }
    promise(size <= bounds.bytes && read.entries.size() <= std::size_t(bounds.entries), "bounds of archives are kept");
}

/// Reads two levels separated by an empty line, and describes their difference.
void eatDifference(const QByteArray &bytes)
{
    const qsizetype middle = bytes.indexOf("\n\n");
    const ReadLevel before = readLevelJson(bytes.first(std::max<qsizetype>(middle, 0)), *shippedCatalogue());
    const ReadLevel after = readLevelJson(bytes.mid(middle + 1), *shippedCatalogue());
    if (before.level && after.level) {
        promise(differenceOf(*before.level, *after.level).isEmpty() == (*before.level == *after.level),
                "a difference is empty exactly if both are equal");
    }
}

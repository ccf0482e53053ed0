#include "gamecore/packing/archive.h"

#include "gamecore/base/files.h"

#include <QSet>
#include <QStringDecoder>
#include <QtEndian>

#include <algorithm>
#include <memory>
#include <zip.h>

namespace {

using Fault = ReadArchive::Fault;

/// Unix file type bits: their mask, and the value for a symbolic link.
constexpr quint32 fileTypeMask = 0170000;
constexpr quint32 linkType = 0120000;
constexpr quint32 plainFile = 0100644;
constexpr int unixPlace = 16; ///< position of these bits in the attributes

struct DiscardArchive {
    void operator()(zip_t *archive) const { zip_discard(archive); }
};
using Archive = std::unique_ptr<zip_t, DiscardArchive>;

struct CloseFile {
    void operator()(zip_file_t *file) const { zip_fclose(file); }
};
using File = std::unique_ptr<zip_file_t, CloseFile>;

/// True if the archive's directory is small enough for the maximum number of files. The end of an archive states its
/// size, and libzip reads it whole. Anything that looks like an end record counts.
bool isListBounded(QByteArrayView bytes, const ArchiveBounds &bounds)
{
    constexpr qsizetype endSize = 22;
    constexpr qsizetype longestComment = 65535;
    constexpr qsizetype listSizePlace = 12;
    constexpr qint64 besideName = 46 + 255; // directory entry without the name, and extra data from other programs
    const QByteArrayView end = bytes.last(std::min(bytes.size(), endSize + longestComment));
    const bool isZip64 = end.indexOf("PK\6\7") >= 0;
    bool isBounded = !isZip64;
    for (qsizetype at = end.indexOf("PK\5\6"); at >= 0; at = end.indexOf("PK\5\6", at + 1)) {
        const bool isWhole = at + endSize <= end.size();
        const quint32 size = isWhole ? qFromLittleEndian<quint32>(end.data() + at + listSizePlace) : 0;
        isBounded = isBounded && qint64(size) <= bounds.entries * (besideName + qint64(bounds.name));
    }
    return isBounded;
}

Archive opened(QByteArrayView bytes)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *source = zip_source_buffer_create(bytes.data(), zip_uint64_t(bytes.size()), 0, &error);
    zip_t *archive = source != nullptr ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
    if (archive == nullptr) {
        zip_source_free(source);
    }
    zip_error_fini(&error);
    return Archive(archive);
}

class ArchiveReader {
public:
    ArchiveReader(zip_t *archive, const ArchiveBounds &bounds) : m_archive(archive), m_bounds(bounds) {}

    ReadArchive read()
    {
        const zip_int64_t count = zip_get_num_entries(m_archive, 0);
        m_read.fault = count > m_bounds.entries ? Fault::TooManyFiles : Fault::None;
        for (zip_int64_t i = 0; i < count && m_read.fault == Fault::None; ++i) {
            m_read.fault = readEntry(zip_uint64_t(i));
        }
        if (m_read.fault != Fault::None) {
            m_read.entries.clear();
        }
        return std::move(m_read);
    }

private:
    Fault readEntry(zip_uint64_t index)
    {
        const QByteArray raw(zip_get_name(m_archive, index, ZIP_FL_ENC_RAW));
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString name = decoder(raw);
        const bool isFolder = name.endsWith(u'/');
        m_read.name = name;
        if (decoder.hasError() || raw.size() > m_bounds.name || isLink(index) || !isGoodName(name, isFolder)) {
            return Fault::BadName;
        }
        return isFolder ? Fault::None : readFile(index, name);
    }

    bool isGoodName(const QString &name, bool isFolder)
    {
        const QString plain = isFolder ? name.chopped(1) : name;
        const bool hasControls = std::any_of(plain.begin(), plain.end(), [](QChar c) { return !c.isPrint(); });
        if (!staysBelow(plain) || hasControls || m_names.contains(plain.toCaseFolded())) {
            return false;
        }
        m_names.insert(plain.toCaseFolded());
        return true;
    }

    bool isLink(zip_uint64_t index) const
    {
        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        zip_file_get_external_attributes(m_archive, index, 0, &system, &attributes);
        return system == ZIP_OPSYS_UNIX && (attributes >> unixPlace & fileTypeMask) == linkType;
    }

    Fault readFile(zip_uint64_t index, const QString &name)
    {
        constexpr qsizetype piece = 65536;
        const File file(zip_fopen_index(m_archive, index, 0));
        QByteArray bytes;
        zip_int64_t got = file ? 1 : -1;
        while (got > 0 && m_size <= m_bounds.bytes) {
            const qsizetype before = bytes.size();
            bytes.resize(before + piece);
            got = zip_fread(file.get(), bytes.data() + before, zip_uint64_t(piece));
            bytes.truncate(before + std::max<qsizetype>(got, 0));
            m_size += bytes.size() - before;
        }
        if (got < 0) {
            return Fault::Damaged;
        }
        if (m_size > m_bounds.bytes) {
            return Fault::TooLarge;
        }
        m_read.entries.push_back({.name = name, .bytes = bytes});
        return Fault::None;
    }

    zip_t *m_archive;
    const ArchiveBounds &m_bounds;
    ReadArchive m_read;
    QSet<QString> m_names;
    qint64 m_size = 0;
};

/// Adds a file, whose bytes must outlive the archive. False if out of memory.
bool add(zip_t *archive, const ArchiveEntry &entry)
{
    constexpr zip_uint32_t best = 9;
    constexpr zip_uint16_t firstDay = 1 << 5 | 1; // January 1, 1980, the earliest date possible
    zip_source_t *source = zip_source_buffer(archive, entry.bytes.data(), zip_uint64_t(entry.bytes.size()), 0);
    const zip_int64_t index =
        source != nullptr ? zip_file_add(archive, entry.name.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8) : -1;
    if (index < 0) {
        zip_source_free(source);
        return false;
    }
    const auto place = zip_uint64_t(index);
    zip_set_file_compression(archive, place, ZIP_CM_DEFLATE, best);
    zip_file_set_dostime(archive, place, 0, firstDay, 0);
    zip_file_set_external_attributes(archive, place, 0, ZIP_OPSYS_UNIX, plainFile << unixPlace);
    return true;
}

/// Returns the contents of a source that was written.
QByteArray bytesOf(zip_source_t *source)
{
    zip_stat_t facts;
    zip_stat_init(&facts);
    if (zip_source_stat(source, &facts) < 0 || zip_source_open(source) < 0) {
        return {};
    }
    QByteArray bytes(qsizetype(facts.size), Qt::Uninitialized);
    const zip_int64_t got = zip_source_read(source, bytes.data(), zip_uint64_t(bytes.size()));
    zip_source_close(source);
    return got == bytes.size() ? bytes : QByteArray();
}

} // namespace

ReadArchive readArchive(QByteArrayView bytes, const ArchiveBounds &bounds)
{
    if (bytes.isEmpty()) {
        return {}; // libzip would accept it as an archive without files
    }
    if (!isListBounded(bytes, bounds)) {
        return {.fault = Fault::TooManyFiles};
    }
    const Archive archive = opened(bytes);
    return archive ? ArchiveReader(archive.get(), bounds).read() : ReadArchive{};
}

QByteArray writeArchive(const std::vector<ArchiveEntry> &entries)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *source = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_t *archive = source != nullptr ? zip_open_from_source(source, ZIP_TRUNCATE, &error) : nullptr;
    zip_error_fini(&error);
    if (archive == nullptr) {
        zip_source_free(source);
        return {};
    }
    zip_source_keep(source);
    const bool isWhole =
        std::all_of(entries.begin(), entries.end(), [&](const ArchiveEntry &entry) { return add(archive, entry); });
    QByteArray bytes;
    if (isWhole && zip_close(archive) == 0) {
        bytes = bytesOf(source);
    } else {
        zip_discard(archive);
    }
    zip_source_free(source);
    return bytes;
}

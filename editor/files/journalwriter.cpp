#include "editor/files/journalwriter.h"

#include "editor/files/diskstate.h"
#include "editor/files/worker.h"
#include "gamecore/base/enoughmemory.h"
#include "gamecore/base/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const QString newEnding = u".new"_s;
const QStringList journalNames{u"*.journal"_s};

bool write(QFile &file, const QByteArray &bytes)
{
    return file.write(bytes) == bytes.size() && file.flush();
}

} // namespace

JournalWriter::JournalWriter(QString path, CataloguePtr catalogue, QObject *parent)
    : QObject(parent), m_path(std::move(path)), m_catalogue(std::move(catalogue)), m_file(m_path)
{
    m_pool.setMaxThreadCount(1);
}

JournalWriter::~JournalWriter()
{
    flush();
}

void JournalWriter::begin(const JournalInfo &info, const Level &level)
{
    m_file.close(); // what it holds is still better than nothing
    shorten(info, level);
}

void JournalWriter::shorten(const JournalInfo &info, const Level &level)
{
    m_isBegun = true;
    m_hasFiles = true;
    m_addedBytes = 0;
    m_addedCount = 0;
    m_since.clear();
    ++m_generation;
    isLarge(level) ? beginAside(info, level) : beginAtOnce(info, level);
}

void JournalWriter::beginAtOnce(const JournalInfo &info, const Level &level)
{
    m_pool.waitForDone(); // nothing that was begun or removed before comes after
    const QByteArray beginning = journalOf(info, level, *m_catalogue);
    m_isBeginning = false;
    m_beginningBytes = beginning.size();
    QFile coming(m_path + newEnding);
    if (!QDir().mkpath(QFileInfo(m_path).path())) {
        fail({.what = SaveFault::What::NoFolder, .path = m_path, .detail = {}});
    } else if (!coming.open(QIODevice::WriteOnly) || !write(coming, beginning)) {
        fail(faultOf(coming.fileName(), coming));
    } else {
        takeOver(coming);
    }
}

void JournalWriter::beginAside(const JournalInfo &info, const Level &level)
{
    m_isBeginning = true;
    m_pool.clear(); // only the newest counts
    m_pool.start(
        [this, generation = m_generation, path = QString(m_path + newEnding), info, level, catalogue = m_catalogue] {
            qint64 bytes = 0;
            const std::optional<SaveFault> fault = savedInMemory(path, [&] {
                const QByteArray beginning = journalOf(info, level, *catalogue);
                bytes = beginning.size();
                return writeWhole(path, beginning);
            });
            QMetaObject::invokeMethod(this, [this, generation, bytes, fault] { finish(generation, bytes, fault); });
        });
}

void JournalWriter::finish(int generation, qint64 bytes, const std::optional<SaveFault> &fault)
{
    if (generation != m_generation) {
        return;
    }
    m_isBeginning = false;
    m_beginningBytes = bytes;
    const QByteArray since = std::exchange(m_since, {}).join();
    QFile coming(m_path + newEnding);
    if (fault) {
        fail(*fault);
    } else if (!coming.open(QIODevice::Append) || !write(coming, since)) {
        fail(faultOf(coming.fileName(), coming));
    } else {
        takeOver(coming);
    }
}

void JournalWriter::takeOver(QFile &coming)
{
    coming.close();
    m_file.close();
    if (!moveFile(coming.fileName(), m_path) || !m_file.open(QIODevice::Append)) {
        fail(faultOf(m_file.fileName(), m_file));
    } else {
        makeLatest(m_path, journalNames);
        Q_EMIT begun();
    }
}

bool JournalWriter::isLong() const
{
    // Reading many small ones takes longer than their bytes tell.
    constexpr int mostAdded = 4000;
    constexpr qint64 leastBytes = 1024 * 1024;
    return !m_isBeginning && (m_addedCount > mostAdded || m_addedBytes > std::max(leastBytes, m_beginningBytes));
}

void JournalWriter::add(const QByteArray &record)
{
    Q_ASSERT(m_isBegun);
    m_addedBytes += record.size();
    ++m_addedCount;
    if (m_isBeginning) {
        m_since.append(record);
    }
    if (m_file.isOpen() && !write(m_file, record)) {
        fail(faultOf(m_file.fileName(), m_file));
    } else if (m_file.isOpen()) {
        makeLatest(m_path, journalNames);
    }
}

void JournalWriter::fail(const SaveFault &fault)
{
    forget(); // but what is on the disk may be all that is left of the work
    Q_EMIT failed(fault);
}

void JournalWriter::forget()
{
    m_file.close();
    m_since.clear();
    m_isBegun = false;
    m_isBeginning = false;
    ++m_generation;
}

void JournalWriter::remove()
{
    if (!std::exchange(m_hasFiles, false)) {
        return;
    }
    forget();
    m_pool.clear();
    const auto removeFiles = [path = m_path] {
        QFile::remove(path + newEnding);
        QFile::remove(path);
    };
    // A beginning that is being written would come after: it takes longer than anybody should wait for.
    m_pool.activeThreadCount() > 0 ? m_pool.start(removeFiles) : removeFiles();
}

void JournalWriter::flush()
{
    m_pool.waitForDone();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

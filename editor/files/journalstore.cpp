#include "editor/files/journalstore.h"

#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelreader.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const QString journalEnding = u".journal"_s;
const QString comingEnding = u".journal.new"_s;
const QString lockEnding = u".lock"_s;

QString lockPath(const QString &folder, const QString &id)
{
    return folder + u'/' + id + lockEnding;
}

/// One key for all spellings of the path of one file; "untitled" for levels without a file.
QString keyOf(const QString &path)
{
    if (path.isEmpty()) {
        return u"untitled"_s;
    }
    const QFileInfo info(path);
    const QString canonical = isShippedFile(path) ? path : info.canonicalFilePath();
    const QByteArray name = (canonical.isEmpty() ? info.absoluteFilePath() : canonical).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().first(32));
}

QString newId(const QString &path)
{
    return u"%1-%2"_s.arg(keyOf(path), QString::number(QRandomGenerator::system()->generate64(), 36));
}

QStringList idsIn(const QString &folder, const QString &pattern, const QString &ending)
{
    QStringList ids;
    for (const QString &name : QDir(folder).entryList({pattern + ending}, QDir::Files, QDir::Name)) {
        ids.append(name.chopped(ending.size()));
    }
    return ids;
}

} // namespace

JournalPlace::JournalPlace(const QString &folder, QString id)
    : m_folder(folder), m_id(std::move(id)), m_lock(lockPath(m_folder, m_id))
{
    m_lock.setStaleLockTime(0); // a level may be open for days
    hold();
}

JournalPlace::~JournalPlace() = default;

void JournalPlace::hold()
{
    if (!m_lock.isLocked() || !QFileInfo::exists(lockPath(m_folder, m_id))) {
        m_lock.unlock();
        QDir().mkpath(m_folder);
        m_lock.tryLock(); // without a lock all works but telling others
    }
}

JournalStore::JournalStore(CataloguePtr catalogue, QString folder)
    : m_catalogue(std::move(catalogue)), m_folder(std::move(folder))
{
}

QString JournalStore::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/recovery"_s;
}

QString JournalStore::journalPath(const QString &id) const
{
    return m_folder + u'/' + id + journalEnding;
}

std::unique_ptr<JournalPlace> JournalStore::claim(const QString &path) const
{
    return std::make_unique<JournalPlace>(m_folder, newId(path));
}

bool JournalStore::isHeld(const QString &id) const
{
    QLockFile lock(lockPath(m_folder, id));
    lock.setStaleLockTime(0);
    // A lock whose process has gone is taken, and removed by leaving it.
    return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

bool JournalStore::isOpenElsewhere(const QString &path, const JournalPlace *own) const
{
    const QStringList ids = idsIn(m_folder, keyOf(path) + u"-*"_s, lockEnding);
    return std::any_of(ids.begin(), ids.end(),
                       [&](const QString &id) { return (!own || id != own->id()) && isHeld(id); });
}

QList<LostWork> JournalStore::lostWork() const
{
    for (const QString &id : idsIn(m_folder, u"*"_s, lockEnding)) {
        isHeld(id);
    }
    QList<LostWork> found;
    for (const QString &id : idsIn(m_folder, u"*"_s, journalEnding)) {
        if (isHeld(id)) {
            continue;
        }
        QFile file(journalPath(id));
        if (!file.open(QIODevice::ReadOnly)) {
            continue;
        }
        const JournalTitle title = readJournalTitle(file, *m_catalogue);
        if (title.state == JournalState::Good) {
            found.append({.id = id, .title = title, .at = QFileInfo(file).lastModified()});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const LostWork &a, const LostWork &b) { return a.at > b.at; });
    return found;
}

QList<LostWork> JournalStore::lostWorkOn(const QString &path) const
{
    QList<LostWork> found = lostWork();
    const QString beginning = keyOf(path) + u'-';
    found.removeIf([&beginning](const LostWork &work) { return !work.id.startsWith(beginning); });
    return found;
}

ReadJournal JournalStore::read(const QString &id) const
{
    QFile file(journalPath(id));
    return file.open(QIODevice::ReadOnly) ? readJournal(file, *m_catalogue) : ReadJournal();
}

void JournalStore::discard(const QString &id) const
{
    if (!isHeld(id)) {
        QFile::remove(m_folder + u'/' + id + comingEnding);
        QFile::remove(journalPath(id));
    }
}

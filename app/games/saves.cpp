#include "app/games/saves.h"

#include "app/games/gamesource.h"
#include "editor/storage/diskstate.h"
#include "editor/text/issuetext.h"
#include "gamecore/base/files.h"
#include "gamecore/json/jsontext.h"

#include <QDir>
#include <QFileInfo>
#include <QMutexLocker>
#include <QRandomGenerator>
#include <QSet>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView last = ".save"_L1;
constexpr QLatin1StringView before = ".save.1"_L1;
constexpr QLatin1StringView coming = ".save.new"_L1;
constexpr QLatin1StringView damaged = ".save.damaged"_L1;

/// Reads the first two lines of a file, which hold its head.
QByteArray beginningOf(const QString &path)
{
    constexpr qint64 longestLine = 64 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QByteArray checksum = file.readLine(longestLine);
    return checksum + file.readLine(longestLine);
}

QString idOf(const QString &fileName)
{
    return fileName.section(u'.', 0, 0);
}

} // namespace

Saves::Saves(CataloguePtr catalogue, QString folder, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)), m_folder(std::move(folder))
{
}

QString Saves::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/saves"_s;
}

QString Saves::newId()
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    return u"%1-%2"_s.arg(now, 0, 36).arg(QRandomGenerator::system()->generate(), 8, 16, QChar(u'0'));
}

QString Saves::pathOf(const QString &id, QLatin1StringView ending) const
{
    return m_folder + u'/' + id + ending;
}

Saves::Shared Saves::unwritten(const QString &id) const
{
    const QMutexLocker lock(&m_mutex);
    const auto found = m_unwritten.find(id);
    return found == m_unwritten.end() ? nullptr : found->second;
}

bool Saves::contains(const QString &id) const
{
    return QFileInfo::exists(pathOf(id, last)) || QFileInfo::exists(pathOf(id, before)) || unwritten(id);
}

QList<SaveInfo> Saves::all() const
{
    QList<SaveInfo> found;
    QSet<QString> seen;
    {
        const QMutexLocker lock(&m_mutex);
        for (const auto &[id, save] : m_unwritten) {
            seen.insert(id);
            found.append(
                {.id = id, .head = saveHeadOf(save->game, save->origin), .savedAt = save->savedAt, .path = pathOf(id)});
        }
    }
    // Files with the last state come before those with the state before it.
    for (const QFileInfo &file : QDir(m_folder).entryInfoList({u'*' + last, u'*' + before}, QDir::Files, QDir::Name)) {
        const QString id = idOf(file.fileName());
        if (seen.contains(id)) {
            continue;
        }
        const SaveFile save = readSaveHead(beginningOf(file.filePath()));
        if (save.state == SaveState::Damaged) {
            continue;
        }
        seen.insert(id);
        found.append({.id = id,
                      .head = save.head,
                      .savedAt = file.lastModified(),
                      .state = save.state,
                      .path = file.filePath()});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const SaveInfo &a, const SaveInfo &b) { return a.savedAt > b.savedAt; });
    return found;
}

QJsonObject Saves::originOf(const QString &id) const
{
    const QList<SaveInfo> saves = all();
    const auto found = std::find_if(saves.begin(), saves.end(), [&id](const SaveInfo &save) { return save.id == id; });
    return found == saves.end() ? QJsonObject() : found->head.origin;
}

SaveFile Saves::readFileOf(const QString &id, QLatin1StringView ending, ReadSnapshot &read) const
{
    IssueList unread;
    const std::optional<QByteArray> bytes = readFile(pathOf(id, ending), largestSave, unread);
    SaveFile save = bytes ? readSaveFile(*bytes) : SaveFile();
    if (save.state == SaveState::Good) {
        read = readSnapshot(save.snapshot, m_catalogue);
        const bool isNewer = std::any_of(read.issues.begin(), read.issues.end(),
                                         [](const Issue &issue) { return issue.code == IssueCode::NewerVersion; });
        save.state = isNewer ? SaveState::Newer : SaveState::Good;
    }
    return save;
}

std::optional<Game> Saves::load(const QString &id, QString *why)
{
    flush();
    why->clear();
    if (const Shared save = unwritten(id)) {
        return save->game;
    }
    const bool hasLast = QFileInfo::exists(pathOf(id, last));
    for (const QLatin1StringView ending : {last, before}) {
        ReadSnapshot read;
        const SaveFile save = readFileOf(id, ending, read);
        if (save.state == SaveState::Newer) {
            *why =
                tr("This game was saved by a newer version of Mazewright. It is kept; continue it with that version.");
            return std::nullopt;
        }
        if (save.state == SaveState::Older) {
            *why = tr("This game was saved by an older version of Mazewright with different random numbers. It is "
                      "kept; continue it with that version.");
            return std::nullopt;
        }
        if (save.state == SaveState::Good && !read.game) {
            //: %1 is a sentence that says what does not fit
            *why = tr("Cannot load this saved game: %1").arg(sentenceOf(read.issues[0]));
            return std::nullopt;
        }
        if (save.state == SaveState::Good) {
            if (ending == before && hasLast) {
                renameDamaged(pathOf(id, last));
                *why = tr("The last save was damaged. The game continues from the one before it, at turn %1.")
                           .arg(save.head.turn);
            }
            removeLeftovers(id);
            know(id, beginningOf(pathOf(id, last)));
            return std::move(read.game);
        }
    }
    *why = contains(id) ? tr("This saved game is damaged and cannot be loaded.")
                        : tr("This saved game no longer exists. If its folder was moved, move it back to: %1")
                              .arg(QDir::toNativeSeparators(m_folder));
    return std::nullopt;
}

/// Removes temporary files of interrupted writes.
void Saves::removeLeftovers(const QString &id) const
{
    for (const QFileInfo &file : QDir(m_folder).entryInfoList({id + coming + u'*'}, QDir::Files)) {
        QFile::remove(file.filePath());
    }
}

void Saves::write(const QString &id, const Game &game, const QJsonObject &origin)
{
    add(id, std::make_shared<Unwritten>(Unwritten{game, origin, QDateTime::currentDateTime(), ++m_number}));
}

/// Queues a save unless a later one of the same game is queued.
void Saves::add(const QString &id, const Shared &save)
{
    const QMutexLocker lock(&m_mutex);
    Shared &queued = m_unwritten[id];
    if (!queued || queued->number <= save->number) {
        queued = save;
        m_writes.add(pathOf(id), [this, id, save] { return put(id, save); });
    }
}

void Saves::forget(const QString &id, const Shared &save)
{
    const QMutexLocker lock(&m_mutex);
    const auto found = m_unwritten.find(id);
    if (found != m_unwritten.end() && found->second == save) {
        m_unwritten.erase(found);
    }
}

/// Writes a save, or queues it under a new id if another program has changed it.
std::optional<SaveFault> Saves::put(const QString &id, const Shared &save)
{
    QString own = currentIdOf(id);
    if (own == id && isOfAnother(id)) {
        own = newId();
        {
            const QMutexLocker lock(&m_mutex);
            m_parted.insert(id, own);
        }
        Q_EMIT saveSplit(id);
    }
    if (own != id) {
        add(own, save);
        forget(id, save);
        return std::nullopt;
    }
    const bool isTriedAgain = std::exchange(save->isTriedAgain, true);
    const QByteArray bytes = writeSaveFile(saveHeadOf(save->game, save->origin), save->game);
    const std::optional<SaveFault> fault = putFile(id, bytes, isTriedAgain ? save->savedAt : QDateTime());
    if (!fault) {
        know(id, bytes);
        forget(id, save);
    }
    return fault;
}

/// Replaces the old files after the new file is completely on the disk.
std::optional<SaveFault> Saves::putFile(const QString &id, const QByteArray &bytes, const QDateTime &playedAt) const
{
    const QString path = pathOf(id, last);
    if (std::optional<SaveFault> fault = writeWhole(pathOf(id, coming), bytes)) {
        fault->path = path; // the name that users find in the folder
        return fault;
    }
    if (playedAt.isValid()) {
        QFile file(pathOf(id, coming)); // other games may have been played since
        if (file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)) {
            file.setFileTime(playedAt, QFileDevice::FileModificationTime);
        }
    } else {
        makeLatest(pathOf(id, coming), {u'*' + last, u'*' + before});
    }
    const bool isKept = !QFileInfo::exists(path) || moveFile(path, pathOf(id, before));
    if (!isKept || !moveFile(pathOf(id, coming), path)) {
        return SaveFault{.what = SaveFault::What::NotAllowed, .path = path, .detail = {}};
    }
    return std::nullopt;
}

/// Remembers the first line of a save, which holds a checksum of the file.
void Saves::know(const QString &id, const QByteArray &save)
{
    const QMutexLocker lock(&m_mutex);
    m_parted.remove(id);
    m_known.insert(id, save.left(save.indexOf('\n')));
}

/// True if the file is a valid save that this program did not write or read last. An id unknown to this program counts
/// as new.
bool Saves::isOfAnother(const QString &id) const
{
    const QByteArray there = beginningOf(pathOf(id, last));
    const QMutexLocker lock(&m_mutex);
    const auto known = m_known.constFind(id);
    return known != m_known.cend() && there.left(there.indexOf('\n')) != *known
           && readSaveHead(there).state != SaveState::Damaged;
}

QString Saves::currentIdOf(const QString &id) const
{
    const QMutexLocker lock(&m_mutex);
    return m_parted.value(id, id);
}

void Saves::remove(const QString &id)
{
    m_writes.drop(pathOf(id));
    {
        const QMutexLocker lock(&m_mutex);
        m_unwritten.erase(id);
    }
    // The last state is deleted last, so that an older one never remains alone.
    removeLeftovers(id);
    for (const QLatin1StringView ending : {damaged, before, last}) {
        QFile::remove(pathOf(id, ending));
    }
}

void Saves::removeRestarts(const QString &beginning)
{
    for (const SaveInfo &save : all()) {
        if (!beginning.isEmpty() && save.head.origin.value("beginning"_L1).toString() == beginning) {
            remove(save.id);
        }
    }
}

void Saves::levelMoved(const QString &from, const QString &to)
{
    for (const SaveInfo &save : all()) {
        if (save.head.origin.value("path"_L1).toString() != from || !save.canBeLoaded()) {
            continue;
        }
        QString why;
        if (const std::optional<Game> game = load(save.id, &why)) {
            QJsonObject origin = save.head.origin;
            origin.insert("path"_L1, to);
            write(save.id, *game, origin);
        }
    }
    flush();
}

const SaveInfo *newestOf(const QList<SaveInfo> &saves, const GameSource &source)
{
    const auto newest = std::find_if(saves.begin(), saves.end(), [origin = originOf(source)](const SaveInfo &save) {
        return save.canBeLoaded() && isOfTheSame(save.head.origin, origin);
    });
    return newest == saves.end() ? nullptr : &*newest;
}

QHash<QString, SaveInfo> newestOfEach(const QList<SaveInfo> &saves)
{
    QHash<QString, SaveInfo> newest;
    for (const SaveInfo &save : saves) {
        const QString what = playKeyOf(save.head.origin);
        if (save.canBeLoaded() && !newest.contains(what)) {
            newest.insert(what, save);
        }
    }
    return newest;
}

std::optional<Game> readSave(const QString &path, const CataloguePtr &catalogue)
{
    IssueList unread;
    const std::optional<QByteArray> bytes = readFile(path, largestSave, unread);
    const SaveFile save = bytes ? readSaveFile(*bytes) : SaveFile();
    return save.state == SaveState::Good ? readSnapshot(save.snapshot, catalogue).game : std::nullopt;
}

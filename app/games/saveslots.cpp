#include "app/games/saveslots.h"

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

void SaveJobs::removeFrom(std::vector<Job> &jobs, const QString &id)
{
    std::erase_if(jobs, [&id](const Job &job) { return job.id == id; });
}

void SaveJobs::add(Job job)
{
    const QMutexLocker lock(&m_mutex);
    removeFrom(m_waiting, job.id);
    m_waiting.push_back(std::move(job));
}

std::optional<SaveJobs::Job> SaveJobs::take()
{
    const QMutexLocker lock(&m_mutex);
    if (m_waiting.empty()) {
        return std::nullopt;
    }
    std::optional<Job> first = std::move(m_waiting.front());
    m_waiting.erase(m_waiting.begin());
    return first;
}

void SaveJobs::rest(Job job, const SaveFault &fault)
{
    const QMutexLocker lock(&m_mutex);
    removeFrom(m_resting, job.id);
    job.restsSince = job.restsSince.isValid() ? job.restsSince : QDateTime::currentDateTime();
    m_resting.push_back(std::move(job));
    m_fault = fault;
}

void SaveJobs::noteDone(const QString &id)
{
    const QMutexLocker lock(&m_mutex);
    removeFrom(m_resting, id);
    m_fault.reset();
    wake();
}

void SaveJobs::tryAgain()
{
    const QMutexLocker lock(&m_mutex);
    wake();
}

/// The mutex is held.
void SaveJobs::wake()
{
    for (Job &resting : std::exchange(m_resting, {})) {
        const auto isNewer = [&resting](const Job &waiting) { return waiting.id == resting.id; };
        if (std::none_of(m_waiting.begin(), m_waiting.end(), isNewer)) {
            m_waiting.push_back(std::move(resting));
        }
    }
}

void SaveJobs::drop(const QString &id)
{
    const QMutexLocker lock(&m_mutex);
    removeFrom(m_waiting, id);
    removeFrom(m_resting, id);
}

std::optional<SaveFault> SaveJobs::fault() const
{
    const QMutexLocker lock(&m_mutex);
    return m_resting.empty() ? std::nullopt : m_fault;
}

std::optional<Game> SaveJobs::restingGame(const QString &id) const
{
    const QMutexLocker lock(&m_mutex);
    const auto found = std::find_if(m_resting.begin(), m_resting.end(), [&id](const Job &job) { return job.id == id; });
    return found == m_resting.end() ? std::nullopt : std::optional(found->game);
}

void SaveJobs::eachResting(const std::function<void(const Job &)> &look) const
{
    const QMutexLocker lock(&m_mutex);
    for (const Job &job : m_resting) {
        look(job);
    }
}

namespace {

const QString last = u".save"_s;
const QString before = u".save.1"_s;
const QString coming = u".save.new"_s;
const QString damaged = u".save.damaged"_s;

/// As much of a file as holds its head: two lines.
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

SaveSlots::SaveSlots(CataloguePtr catalogue, QString folder, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)), m_folder(std::move(folder))
{
    m_pool.setMaxThreadCount(1);
}

SaveSlots::~SaveSlots()
{
    writeRest();
}

QString SaveSlots::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/saves"_s;
}

QString SaveSlots::newId()
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    return u"%1-%2"_s.arg(now, 0, 36).arg(QRandomGenerator::system()->generate(), 8, 16, QChar(u'0'));
}

QString SaveSlots::pathOf(const QString &id, const QString &ending) const
{
    return m_folder + u'/' + id + ending;
}

bool SaveSlots::contains(const QString &id) const
{
    return QFileInfo::exists(pathOf(id, last)) || QFileInfo::exists(pathOf(id, before)) || m_jobs.restingGame(id);
}

QList<SlotInfo> SaveSlots::all() const
{
    QList<SlotInfo> found = unwritten();
    QSet<QString> seen;
    for (const SlotInfo &slot : std::as_const(found)) {
        seen.insert(slot.id);
    }
    // The last save comes before the one before it.
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
        found.append({.id = id, .head = save.head, .savedAt = file.lastModified(), .state = save.state});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const SlotInfo &a, const SlotInfo &b) { return a.savedAt > b.savedAt; });
    return found;
}

QList<SlotInfo> SaveSlots::unwritten() const
{
    QList<SlotInfo> found;
    m_jobs.eachResting([&found](const SaveJobs::Job &job) {
        found.append({.id = job.id,
                      .head = saveHeadOf(job.game, job.origin),
                      .savedAt = job.restsSince,
                      .state = SaveState::Good});
    });
    return found;
}

SaveFile SaveSlots::readFileOf(const QString &id, const QString &ending, ReadSnapshot &read) const
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

std::optional<Game> SaveSlots::load(const QString &id, QString *why)
{
    flush();
    why->clear();
    if (std::optional<Game> game = m_jobs.restingGame(id)) {
        return game;
    }
    const bool hasLast = QFileInfo::exists(pathOf(id, last));
    for (const QString &ending : {last, before}) {
        ReadSnapshot read;
        const SaveFile save = readFileOf(id, ending, read);
        if (save.state == SaveState::Newer) {
            *why = tr("This game was saved by a newer version of Mazewright. It is kept for that version.");
            return std::nullopt;
        }
        if (save.state == SaveState::Older) {
            *why =
                tr("This game was saved by an older version of Mazewright, in which chance fell otherwise. It is kept "
                   "for that version.");
            return std::nullopt;
        }
        if (save.state == SaveState::Good && !read.game) {
            //: %1 is a sentence that says what does not fit
            *why = tr("This saved game does not fit this program and its data: %1").arg(sentenceOf(read.issues[0]));
            return std::nullopt;
        }
        if (save.state == SaveState::Good) {
            if (ending == before && hasLast) {
                putDamagedAside(pathOf(id, last));
                *why = tr("The last save was damaged. The game goes on from the one before it, at turn %1.")
                           .arg(save.head.turn);
            }
            removeLeftovers(id);
            know(id, beginningOf(pathOf(id, last)));
            return std::move(read.game);
        }
    }
    *why = contains(id) ? tr("This saved game is damaged and cannot be loaded.")
                        : tr("This saved game is no longer there. If its folder was moved, put it back: %1")
                              .arg(QDir::toNativeSeparators(m_folder));
    return std::nullopt;
}

/// Removes what is left of writing that was cut short.
void SaveSlots::removeLeftovers(const QString &id) const
{
    for (const QFileInfo &file : QDir(m_folder).entryInfoList({id + coming + u'*'}, QDir::Files)) {
        QFile::remove(file.filePath());
    }
}

void SaveSlots::write(const QString &id, const Game &game, const QJsonObject &origin)
{
    m_jobs.add({id, game, origin});
    m_pool.start([this] { runJobs(); });
}

void SaveSlots::runJobs()
{
    while (std::optional<SaveJobs::Job> job = m_jobs.take()) {
        carryOut(*job);
    }
}

void SaveSlots::carryOut(SaveJobs::Job &job)
{
    job.id = whereabouts(job.id);
    if (isOfAnother(job.id)) {
        const QString own = newId();
        {
            const QMutexLocker lock(&m_mutex);
            m_parted.insert(job.id, own);
        }
        Q_EMIT parted(job.id);
        job.id = own;
    }
    const QByteArray bytes = writeSaveFile(saveHeadOf(job.game, job.origin), job.game);
    const QString id = job.id;
    if (const std::optional<SaveFault> fault = put(id, bytes, job.restsSince)) {
        m_jobs.rest(std::move(job), *fault);
        Q_EMIT failed(id, *fault);
    } else {
        know(id, bytes);
        m_jobs.noteDone(id);
        Q_EMIT written(id, job.game.world().turn());
    }
}

/// The old files are touched only once the new one is whole on the disk.
std::optional<SaveFault> SaveSlots::put(const QString &id, const QByteArray &save, const QDateTime &playedAt) const
{
    const QString path = pathOf(id, last);
    if (std::optional<SaveFault> fault = writeWhole(pathOf(id, coming), save)) {
        fault->path = path; // which people find in the folder
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

std::optional<SaveFault> SaveSlots::writeRest()
{
    m_jobs.tryAgain();
    m_pool.start([this] { runJobs(); });
    flush();
    return m_jobs.fault();
}

/// Remembers the first line of a save, which has a checksum of the whole.
void SaveSlots::know(const QString &id, const QByteArray &save)
{
    const QMutexLocker lock(&m_mutex);
    m_parted.remove(id);
    m_known.insert(id, save.left(save.indexOf('\n')));
}

/// Whether there is a whole save that is not the one that this program knows. A slot that it does not know is new.
bool SaveSlots::isOfAnother(const QString &id)
{
    const QByteArray there = beginningOf(pathOf(id, last));
    const QMutexLocker lock(&m_mutex);
    const auto known = m_known.constFind(id);
    return known != m_known.cend() && there.left(there.indexOf('\n')) != *known
           && readSaveHead(there).state != SaveState::Damaged;
}

QString SaveSlots::whereabouts(const QString &id)
{
    const QMutexLocker lock(&m_mutex);
    return m_parted.value(id, id);
}

void SaveSlots::flush()
{
    m_pool.waitForDone();
}

void SaveSlots::remove(const QString &id)
{
    m_jobs.drop(id);
    flush();
    m_jobs.drop(id); // it may have failed meanwhile
    // The last save goes last, so that no moment leaves an older one alone.
    removeLeftovers(id);
    for (const QString &ending : {damaged, before, last}) {
        QFile::remove(pathOf(id, ending));
    }
}

#include "editor/storage/recoveryfiles.h"

#include "editor/storage/diskstate.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int recoveryVersion = 1;
constexpr qint64 longestInfo = 256 * 1024; ///< the first line, in bytes
constexpr qsizetype longestName = 200;

const QString fileEnding = u".recovery"_s;
const QString partEnding = u".recovery.new"_s;
const QString lockEnding = u".lock"_s;

/// Returns a key that is the same for all spellings of a file's path; "untitled" for a level without a file.
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

QStringList idsIn(const QString &folder, const QString &pattern, const QString &ending)
{
    QStringList ids;
    for (const QString &name : QDir(folder).entryList({pattern + ending}, QDir::Files, QDir::Name)) {
        ids.append(name.chopped(ending.size()));
    }
    return ids;
}

QJsonObject jsonOf(const RecoveryInfo &info)
{
    QJsonObject object{{u"format"_s, u"mazewright-recovery"_s}, {u"version"_s, recoveryVersion}};
    const auto add = [&object](const QString &key, const QString &text) {
        if (!text.isEmpty()) {
            object.insert(key, text);
        }
    };
    add(u"file"_s, info.path);
    add(u"file_hash"_s, QString::fromLatin1(info.fileHash.toHex()));
    add(u"name"_s, info.name.left(longestName));
    object.insert(u"tab"_s, info.tab);
    object.insert(u"read_only"_s, info.isReadOnly);
    object.insert(u"foreign_map"_s, info.isForeignMap);
    return object;
}

/// Parses the first line of a recovery file. std::nullopt if the file is of another kind or version.
std::optional<RecoveryInfo> readInfo(const QByteArray &line)
{
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    if (object.value("format"_L1) != "mazewright-recovery"_L1 || object.value("version"_L1) != recoveryVersion) {
        return std::nullopt;
    }
    return RecoveryInfo{.path = object.value("file"_L1).toString(),
                        .isReadOnly = object.value("read_only"_L1).toBool(),
                        .fileHash = QByteArray::fromHex(object.value("file_hash"_L1).toString().toLatin1()),
                        .isForeignMap = object.value("foreign_map"_L1).toBool(),
                        .name = object.value("name"_L1).toString(),
                        .tab = object.value("tab"_L1).toInt()};
}

std::optional<RecoveryInfo> readInfoOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? readInfo(file.readLine(longestInfo)) : std::nullopt;
}

} // namespace

QByteArray recoveryContent(const RecoveryInfo &info, const Level &level, const Catalogue &catalogue)
{
    return QJsonDocument(jsonOf(info)).toJson(QJsonDocument::Compact) + '\n' + writeLevelJson(level, catalogue);
}

std::optional<SaveFault> writeRecoveryFile(const QString &path, const QByteArray &content)
{
    QFile part(path + u".new"_s);
    if (!QDir().mkpath(QFileInfo(path).path())) {
        return SaveFault{.what = SaveFault::What::NoFolder, .path = path, .detail = {}};
    }
    const bool isWritten = part.open(QIODevice::WriteOnly) && part.write(content) == content.size() && part.flush();
    if (!isWritten) {
        const SaveFault fault = faultOf(path, part);
        part.remove(); // an incomplete file is useless and takes space
        return fault;
    }
    part.close();
    if (!moveFile(part.fileName(), path)) {
        return faultOf(path, part);
    }
    makeLatest(path, {u'*' + fileEnding});
    return std::nullopt;
}

std::optional<RecoveredLevel> readRecoveryFile(const QString &path, const Catalogue &catalogue)
{
    IssueList issues;
    const std::optional<QByteArray> content = readFile(path, largestJson + longestInfo, issues);
    const qsizetype end = content ? content->indexOf('\n') : -1;
    const std::optional<RecoveryInfo> info = end < 0 ? std::nullopt : readInfo(content->first(end));
    if (!info) {
        return std::nullopt;
    }
    // The issues of the level are found after it is opened.
    const auto unchecked = [](const auto &...) { return CheckResult(); };
    std::optional<Level> level = readLevelJson(content->sliced(end + 1), catalogue, unchecked).level.take();
    return level ? std::optional(RecoveredLevel{*info, *std::move(level)}) : std::nullopt;
}

RecoveryPlace::RecoveryPlace(const QString &folder, QString id)
    : m_folder(folder), m_id(std::move(id)), m_lock(QString(m_folder + u'/' + m_id + lockEnding))
{
    m_lock.setStaleLockTime(0); // a level may be open for days
    hold();
}

void RecoveryPlace::hold()
{
    if (!m_lock.isLocked() || !QFileInfo::exists(m_lock.fileName())) {
        m_lock.unlock();
        QDir().mkpath(m_folder);
        m_lock.tryLock(); // without a lock, only other windows are not informed
    }
}

QString RecoveryPlace::path() const
{
    return m_folder + u'/' + m_id + fileEnding;
}

QString RecoveryFolder::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/recovery"_s;
}

QString RecoveryFolder::pathOf(const QString &id) const
{
    return m_path + u'/' + id + fileEnding;
}

std::unique_ptr<RecoveryPlace> RecoveryFolder::claim(const QString &path) const
{
    const QString number = QString::number(QRandomGenerator::system()->generate64(), 36);
    return std::make_unique<RecoveryPlace>(m_path, QString(keyOf(path) + u'-' + number));
}

bool RecoveryFolder::isHeld(const QString &id) const
{
    QLockFile lock(m_path + u'/' + id + lockEnding);
    lock.setStaleLockTime(0);
    // A lock of a process that has ended is taken here, and released on return.
    return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

bool RecoveryFolder::isOpenElsewhere(const QString &path, const RecoveryPlace *own) const
{
    const QStringList ids = idsIn(m_path, QString(keyOf(path) + u"-*"_s), lockEnding);
    return std::any_of(ids.begin(), ids.end(),
                       [&](const QString &id) { return (!own || id != own->id()) && isHeld(id); });
}

QList<LostWork> RecoveryFolder::lostWork() const
{
    for (const QString &id : idsIn(m_path, u"*"_s, lockEnding)) {
        isHeld(id);
    }
    for (const QString &id : idsIn(m_path, u"*"_s, partEnding)) {
        if (!isHeld(id)) {
            QFile::remove(m_path + u'/' + id + partEnding);
        }
    }
    QList<LostWork> found;
    for (const QString &id : idsIn(m_path, u"*"_s, fileEnding)) {
        const std::optional<RecoveryInfo> info = isHeld(id) ? std::nullopt : readInfoOf(pathOf(id));
        if (info) {
            found.append({.id = id, .info = *info, .at = QFileInfo(pathOf(id)).lastModified()});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const LostWork &a, const LostWork &b) {
        return a.info.tab != b.info.tab ? a.info.tab < b.info.tab : a.at > b.at;
    });
    return found;
}

bool RecoveryFolder::take(const QString &id, RecoveryPlace &place) const
{
    QLockFile lock(m_path + u'/' + id + lockEnding);
    lock.setStaleLockTime(0);
    return lock.tryLock(0) && moveFile(pathOf(id), place.path());
}

void RecoveryFolder::discard(const QString &id) const
{
    if (!isHeld(id)) {
        QFile::remove(pathOf(id));
    }
}

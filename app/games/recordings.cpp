#include "app/games/recordings.h"

#include "app/settings/settings.h"
#include "editor/storage/diskstate.h"
#include "gamecore/base/issue.h"
#include "gamecore/replay/runwriter.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace {

const QString branchesFormat = u"mazewright-branches"_s;
constexpr int branchesVersion = 1;
/// Size limit in bytes, far above the number of runs that a user keeps.
constexpr qint64 largestBranches = 4LL * 1024 * 1024;

/// Returns a valid name: a single line, not cut inside a surrogate pair.
QString shortRecordingName(const QString &name)
{
    QString shortName = name.simplified().left(RecordingBranches::longestName);
    if (!shortName.isEmpty() && shortName.back().isHighSurrogate()) {
        shortName.chop(1);
    }
    return shortName.trimmed();
}

RecordingBranch branchFrom(const QJsonObject &json)
{
    return {.of = json.value("of"_L1).toString(),
            .after = qMax<qint64>(0, json.value("after"_L1).toInteger()),
            .name = shortRecordingName(json.value("name"_L1).toString())};
}

QJsonObject jsonOf(const RecordingBranch &branch)
{
    return {{u"of"_s, branch.of}, {u"after"_s, branch.after}, {u"name"_s, branch.name}};
}

} // namespace

RecordingBranches::RecordingBranches(const QString &folder) : m_folder(folder), m_path(folder + u"/branches.json"_s)
{
    if (m_folder.isEmpty()) {
        m_isReadOnly = true;
    } else if (QFileInfo::exists(m_path)) {
        read();
    }
}

void RecordingBranches::read()
{
    IssueList issues;
    const QByteArray text = readFile(m_path, largestBranches, issues).value_or(QByteArray());
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    if (root.value("format"_L1).toString() != branchesFormat) {
        startAgain();
        return;
    }
    m_isReadOnly = root.value("version"_L1).toInt() > branchesVersion;
    const QJsonObject runs = m_isReadOnly ? QJsonObject() : root.value("runs"_L1).toObject();
    for (auto run = runs.begin(); run != runs.end(); ++run) {
        m_noted.insert(run.key(), branchFrom(run.value().toObject()));
    }
}

void RecordingBranches::startAgain()
{
    m_isReadOnly = !renameDamaged(m_path);
    if (m_isReadOnly) {
        return;
    }
    for (const QString &file : QDir(m_folder).entryList({QString(u'*' + recordingEnding)}, QDir::Files)) {
        m_noted.insert(file.chopped(recordingEnding.size()), {});
    }
    if (write()) {
        m_isReadOnly = true;
        moveFile(m_path + u".damaged"_s, m_path); // moved back, since a missing file would count as empty
    }
}

QStringList RecordingBranches::branchesOf(const QString &id) const
{
    QStringList ids;
    for (auto run = m_noted.begin(); run != m_noted.end(); ++run) {
        if (!id.isEmpty() && run->of == id) {
            ids.append(run.key());
        }
    }
    ids.sort();
    return ids;
}

QSet<QString> RecordingBranches::protectedIds() const
{
    QSet<QString> ids;
    for (auto run = m_noted.begin(); run != m_noted.end(); ++run) {
        ids.insert(run.key());
        ids.insert(run->of);
    }
    ids.remove({});
    return ids;
}

std::optional<SaveFault> RecordingBranches::note(const QString &id, RecordingBranch branch)
{
    branch.name = shortRecordingName(branch.name);
    m_noted.insert(id, branch);
    return write();
}

std::optional<SaveFault> RecordingBranches::rename(const QString &id, const QString &name)
{
    RecordingBranch branch = of(id);
    branch.name = shortRecordingName(name);
    if (branch == RecordingBranch()) {
        m_noted.remove(id);
    } else {
        m_noted.insert(id, branch);
    }
    return write();
}

std::optional<SaveFault> RecordingBranches::forget(const QString &id)
{
    const RecordingBranch gone = of(id);
    bool isNoted = m_noted.remove(id);
    for (RecordingBranch &branch : m_noted) {
        if (branch.of == id) {
            branch.of = gone.of;
            branch.after = gone.of.isEmpty() ? 0 : qMin(branch.after, gone.after);
            isNoted = true;
        }
    }
    return isNoted ? write() : std::nullopt;
}

std::optional<SaveFault> RecordingBranches::write() const
{
    if (m_isReadOnly) {
        return SaveFault{.what = SaveFault::What::NotAllowed, .path = m_path, .detail = {}};
    }
    QJsonObject runs;
    for (auto run = m_noted.begin(); run != m_noted.end(); ++run) {
        runs.insert(run.key(), jsonOf(*run));
    }
    const QJsonObject root{{u"format"_s, branchesFormat}, {u"version"_s, branchesVersion}, {u"runs"_s, runs}};
    return writeWhole(m_path, QJsonDocument(root).toJson());
}

Recordings::Recordings(CataloguePtr shipped, QString folder, QObject *parent)
    : QObject(parent), m_shipped(std::move(shipped)), m_folder(std::move(folder)), m_most(Settings().keptRuns())
{
}

QString Recordings::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/runs"_s;
}

QString Recordings::pathOf(const QString &id) const
{
    return m_folder + u'/' + id + RecordingBranches::recordingEnding;
}

void Recordings::record(const QString &id, const Game &game, const RunOrigin &origin, const QSet<QString> &protectedIds)
{
    if (m_folder.isEmpty() || game.history().empty()
        || (m_most < 1 && !(protectedIds + branches().protectedIds()).contains(id))) {
        return;
    }
    m_writes.add(pathOf(id), [this, path = pathOf(id), game, origin, most = m_most, protectedIds] {
        const std::optional<Run> run = runOf(game, origin);
        std::optional<SaveFault> fault = run ? writeWhole(path, writeRun(*run, *m_shipped)) : std::nullopt;
        if (run && !fault) {
            makeLatest(path, {QString(u'*' + RecordingBranches::recordingEnding)});
        }
        removeOldest(most, protectedIds);
        return fault;
    });
}

QStringList Recordings::all() const
{
    flush();
    return written();
}

QStringList Recordings::written() const
{
    QStringList ids;
    for (const QString &name :
         QDir(m_folder).entryList({QString(u'*' + RecordingBranches::recordingEnding)}, QDir::Files, QDir::Time)) {
        ids.append(name.chopped(RecordingBranches::recordingEnding.size()));
    }
    return ids;
}

std::optional<SaveFault> Recordings::note(const QString &id, const RecordingBranch &branch)
{
    return m_folder.isEmpty() ? std::nullopt : branches().note(id, branch);
}

std::optional<SaveFault> Recordings::remove(const QString &id)
{
    flush();
    const QString path = pathOf(id);
    const bool wasUnwritten = m_writes.drop(path);
    const bool isGone = QFile::remove(path) || (wasUnwritten && !QFile::exists(path));
    if (!isGone) {
        return SaveFault{.what = SaveFault::What::NotAllowed, .path = path, .detail = {}};
    }
    return branches().forget(id);
}

QStringList Recordings::tooMany(int most, const QSet<QString> &protectedIds) const
{
    const RecordingBranches noted = branches();
    if (!noted.isKnown()) {
        return {};
    }
    QStringList ids = written();
    ids.removeIf([stay = protectedIds + noted.protectedIds()](const QString &id) { return stay.contains(id); });
    return ids.mid(most);
}

void Recordings::removeTooMany(const QSet<QString> &protectedIds)
{
    flush();
    removeOldest(m_most, protectedIds);
}

void Recordings::removeOldest(int most, const QSet<QString> &protectedIds) const
{
    for (const QString &id : tooMany(most, protectedIds)) {
        QFile::remove(pathOf(id));
    }
}

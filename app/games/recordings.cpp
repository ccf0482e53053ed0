#include "app/games/recordings.h"

#include "app/settings/settings.h"
#include "editor/storage/diskstate.h"
#include "gamecore/replay/runwriter.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

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

#include "app/games/keptruns.h"

#include "app/settings/settings.h"
#include "editor/storage/diskstate.h"
#include "gamecore/replay/runwriter.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

KeptRuns::KeptRuns(CataloguePtr shipped, QString folder, QObject *parent)
    : QObject(parent), m_shipped(std::move(shipped)), m_folder(std::move(folder)), m_most(Settings().keptRuns())
{
    m_pool.setMaxThreadCount(1);
}

KeptRuns::~KeptRuns()
{
    flush();
    const QSignalBlocker quiet(this); // who listened may be gone
    writeRest();
}

QString KeptRuns::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/runs"_s;
}

QString KeptRuns::pathOf(const QString &id) const
{
    return m_folder + u'/' + id + RunBranches::runEnding;
}

void KeptRuns::keep(const QString &id, const Game &game, const RunOrigin &origin, const QSet<QString> &heldOnTo)
{
    if (m_folder.isEmpty() || game.history().empty()
        || (m_most < 1 && !(heldOnTo + branches().heldOnTo()).contains(id))) {
        return;
    }
    m_pool.start([this, id, game, origin, most = m_most, heldOnTo] {
        if (const std::optional<Run> run = runOf(game, origin)) {
            if (const std::optional<SaveFault> fault = write(id, writeRun(*run, *m_shipped))) {
                Q_EMIT failed(*fault);
            } else {
                tryRest();
            }
        }
        removeOldest(most, heldOnTo);
    });
}

std::optional<SaveFault> KeptRuns::write(const QString &id, const QByteArray &run)
{
    const std::optional<SaveFault> fault = writeWhole(pathOf(id), run);
    if (fault) {
        m_rest.insert(id, run);
    } else {
        m_rest.remove(id);
        makeLatest(pathOf(id), {QString(u'*' + RunBranches::runEnding)});
        Q_EMIT kept(id);
    }
    return fault;
}

std::optional<SaveFault> KeptRuns::tryRest()
{
    std::optional<SaveFault> last;
    const QMap<QString, QByteArray> rest = m_rest; // which writing changes
    for (auto run = rest.begin(); run != rest.end(); ++run) {
        const std::optional<SaveFault> fault = write(run.key(), run.value());
        last = fault ? fault : last;
    }
    return last;
}

std::optional<SaveFault> KeptRuns::writeRest()
{
    flush();
    return tryRest();
}

QStringList KeptRuns::all() const
{
    flush();
    return written();
}

QStringList KeptRuns::written() const
{
    QStringList ids;
    for (const QString &name :
         QDir(m_folder).entryList({QString(u'*' + RunBranches::runEnding)}, QDir::Files, QDir::Time)) {
        ids.append(name.chopped(RunBranches::runEnding.size()));
    }
    return ids;
}

std::optional<SaveFault> KeptRuns::note(const QString &id, const RunBranch &branch)
{
    return m_folder.isEmpty() ? std::nullopt : branches().note(id, branch);
}

std::optional<SaveFault> KeptRuns::remove(const QString &id)
{
    flush();
    const QString path = pathOf(id);
    const bool wasResting = m_rest.remove(id) > 0;
    const bool isGone = QFile::remove(path) || (wasResting && !QFile::exists(path));
    if (!isGone) {
        return SaveFault{.what = SaveFault::What::NotAllowed, .path = path, .detail = {}};
    }
    return branches().forget(id);
}

QStringList KeptRuns::tooMany(int most, const QSet<QString> &heldOnTo) const
{
    const RunBranches noted = branches();
    if (!noted.isKnown()) {
        return {};
    }
    QStringList ids = written();
    ids.removeIf([stay = heldOnTo + noted.heldOnTo()](const QString &id) { return stay.contains(id); });
    return ids.mid(most);
}

void KeptRuns::removeTooMany(const QSet<QString> &heldOnTo)
{
    flush();
    removeOldest(m_most, heldOnTo);
}

void KeptRuns::removeOldest(int most, const QSet<QString> &heldOnTo) const
{
    for (const QString &id : tooMany(most, heldOnTo)) {
        QFile::remove(pathOf(id));
    }
}

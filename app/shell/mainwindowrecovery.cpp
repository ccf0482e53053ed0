// How the window takes up what an earlier run left: levels that were open, and work that was not saved.

#include "app/shell/mainwindow.h"
#include "editor/filing/recoveryfeature.h"
#include "editor/filing/sessionfeature.h"
#include "editor/wording/oneline.h"
#include "gamecore/levelfile/levelreader.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

void MainWindow::connectRecovery()
{
    connect(&m_editor->feature<SessionFeature>(), &SessionFeature::changed, this, &MainWindow::keepSession);
}

void MainWindow::discardWork(const QString &id)
{
    JournalStore(m_catalogue).discard(id);
    offerGames();
}

void MainWindow::keepSession()
{
    // Whoever only plays, or draws something new, finds next time what was open before.
    const auto &feature = m_editor->feature<SessionFeature>();
    const QByteArray session = toJson(feature.session());
    if (feature.hadFiles() && session != m_settings.editSession()) {
        m_settings.setEditSession(session);
    }
}

QString MainWindow::lastLevels() const
{
    constexpr qsizetype mostNamed = 2;
    constexpr qsizetype longestName = 32;
    if (!m_editor->levels().isEmpty()) {
        return {};
    }
    const EditSession session = existing(sessionFromJson(m_settings.editSession()));
    QStringList names;
    for (const EditSession::Sheet &sheet : session.sheets.first(qMin(session.sheets.size(), mostNamed))) {
        const QString name = sheet.name.isEmpty() ? levelNameOf(sheet.path) : onOneLine(sheet.name);
        names.append(name.size() > longestName ? name.first(longestName) + u'…' : name);
    }
    const qsizetype more = session.sheets.size() - names.size();
    const QString named = names.join(tr(", ", "between the names of levels"));
    //: %1 are names of levels
    return more > 0 ? tr("%1 and %n more", nullptr, int(more)).arg(named) : named;
}

void MainWindow::goOnEditing()
{
    if (!m_editor->levels().isEmpty() || restoreSession()) {
        setMode(Mode::Edit);
    }
}

bool MainWindow::restoreSession()
{
    const EditSession session = existing(sessionFromJson(m_settings.editSession()));
    return m_editor->feature<SessionFeature>().restore(session);
}

void MainWindow::editLastLevels()
{
    if (restoreSession()) {
        setMode(Mode::Edit);
    } else {
        editNewLevel();
    }
}

void MainWindow::restoreWork(const LostWork &work)
{
    auto &recovery = m_editor->feature<RecoveryFeature>();
    const QString &path = work.title.info.path;
    const bool hasFile = !path.isEmpty() && QFileInfo::exists(path) && readLevelFile(path, *m_catalogue).level;
    if (hasFile ? editFile(path) && recovery.restore(work.id) : recovery.open(work.id)) {
        setMode(Mode::Edit);
    } else {
        offerGames();
    }
}

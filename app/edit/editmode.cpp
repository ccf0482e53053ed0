#include "app/edit/editmode.h"

#include "app/shell/mainwindow.h"
#include "editor/actions/overlayactions.h"
#include "editor/commands/commandid.h"
#include "editor/fileactions/recoveryfeature.h"
#include "editor/fileactions/sessionfeature.h"
#include "editor/palette/palettepanel.h"
#include "editor/text/authoredtext.h"
#include "editor/text/plaintext.h"
#include "gamecore/levelfile/levelformats.h"

#include <utility>

using namespace Qt::StringLiterals;

EditMode::EditMode(CataloguePtr catalogue, MainWindow &window, QWidget &page, Canvas &canvas)
    : m_page(page), m_canvas(canvas), m_actions(window.commands()), m_settings(window.settings()),
      m_workspace(window.workspace()),
      m_editor(*new LevelEditor(std::move(catalogue), &canvas, m_actions.commands, m_workspace))
{
    m_editor.setOwnFolder(Settings::ownFolder());
    m_editor.setArrangement(m_settings.editDocks());
    m_lastSession = sessionFromJson(m_settings.editSession());
    connectEditor();
    connectSettings();
}

void EditMode::connectEditor()
{
    connect(&m_editor.requests(), &EditRequests::showEditor, this, &EditMode::wanted);
    connect(&m_editor, &LevelEditor::emptied, this, &EditMode::emptied);
    connect(&m_editor, &LevelEditor::titleChanged, this, &Mode::changed);
    connect(&m_editor, &LevelEditor::saved, this, [this](const QString &path) { m_settings.recentLevels.add(path); });
    connect(&m_editor.session(), &SessionFeature::changed, this, &EditMode::keepSession);
    connect(m_actions.zoomFit, &QAction::triggered, this, [this] {
        if (m_editor.isActive()) {
            m_canvas.zoomToFit();
        }
    });
}

void EditMode::connectSettings()
{
    m_editor.hints().setClosed(m_settings.closedHints());
    connect(&m_editor.hints(), &WelcomeHints::changed, this,
            [this] { m_settings.closedHints.set(m_editor.hints().closed()); });
    connect(m_actions.hints, &QAction::triggered, &m_editor.hints(), &WelcomeHints::showAgain);
    m_editor.palette().setFavorites(m_settings.favorites());
    connect(&m_editor.palette(), &PalettePanel::favoritesChanged, this,
            [this] { m_settings.favorites.set(m_editor.palette().favorites()); });
    m_editor.overlays().setShown(m_settings.shownOverlays());
    connect(&m_editor.overlays(), &OverlayActions::shownChanged, this,
            [this] { m_settings.shownOverlays.set(m_editor.overlays().shown()); });
    follow(*m_actions.commands[CommandIds::showRulers], m_settings.showsRulers, this, [](bool) {});
}

void EditMode::enter()
{
    m_editor.setActive(true);
    m_canvas.setFocus();
}

ModeTitle EditMode::title() const
{
    return {m_editor.tabTitle(), true, m_editor.isModified()};
}

QList<QWidget *> EditMode::panels() const
{
    QList<QWidget *> panels{&m_canvas};
    if (m_bar) {
        panels.append(m_bar);
    }
    return panels + m_editor.panels();
}

bool EditMode::cancel()
{
    return m_canvas.mouse().cancelDrag() || (m_canvas.hasFocus() && m_editor.leaveStampTool());
}

/// Moves the keyboard focus out of lists and text fields, so that the tool keys work.
void EditMode::stepBack()
{
    m_workspace.goHome();
}

void EditMode::keep()
{
    m_settings.editDocks.set(m_editor.arrangement());
    keepSession();
}

bool EditMode::showOpen(const QString &path)
{
    const bool isOpen = m_editor.showFile(path);
    if (isOpen) {
        Q_EMIT wanted();
    }
    return isOpen;
}

void EditMode::open(LoadedLevel read, const QString &path)
{
    const bool isReadOnly = isReadOnlyFile(path, read);
    m_editor.openLevel(std::move(read), path, isReadOnly);
    m_settings.recentLevels.add(path);
    Q_EMIT wanted();
}

int EditMode::openSheet(const Level &level)
{
    m_editor.openLevel(level, {}, false);
    Q_EMIT wanted();
    return m_editor.levels().at(m_editor.levels().current()).number;
}

void EditMode::openImported(Level level, const IssueList &issues)
{
    m_editor.levels().add(std::move(level), {}, false, false, issues);
    Q_EMIT wanted();
}

void EditMode::openNew()
{
    m_editor.newLevel(LevelDocument::defaultSize);
    Q_EMIT wanted();
}

bool EditMode::askForNew()
{
    const bool isMade = m_editor.newLevel();
    if (isMade) {
        Q_EMIT wanted();
    }
    return isMade;
}

void EditMode::fileMoved(const QString &from, const QString &to)
{
    m_editor.levels().fileMoved(from, to);
    EditSession session = sessionFromJson(m_settings.editSession());
    for (EditSession::Sheet &sheet : session.sheets) {
        sheet.path = lastingPath(sheet.path) == lastingPath(from) ? lastingPath(to) : sheet.path;
    }
    m_settings.editSession.set(toJson(session));
}

void EditMode::takeRenamed(LoadedLevel read, const QString &path)
{
    LevelTabs &levels = m_editor.levels();
    const int place = levels.placeOf(path);
    if (place < 0 || levels.at(place).isModified()) {
        return;
    }
    const int shown = levels.current();
    levels.show(place);
    const std::optional<Canvas::ViewState> view = m_editor.view().viewState();
    m_editor.document().replaceByFile(tr("rename level"), std::move(read));
    m_editor.document().undoStack().setClean();
    m_editor.view().setViewState(view);
    levels.show(shown);
}

bool EditMode::goOn()
{
    const bool isSome = !m_editor.levels().isEmpty() || restoreSession();
    if (isSome) {
        Q_EMIT wanted();
    }
    return isSome;
}

bool EditMode::restoreSession()
{
    m_lastSession = {};
    const EditSession session = existing(sessionFromJson(m_settings.editSession()));
    return m_editor.session().restore(session);
}

/// Saves the list of open levels for the next run, even if the user only plays or draws a new level.
void EditMode::keepSession()
{
    const auto &feature = m_editor.session();
    const QByteArray session = toJson(feature.session());
    if (feature.hadFiles() && session != m_settings.editSession()) {
        m_settings.editSession.set(session);
    }
}

QStringList EditMode::restore(const QList<LostWork> &work)
{
    m_editor.session().restore(existing(std::exchange(m_lastSession, {})));
    const QStringList damaged = m_editor.recovery().restore(work);
    if (!m_editor.levels().isEmpty()) {
        Q_EMIT wanted();
    }
    return damaged;
}

QString EditMode::lastLevels() const
{
    constexpr qsizetype mostNamed = 2;
    constexpr qsizetype longestName = 32;
    if (!m_editor.levels().isEmpty()) {
        return {};
    }
    const EditSession session = existing(sessionFromJson(m_settings.editSession()));
    QStringList names;
    for (const EditSession::Sheet &sheet : session.sheets.first(qMin(session.sheets.size(), mostNamed))) {
        const QString shown = onOneLine(authoredName(sheet.names, sheet.name));
        const QString name = shown.isEmpty() ? levelNameOf(sheet.path) : shown;
        names.append(name.size() > longestName ? name.first(longestName) + u'…' : name);
    }
    const qsizetype more = session.sheets.size() - names.size();
    const QString named = names.join(tr(", ", "between the names of levels"));
    //: %1 are names of levels
    return more > 0 ? tr("%1 and %n more", nullptr, int(more)).arg(named) : named;
}

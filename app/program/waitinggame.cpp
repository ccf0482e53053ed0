#include "app/program/waitinggame.h"

#include "app/program/fileopener.h"
#include "app/shell/mainwindow.h"
#include "editor/commands/commands.h"
#include "editor/widgets/noticebar.h"
#include "editor/widgets/question.h"

using namespace Qt::StringLiterals;

WaitingGame::WaitingGame(const Parts &parts) : m_parts(parts), m_bar(new NoticeBar(u"gameWaits"_s))
{
    connect(m_parts.window.commands().edit, &QAction::triggered, this, &WaitingGame::change);
    connect(&m_parts.window, &MainWindow::entered, this, [this] {
        if (m_parts.window.isCurrent(m_parts.playing) && !m_parts.games.isTest()) {
            m_slot.clear();
            m_closedFor.clear();
            updateActions();
        }
    });
}

bool WaitingGame::isEditing() const
{
    return m_parts.window.isCurrent(m_parts.editing);
}

/// True if the editor would reveal information that matters: the game is under way, and the hero dies for good or has
/// not seen the whole level. False for practice, and for levels that the player has drawn or has open in the editor.
bool WaitingGame::countsUnseen() const
{
    if (!m_parts.session.isUnderWay() || m_parts.games.source().isPractice || isOfAuthor()) {
        return false;
    }
    const World &world = m_parts.session.world();
    return world.rules().death == DeathRule::Permadeath || !world.seesAll();
}

bool WaitingGame::isOfAuthor() const
{
    const QString &path = m_parts.games.source().path;
    return !path.isEmpty()
           && (Settings::isOwn(path) || m_parts.editing.editor().levels().placeOf(lastingPath(path)) >= 0);
}

void WaitingGame::change()
{
    if (isEditing()) {
        goBack();
    } else if (m_parts.games.isTest()) {
        showTested();
    } else if (countsUnseen()) {
        askToPractice();
    } else {
        showLevel();
    }
}

/// Shows the level of a test. In a campaign the test may have reached a level that is not open.
void WaitingGame::showTested()
{
    const GameSource &source = m_parts.games.source();
    if (source.campaign && !source.path.isEmpty()) {
        m_parts.files.edit(source.path);
    } else {
        m_parts.window.enter(m_parts.editing);
    }
}

void WaitingGame::showLevel()
{
    const bool wantsToDraw = m_parts.session.isUnderWay() && isOfAuthor() && m_parts.session.game().history().empty();
    m_parts.session.pause();
    m_parts.games.saveForLater();
    m_slot = m_parts.games.currentSave();
    if (!m_parts.games.source().path.isEmpty()) {
        m_parts.files.edit(m_parts.games.source().path);
    } else {
        showSheet();
    }
    if (!isEditing()) {
        m_slot.clear(); // it cannot be shown
    } else if (wantsToDraw) {
        m_slot.clear();
        m_parts.session.clear();
        m_parts.window.refresh();
    }
}

void WaitingGame::showSheet()
{
    const int depth = m_parts.session.world().stage().depth;
    LevelTabs &levels = m_parts.editing.editor().levels();
    const int place = levels.placeOfNumber(m_sheet);
    if (place >= 0 && depth == m_sheetDepth && !m_slot.isEmpty() && m_sheetSlot == m_slot) {
        levels.show(place);
        m_parts.window.enter(m_parts.editing);
    } else {
        m_sheetSlot = m_slot;
        m_sheetDepth = depth;
        m_sheet = m_parts.editing.openSheet(m_parts.session.game().level());
    }
}

void WaitingGame::askToPractice()
{
    m_parts.session.pause();
    m_parts.playing.controls().journeys().stop();
    const QString key = keyText(m_parts.window.commands().edit->shortcut());
    const auto edit = [this] {
        showLevel();
        if (isEditing()) {
            m_parts.games.becomePractice();
        }
    };
    ask(&m_parts.window,
        {.name = u"practiceBox"_s,
         .title = tr("Edit this level"),
         .text = tr("The editor shows the whole level, including cells that you have not seen. If you continue, this "
                    "game counts as practice and is not listed among the best games."),
         //: %1 is a key
         .details = key.isEmpty() ? tr("The game is paused until you return.")
                                  : tr("The game is paused until you return to it with %1.").arg(key),
         .answers = {{.name = u"editAsPractice"_s, .text = tr("&Edit anyway"), .act = edit},
                     {.role = QMessageBox::RejectRole, .name = u"keepPlaying"_s, .text = tr("&Keep playing")}},
         .usual = 1});
}

void WaitingGame::updateActions()
{
    const bool isInSession = !m_slot.isEmpty() && m_slot == m_parts.games.currentSave();
    const bool waits = isEditing() && !m_slot.isEmpty() && (isInSession || m_parts.games.saves().contains(m_slot));
    WindowActions &actions = m_parts.window.commands();
    actions.edit->setEnabled(m_parts.window.isCurrent(m_parts.playing) || waits);
    if (waits) {
        actions.setGameWaits();
    }
    const bool isTold = waits && m_slot != m_closedFor;
    tell(isTold ? std::optional(keyText(actions.edit->shortcut())) : std::nullopt);
}

/// Updates only what has changed, because a replaced button cannot be clicked.
void WaitingGame::tell(const std::optional<QString> &key)
{
    if (key == m_told) {
        return;
    }
    m_told = key;
    if (!key) {
        m_bar->tell({});
        return;
    }
    m_bar->tell([this, key = *key] {
        //: %1 is a key
        const QString text = key.isEmpty() ? tr("Back to the &game") : tr("Back to the &game (%1)").arg(key);
        return Notice{.sentence = tr("Your game is paused while you edit."),
                      .choices = {{.name = u"backToGame"_s,
                                   .text = text,
                                   .tip = tr("Continue the paused game"),
                                   .act = [this] { goBack(); }},
                                  {.name = u"closeGameWaits"_s,
                                   .text = tr("&Close"),
                                   .tip = tr("Close this bar; the game stays paused"),
                                   .act = [this] { close(); }}}};
    });
    m_parts.editing.editor().fitBelowBars();
}

void WaitingGame::close()
{
    m_closedFor = m_slot;
    tell(std::nullopt);
}

void WaitingGame::goBack()
{
    const QString slot = m_slot; // a copy, because playing clears m_slot
    if (slot == m_parts.games.currentSave()) {
        Q_EMIT gameResumed();
    } else {
        m_parts.games.continueSaved(slot);
    }
}

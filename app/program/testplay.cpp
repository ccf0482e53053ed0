#include "app/program/testplay.h"

#include "app/keys/windowactions.h"
#include "app/play/testpanel.h"
#include "editor/commands/commands.h"
#include "editor/text/kindname.h"
#include "editor/widgets/question.h"

using namespace Qt::StringLiterals;

TestActions::TestActions(Commands &commands)
{
    const auto add = [&commands](CommandId id, const char *text, const char *tip, CommandPlace place) {
        place.hasToolTip = true;
        return commands.add("TestActions", id, text, tip, place);
    };
    again = add("playSameSeed", QT_TR_NOOP("Play with the same see&d"),
                QT_TR_NOOP("Play the level from its start with the seed of the last test play"),
                {.section = MenuSection::PlayLevel,
                 .icon = u"restart"_s,
                 .keys = {Qt::SHIFT | Qt::Key_F5},
                 .listed = KeyScope::Drawing});
    goOn = add("goOnPlaying", QT_TR_NOOP("Continue in the &changed level"),
               QT_TR_NOOP("Continue the paused game in the level as it is now"),
               {.section = MenuSection::PlayLevel,
                .icon = u"next"_s,
                .keys = {Qt::ALT | Qt::Key_F5},
                .scope = KeyScope::Drawing,
                .needs = QT_TR_NOOP("There is no paused test play of this level.")});
    step = add("stepGame", QT_TR_NOOP("S&tep"), QT_TR_NOOP("Let the monsters act once, then pause"),
               {.section = MenuSection::PlayTime,
                .icon = u"next"_s,
                .keys = {Qt::Key_Semicolon},
                .scope = KeyScope::Playing,
                .isGameKey = true});
    protect = add("protectHero", QT_TR_NOOP("I&nvulnerable hero"),
                  QT_TR_NOOP("Protect the hero from all harm in a test play"),
                  {.section = MenuSection::PlayTime,
                   .keys = {Qt::Key_F9},
                   .scope = KeyScope::Playing,
                   .isCheckable = true,
                   .isGameKey = true});
    reveal = add("revealLevel", QT_TR_NOOP("Re&veal the level"),
                 QT_TR_NOOP("In a test play, show the whole level, also in the lists and on the map"),
                 {.section = MenuSection::PlayTime,
                  .keys = {Qt::SHIFT | Qt::Key_F9},
                  .scope = KeyScope::Playing,
                  .isCheckable = true,
                  .isGameKey = true});
    for (QAction *toggle : {protect, reveal}) {
        toggle->setAutoRepeat(false);
    }
}

TestPlay::TestPlay(const Context &context, const WindowActions &menus, QMainWindow *window)
    : m_context(context), m_window(window), m_actions(menus.commands)
{
    connect(&m_context.editor, &LevelEditor::playRequested, this, &TestPlay::start);
    connect(&m_context.editor.document(), &LevelDocument::levelReplaced, this,
            [this] { m_actions.goOn->setEnabled(m_context.editor.isActive() && isWaiting()); });
    connect(&m_context.session, &PlaySession::started, this, &TestPlay::onStarted);
    connect(&m_context.session, &PlaySession::settled, this, &TestPlay::showHelp);
    connect(m_actions.again, &QAction::triggered, this, &TestPlay::playAgain);
    connect(m_actions.goOn, &QAction::triggered, this, &TestPlay::goOn);
    connect(m_actions.step, &QAction::triggered, &m_context.session, &PlaySession::step);
    connect(m_actions.protect, &QAction::triggered, this, &TestPlay::protect);
    connect(m_actions.reveal, &QAction::toggled, this, [this](bool isOn) {
        m_context.page.setRevealing(isOn);
        showHelp();
    });
    m_context.page.test().setActions({m_actions.protect, m_actions.reveal},
                                     {menus.pause, m_actions.step, m_actions.again, menus.edit});
    connectPanel();
}

void TestPlay::connectPanel()
{
    TestPanel &panel = m_context.page.test();
    StatusPanel &status = m_context.page.status();
    panel.setSpeed(m_context.session.speed()); // may be that of an earlier run of the program
    connect(&panel, &TestPanel::playRequested, this, &TestPlay::playAgain);
    connect(&panel, &TestPanel::speedChanged, &status, &StatusPanel::setSpeed);
    connect(&status, &StatusPanel::speedChanged, &panel, &TestPanel::setSpeed);
}

void TestPlay::updateActions(bool isPlaying, bool isEditing)
{
    const bool isTest = isPlaying && m_context.games.isTest();
    const bool isUnderWay = isTest && m_context.session.isUnderWay();
    m_actions.again->setEnabled(isEditing || isTest);
    m_actions.goOn->setEnabled(isEditing && isWaiting());
    m_actions.step->setEnabled(isUnderWay);
    m_actions.protect->setEnabled(isUnderWay);
    m_actions.reveal->setEnabled(isTest);
}

bool TestPlay::isWaiting() const
{
    return m_context.session.isUnderWay() && isOfEditedLevel();
}

bool TestPlay::isOfEditedLevel() const
{
    const bool isOfLevel = m_context.games.isTest() && !m_context.games.source().campaign;
    return isOfLevel && m_begun.of == &m_context.editor.document().undoStack();
}

void TestPlay::request(Wish wish)
{
    m_wish = wish;
    m_start = startFor(wish);
    m_context.editor.requestPlay(m_start);
    m_start.reset();
    m_wish = Wish::Anew;
}

/// Returns the cell to begin on: the cursor's, or for a continued test, that of its beginning. std::nullopt: the start
/// of the level.
std::optional<Point> TestPlay::startFor(Wish wish) const
{
    const bool isSameLevel = m_begun.of == &m_context.editor.document().undoStack();
    if (wish == Wish::Here) {
        return m_context.editor.view().cursor();
    }
    return isSameLevel && (wish == Wish::GoOn || wish == Wish::From) ? m_begun.from : std::nullopt;
}

void TestPlay::playAgain()
{
    if (m_context.editor.isActive()) {
        request(Wish::Again);
    } else if (m_context.page.test().nextSeed()) {
        begin(m_context.session.game().playable(), true, m_begun.from);
    } else {
        m_context.session.restart();
    }
}

void TestPlay::playFrom(Game game, const RecordingBranch &branch)
{
    m_from.emplace(std::move(game), branch);
    request(Wish::From);
    m_from.reset();
}

void TestPlay::start(PlayableLevel level, const QString &notice)
{
    if (level.level().name.isEmpty()) {
        level.setName(m_context.editor.title());
    }
    if (m_wish == Wish::GoOn) {
        change(level);
        return;
    }
    if (m_wish == Wish::From) {
        startFrom(m_from->first, m_from->second, level);
        return;
    }
    begin(std::move(level), m_wish == Wish::Again, m_start);
    m_context.page.log().say(notice);
}

void TestPlay::startFrom(const Game &game, const RecordingBranch &branch, const PlayableLevel &level)
{
    if (level.level() != game.level()) {
        putUnder(game, level);
        return;
    }
    m_begun = {&m_context.editor.document().undoStack(), m_start};
    m_context.games.testOn(game, m_context.editor.document().path(), {}, &branch);
}

void TestPlay::begin(PlayableLevel level, bool isSameSeed, std::optional<Point> start)
{
    const std::optional<std::uint64_t> chosen = m_context.page.test().nextSeed();
    const QString path = m_context.editor.document().path();
    if (m_context.editor.isActive()) { // otherwise the test's level is played again
        m_begun = {&m_context.editor.document().undoStack(), start};
    }
    m_context.games.test(std::move(level), path, chosen || !isSameSeed ? chosen : m_seed);
}

void TestPlay::onStarted()
{
    if (!m_context.games.isTest()) {
        return;
    }
    m_seed = m_context.session.game().seed();
    endProtectionElsewhere();
    m_context.page.test().clearNextSeed();
    if (m_actions.protect->isChecked() && !m_context.session.world().isProtected()) {
        m_context.session.play(Command::protect(true));
    }
    showHelp();
}

/// Ends the protection when another level or campaign begins. Within a campaign it lasts from level to level.
void TestPlay::endProtectionElsewhere()
{
    const GameSource &source = m_context.games.source();
    const ProtectedPlace place{m_begun.of, source.campaign ? source.campaign->path : QString()};
    if (m_protected != place) {
        m_actions.protect->setChecked(false);
    }
    m_protected = place;
}

void TestPlay::protect(bool isOn)
{
    m_context.session.play(Command::protect(isOn));
    // Refused while a choice is pending.
    m_actions.protect->setChecked(m_context.session.world().isProtected());
}

void TestPlay::showHelp()
{
    if (!m_context.games.isTest()) {
        return;
    }
    const bool isCheating = m_context.session.world().isProtected() || m_actions.reveal->isChecked();
    m_context.page.test().setCheating(isCheating);
    m_context.page.status().setCheating(isCheating);
}

void TestPlay::change(const PlayableLevel &level)
{
    if (!isWaiting()) {
        return;
    }
    if (level.level() == m_context.session.game().level()) {
        Q_EMIT gameResumed();
        return;
    }
    putUnder(m_context.session.game(), level);
}

void TestPlay::putUnder(const Game &game, const PlayableLevel &level)
{
    ChangedGame changed = ::continueIn(game, level);
    if (changed.fault == ChangedGame::HeroFault::None) {
        continueIn(std::move(changed), m_start);
    } else {
        askWhere(game, level, changed.fault);
    }
}

void TestPlay::continueIn(ChangedGame changed, std::optional<Point> start)
{
    if (!changed.game) {
        return;
    }
    m_begun = {&m_context.editor.document().undoStack(), start};
    m_context.games.testOn(std::move(*changed.game), m_context.editor.document().path(), changed.leftBehind);
    m_context.page.log().say([] { return tr("You continue in the changed level; the game so far is not recorded."); });
    m_context.page.log().say(
        [kept = changed.kept, came = changed.came, gone = changed.gone] { return whatChanged(kept, came, gone); });
}

/// Describes the changes; empty if there are none.
QString TestPlay::whatChanged(int kept, int came, int gone)
{
    QStringList parts;
    if (kept > 0) {
        parts.append(tr("%n unchanged", nullptr, kept));
    }
    if (came > 0) {
        parts.append(tr("%n new", nullptr, came));
    }
    if (gone > 0) {
        parts.append(tr("%n gone", nullptr, gone));
    }
    //: %1 is such as "6 as they were, 1 new"
    return parts.isEmpty() ? QString() : tr("Monsters and items: %1.").arg(parts.join(u", "_s));
}

QString TestPlay::refusalText(const Game &game, const Level &level, ChangedGame::HeroFault fault) const
{
    const Point cell = game.world().hero().cell;
    if (fault == ChangedGame::HeroFault::Outside) {
        return tr("The hero stands on cell %1, %2, which is outside the changed level.").arg(cell.x).arg(cell.y);
    }
    const QString ground = nameOf(m_context.editor.document().catalogue()->terrain(level.terrain.at(cell)).look);
    //: %3 is the terrain there now, such as "wall"
    return tr("The hero stands on cell %1, %2, which is now blocked: %3.").arg(cell.x).arg(cell.y).arg(ground);
}

void TestPlay::askWhere(const Game &game, const PlayableLevel &level, ChangedGame::HeroFault fault)
{
    const auto atStart = [this, game, level, start = m_start] {
        continueIn(::continueIn(game, level, HeroPlace::AtStart), start);
    };
    const auto anew = [this, level, start = m_start] { begin(level, true, start); };
    ask(m_window, {.name = u"goOnBox"_s,
                   .title = tr("Continue in the changed level"),
                   .text = refusalText(game, level.level(), fault),
                   .answers = {{.name = u"goOnAtStart"_s, .text = tr("Continue from the &start"), .act = atStart},
                               {.name = u"goOnAnew"_s, .text = tr("&Play a new game"), .act = anew},
                               {.button = QMessageBox::Cancel}}});
}

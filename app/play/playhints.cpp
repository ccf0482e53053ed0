#include "app/play/playhints.h"

#include "app/hud/endscreen.h"
#include "app/messages/herowords.h"
#include "app/play/herocontrols.h"
#include "app/play/itemprompt.h"
#include "app/play/levelpage.h"
#include "editor/commands/commandid.h"
#include "editor/text/authoredtext.h"
#include "editor/text/kindname.h"
#include "gamecore/data/kind.h"
#include "gamecore/play/danger.h"
#include "gamecore/play/shownstats.h"
#include "gamecore/play/travel.h"
#include "gamecore/rules/harm.h"
#include "gamecore/world/world.h"

#include <QApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace {

bool hasFeature(const World &world, Feature feature)
{
    std::array<bool, 256> has{};
    for (std::size_t id = 0; id < world.catalogue().terrain().size(); ++id) {
        has[id] = world.catalogue().terrain()[id].feature == feature;
    }
    const std::vector<TerrainId> &cells = world.terrain().cells();
    return std::any_of(cells.begin(), cells.end(), [&has](TerrainId id) { return has[id]; });
}

bool hasItems(const World &world)
{
    return std::any_of(world.items().begin(), world.items().end(), [&world](const Item &item) {
        const bool canBeFound = item.location == Item::Location::Floor || item.location == Item::Location::Carried;
        return canBeFound && world.catalogue().kind(item.kind).category == KindCategory::Item;
    });
}

/// A sentence for beginners, shown in their first games: how a game begins, or which key does something that this game
/// needs.
struct Lesson {
    QString key;  ///< identifies the lesson; added to Settings::toldLessons each time the lesson was shown
    QString text; ///< in the program's language
    bool isAboutActions = false; ///< true: about the hero's actions; false: about how the game begins
};

/// The lessons and the goal for a world, with the current keys.
class LessonText {
    Q_DECLARE_TR_FUNCTIONS(LessonText)

public:
    LessonText(const World &world, const KeyNames &keys) : m_world(world), m_keys(keys) {}

    /// Returns the lessons. Lessons that are useless in this world are omitted, such as a lesson about stairs in a
    /// level without stairs. A lesson about a command without a key is omitted as well.
    std::vector<Lesson> lessons();
    /// Returns how to win the world and what remains to be done, from the conditions of victory and the world's state.
    /// In a dungeon, says what to fetch from the last depth, or what counts if there is no last depth.
    QString goal() const;

private:
    void addBeginning();
    void addDeeds();
    QString touch() const;
    QString deeds() const;
    QString lives() const;
    QString withLives(const QString &goal) const;
    QString leaving() const;
    QString goalOfDungeon() const;
    /// Adds a lesson, unless `text` names a key that is not bound.
    void add(const QString &key, const QString &text, const QStringList &names, bool isAboutActions);

    const World &m_world;
    const KeyNames &m_keys;
    std::vector<Lesson> m_lessons;
};

void LessonText::add(const QString &key, const QString &text, const QStringList &names, bool isAboutActions)
{
    if (names.contains(QString())) {
        return;
    }
    QString filled = text;
    for (const QString &name : names) {
        filled = filled.arg(name);
    }
    m_lessons.push_back({key, filled, isAboutActions});
}

std::vector<Lesson> LessonText::lessons()
{
    addBeginning();
    addDeeds();
    return m_lessons;
}

void LessonText::addBeginning()
{
    if (m_world.isRealTime()) {
        add(u"realtime"_s, tr("Time stands still until your first step."), {}, false);
    } else if (m_world.monstersLeft() > 0) {
        add(u"turns"_s, tr("Monsters move only when you do."), {}, false);
    }
    //: how to walk: %1 are keys such as "Arrow keys" or "W A S D"
    add(u"walk"_s, tr("%1 or a click: walk."), {m_keys.walking()}, false);
    if (m_world.isRealTime()) {
        add(u"pause"_s, tr("%1: pause.", "a key"), {m_keys.of(CommandIds::pauseGame)}, false);
    }
    add(u"help"_s, tr("%1: all keys.", "a key"), {m_keys.of(CommandIds::showKeys)}, false);
    add(u"manual"_s, tr("%1: the manual.", "a key"), {m_keys.of(CommandIds::showManual)}, false);
}

void LessonText::addDeeds()
{
    if (m_world.treasureLeft() > 0) {
        add(u"treasure"_s, tr("Step onto a treasure to take it."), {}, true);
    }
    if (m_world.monstersLeft() > 0) {
        add(u"touch"_s + QString::number(int(m_world.rules().contact)), touch(), {}, true);
    }
    if (hasItems(m_world) || m_world.stage().isDungeon) {
        add(u"pickUp"_s, tr("%1: pick up an item.", "a key"), {m_keys.of(HeroAct::PickUp)}, true);
        add(u"use"_s, tr("%1: use an item from the bag.", "a key"), {m_keys.of(HeroAct::Use)}, true);
    }
    if (!m_world.seesAll()) {
        add(u"explore"_s, tr("%1: explore.", "a key"), {m_keys.of(HeroAct::Explore)}, true);
    }
    if (m_world.stage().isDungeon || hasFeature(m_world, Feature::Stairs)) {
        add(u"stairs"_s, tr("%1: take the stairs.", "a key"), {m_keys.of(HeroAct::Descend)}, true);
    }
}

QString LessonText::touch() const
{
    switch (m_world.rules().contact) {
    case Contact::Fight:
        return tr("Walk into a monster to attack it.");
    case Contact::Kick:
        return tr("Monsters only block the way.");
    case Contact::Kills:
        break;
    }
    return m_world.rules().death == DeathRule::Respawn ? tr("A monster that touches you sends you back to the start.")
                                                       : tr("A monster that touches you ends the game.");
}

/// Returns the remaining conditions; empty if the level cannot be won. All conditions of victory must hold together
/// (gamecore/rules/victory.h), in any order, but leaving comes last.
QString LessonText::deeds() const
{
    const int wanted = m_world.rules().win;
    QStringList left;
    if ((wanted & WinByTreasure) != 0 && m_world.treasureLeft() > 0) {
        //: a goal
        left.append(tr("collect %n treasure(s)", nullptr, m_world.treasureLeft()));
    }
    if ((wanted & WinByMonsters) != 0 && m_world.monstersLeft() > 0) {
        //: a goal
        left.append(tr("defeat %n monster(s)", nullptr, m_world.monstersLeft()));
    }
    const QString before = left.join(tr(" and ", "between two goals"));
    if ((wanted & WinByExit) == 0) {
        return before;
    }
    const QString way = leaving();
    return before.isEmpty() || way.isEmpty() ? way : QString(before + tr(", then ", "between two goals") + way);
}

/// Returns how to leave the level; empty if it has no way out.
QString LessonText::leaving() const
{
    const bool hasStairs = hasFeature(m_world, Feature::Stairs);
    if (hasFeature(m_world, Feature::Exit)) {
        //: a goal
        return hasStairs ? tr("reach an exit or take the stairs") : tr("reach the exit");
    }
    const QString key = m_keys.of(HeroAct::Descend);
    if (!hasStairs) {
        return {};
    }
    //: a goal; %1 is a key
    return key.isEmpty() ? tr("find the stairs") : tr("find the stairs and take them (%1)").arg(key);
}

QString LessonText::goal() const
{
    if (m_world.stage().isDungeon) {
        return goalOfDungeon();
    }
    const QString left = deeds();
    return withLives(left.isEmpty()
                         ? tr("This level cannot be won: look around as long as you like.")
                         //: %1 is "collect 3 treasures and defeat 2 monsters, then reach the exit", or a part of it
                         : tr("Goal: %1.").arg(left));
}

QString LessonText::goalOfDungeon() const
{
    const Stage &stage = m_world.stage();
    const QString key = m_keys.of(HeroAct::Descend);
    const QString stairs = key.isEmpty() ? tr("the stairs") : tr("the stairs (%1)").arg(key);
    if (stage.lastDepth > 0) {
        const Appearance &prize = m_world.catalogue().kind(stage.prize).look;
        return withLives(
            stage.depth == stage.lastDepth
                //: %1 is what one came for
                ? tr("Goal: the %1 lies on this depth. Take it to win.").arg(nameOf(prize, NameForm::The))
                //: %1 is what one came for, %2 a number, %3 "the stairs (>)"
                : tr("Goal: fetch the %1 from depth %2. Find %3 on every depth before it.")
                      .arg(nameOf(prize, NameForm::TheObject), QLocale().toString(stage.lastDepth), stairs));
    }
    return m_world.rules().death == DeathRule::Permadeath
               //: %1 is "the stairs (>)"
               ? tr("Goal: find %1 on every depth and go as deep as you can with one life. Depth counts first, then "
                    "your level, gold and kills.")
                     .arg(stairs)
               : tr("Goal: find %1 on every depth and go as deep as you can. Depth counts first, then your level, gold "
                    "and kills.")
                     .arg(stairs);
}

/// Returns the cost of a death; empty if the hero cannot die.
QString LessonText::lives() const
{
    const bool isDanger =
        shownStatsOf(m_world).isHealth || (m_world.rules().contact == Contact::Kills && m_world.monstersLeft() > 0);
    return isDanger && m_world.rules().death == DeathRule::Permadeath ? tr("You have one life.") : QString();
}

QString LessonText::withLives(const QString &goal) const
{
    const QString lives = this->lives();
    return lives.isEmpty() ? goal : QString(goal + u' ' + lives);
}

/// Returns the lessons shown less than lessonRepeats times. `told` holds Lesson::key of a lesson once per showing.
std::vector<Lesson> lessonsToShow(const std::vector<Lesson> &all, const QStringList &told)
{
    std::vector<Lesson> left;
    std::copy_if(all.begin(), all.end(), std::back_inserter(left),
                 [&told](const Lesson &lesson) { return told.count(lesson.key) < lessonRepeats; });
    return left;
}

/// Returns the lessons as log lines: one line about how the game begins, one about the hero's actions. Empty lines are
/// omitted.
QStringList linesOf(const std::vector<Lesson> &lessons)
{
    QStringList lines;
    for (const bool areDeeds : {false, true}) {
        QStringList sentences;
        for (const Lesson &lesson : lessons) {
            if (lesson.isAboutActions == areDeeds) {
                sentences.append(lesson.text);
            }
        }
        lines.append(sentences.join(u' '));
    }
    lines.removeAll(QString());
    return lines;
}

/// True if the bag has an item to use; worn items can only be taken off.
bool hasUnused(const World &world)
{
    const QList<char> letters = lettersFor(world, ItemPurpose::Use);
    return std::any_of(letters.begin(), letters.end(),
                       [&world](char letter) { return !world.item(world.itemWithLetter(letter)).isWorn; });
}

bool isItemHere(const World &world)
{
    return world.lowestItemAt(world.hero().cell, false) != CellIndex::none;
}

} // namespace

PlayHints::PlayHints(const Watched &watched, QObject *parent)
    : QObject(parent), m_watched(watched), m_keys(watched.actions)
{
    connectParts();
}

void PlayHints::connectParts()
{
    connect(&m_watched.session, &PlaySession::started, this, &PlayHints::onStarted);
    connect(&m_watched.session, &PlaySession::stateChanged, this, &PlayHints::update);
    connect(&m_watched.controls.targeting(), &TargetingMode::noticeChanged, this, &PlayHints::update);
    connect(&m_watched.controls.journeys(), &JourneyRunner::pathChanged, this, &PlayHints::update);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        if (now
            && (m_watched.page.window()->isAncestorOf(now)
                || m_watched.page.docks().keyboard() == now)) { // a closing window has lost the focus
            update();
        }
    });
    connect(&m_watched.page.end(), &OverlayCard::currentChanged, this, &PlayHints::update);
    for (CellChooser *chooser : {&m_watched.controls.look().chooser(), &m_watched.controls.targeting().chooser()}) {
        connect(chooser, &CellChooser::moved, this, &PlayHints::update);
        connect(chooser, &CellChooser::canceled, this, &PlayHints::update);
        connect(chooser, &CellChooser::chosen, this, &PlayHints::update);
    }
}

void PlayHints::setLineWanted(bool isWanted)
{
    m_isLineWanted = isWanted;
    m_watched.page.setKeyLineWanted(isWanted);
    update();
}

void PlayHints::refresh()
{
    if (m_watched.session.state() != PlaySession::State::Empty) {
        tellBeginning();
    }
    update();
}

void PlayHints::onStarted()
{
    m_isContinued = !m_watched.session.game().history().empty();
    m_hasEarlierLines = !m_watched.source.said.isEmpty();
    m_isBeginning = !m_isContinued;
    m_beginning.clear();
    m_telling.clear();
    tellBeginning();
    update();
}

/// Writes the first log lines. The goal is last, because the newest line is emphasized. Tests have no lessons, since
/// authors know the keys. The player of a continued game knows its rules; the earlier lines, or else the goal, tell him
/// where he is.
void PlayHints::tellBeginning()
{
    const World &world = m_watched.session.world();
    if (m_isContinued) {
        m_watched.page.log().beginWith({speedLine(), m_hasEarlierLines ? QString() : LessonText(world, m_keys).goal()});
        return;
    }
    std::vector<Lesson> lessons = m_watched.source.isTest ? std::vector<Lesson>() : LessonText(world, m_keys).lessons();
    if (m_isBeginning) {
        lessons = lessonsToShow(lessons, m_told);
    } else {
        std::erase_if(lessons, [this](const Lesson &lesson) { return !m_beginning.contains(lesson.key); });
    }
    m_watched.page.log().beginWith(
        QStringList{campaignLine(), descriptionOf(m_watched.session.game().level()), speedLine()} + linesOf(lessons)
        + QStringList{LessonText(world, m_keys).goal()});
    if (m_isBeginning) {
        m_beginning.clear();
        for (const Lesson &lesson : lessons) {
            m_beginning.append(lesson.key);
        }
        m_telling = m_beginning;
    }
}

/// Returns the description of a campaign at its first level; empty in later levels and in tests.
QString PlayHints::campaignLine() const
{
    const GameSource &source = m_watched.source;
    const bool begins = source.campaign && source.isRemembered && source.place == 0;
    return begins ? descriptionOf(*source.campaign) : QString();
}

/// Returns a reminder of the speed, which persists between games; empty at 100 %.
QString PlayHints::speedLine() const
{
    const int speed = m_watched.session.speed();
    return m_watched.session.world().isRealTime() && speed != 100
               ? tr("The game runs at %1 % speed. Use the Speed slider to change it.").arg(speed)
               : QString();
}

void PlayHints::onPlayed()
{
    m_isBeginning = m_isBeginning && m_watched.session.game().history().empty();
    if (!m_telling.isEmpty() && !m_isBeginning) {
        m_told += m_telling;
        m_telling.clear();
        Q_EMIT toldChanged(m_told);
    }
    update();
}

void PlayHints::update()
{
    if (m_isLineWanted && m_watched.session.state() != PlaySession::State::Empty
        && !m_watched.controls.journeys().isUnderWay()) { // hints during a journey would pass too quickly to read
        m_watched.page.keyLine().setHints(hints());
    }
}

std::vector<KeyHint> PlayHints::hints() const
{
    KeyHints hints;
    if (m_watched.session.state() == PlaySession::State::Over) {
        return hintsOfEnd();
    }
    if (m_watched.controls.targeting().isActive()) {
        hints.add(KeyNames::arrows(), tr("aim", "what a key does"));
        hints.add(m_watched.controls.targeting().hasTargets() ? KeyNames::tab() : QString(),
                  tr("next target", "what a key does"));
        hints.add(m_watched.controls.targeting().canUse() ? KeyNames::enter() : QString(),
                  tr("use it there", "what a key does"));
        hints.add(KeyNames::escape(), tr("cancel", "what a key does"));
    } else if (m_watched.controls.look().chooser().isActive()) {
        hints.add(KeyNames::arrows(), tr("move the cursor", "what a key does"));
        hints.add(m_watched.controls.look().hasSights() ? KeyNames::tab() : QString(),
                  tr("next target", "what a key does"));
        hints.add(KeyNames::enter(), tr("go there", "what a key does"));
        hints.add(KeyNames::escape(), tr("stop looking", "what a key does"));
    } else if (m_watched.page.growth().isVisibleTo(&m_watched.page)) {
        hints.add(u"1 2 3"_s, tr("choose what to improve", "what a key does"));
    } else {
        return m_watched.page.docks().hasKeyboard() ? hintsOfPanel() : hintsOfPlay();
    }
    return hints.all();
}

/// Returns the hints of the panel with the focus, where keys of the game have other meanings.
std::vector<KeyHint> PlayHints::hintsOfPanel() const
{
    KeyHints hints;
    const QWidget *panel = m_watched.page.docks().keyboard();
    const auto *list = qobject_cast<const ThingList *>(panel);
    if (list && list->count() > 0) {
        const bool isBag = list == &m_watched.page.inventory();
        hints.add(KeyNames::arrows(), tr("select", "what a key does"));
        hints.add(KeyNames::enter(), isBag ? tr("use", "what a key does") : tr("go there", "what a key does"));
        hints.add(isBag ? KeyNames::remove() : QString(), tr("drop", "what a key does"));
    }
    hints.add(KeyNames::tab(), tr("next panel", "what a key does"));
    hints.add(KeyNames::escape(), tr("back to the level", "what a key does"));
    return hints.all();
}

std::vector<KeyHint> PlayHints::hintsOfEnd() const
{
    KeyHints hints;
    hints.add(KeyNames::enter(), deedOfEnd());
    hints.add(m_keys.of(CommandIds::restartGame), tr("restart", "what a key does"), m_watched.actions.restart);
    hints.add(KeyNames::escape(), m_watched.page.window()->isFullScreen() ? tr("leave full screen", "what a key does")
                                  : m_watched.source.isTest               ? tr("back to the editor", "what a key does")
                                                                          : tr("start page", "what a key does"));
    return hints.all();
}

/// Returns the effect of the focused choice on the end screen.
QString PlayHints::deedOfEnd() const
{
    const bool isOfDay = !m_watched.source.day.isEmpty(); // a daily dungeon is the same each time
    const QString again = tr("play with another seed", "what a key does");
    const QString same = tr("restart", "what a key does");
    switch (m_watched.page.end().currentChoice()) {
    case EndScreen::Choice::Next:
        return tr("next level", "what a key does");
    case EndScreen::Choice::Again:
        return isOfDay ? same : again;
    case EndScreen::Choice::SameSeed:
        return isOfDay ? tr("another dungeon", "what a key does") : same;
    case EndScreen::Choice::Edit:
        return m_watched.source.isTest ? tr("back to the editor", "what a key does")
                                       : tr("edit this level", "what a key does");
    case EndScreen::Choice::Proof:
        return tr("keep as proof", "what a key does");
    case EndScreen::Choice::Watch:
        return tr("watch this game", "what a key does");
    case EndScreen::Choice::Before:
        return tr("retry from before the danger", "what a key does");
    case EndScreen::Choice::Copy:
        return tr("copy summary", "what a key does");
    case EndScreen::Choice::Save:
        return tr("save summary", "what a key does");
    case EndScreen::Choice::Scores:
        break;
    }
    return tr("best games", "what a key does");
}

/// Returns the step into a monster beside the hero; std::nullopt if there is none or the level has no fighting.
std::optional<HeroAct> PlayHints::attackingStep() const
{
    const World &world = m_watched.session.world();
    for (int i = 0; world.rules().contact == Contact::Fight && i < directionCount; ++i) {
        const Direction direction = HeroActions::directionOf(HeroAct(i));
        const Point cell = world.hero().cell + stepOf(direction);
        const bool isMonster = world.isStepOpen(world.hero().cell, direction) && isMet(world, cell);
        if (isMonster && isDangerous(world, world.monsterAt(cell))) {
            return HeroAct(i);
        }
    }
    return std::nullopt;
}

/// Returns the hints while playing, most important first.
std::vector<KeyHint> PlayHints::hintsOfPlay() const
{
    const World &world = m_watched.session.world();
    const PlaySession::State state = m_watched.session.state();
    KeyHints hints;
    if (const std::optional<HeroAct> step = attackingStep()) {
        const QString direction = nameOf(HeroActions::directionOf(*step));
        //: %1 is a direction, such as "southwest"
        hints.add(m_keys.of(*step), tr("attack %1", "what a key does").arg(direction));
    }
    if (const QString item = m_watched.controls.targeting().itemAgain();
        !item.isEmpty() && dangerNear(world) != nobody) {
        //: %1 is an item
        hints.add(m_keys.of(HeroAct::FireAgain), tr("fire again: %1", "what a key does").arg(item),
                  m_watched.actions.hero[HeroAct::FireAgain]);
    }
    if (isItemHere(world)) {
        hints.add(m_keys.of(HeroAct::PickUp), tr("pick up", "what a key does"),
                  m_watched.actions.hero[HeroAct::PickUp]);
    }
    if (world.terrainAt(world.hero().cell).feature == Feature::Stairs) {
        hints.add(m_keys.of(HeroAct::Descend), tr("take the stairs", "what a key does"),
                  m_watched.actions.hero[HeroAct::Descend]);
    }
    if (state == PlaySession::State::Paused) {
        hints.add(m_keys.of(CommandIds::pauseGame), tr("resume", "what a key does"), m_watched.actions.pause);
    }
    hints.add(m_keys.walking(), tr("walk", "what a key does")); // the pause banner says that walking starts the clock
    const ActorId danger = world.isRealTime() ? dangerNear(world) : threatNear(world);
    if (danger != nobody && world.rules().contact == Contact::Fight) {
        hints.add(m_keys.of(HeroAct::Attack), tr("attack nearest", "what a key does"),
                  m_watched.actions.hero[HeroAct::Attack]);
    }
    if (!world.seesAll() && danger == nobody) {
        hints.add(m_keys.of(HeroAct::Explore), tr("explore", "what a key does"),
                  m_watched.actions.hero[HeroAct::Explore]);
    }
    const bool isWounded = healsByWaiting(world.rules()) && world.hero().hp < world.maxHp(heroId);
    if (isWounded && danger == nobody && !world.isRealTime()) {
        hints.add(m_keys.of(HeroAct::Rest), tr("rest", "what a key does"), m_watched.actions.hero[HeroAct::Rest]);
    }
    if (hasUnused(world)) {
        hints.add(m_keys.of(HeroAct::Use), tr("use", "what a key does"), m_watched.actions.hero[HeroAct::Use]);
    }
    if (world.isRealTime() && state == PlaySession::State::Running) {
        hints.add(m_keys.of(CommandIds::pauseGame), tr("pause", "what a key does"), m_watched.actions.pause);
    } else if (!world.isRealTime() && world.monstersLeft() > 0) {
        hints.add(m_keys.of(HeroAct::Wait), tr("wait", "what a key does"), m_watched.actions.hero[HeroAct::Wait]);
    }
    hints.add(m_keys.of(HeroAct::Look), tr("look around", "what a key does"), m_watched.actions.hero[HeroAct::Look]);
    if (m_watched.actions.hasHints()) {
        hints.add(m_keys.of(CommandIds::askHint), tr("hint", "what a key does"), m_watched.actions.askHint);
    }
    if (m_watched.source.isTest) {
        hints.add(m_keys.of(CommandIds::playLevel), tr("back to the editor", "what a key does"),
                  m_watched.actions.play);
    }
    hints.add(m_keys.of(CommandIds::showKeys), tr("all keys", "what a key does"), m_watched.actions.keys);
    return hints.all();
}

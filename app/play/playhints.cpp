#include "app/play/playhints.h"

#include "app/play/herocontrols.h"
#include "app/play/itemprompt.h"
#include "app/play/levelpage.h"
#include "editor/commands/commandids.h"
#include "editor/text/authoredtext.h"
#include "gamecore/play/danger.h"
#include "gamecore/play/travel.h"
#include "gamecore/rules/harm.h"

#include <QApplication>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

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
    connect(&m_watched.controls.journeys(), &JourneyPlayer::pathChanged, this, &PlayHints::update);
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
    m_isBeginning = true;
    tellBeginning();
    update();
}

/// Writes the first log lines. The goal is last, because the newest line is emphasized. Tests have no lessons, since
/// authors know the keys.
void PlayHints::tellBeginning()
{
    const World &world = m_watched.session.world();
    std::vector<Lesson> lessons = m_watched.source.isTest ? std::vector<Lesson>() : lessonsOf(world, m_keys);
    if (m_isBeginning) {
        lessons = lessonsToShow(lessons, m_told);
    } else {
        std::erase_if(lessons, [this](const Lesson &lesson) { return !m_beginning.contains(lesson.key); });
    }
    m_watched.page.log().beginWith(
        QStringList{campaignLine(), descriptionOf(m_watched.session.game().level()), speedLine()} + linesOf(lessons)
        + QStringList{goalOf(world, m_keys)});
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
        hints.add(KeyNames::arrows(), tr("look elsewhere", "what a key does"));
        hints.add(m_watched.controls.look().hasSights() ? KeyNames::tab() : QString(), tr("next", "what a key does"));
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
    hints.add(KeyNames::tab(), tr("next", "what a key does"));
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
    const QPushButton *choice = m_watched.page.end().current();
    const QString name = choice ? choice->objectName() : QString();
    if (name == u"endNext") {
        return tr("next level", "what a key does");
    }
    const bool isOfDay = !m_watched.source.day.isEmpty(); // a daily dungeon is the same each time
    if (name == (isOfDay ? u"endAgain"_s : u"endSameSeed"_s)) {
        return tr("restart", "what a key does");
    }
    return name.isEmpty() || (name == u"endAgain" && !isOfDay) ? tr("play again", "what a key does") : choice->text();
}

/// Returns the key of the step into a monster beside the hero; empty if there is none or the level has no fighting.
QString PlayHints::strikingKey() const
{
    const World &world = m_watched.session.world();
    for (int i = 0; world.rules().contact == Contact::Fight && i < directionCount; ++i) {
        const Direction direction = HeroActions::directionOf(HeroAct(i));
        const Point cell = world.hero().cell + stepOf(direction);
        const bool isMonster = world.isStepOpen(world.hero().cell, direction) && isMet(world, cell);
        if (isMonster && isDangerous(world, world.monsterAt(cell))) {
            return m_keys.of(HeroAct(i));
        }
    }
    return {};
}

/// Returns the hints while playing, most important first.
std::vector<KeyHint> PlayHints::hintsOfPlay() const
{
    const World &world = m_watched.session.world();
    const PlaySession::State state = m_watched.session.state();
    KeyHints hints;
    hints.add(strikingKey(), tr("strike", "what a key does"));
    if (dangerNear(world) != nobody && m_watched.controls.targeting().canFireAgain()) {
        hints.add(m_keys.of(HeroAct::FireAgain), tr("fire again", "what a key does"),
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
        hints.add(m_keys.of(HeroAct::Attack), tr("attack", "what a key does"), m_watched.actions.hero[HeroAct::Attack]);
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

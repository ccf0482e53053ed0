#include "app/play/lessons.h"

#include "editor/text/kindname.h"
#include "gamecore/data/kind.h"
#include "gamecore/play/shownstats.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

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

class LessonText {
    Q_DECLARE_TR_FUNCTIONS(LessonText)

public:
    LessonText(const World &world, const KeyNames &keys) : m_world(world), m_keys(keys) {}

    std::vector<Lesson> lessons();
    QString goal() const;

private:
    void addBeginning();
    void addDeeds();
    QString touch() const;
    QString walk() const;
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

} // namespace

std::vector<Lesson> lessonsOf(const World &world, const KeyNames &keys)
{
    return LessonText(world, keys).lessons();
}

QString goalOf(const World &world, const KeyNames &keys)
{
    return LessonText(world, keys).goal();
}

std::vector<Lesson> lessonsToShow(const std::vector<Lesson> &all, const QStringList &told)
{
    std::vector<Lesson> left;
    std::copy_if(all.begin(), all.end(), std::back_inserter(left),
                 [&told](const Lesson &lesson) { return told.count(lesson.key) < lessonRepeats; });
    return left;
}

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

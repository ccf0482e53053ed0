#include "app/hud/motions.h"
#include "app/hud/worldsprites.h"
#include "gamecore/world/event.h"
#include "tests/driver/contrast.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/ruledworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QKeyEvent>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr ActorId foe = 2;
constexpr std::array motionNames{"glide", "step",   "lunge",    "nudge", "flash",
                                 "grow",  "appear", "dissolve", "fly",   "swing"};
static_assert(motionNames.size() == std::size_t(spriteMotionCount));
constexpr std::array effectNames{"number", "gold", "missile", "bolt", "fire", "blast", "sparkle"};
static_assert(effectNames.size() == std::size_t(effectKindCount));

QString delayed(const QString &words, int ms)
{
    return ms > 0 ? words + u" after %1"_s.arg(ms) : words;
}

QString described(const PlayedMotion &played)
{
    QString words = QLatin1StringView(motionNames[std::size_t(played.motion)]);
    if (!played.way.isNull()) {
        words += u" %1,%2"_s.arg(played.way.x()).arg(played.way.y());
    }
    return delayed(words, played.delayMs);
}

/// Returns motions as words: "2 to 3,1 after 150" (the step of the sprite 2), "2 as before for 100", "1: lunge 1,0" (to
/// the east), "troll at 4,1 dissolve", "number −3 at 2,1", "blast 9 cells", "red edge", "shake", "fade".
QStringList described(const CanvasMotions &motions)
{
    QStringList words;
    for (const SpriteStep &step : motions.steps) {
        words.append(delayed(u"%1 to %2,%3"_s.arg(step.sprite).arg(step.to.x).arg(step.to.y), step.delayMs));
    }
    for (const HeldSprite &held : motions.held) {
        words.append(u"%1 as before for %2"_s.arg(held.before.id).arg(held.ms));
    }
    for (const LeavingSprite &leaving : motions.leaving) {
        QStringList parts;
        for (const PlayedMotion &played : leaving.motions) {
            parts.append(described(played));
        }
        const Point cell = leaving.sprite.cell;
        words.append(u"%1 at %2,%3 %4"_s.arg(leaving.sprite.picture).arg(cell.x).arg(cell.y).arg(parts.join(u", ")));
    }
    for (const PlayedMotion &played : motions.sprites) {
        words.append(u"%1: %2"_s.arg(played.sprite).arg(described(played)));
    }
    for (const CanvasEffect &effect : motions.effects) {
        const QString kind = QLatin1StringView(effectNames[std::size_t(effect.kind)]);
        const Point cell = effect.cells.front();
        const QString what =
            effect.text.isEmpty()
                ? u"%1 %2 cells"_s.arg(kind).arg(effect.cells.size())
                : u"%1 %2 at %3,%4 %5"_s.arg(kind, effect.text).arg(cell.x).arg(cell.y).arg(effect.color.name());
        words.append(delayed(what, effect.delayMs));
    }
    motions.hasRedEdge ? words.append(delayed(u"red edge"_s, motions.impactMs)) : void();
    motions.shakes ? words.append(u"shake"_s) : void();
    motions.fades ? words.append(delayed(u"fade"_s, motions.fadeDelayMs)) : void();
    return words;
}

/// Plays commands and returns the motions of the last one.
CanvasMotions motionsAfter(Game &game, const QStringList &commands)
{
    EventList events;
    std::vector<Sprite> before;
    for (const QString &command : commands) {
        before = spritesOf(game.world());
        game.play(commandFromText(command).command, events);
    }
    return motionsOf(events, game.world(), before);
}

/// A room with a monster that kills the hero, who has one life, when he steps east.
const QStringList deathTrap{u"####"_s, u"#@O#"_s, u"####"_s};
const QString lastLife = u"\"rules\": { \"clock\": \"turns\", \"death\": \"permadeath\" }"_s;
const QString classicWithThing = classicRules + u", \"things\": [{ \"cell\": [1, 1], \"kind\": \"%1\" }]"_s;

} // namespace

/// Motions on the canvas show the events of a game, and no key ever waits for them.
class TestMotions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<EmptyHome>(); }
    void cleanup()
    {
        m_driver.reset();
        m_home.reset();
    }

    void eventsBecomeMotions_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QStringList>("commands");
        QTest::addColumn<QStringList>("expected");
        const QString sure = u"\"rules\": { \"clock\": \"turns\", \"death\": \"permadeath\" }"_s;
        QTest::newRow("a step has no motion beside the way")
            << QStringList{u"####"_s, u"#@ #"_s, u"####"_s} << classicRules << QStringList{u"move east"_s}
            << QStringList{u"1 to 2,1"_s};
        QTest::newRow("a death") << QStringList{u"#####"_s, u"#@O##"_s, u"#####"_s} << classicRules
                                 << QStringList{u"move east"_s, u"move east"_s, u"move east"_s}
                                 << QStringList{u"orc at 2,1 dissolve"_s, u"1: lunge 1,0"_s, u"2: flash"_s,
                                                u"number −4 at 2,1 #ffffff"_s};
        QTest::newRow("gold and a victory")
            << QStringList{u"####"_s, u"#@ #"_s, u"####"_s}
            << u"\"things\": [{ \"cell\": [2, 1], \"kind\": \"treasure\", \"gold\": 20 }]"_s
            << QStringList{u"move east"_s}
            << QStringList{u"1 to 2,1"_s, u"treasure_crown at 2,1 fly 0,-0.3"_s, u"gold +20 at 2,1 #f2b84b"_s,
                           u"sparkle 1 cells"_s};
        QTest::newRow("an item") << QStringList{u"####"_s, u"#@ #"_s, u"####"_s} << classicWithThing.arg(u"helmet"_s)
                                 << QStringList{u"pickup"_s} << QStringList{u"helmet at 1,1 fly 0,-0.3"_s};
        QTest::newRow("a door") << QStringList{u"#####"_s, u"#@+ #"_s, u"#####"_s} << classicRules
                                << QStringList{u"move east"_s} << QStringList{u"door_side at 2,1 swing"_s};
        QTest::newRow("a dragon breathes")
            << QStringList{u"#########"_s, u"#@  D   #"_s, u"#########"_s} << classicRules
            << QStringList{u"wait"_s, u"wait"_s}
            << QStringList{u"1: flash"_s, u"number −8 at 1,1 #ff5a4c"_s, u"fire 3 cells"_s, u"red edge"_s, u"shake"_s};
        QTest::newRow("lightning") << QStringList{u"#######"_s, u"#@   T#"_s, u"#######"_s}
                                   << classicWithThing.arg(u"lightning_scroll"_s)
                                   << QStringList{u"pickup"_s, u"use b"_s}
                                   << QStringList{u"troll at 4,1 dissolve"_s, u"2: flash"_s, u"bolt 4 cells"_s,
                                                  u"number −20 at 4,1 #ffffff"_s};
    }

    void eventsBecomeMotions() { verifyMotions(); }

    void whatHappensLaterIsShownLater_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QStringList>("commands");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("blow and answer") << QStringList{u"#####"_s, u"#@T##"_s, u"#####"_s} << classicRules
                                         << QStringList{u"move east"_s}
                                         << QStringList{u"1 as before for 60"_s,
                                                        u"1: lunge 1,0"_s,
                                                        u"2: flash"_s,
                                                        u"2: lunge -1,0 after 60"_s,
                                                        u"1: flash after 60"_s,
                                                        u"number −3 at 2,1 #ffffff"_s,
                                                        u"number −2 at 1,1 #ff5a4c after 60"_s,
                                                        u"red edge after 60"_s};
        QTest::newRow("five blows: nothing begins after 150 ms")
            << QStringList{u"#####"_s, u"#TOO#"_s, u"#T@O#"_s, u"#####"_s} << classicRules << QStringList{u"wait"_s}
            << QStringList{u"2: lunge 1,1"_s,
                           u"1: flash"_s,
                           u"3: lunge 0,1 after 60"_s,
                           u"1: flash after 60"_s,
                           u"4: lunge -1,1 after 120"_s,
                           u"1: flash after 120"_s,
                           u"5: lunge 1,0 after 150"_s,
                           u"1: flash after 150"_s,
                           u"6: lunge -1,0 after 150"_s,
                           u"1: flash after 150"_s,
                           u"number −2 at 2,2 #ff5a4c"_s,
                           u"number −1 at 2,2 #ff5a4c after 60"_s,
                           u"number −1 at 2,2 #ff5a4c after 120"_s,
                           u"number −2 at 2,2 #ff5a4c after 150"_s,
                           u"number −1 at 2,2 #ff5a4c after 150"_s,
                           u"red edge"_s};
        QTest::newRow("a missile, then the step of its target")
            << QStringList{u"######"_s, u"#@  T#"_s, u"######"_s} << classicWithThing.arg(u"sling"_s)
            << QStringList{u"pickup"_s, u"use b 3 1"_s}
            << QStringList{u"2 to 2,1 after 150"_s, u"2 as before for 100"_s, u"2: flash after 100"_s,
                           u"missile 3 cells"_s, u"number −2 at 3,1 #ffffff after 100"_s};
        QTest::newRow("an area") << QStringList{u"#########"_s, u"#@    T #"_s, u"#########"_s}
                                 << classicWithThing.arg(u"frost_scroll"_s) << QStringList{u"pickup"_s, u"use b 6 1"_s}
                                 << QStringList{u"2 as before for 100"_s, u"2: flash after 100"_s, u"missile 6 cells"_s,
                                                u"blast 4 cells after 100"_s, u"number −5 at 5,1 #ffffff after 100"_s};
        QTest::newRow("the mark of a status")
            << QStringList{u"#########"_s, u"#@    T #"_s, u"#########"_s}
            << classicWithThing.arg(u"confusion_scroll"_s) << QStringList{u"pickup"_s, u"use b 5 1"_s}
            << QStringList{u"2 as before for 100"_s, u"missile 5 cells"_s};
    }

    void whatHappensLaterIsShownLater() { verifyMotions(); }

    void aCatchIsABlow_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QStringList>("commands");
        QTest::addColumn<QStringList>("expected");
        const QString patrol =
            u", \"things\": [{ \"cell\": [3, 1], \"kind\": \"orc\", \"behavior\": \"patrol\", \"direction\": \"west\" }]"_s;
        QTest::newRow("the last life")
            << deathTrap << lastLife << QStringList{u"move east"_s}
            << QStringList{u"1 to 2,1"_s,          u"1 as before for 60"_s, u"2: lunge -1,0 after 60"_s,
                           u"1: flash after 60"_s, u"red edge after 60"_s,  u"shake"_s,
                           u"fade after 60"_s};
        QTest::newRow("the hero walks into a monster, which walks on")
            << QStringList{u"#####"_s, u"#@O #"_s, u"#####"_s} << buchhaimInTurns << QStringList{u"move east"_s}
            << QStringList{u"1 to 2,1"_s,
                           u"2 to 3,1 after 120"_s,
                           u"hero at 2,1 flash after 60, dissolve after 100, step -1,0"_s,
                           u"2: lunge -1,0 after 60"_s,
                           u"1: appear after 150"_s,
                           u"red edge after 60"_s,
                           u"shake"_s};
        QTest::newRow("a monster walks into the hero")
            << QStringList{u"#####"_s, u"#@  #"_s, u"#####"_s} << buchhaimInTurns + patrol
            << QStringList{u"wait"_s, u"wait"_s}
            << QStringList{u"2 to 1,1"_s,
                           u"hero at 1,1 flash after 60, dissolve after 100"_s,
                           u"2: lunge -1,0 after 60"_s,
                           u"1: appear after 150"_s,
                           u"red edge after 60"_s,
                           u"shake"_s};
    }

    void aCatchIsABlow() { verifyMotions(); }

    void theHeroDiesAfterAllBlows_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QStringList>("commands");
        QTest::addColumn<QStringList>("expected");
        const QString strong = uR"("ruleset": "classic", "legend": { "r": "rat" },
             "kinds": { "monsters": { "rat": { "base": "orc", "power": 102 } } })"_s;
        QTest::newRow("one blow") << QStringList{u"####"_s, u"#@r#"_s, u"####"_s} << strong << QStringList{u"wait"_s}
                                  << QStringList{u"1 as before for 40"_s, u"2: lunge -1,0"_s,
                                                 u"1: flash"_s,           u"number −100 at 1,1 #ff5a4c"_s,
                                                 u"red edge"_s,           u"shake"_s,
                                                 u"fade after 40"_s};
        QTest::newRow("two blows") << QStringList{u"#####"_s, u"#O@r#"_s, u"#####"_s} << strong
                                   << QStringList{u"wait"_s}
                                   << QStringList{u"1 as before for 100"_s,
                                                  u"2: lunge 1,0"_s,
                                                  u"1: flash"_s,
                                                  u"3: lunge -1,0 after 60"_s,
                                                  u"1: flash after 60"_s,
                                                  u"number −1 at 2,1 #ff5a4c"_s,
                                                  u"number −100 at 2,1 #ff5a4c after 60"_s,
                                                  u"red edge"_s,
                                                  u"shake"_s,
                                                  u"fade after 100"_s};
    }

    /// He looks as before and the light stays until the last blow has hit him.
    void theHeroDiesAfterAllBlows() { verifyMotions(); }

    /// Events on cells out of view have no motion, even if a list contains them.
    void whatIsOutOfViewDoesNotMove()
    {
        const Game game = gameOf({u"#########"_s, u"#@ #  O #"_s, u"#########"_s}, classicRules);
        const Point cell = game.world().actor(foe).cell;
        QVERIFY(!game.world().isVisible(cell));
        EventList events;
        events.add({.type = EventType::Attacked, .actor = foe, .target = foe, .amount = 0});
        events.add({.type = EventType::Damaged, .actor = foe, .amount = 3});
        events.add({.type = EventType::Healed, .actor = foe, .amount = 3});
        events.add({.type = EventType::Bumped, .actor = foe, .cell = cell + stepOf(Direction::West)});
        events.add({.type = EventType::Spotted, .actor = foe, .cell = cell});
        events.add({.type = EventType::Collected, .actor = foe, .cell = cell, .amount = 5});
        events.add({.type = EventType::Opened, .actor = foe, .cell = cell});
        events.add({.type = EventType::Died, .actor = foe, .cell = cell});
        const std::vector<Sprite> before{{.id = foe, .cell = cell, .picture = u"orc"_s}};
        QCOMPARE(motionsOf(events, game.world(), before), CanvasMotions());
    }

    /// From a fifth of the hero's hit points on.
    void aHeavyWoundShakesTheView()
    {
        const Game game = gameOf({u"###"_s, u"#@#"_s, u"###"_s}, classicRules);
        const int heavy = (game.world().maxHp(heroId) + 4) / 5;
        for (const int amount : {heavy - 1, heavy}) {
            EventList events;
            events.add({.type = EventType::Damaged, .actor = heroId, .amount = amount});
            QCOMPARE(motionsOf(events, game.world(), {}).shakes, amount == heavy);
        }
    }

    void numbersOnOneCellStandAboveEachOther()
    {
        const Game game = gameOf({u"###"_s, u"#@#"_s, u"###"_s}, classicRules);
        EventList events;
        events.add({.type = EventType::Damaged, .actor = heroId, .amount = 1});
        events.add({.type = EventType::Healed, .actor = heroId, .amount = 2});
        events.add({.type = EventType::Damaged, .actor = heroId, .amount = 3});
        const std::vector<CanvasEffect> numbers = numbersOf(events, game.world());
        QCOMPARE(numbers.size(), std::size_t(3));
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(numbers[std::size_t(i)].row, i);
        }
    }

    void aKeyEndsMotions()
    {
        playDuel();
        m_driver->canvas().setMotion(Motion::Full);
        m_driver->press(Qt::Key_Right);
        QVERIFY(m_driver->canvas().isGliding());
        QVERIFY(!m_driver->canvas().effects().empty());
        m_driver->press(Qt::Key_Period);
        const QStringList now = texts();
        QVERIFY2(now.size() <= 1, qPrintable(now.join(u' ')));
    }

    void motionsStayNearTheirCells_data()
    {
        QTest::addColumn<int>("motion");
        QTest::addColumn<bool>("isLast");
        for (int i = 0; i < spriteMotionCount; ++i) {
            const auto motion = SpriteMotion(i);
            const bool isLast =
                motion == SpriteMotion::Dissolve || motion == SpriteMotion::Fly || motion == SpriteMotion::Swing;
            QTest::newRow(motionNames[std::size_t(i)]) << i << isLast;
        }
    }

    /// Every motion changes pixels of its cell or of the next one, and no others.
    void motionsStayNearTheirCells()
    {
        QFETCH(int, motion);
        QFETCH(bool, isLast);
        Canvas &canvas = calmCanvas();
        const Sprite orc{.id = 7, .cell = {2, 2}, .picture = u"orc"_s};
        canvas.setSprites(isLast ? std::vector<Sprite>() : std::vector{orc});
        const PlayedMotion played{.sprite = orc.id, .motion = SpriteMotion(motion), .way = QPointF(1, 0)};
        CanvasMotions motions;
        isLast ? motions.leaving.push_back({orc, {played}}) : motions.sprites.push_back(played);
        const QRect changed = changesWhile(canvas, motions);
        const QRect cells = canvas.viewportRectOf({2, 2}) | canvas.viewportRectOf({3, 2});
        const int margin = canvas.tileSize() / 3;
        QVERIFY(!changed.isEmpty());
        QVERIFY(cells.adjusted(-margin, -margin, margin, margin).contains(changed));
    }

    void aNumberStandsAboveItsCell()
    {
        Canvas &canvas = calmCanvas();
        const CanvasEffect number{.cells = {{2, 2}}, .text = u"−3"_s, .color = Qt::magenta};
        const QRect changed = changesWhile(canvas, {.effects = {number}});
        const QRect cell = canvas.viewportRectOf({2, 2});
        QVERIFY(!changed.isEmpty());
        QVERIFY(std::abs(changed.center().x() - cell.center().x()) <= 2);
        const int bar = 3 * cell.height() / 32; // height of the health bar above the cell
        QVERIFY(changed.top() >= cell.top() - cell.height() && changed.bottom() < cell.top() - bar);
        QVERIFY(canvas.effects().empty());
    }

    void motionHasThreeStrengths_data()
    {
        QTest::addColumn<int>("motion");
        QTest::addColumn<bool>("hasNumbers");
        QTest::newRow("full") << int(Motion::Full) << true;
        QTest::newRow("reduced") << int(Motion::Reduced) << true;
        QTest::newRow("none") << int(Motion::None) << false;
    }

    void motionHasThreeStrengths()
    {
        QFETCH(int, motion);
        QFETCH(bool, hasNumbers);
        playDuel();
        m_driver->trigger(u"motion%1"_s.arg(motion));
        QCOMPARE(int(m_driver->canvas().motion()), motion);
        QCOMPARE(int(m_driver->window().settings().motion()), motion);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->canvas().effects().empty(), !hasNumbers);
        QCOMPARE(m_driver->canvas().isGliding(), hasNumbers);
        QTRY_VERIFY(!m_driver->canvas().isGliding());
    }

    /// GNOME keeps its setting in a database, so its program is asked; here a script answers in its place.
    void gnomesSettingReducesMotionUntilTheUserChooses()
    {
        const QTemporaryDir programs;
        QFile script(programs.filePath(u"gsettings"_s));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\n[ \"$*\" = 'get org.gnome.desktop.interface enable-animations' ] && echo false\n");
        script.close();
        QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
        const QByteArray path = qgetenv("PATH");
        const auto restore = qScopeGuard([&path] {
            qputenv("PATH", path);
            qunsetenv("XDG_CURRENT_DESKTOP");
        });
        qputenv("PATH", programs.path().toLocal8Bit() + ':' + path);
        qputenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME");
        m_driver = std::make_unique<WindowDriver>();
        const auto choice = [this](Motion motion) {
            return m_driver->window().commands().motions->actions().at(int(motion));
        };
        QVERIFY(choice(Motion::Full)->isChecked());
        QTRY_VERIFY(choice(Motion::Reduced)->isChecked());
        QCOMPARE(m_driver->canvas().motion(), Motion::Reduced);
        choice(Motion::Full)->trigger();
        m_driver.reset();
        QVERIFY(script.remove()); // nobody is asked again
        m_driver = std::make_unique<WindowDriver>();
        QVERIFY(choice(Motion::Full)->isChecked());
        QCOMPARE(m_driver->canvas().motion(), Motion::Full);
    }

    void theEndWaitsForTheLightOrAKey_data()
    {
        QTest::addColumn<bool>("presses");
        QTest::newRow("a key") << true;
        QTest::newRow("the light") << false;
    }

    void theEndWaitsForTheLightOrAKey()
    {
        QFETCH(bool, presses);
        m_driver = std::make_unique<WindowDriver>();
        m_driver->canvas().setMotion(Motion::Full);
        play(deathTrap, lastLife);
        m_driver->press(Qt::Key_Right);
        QVERIFY(m_driver->canvas().isFading());
        QVERIFY(!m_driver->page().end().isVisible());
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Right, {}, QString(), true);
        QCoreApplication::sendEvent(m_driver->window().focusWidget(), &held);
        QVERIFY(!m_driver->page().end().isVisible());
        if (presses) {
            m_driver->press(Qt::Key_Right);
            QVERIFY(m_driver->page().end().isVisible());
        }
        QTRY_VERIFY(m_driver->page().end().isVisible());
        QVERIFY(!m_driver->canvas().isFading());
    }

    void monstersShowTheirState_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("mark");
        const QString patrol = u", \"things\": [{ \"cell\": [6, 1], \"kind\": \"orc\", \"behavior\": \"%1\" }]"_s;
        const QStringList open{u"#########"_s, u"#@      #"_s, u"#########"_s};
        QTest::newRow("hunting") << open << classicRules + patrol.arg(u"hunt"_s) << u"status_hunting"_s;
        QTest::newRow("wandering") << open << classicRules + patrol.arg(u"patrol"_s) << u"status_wandering"_s;
        QTest::newRow("idle") << open << classicRules + patrol.arg(u"idle"_s) << u"status_asleep"_s;
        QTest::newRow("asleep behind a wall") << QStringList{u"#########"_s, u"#@ #    #"_s, u"#########"_s}
                                              << classicSeeingAll + patrol.arg(u"hunt"_s) << u"status_asleep"_s;
        QTest::newRow("next to the hero, across a corner")
            << QStringList{u"#########"_s, u"#       #"_s, u"#    @  #"_s, u"#########"_s}
            << classicRules + patrol.arg(u"hunt"_s) << u"status_hunting"_s;
        QTest::newRow("next to the hero") << QStringList{u"#########"_s, u"#    @  #"_s, u"#########"_s}
                                          << classicRules + patrol.arg(u"hunt"_s) << u"status_hunting"_s;
    }

    void monstersShowTheirState()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rest);
        QFETCH(QString, mark);
        const Game game = gameOf(rows, rest);
        QCOMPARE(stateMark(game.world(), foe), mark);
        QCOMPARE(stateMark(game.world(), heroId), QString());
    }

    /// An item for a free slot is worn when it is picked up; using it takes it off.
    void theHeroShowsWhatHeWears()
    {
        Game game = gameOf({u"###"_s, u"#@#"_s, u"###"_s}, classicWithThing.arg(u"helmet"_s));
        const auto pieces = [&game] { return spritesOf(game.world()).back().pieces; };
        EventList events;
        QCOMPARE(pieces(), QStringList{u"hero_dagger"_s});
        game.play(commandFromText(u"pickup"_s).command, events);
        QCOMPARE(pieces(), (QStringList{u"hero_helmet"_s, u"hero_dagger"_s}));
        game.play(commandFromText(u"use %1"_s.arg(QLatin1Char(events[0].letter))).command, events);
        QCOMPARE(pieces(), QStringList{u"hero_dagger"_s});
    }

    void nextStepsOfPatrolsAreMarked_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<bool>("isMarked");
        const QString patrol =
            u", \"things\": [{ \"cell\": [5, 1], \"kind\": \"orc\", \"behavior\": \"patrol\", \"direction\": \"west\" }]"_s;
        QTest::newRow("turns") << classicRules + patrol << true;
        QTest::newRow("real time") << u"\"rules\": { \"clock\": \"realtime\" }"_s + patrol << false;
    }

    void nextStepsOfPatrolsAreMarked()
    {
        QFETCH(QString, rest);
        QFETCH(bool, isMarked);
        const Game game = gameOf({u"#########"_s, u"#@      #"_s, u"#########"_s}, rest);
        QCOMPARE(patrolledCells(game.world()), isMarked ? QRegion(4, 1, 1, 1) : QRegion());
    }

    /// The room is never lighter than in the last frame of the fading light, until another game begins.
    void theLightStaysOutBehindTheCard()
    {
        m_driver = std::make_unique<WindowDriver>();
        Canvas &canvas = m_driver->canvas();
        canvas.setMotion(Motion::Full);
        canvas.setIdling(false);
        play(deathTrap, lastLife);
        const auto light = [&canvas] { return meanLuminance(canvas.viewport()->grab().toImage()); };
        const double before = light();
        m_driver->press(Qt::Key_Right);
        double last = before;
        while (!m_driver->page().end().isVisible()) {
            last = canvas.isFading() ? light() : last;
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        const double dark = light();
        QVERIFY(dark <= last);
        QVERIFY(dark < before / 2);
        QTRY_VERIFY(!canvas.isGliding());
        QVERIFY(light() <= dark);
        m_driver->session().restart();
        QVERIFY(light() > before * 0.9);
    }

private:
    void verifyMotions()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rest);
        QFETCH(QStringList, commands);
        QFETCH(QStringList, expected);
        Game game = gameOf(rows, rest);
        QCOMPARE(described(motionsAfter(game, commands)).join(u'\n'), expected.join(u'\n'));
    }
    /// Returns a canvas with full motion on which nothing moves.
    Canvas &calmCanvas()
    {
        m_driver = std::make_unique<WindowDriver>();
        play({u"#######"_s, u"#     #"_s, u"#     #"_s, u"#    @#"_s, u"#######"_s}, classicRules);
        m_driver->canvas().setMotion(Motion::Full);
        m_driver->canvas().setIdling(false);
        m_driver->canvas().setSprites({});
        return m_driver->canvas();
    }
    /// Returns the bounding rectangle of the pixels that differ between two pictures of equal size.
    static QRect difference(const QImage &one, const QImage &other)
    {
        QRect changed;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x) {
                changed |= one.pixel(x, y) != other.pixel(x, y) ? QRect(x, y, 1, 1) : QRect();
            }
        }
        return changed;
    }
    /// Returns the bounding rectangle of all pixels that differ from the present picture at any time while motions
    /// play. Plays them again if a slow machine caught no frame.
    static QRect changesWhile(Canvas &canvas, const CanvasMotions &motions)
    {
        constexpr int mostTries = 50;
        const QImage before = canvas.viewport()->grab().toImage();
        QRect changed;
        for (int i = 0; i < mostTries && changed.isEmpty(); ++i) {
            std::vector<QImage> frames;
            canvas.play(motions);
            while (canvas.isGliding()) {
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
                frames.push_back(canvas.viewport()->grab().toImage());
            }
            for (const QImage &frame : frames) {
                changed |= frame == before ? QRect() : difference(frame, before);
            }
        }
        return changed;
    }
    void play(const QStringList &rows, const QString &rest)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
    }
    void playDuel()
    {
        m_driver = std::make_unique<WindowDriver>();
        play({u"#####"_s, u"#@T##"_s, u"#####"_s}, classicRules);
    }
    QStringList texts()
    {
        QStringList texts;
        for (const CanvasEffect &effect : m_driver->canvas().effects()) {
            texts.append(effect.text);
        }
        return texts;
    }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(motions, TestMotions)
#include "tst_motions.moc"

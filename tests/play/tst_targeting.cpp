#include "app/messages/targetingtext.h"
#include "gamecore/rules/bag.h"
#include "gamecore/world/event.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns one row of `things`.
QString thing(int x, int y, const QString &kind, const QString &more = {})
{
    return u"{ \"cell\": [%1, %2], \"kind\": \"%3\"%4 }"_s.arg(x).arg(y).arg(kind, more);
}

/// Returns a level of `classic` whose monsters do not move, with an item under the hero at 2, 2.
Level stillLevel(QStringList rows, const QString &item)
{
    QStringList things{thing(2, 2, item)};
    for (int y = 0; y < rows.size(); ++y) {
        for (int x = 0; x < rows.at(y).size(); ++x) {
            const QChar character = rows.at(y).at(x);
            if (character == u'O' || character == u'T') {
                rows[y][x] = u' ';
                things.append(thing(x, y, character == u'O' ? u"orc"_s : u"troll"_s, u", \"behavior\": \"idle\""_s));
            }
        }
    }
    return levelFrom(rows, u"\"ruleset\": \"classic\", \"things\": [%1]"_s.arg(things.join(u", "_s)));
}

/// The hero is at 2, 2; a troll is near, orcs are far away.
const QStringList hall{u"##################"_s, u"#                #"_s, u"# @ T  O         #"_s,
                       u"#                #"_s, u"#      O         #"_s, u"##################"_s};
constexpr Point hero{2, 2};
constexpr Point troll{4, 2};
constexpr Point firstOrc{7, 2};
constexpr Point secondOrc{7, 4};

QRegion cells(std::initializer_list<Point> points)
{
    QRegion region;
    for (const Point point : points) {
        region += QRect(point.x, point.y, 1, 1);
    }
    return region;
}

} // namespace

class TestTargeting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<EmptyHome>();
        m_driver = std::make_unique<WindowDriver>();
    }

    void cleanup()
    {
        m_driver.reset();
        m_home.reset();
    }

    void scrollsThatNeedACellStartAiming()
    {
        aim(u"confusion_scroll"_s);
        QVERIFY(targeting().isActive());
        QCOMPARE(m_driver->world().turn(), 1); // the turn of picking it up
    }

    void otherItemsDoNotStartAiming()
    {
        aim(u"lightning_scroll"_s);
        QVERIFY(!targeting().isActive());
        QVERIFY(!isInBag('b'));
        QVERIFY(!targeting().start('a'));
        QVERIFY(!targeting().start('z'));
    }

    /// The sentence on the canvas names the keys only if the line of keys does not.
    void theKeysAreShownOnlyOnce()
    {
        m_driver->window().useLanguage(u"en"_s);
        aim(u"confusion_scroll"_s);
        const QLabel &sentence = m_driver->child<QLabel>(u"lookLine"_s);
        QVERIFY(m_driver->page().keyLine().isVisible());
        QCOMPARE(sentence.text(), u"Scroll of confusion. Click: use. Right click: cancel."_s);
        m_driver->press(Qt::Key_Escape);
        m_driver->trigger(u"showKeyLine"_s);
        QVERIFY(!m_driver->page().keyLine().isVisible());
        QVERIFY(targeting().start('b'));
        QCOMPARE(sentence.text(),
                 u"Scroll of confusion. Tab: next target. Enter or click: use. Escape or right click: cancel."_s);
    }

    void aimingStartsOnTheNearestMonster()
    {
        aim(u"confusion_scroll"_s);
        QCOMPARE(cursor(), troll);
    }

    void areaAimingStartsWhereTheHeroIsSpared()
    {
        aim(u"fireball_scroll"_s);
        QCOMPARE(cursor(), firstOrc);
    }

    void withoutMonstersAimingStartsOnTheHero()
    {
        aim(u"fireball_scroll"_s, {u"#######"_s, u"#     #"_s, u"# @   #"_s, u"#######"_s});
        QCOMPARE(cursor(), hero);
        m_driver->press(Qt::Key_Tab);
        QCOMPARE(cursor(), hero);
    }

    void tabCyclesFromTheNearestMonster()
    {
        aim(u"confusion_scroll"_s);
        m_driver->press(Qt::Key_Tab);
        QCOMPARE(cursor(), firstOrc);
        m_driver->press(Qt::Key_Tab);
        QCOMPARE(cursor(), secondOrc);
        m_driver->press(Qt::Key_Tab);
        QCOMPARE(cursor(), troll);
    }

    void shiftTabCyclesBackwards()
    {
        aim(u"confusion_scroll"_s);
        m_driver->press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(cursor(), secondOrc);
        m_driver->press(Qt::Key_Left);
        m_driver->press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(cursor(), secondOrc);
    }

    void arrowsMoveTheCursor()
    {
        aim(u"confusion_scroll"_s);
        m_driver->press(Qt::Key_Down);
        QCOMPARE(cursor(), (Point{4, 3}));
        m_driver->press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(cursor(), (Point{9, 3}));
        QCOMPARE(m_driver->world().hero().cell, hero);
    }

    void theMouseMovesTheCursor()
    {
        aim(u"confusion_scroll"_s);
        QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf({5, 3}).center());
        QCOMPARE(cursor(), (Point{5, 3}));
    }

    void theRangeIsHighlighted()
    {
        aim(u"sling"_s); // range 6
        QVERIFY(tinted(CellTint::Reach).contains(QPoint(8, 2)));
        QVERIFY(!tinted(CellTint::Reach).contains(QPoint(9, 2)));
        QVERIFY(!tinted(CellTint::Reach).contains(QPoint(8, 3)));
        QVERIFY(tinted(CellTint::Area).isEmpty());
    }

    void theExactAreaIsHighlighted()
    {
        aim(u"frost_scroll"_s); // radius 2
        QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf({9, 2}).center());
        QCOMPARE(cursor(), (Point{9, 2}));
        const QRegion expected = QRegion(9, 0, 1, 5) + QRect(8, 1, 3, 3) + QRect(7, 2, 5, 1);
        QCOMPARE(tinted(CellTint::Area), expected);
    }

    void everyTargetIsMarked()
    {
        aim(u"fireball_scroll"_s);
        QCOMPARE(tinted(CellTint::Hit), cells({troll, firstOrc, secondOrc}));
        QVERIFY(tinted(CellTint::HitSelf).isEmpty());
    }

    void theHeroIsMarkedInTheWarningColor()
    {
        aim(u"fireball_scroll"_s);
        m_driver->press(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(cursor(), troll);
        QCOMPARE(tinted(CellTint::HitSelf), cells({hero}));
        QCOMPARE(tinted(CellTint::Hit), cells({troll, firstOrc}));
    }

    void unseenMonstersAreNotRevealed()
    {
        aim(u"fireball_scroll"_s, {u"#########"_s, u"#   ##  #"_s, u"# @ #O  #"_s, u"#   ##  #"_s, u"#########"_s});
        m_driver->press(Qt::Key_Right);
        QVERIFY(tinted(CellTint::Hit).isEmpty());
        QVERIFY(!tinted(CellTint::Area).contains(QPoint(5, 2)));
    }

    void enterCommits()
    {
        aim(u"fireball_scroll"_s);
        const QSignalSpy commanded(&targeting(), &TargetingMode::commanded);
        m_driver->press(Qt::Key_Return);
        QCOMPARE(commanded.size(), 1);
        QCOMPARE(m_driver->session().game().history().back(), Command::use('b', firstOrc));
        QVERIFY(!isInBag('b'));
        QVERIFY(!m_driver->world().isAlive(m_driver->world().actorCount()));
        QVERIFY(!targeting().isActive());
    }

    void aClickCommits()
    {
        aim(u"confusion_scroll"_s);
        m_driver->click(secondOrc);
        QCOMPARE(m_driver->session().game().history().back(), Command::use('b', secondOrc));
        QVERIFY(!targeting().isActive());
    }

    void anInvalidTargetCommitsNothing()
    {
        aim(u"confusion_scroll"_s);
        m_driver->press(Qt::Key_Up);
        m_driver->press(Qt::Key_Return);
        m_driver->click({15, 4});
        QVERIFY(targeting().isActive());
        QVERIFY(isInBag('b'));
        QCOMPARE(m_driver->world().turn(), 1);
    }

    void cancelingSpendsNothing_data()
    {
        QTest::addColumn<bool>("isByKey");
        QTest::newRow("Escape") << true;
        QTest::newRow("right click") << false;
    }

    void cancelingSpendsNothing()
    {
        QFETCH(bool, isByKey);
        aim(u"fireball_scroll"_s);
        const QSignalSpy canceled(&targeting(), &TargetingMode::canceled);
        if (isByKey) {
            m_driver->press(Qt::Key_Escape);
        } else {
            QTest::mouseClick(m_driver->canvas().viewport(), Qt::RightButton, {},
                              m_driver->canvas().viewportRectOf(troll).center());
        }
        QCOMPARE(canceled.size(), 1);
        QVERIFY(!targeting().isActive());
        QVERIFY(isInBag('b'));
        QCOMPARE(m_driver->world().turn(), 1);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        QVERIFY(tinted(CellTint::Reach).isEmpty());
    }

    void otherKeysAreSwallowed()
    {
        aim(u"fireball_scroll"_s);
        const std::uint64_t before = m_driver->world().hash();
        for (const Qt::Key key : {Qt::Key_Period, Qt::Key_G, Qt::Key_I, Qt::Key_D, Qt::Key_F4, Qt::Key_X}) {
            m_driver->press(key);
        }
        m_driver->press(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(m_driver->world().hash(), before);
        QVERIFY(targeting().isActive());
        QCOMPARE(m_driver->canvas().look(), TileLook::Tiles);
    }

    void leavingThePageCancelsAiming()
    {
        aim(u"fireball_scroll"_s);
        m_driver->page().end().setFocus(Qt::OtherFocusReason);
        m_driver->window().showStartPage();
        QVERIFY(!targeting().isActive());
        QVERIFY(isInBag('b'));
    }

    void afterAimingNothingIsHighlighted()
    {
        aim(u"fireball_scroll"_s);
        m_driver->press(Qt::Key_Return);
        for (const CellTint tint : {CellTint::Reach, CellTint::Area, CellTint::Hit, CellTint::HitSelf}) {
            QVERIFY(tinted(tint).isEmpty());
        }
    }

    void theForecastSaysWhatWouldHappen()
    {
        aim(u"fireball_scroll"_s);
        QCOMPARE(forecast(firstOrc),
                 (QStringList{u"The troll will lose 12 HP (4 left)."_s, u"The orc will lose 12 HP and die. (×2)"_s}));
        QCOMPARE(forecast(troll),
                 (QStringList{u"You will lose 12 HP (18 left)."_s, u"The troll will lose 12 HP (4 left)."_s,
                              u"The orc will lose 12 HP and die."_s}));
        QCOMPARE(forecast({12, 2}), QStringList{u"It reaches no target in view."_s});
        QCOMPARE(forecast({30, 2}), QStringList{u"You cannot see that cell."_s});
    }

    void aForecastOfStatusesSaysForHowLong()
    {
        aim(u"frost_scroll"_s);
        QCOMPARE(forecast(troll), (QStringList{u"You will lose 5 HP (25 left) and be confused for 3 turns."_s,
                                               u"The troll will lose 5 HP (11 left) and be confused for 3 turns."_s}));
    }

    void germanForecastsAreSentences()
    {
        m_driver->window().useLanguage(u"de"_s);
        aim(u"frost_scroll"_s);
        QCOMPARE(forecast(troll),
                 (QStringList{u"Du wirst 5 LP verlieren (25 bleiben) und 3 Züge lang verwirrt sein."_s,
                              u"Der Troll wird 5 LP verlieren (11 bleiben) und 3 Züge lang verwirrt sein."_s}));
        QCOMPARE(forecast({12, 2}), QStringList{u"Das trifft kein Ziel in Sicht."_s});
        m_driver->window().useLanguage(u"en"_s);
    }

    void theForecastIsBesideTheCell_data()
    {
        QTest::addColumn<Point>("cell");
        QTest::newRow("the first") << firstOrc;
        QTest::newRow("at the left edge") << Point{1, 3};
        QTest::newRow("at the right edge of sight") << Point{12, 3};
        QTest::newRow("in a corner") << Point{12, 5};
    }

    void theForecastIsBesideTheCell()
    {
        QFETCH(const Point, cell);
        aim(u"fireball_scroll"_s);
        QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf(cell).center());
        QCOMPARE(cursor(), cell);
        const QLabel &label = m_driver->child<QLabel>(u"aimLabel"_s);
        QVERIFY(label.isVisible());
        QCOMPARE(label.text(), forecast(cell).join(u'\n'));
        const QRect space = m_driver->canvas().viewport()->geometry();
        QVERIFY(space.contains(label.geometry()));
        QVERIFY(!label.geometry().intersects(m_driver->canvas().viewportRectOf(cell).translated(space.topLeft())));
    }

    void anEmptyCellIsSaidToHaveNoTarget()
    {
        m_driver->window().useLanguage(u"en"_s);
        aim(u"confusion_scroll"_s);
        m_driver->press(Qt::Key_Down);
        QCOMPARE(m_driver->child<QLabel>(u"aimLabel"_s).text(), u"There is no target on this cell."_s);
        m_driver->press(Qt::Key_Tab);
        QVERIFY(m_driver->child<QLabel>(u"aimLabel"_s).text().startsWith(u"The troll will be confused for "_s));
    }

    void theForecastCoversNoMonster_data()
    {
        QTest::addColumn<QString>("second"); // rows of the level
        QTest::addColumn<QString>("third");
        QTest::addColumn<QString>("fourth");
        const QString free = u"#                #"_s;
        QTest::newRow("to the right") << free << u"# @ TOOOOOO      #"_s << free;
        QTest::newRow("to the right and below") << free << u"# @ TOOOOOO      #"_s << u"#   OOOOOOO      #"_s;
        QTest::newRow("to the right and above") << u"#   OOOOOOO      #"_s << u"# @ TOOOOOO      #"_s << free;
    }

    /// Neither the monster aimed at nor its neighbors, of which the item reaches none.
    void theForecastCoversNoMonster()
    {
        QFETCH(const QString, second);
        QFETCH(const QString, third);
        QFETCH(const QString, fourth);
        const QString wall(18, u'#');
        const QString free = u"#                #"_s;
        aim(u"confusion_scroll"_s, {wall, second, third, fourth, free, free, wall});
        QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf(troll).center());
        QCOMPARE(cursor(), troll);
        const QLabel &label = m_driver->child<QLabel>(u"aimLabel"_s);
        QVERIFY(label.isVisible());
        const QPoint origin = m_driver->canvas().viewport()->pos();
        const World &world = m_driver->world();
        for (ActorId id = heroId; id <= world.actorCount(); ++id) {
            const QRect place = m_driver->canvas().viewportRectOf(world.actor(id).cell).translated(origin);
            QVERIFY2(!label.geometry().intersects(place), qPrintable(QString::number(id)));
        }
    }

    void nextToAnEnemyAimingStillSparesTheHero()
    {
        aim(u"fireball_scroll"_s, {u"############"_s, u"#          #"_s, u"# @O       #"_s, u"############"_s});
        const World &world = m_driver->world();
        const Point cell = cursor();
        const EventList foreseen = foreseenUse(world, 'b', &cell);
        QVERIFY(!harmsHero(foreseen));
        QCOMPARE(reachedBy(foreseen, world), std::vector<ActorId>{heroId + 1});
        m_driver->press(Qt::Key_Tab);
        QCOMPARE(cursor(), (Point{3, 2}));
        m_driver->press(Qt::Key_Tab);
        QCOMPARE(cursor(), cell);
    }

    void aLethalUseNeedsConfirmation_data()
    {
        QTest::addColumn<bool>("isByKey");
        QTest::newRow("Enter") << true;
        QTest::newRow("click") << false;
    }

    void aLethalUseNeedsConfirmation()
    {
        QFETCH(const bool, isByKey);
        aimBlast();
        QCOMPARE(m_driver->child<QLabel>(u"aimLabel"_s).text(), u"You will lose 40 HP and die."_s);
        const std::uint64_t before = m_driver->world().hash();
        const auto choose = [this, isByKey] {
            if (isByKey) {
                m_driver->press(Qt::Key_Return);
            } else {
                m_driver->click(cursor());
            }
        };
        choose();
        QCOMPARE(m_driver->world().hash(), before);
        auto &box = m_driver->child<QMessageBox>(u"lethalUse"_s);
        QVERIFY(box.informativeText().contains(u"You will lose 40 HP and die."_s));
        QTest::keyClick(&box, Qt::Key_Return); // as if pressed too quickly
        QTRY_VERIFY(!m_driver->window().findChild<QMessageBox *>(u"lethalUse"_s));
        QCOMPARE(m_driver->world().hash(), before);
        QVERIFY(targeting().isActive());
        choose();
        m_driver->child<QPushButton>(u"lethalUseAnyway"_s).click();
        QCOMPARE(m_driver->world().status(), Status::Lost);
        QCOMPARE(m_driver->world().actor(heroId + 1).hp, 90); // as predicted: the game is over before the monster is
                                                              // hit
    }

    void aLethalPotionNeedsConfirmation()
    {
        playWith({u"poison"_s});
        useB();
        QCOMPARE(m_driver->world().status(), Status::Playing);
        m_driver->child<QPushButton>(u"lethalUseAnyway"_s).click();
        QCOMPARE(m_driver->world().status(), Status::Lost);
    }

    void firingAgainTargetsTheSameMonster()
    {
        aim(u"sling"_s);
        m_driver->press(Qt::Key_Tab);
        QCOMPARE(cursor(), firstOrc);
        m_driver->press(Qt::Key_Return);
        m_driver->press(Qt::Key_F);
        QCOMPARE(m_driver->session().game().history().back(), Command::use('b', firstOrc));
        QCOMPARE(m_driver->world().turn(), 3);
    }

    void firingAgainTargetsTheNearestAfterAKill()
    {
        aim(u"sling"_s);
        m_driver->press(Qt::Key_Tab);
        m_driver->press(Qt::Key_Return);
        for (int i = 0; i < 4; ++i) {
            m_driver->press(Qt::Key_F);
        }
        QVERIFY(m_driver->world().monsterAt(firstOrc) == nobody);
        m_driver->press(Qt::Key_F);
        QCOMPARE(m_driver->session().game().history().back(), Command::use('b', troll));
    }

    void firingAgainNeverRenewsAStatus()
    {
        playWith({u"confusion_scroll"_s, u"confusion_scroll"_s, u"confusion_scroll"_s});
        useB();
        m_driver->press(Qt::Key_Return);
        QVERIFY(m_driver->world().actor(2).statuses.has(StatusEffect::Confused));
        const int turn = m_driver->world().turn();
        m_driver->press(Qt::Key_F);
        QCOMPARE(m_driver->world().turn(), turn); // the troll is already confused, and there is no other target
        QVERIFY(targeting().isActive());
    }

    void aimingAtADistantEnemySaysItIsTooFar()
    {
        aim(u"confusion_scroll"_s,
            {u"################"_s, u"#              #"_s, u"# @         O  #"_s, u"################"_s});
        QCOMPARE(cursor(), (Point{12, 2}));
        QCOMPARE(forecast(cursor()), QStringList{u"That is too far away."_s});
    }

    void theMenuNamesTheItemToFireAgain()
    {
        m_driver->window().useLanguage(u"en"_s);
        playWith({u"confusion_scroll"_s, u"confusion_scroll"_s});
        const QAction &action = m_driver->child<QAction>(u"fireAgain"_s);
        const QString tip = action.toolTip();
        QCOMPARE(action.text(), u"&Fire again"_s);
        useB();
        m_driver->press(Qt::Key_Return);
        QCOMPARE(action.text(), u"&Fire again: scroll of confusion"_s);
        QCOMPARE(action.toolTip(), tip);
        m_driver->window().useLanguage(u"de"_s);
        QTRY_VERIFY(action.text().endsWith(u": Verwirrungsrolle"_s));
        m_driver->window().useLanguage(u"en"_s);
        QTRY_COMPARE(action.text(), u"&Fire again: scroll of confusion"_s);
        const char last = isInBag('b') ? 'b' : 'c';
        m_driver->session().play(Command::use(last, m_driver->world().actor(heroId + 1).cell));
        QCOMPARE(action.text(), u"&Fire again"_s);
    }

    void firingAgainWithoutAnItemIsReported()
    {
        aim(u"confusion_scroll"_s);
        m_driver->press(Qt::Key_Escape);
        const int turn = m_driver->world().turn();
        m_driver->press(Qt::Key_F);
        QCOMPARE(m_driver->page().log().lines().last(),
                 u"Nothing to fire again yet: first use an item on a monster."_s);
        m_driver->press(Qt::Key_A);
        QTest::keyClick(m_driver->child<QDialog>(u"itemPrompt"_s).focusWidget(), Qt::Key_B);
        m_driver->press(Qt::Key_Return);
        m_driver->press(Qt::Key_F);
        QCOMPARE(m_driver->page().log().lines().last(), u"You have no other scroll of confusion."_s);
        QCOMPARE(m_driver->world().turn(), turn + 1);
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(m_driver->page().log().lines().last(), u"Davon hast du nichts mehr: Verwirrungsrolle."_s);
        const QStringList german = m_driver->page().log().lines();
        m_driver->window().useLanguage(u"en"_s);
        QVERIFY2(german.contains(
                     u"Noch gibt es nichts zu wiederholen: Benutze zuerst einen Gegenstand gegen ein Monster."_s),
                 qPrintable(german.join(u'\n')));
    }

    void firingAgainAsksBeforeKillingTheHero()
    {
        playWith({u"spark"_s, u"spark"_s}); // 20 of 30 hit points each
        useB();
        m_driver->press(Qt::Key_Return);
        QCOMPARE(m_driver->world().hero().hp, 10);
        m_driver->press(Qt::Key_F);
        QCOMPARE(m_driver->world().status(), Status::Playing);
        QCOMPARE(m_driver->world().hero().hp, 10);
        m_driver->child<QPushButton>(u"lethalUseAnyway"_s).click();
        QCOMPARE(m_driver->world().status(), Status::Lost);
    }

private:
    /// Picks up and uses the item under the hero.
    void aim(const QString &item, const QStringList &rows = hall)
    {
        QVERIFY(m_driver->window().playLevel(playable(stillLevel(rows, item)), {}, 1));
        m_driver->press(Qt::Key_G);
        QVERIFY(isInBag('b'));
        m_driver->press(Qt::Key_A);
        QTest::keyClick(m_driver->child<QDialog>(u"itemPrompt"_s).focusWidget(), Qt::Key_B);
    }

    /// Starts a game in a small room with a troll beside the hero, who has these items with letters from b: a blast
    /// kills everyone, poison kills the hero.
    void playWith(const QStringList &items)
    {
        QStringList things{thing(2, 1, u"troll"_s, u", \"hp\": 90, \"behavior\": \"idle\""_s)};
        for (const QString &item : items) {
            things.append(thing(1, 1, item));
        }
        const QString kinds = uR"("kinds": { "items": {
        "blast": { "base": "fireball_scroll", "name": "blast", "effects": [ { "effect": "damage", "amount": 40 } ] },
        "spark": { "base": "fireball_scroll", "name": "spark", "effects": [ { "effect": "damage", "amount": 20 } ] },
        "poison": { "base": "healing_potion", "name": "poison", "effects": [ { "effect": "damage", "amount": 40 } ] }
        } })"_s;
        const Level level =
            levelFrom({u"####"_s, u"#@ #"_s, u"####"_s},
                      uR"("ruleset": "classic", "things": [%1], %2)"_s.arg(things.join(u", "_s), kinds));
        QVERIFY(m_driver->window().playLevel(playable(level), {}, 1));
        for (qsizetype i = 0; i < items.size(); ++i) {
            m_driver->press(Qt::Key_G);
        }
        QVERIFY(isInBag('b'));
    }

    void useB()
    {
        m_driver->press(Qt::Key_A);
        QTest::keyClick(m_driver->child<QDialog>(u"itemPrompt"_s).focusWidget(), Qt::Key_B);
    }

    void aimBlast()
    {
        playWith({u"blast"_s});
        useB();
        QVERIFY(targeting().isActive());
    }

    QStringList forecast(Point cell)
    {
        return forecastLines(foreseenUse(m_driver->world(), 'b', &cell), m_driver->world());
    }
    TargetingMode &targeting() { return m_driver->window().targeting(); }
    Point cursor() { return targeting().chooser().cell(); }
    const QRegion &tinted(CellTint tint) { return m_driver->canvas().tinted(tint); }
    bool isInBag(char letter) { return m_driver->world().itemWithLetter(letter) != CellIndex::none; }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(targeting, TestTargeting)
#include "tst_targeting.moc"

#include "app/hud/worldview.h"
#include "app/messages/looktext.h"
#include "editor/art/canvascolors.h"
#include "editor/art/fallenfigure.h"
#include "editor/canvas/canvas.h"
#include "editor/pictures/levelpicture.h"
#include "gamecore/rules/sight.h"
#include "gamecore/world/event.h"
#include "tests/driver/repaints.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Two rooms; the door is the only line of sight between them.
const QStringList rooms{u"###########"_s, u"#   #     #"_s, u"# @ +  O! #"_s, u"#   #     #"_s, u"###########"_s};
constexpr Point lit{1, 1};
constexpr Point behind{8, 2};
constexpr ActorId orc = 2;

} // namespace

class TestWorldView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unseenCellsAreBlack();
    void rememberedCellsAreDimmed();
    void anUnseenWallBetweenKnownCellsIsNotAHole();
    void theWallsOfAFarCorridorAreDrawn();
    void underVisionAllNoCellIsDark();
    void treasureLooksTheSameInThumbnails();
    void anOpenedDoorRevealsTheRoomBehind();
    void wallFrontsRevealNothing();
    void monstersAreShownWhileInView();
    void itemsAreRememberedAtHalfStrength();
    void woundedMonstersHaveAHealthBar();
    void statusesAreMarked();
    void remainsAreDrawnBelowEverything();
    void unseenDeathsShowNoRemains();
    void cellsThatADragonWillBurnAreMarked();
    void aLostHeroLies();
    void aFallenFigureHasNoLight();
    void aTurnRepaintsOnlyChangedCells();
    void anotherDepthReplacesTheLevel();
    void anotherDepthAppearsFromTheDark();
    void actorsFaceTheWayTheyGo_data();
    void actorsFaceTheWayTheyGo();
    void steppingBackTurnsNobody();
    void allVisibleCellsAreOnScreen();

private:
    void show(const QStringList &rows, const QString &rest = classicRules);
    void play(const QString &command);
    void play(const QStringList &commands);
    QRgb colorAt(Point cell);
    /// Returns whether the picture differs from that of the same sprites without their facings.
    bool isSomebodyTurned();
    /// Returns the sprite on a cell; nullptr if there is none.
    const Sprite *spriteAt(Point cell);

    std::unique_ptr<Canvas> m_canvas;
    std::unique_ptr<WorldView> m_view;
    std::optional<Game> m_game;
    std::vector<Sprite> m_sprites;
    EventList m_events;
};

void TestWorldView::show(const QStringList &rows, const QString &rest)
{
    m_canvas = std::make_unique<Canvas>(shippedCatalogue());
    m_canvas->resize(720, 400);
    m_canvas->setGliding(false);
    m_view = std::make_unique<WorldView>(*m_canvas);
    m_canvas->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_canvas.get()));
    m_game = gameOf(rows, rest);
    m_view->show(*m_game);
}

void TestWorldView::play(const QString &command)
{
    m_game->play(commandFromText(command).command, m_events);
    m_view->update(m_events, *m_game);
}

void TestWorldView::play(const QStringList &commands)
{
    for (const QString &command : commands) {
        play(command);
    }
}

QRgb TestWorldView::colorAt(Point cell)
{
    const QPoint corner = m_canvas->viewportRectOf(cell).topLeft();
    return m_canvas->viewport()->grab().toImage().pixel(corner + QPoint(2, 2));
}

const Sprite *TestWorldView::spriteAt(Point cell)
{
    m_sprites = spritesOf(m_game->world());
    const auto found =
        std::find_if(m_sprites.begin(), m_sprites.end(), [cell](const Sprite &sprite) { return sprite.cell == cell; });
    return found == m_sprites.end() ? nullptr : &*found;
}

void TestWorldView::unseenCellsAreBlack()
{
    show(rooms);
    QCOMPARE(colorAt(behind), CanvasColors::ink.rgb());
    QVERIFY(colorAt(lit) != CanvasColors::ink.rgb());
}

void TestWorldView::rememberedCellsAreDimmed()
{
    show({u"###########"_s, u"#@   %    #"_s, u"#### #    #"_s, u"###########"_s});
    const int seen = qGray(colorAt({3, 1}));
    play(QStringList{u"move east"_s, u"move east"_s, u"move east"_s, u"move east"_s, u"move east"_s, u"move east"_s});
    QVERIFY(!m_game->world().isVisible({3, 1}));
    QVERIFY(m_game->world().isExplored({3, 1}));
    QVERIFY(qGray(colorAt({3, 1})) < seen * 2 / 3);
    QVERIFY(colorAt({3, 1}) != CanvasColors::ink.rgb());
}

void TestWorldView::anUnseenWallBetweenKnownCellsIsNotAHole()
{
    show({u"#######"_s, u"#     #"_s, u"# ### #"_s, u"# ### #"_s, u"# ### #"_s, u"#@   %#"_s, u"#######"_s});
    constexpr Point middle{3, 3};
    QCOMPARE(colorAt(middle), CanvasColors::ink.rgb());
    play(QStringList(4, u"move north"_s) + QStringList(4, u"move east"_s) + QStringList(2, u"move south"_s));
    QVERIFY(!m_game->world().isExplored(middle));
    QVERIFY(colorAt(middle) != CanvasColors::ink.rgb());
    QCOMPARE(int(seenLevel(m_game->world(), false).sight.at(middle)), int(CellSight::Remembered));
}

void TestWorldView::theWallsOfAFarCorridorAreDrawn()
{
    // The hero sees the corridor's end, but from his place its walls hide each other.
    show({u"##############"_s, u"#@           #"_s, u"############ #"_s, u"############%#"_s, u"##############"_s});
    const World &world = m_game->world();
    const Grid<CellSight> sight = seenLevel(world, false).sight;
    const auto isKnownFloor = [&](int x) { return x > 0 && x < 13 && world.isExplored({x, 1}); };
    int implied = 0;
    for (int x = 0; x < 12; ++x) {
        for (const Point wall : {Point{x, 0}, Point{x, 2}}) {
            const bool isBesideFloor = isKnownFloor(x - 1) || isKnownFloor(x) || isKnownFloor(x + 1);
            QCOMPARE(sight.at(wall) != CellSight::Unseen, isBesideFloor);
            implied += int(sight.at(wall) == CellSight::Remembered);
        }
    }
    QVERIFY(implied > 0);
    QVERIFY(!world.isExplored({12, 3}));
    QCOMPARE(int(sight.at({12, 3})), int(CellSight::Unseen));
}

void TestWorldView::underVisionAllNoCellIsDark()
{
    show(rooms, u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\" }"_s);
    QVERIFY(colorAt(behind) != CanvasColors::ink.rgb());
    QCOMPARE(m_canvas->spriteCell(orc), std::optional(Point{7, 2}));
}

void TestWorldView::treasureLooksTheSameInThumbnails()
{
    QStringList rows{u"@"_s + QString(13, u' ')};
    rows.insert(rows.end(), 6, QString(8, u' ') + QString(6, u'g'));
    const QString all = u"\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\" }"_s;
    show(rows, all);
    m_canvas->setLitSprite(std::nullopt); // thumbnails have no lantern and no dusk
    const QImage played = m_canvas->viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QImage small = LevelPicture(*shippedCatalogue()).draw(levelFrom(rows, all), m_canvas->tileSize());
    for (Point cell{8, 1}; cell.y < int(rows.size()); ++cell.y) {
        for (cell.x = 8; cell.x < int(rows[1].size()); ++cell.x) {
            const QRect place = m_canvas->viewportRectOf(cell);
            const QPoint corner = place.topLeft() - m_canvas->viewportRectOf({0, 0}).topLeft();
            QCOMPARE(played.copy(place), small.copy(QRect(corner, place.size())));
        }
    }
}

void TestWorldView::anOpenedDoorRevealsTheRoomBehind()
{
    show(rooms);
    play(QStringList{u"move east"_s, u"move east"_s});
    QCOMPARE(m_game->world().openedDoors().size(), std::size_t(1));
    QVERIFY(colorAt(behind) != CanvasColors::ink.rgb());
    const Sprite *door = spriteAt({4, 2});
    QVERIFY(door);
    QCOMPARE(door->picture, u"door_open_side"_s); // its passage runs from west to east
}

/// A wall looks the same whether the unseen cell south of it is wall or floor.
void TestWorldView::wallFrontsRevealNothing()
{
    const auto wallAbove = [this](QChar below) {
        show({u"#####"_s, u"# @ #"_s, u"#####"_s, u"##"_s + below + u"##"_s, u"#####"_s});
        return m_canvas->viewport()->grab().toImage().copy(m_canvas->viewportRectOf({2, 2}));
    };
    QCOMPARE(wallAbove(u' '), wallAbove(u'#'));
}

void TestWorldView::monstersAreShownWhileInView()
{
    show(rooms);
    QCOMPARE(m_canvas->spriteCell(orc), std::nullopt);
    play(QStringList{u"move east"_s, u"move east"_s});
    QVERIFY(m_game->world().isVisible(m_game->world().actor(orc).cell));
    QCOMPARE(m_canvas->spriteCell(orc), std::optional(m_game->world().actor(orc).cell));
    play(u"wait"_s);
    QCOMPARE(m_canvas->spriteCell(orc), std::optional(m_game->world().actor(orc).cell));
    show({u"########"_s, u"#@%O   #"_s, u"########"_s}, u"\"ruleset\": \"peaceful\""_s);
    QCOMPARE(m_canvas->spriteCell(orc), std::nullopt);
    play(u"move east"_s);
    QCOMPARE(m_canvas->spriteCell(orc), std::optional(Point{3, 1}));
    play(u"move west"_s);
    QCOMPARE(m_canvas->spriteCell(orc), std::nullopt);
}

void TestWorldView::itemsAreRememberedAtHalfStrength()
{
    show({u"########"_s, u"#!@%   #"_s, u"########"_s});
    QCOMPARE(spriteAt({1, 1})->opacity, 1.0);
    play(QStringList{u"move east"_s, u"move east"_s, u"move east"_s});
    QVERIFY(!m_game->world().isVisible({1, 1}));
    QCOMPARE(spriteAt({1, 1})->opacity, 0.5);
}

void TestWorldView::woundedMonstersHaveAHealthBar()
{
    show({u"#####"_s, u"#@T##"_s, u"#####"_s});
    QCOMPARE(spriteAt({2, 1})->health, 1.0);
    play(u"move east"_s);
    QCOMPARE(spriteAt({2, 1})->health, 13.0 / 16);
}

void TestWorldView::statusesAreMarked()
{
    show({u"#######"_s, u"#@  T #"_s, u"#######"_s},
         classicRules + u", \"things\": [{ \"cell\": [1, 1], \"kind\": \"stun_scroll\" }]"_s);
    play(u"pickup"_s);
    const char letter = m_game->world().itemWithLetter('b') == CellIndex::none ? 'a' : 'b';
    const Point troll = m_game->world().actor(orc).cell;
    play(u"use %1 %2 %3"_s.arg(QLatin1Char(letter)).arg(troll.x).arg(troll.y));
    QCOMPARE(spriteAt(troll)->marks, QStringList{u"status_stunned"_s});
}

void TestWorldView::remainsAreDrawnBelowEverything()
{
    show({u"#####"_s, u"#@O##"_s, u"#####"_s});
    play(QStringList{u"move east"_s, u"move east"_s, u"move east"_s});
    QVERIFY(!m_game->world().isAlive(orc));
    QCOMPARE(spriteAt({2, 1})->picture, u"remains"_s);
    QCOMPARE(spriteAt({2, 1})->layer, 0);
    QCOMPARE(m_canvas->spriteCell(orc), std::nullopt);
}

void TestWorldView::unseenDeathsShowNoRemains()
{
    const QString near = u"\"ruleset\": \"classic\", \"rules\": { \"fov_radius\": 3 }"_s;
    show({u"###########"_s, u"#@   O    #"_s, u"###########"_s}, near + u", \"things\": []"_s);
    const Point cell = m_game->world().actor(orc).cell;
    // A monster dies out of sight on an explored cell.
    World world = m_game->world();
    WorldState state = world.state();
    state.explored.add(cell);
    world.resume(std::move(state));
    lookAround(world);
    world.removeActor(orc);
    const auto hasRemains = [&world] {
        const std::vector<Sprite> sprites = spritesOf(world);
        return std::any_of(sprites.begin(), sprites.end(),
                           [](const Sprite &sprite) { return sprite.picture == u"remains"; });
    };
    QVERIFY(!world.isVisible(cell));
    QVERIFY(!hasRemains());
    QVERIFY(!lookLines(world, cell, shownStatsOf(world)).join(u' ').contains(u"remains"_s));
    // The hero passes the remains, sees them, and remembers them.
    world.moveActor(heroId, {3, 1});
    lookAround(world);
    spotMonsters(world, m_events);
    QVERIFY(hasRemains());
    world.moveActor(heroId, {1, 1});
    lookAround(world);
    QVERIFY(!world.isVisible(cell));
    QVERIFY(hasRemains());
}

void TestWorldView::cellsThatADragonWillBurnAreMarked()
{
    show({u"#########"_s, u"#@  D   #"_s, u"#########"_s});
    QVERIFY(m_canvas->tinted(CellTint::Threat).isEmpty());
    play(u"wait"_s);
    QVERIFY(m_game->world().actor(orc).statuses.has(StatusEffect::Inhaling));
    QVERIFY(m_canvas->tinted(CellTint::Threat).contains(QPoint(1, 1)));
    QVERIFY(m_canvas->tinted(CellTint::Threat).contains(QPoint(3, 1)));
    QVERIFY(!m_canvas->tinted(CellTint::Threat).contains(QPoint(5, 1)));
    play(u"wait"_s);
    QVERIFY(m_canvas->tinted(CellTint::Threat).isEmpty());
}

void TestWorldView::aLostHeroLies()
{
    show({u"####"_s, u"#@O#"_s, u"####"_s}, u"\"rules\": { \"clock\": \"turns\", \"death\": \"permadeath\" }"_s);
    QVERIFY(!spritesOf(m_game->world()).back().isFallen);
    play(u"move east"_s);
    QCOMPARE(m_game->world().status(), Status::Lost);
    const std::vector<Sprite> sprites = spritesOf(m_game->world());
    QCOMPARE(sprites.back().id, heroId);
    QVERIFY(sprites.back().isFallen);
}

/// Glow and lantern leave nothing in the picture of the dead hero; his body does.
void TestWorldView::aFallenFigureHasNoLight()
{
    QImage figure(32, 32, QImage::Format_ARGB32_Premultiplied);
    figure.fill(Qt::transparent);
    const QImage empty = fallenFigure(figure);
    QPainter painter(&figure);
    painter.fillRect(0, 0, 32, 32, QColor(255, 200, 80, 200)); // the glow
    painter.fillRect(22, 11, 8, 14, Qt::white);                // the lantern
    QCOMPARE(fallenFigure(figure), empty);
    painter.fillRect(4, 3, 14, 26, Qt::yellow); // the body
    painter.end();
    const QImage lying = fallenFigure(figure);
    QVERIFY(lying != empty);
    QCOMPARE(lying.size(), figure.size());
}

void TestWorldView::aTurnRepaintsOnlyChangedCells()
{
    QStringList rows{QString(60, u'#')};
    rows += QStringList(30, u'#' + QString(58, u' ') + u'#');
    rows += QString(60, u'#');
    rows[4][5] = u'@';
    show(rows, classicRules + u", \"rules\": { \"fov_radius\": 3 }"_s);
    Repaints repaints(*m_canvas->viewport());
    // The first repaints come from showing the window.
    play(u"move east"_s);
    QTRY_VERIFY(!repaints.region().isEmpty());
    QCoreApplication::processEvents();
    repaints.clear();
    play(u"move east"_s);
    QCoreApplication::processEvents();
    QVERIFY(!repaints.region().isEmpty());
    const QRect nearby = m_canvas->viewportRectOf({0, 0}) | m_canvas->viewportRectOf({13, 10});
    QVERIFY(nearby.adjusted(-4, -4, 4, 4).contains(repaints.region().boundingRect()));
}

void TestWorldView::anotherDepthReplacesTheLevel()
{
    show(rooms);
    const CataloguePtr catalogue = shippedCatalogue();
    m_game = Game::startDungeon(catalogue, u"tombs"_s, 3);
    m_view->show(*m_game);
    QCOMPARE(m_canvas->levelSize(), m_game->world().size());
    QCOMPARE(m_canvas->spriteCell(heroId), std::optional(m_game->world().hero().cell));
}

void TestWorldView::anotherDepthAppearsFromTheDark()
{
    show(rooms);
    m_canvas->setMotion(Motion::Full);
    m_canvas->setIdling(false);
    m_game = Game::startDungeon(shippedCatalogue(), u"tombs"_s, 3);
    m_view->update({}, *m_game);
    QCOMPARE(m_canvas->levelSize(), m_game->world().size());
    QVERIFY(m_canvas->isGliding());
    QTRY_VERIFY(!m_canvas->isGliding());
}

bool TestWorldView::isSomebodyTurned()
{
    const QImage shown = m_canvas->viewport()->grab().toImage();
    m_canvas->setSprites(spritesOf(m_game->world()));
    return shown != m_canvas->viewport()->grab().toImage();
}

void TestWorldView::actorsFaceTheWayTheyGo_data()
{
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QStringList>("commands");
    QTest::addColumn<bool>("isTurned");
    const QStringList room{u"#######"_s, u"#     #"_s, u"#  @  #"_s, u"#     #"_s, u"#######"_s};
    QTest::newRow("nobody has moved") << room << QStringList{u"wait"_s} << false;
    QTest::newRow("west") << room << QStringList{u"move west"_s} << true;
    QTest::newRow("east") << room << QStringList{u"move east"_s} << false;
    QTest::newRow("west, then east") << room << QStringList{u"move west"_s, u"move east"_s} << false;
    QTest::newRow("north keeps the side") << room << QStringList{u"move west"_s, u"move north"_s} << true;
    QTest::newRow("south alone") << room << QStringList{u"move south"_s} << false;
    QTest::newRow("a wall") << QStringList{u"###"_s, u"#@#"_s, u"###"_s} << QStringList{u"move west"_s} << false;
    // The monster is drawn as it looks to the west, and the hero as he looks to the east.
    QTest::newRow("a fight side by side")
        << QStringList{u"####"_s, u"#@T#"_s, u"####"_s} << QStringList{u"move east"_s} << false;
    QTest::newRow("a fight the other way round")
        << QStringList{u"####"_s, u"#T@#"_s, u"####"_s} << QStringList{u"move west"_s} << true;
    QTest::newRow("a monster comes from the west")
        << QStringList{u"########"_s, u"#T    @#"_s, u"########"_s} << QStringList{u"wait"_s} << true;
    QTest::newRow("a monster comes from the east")
        << QStringList{u"########"_s, u"#@    T#"_s, u"########"_s} << QStringList{u"wait"_s} << false;
}

void TestWorldView::actorsFaceTheWayTheyGo()
{
    QFETCH(QStringList, rows);
    QFETCH(QStringList, commands);
    QFETCH(bool, isTurned);
    show(rows);
    play(commands);
    QCOMPARE(isSomebodyTurned(), isTurned);
}

/// The step that is undone went west, so the hero looks to the west before it, too.
void TestWorldView::steppingBackTurnsNobody()
{
    const QStringList room{u"#####"_s, u"#  @#"_s, u"#####"_s};
    show(room);
    play(u"move west"_s);
    m_game = gameOf(room, classicRules);
    m_view->showBack(*m_game);
    QVERIFY(isSomebodyTurned());
    m_view->show(*m_game);
    QVERIFY(!isSomebodyTurned());
}

void TestWorldView::allVisibleCellsAreOnScreen()
{
    QStringList rows(60, u'#' + QString(58, u' ') + u'#');
    rows[30][30] = u'@';
    show(rows, classicRules + u", \"rules\": { \"fov_radius\": 5 }"_s);
    for (int i = 0; i < 12; ++i) {
        play(u"move south"_s);
    }
    const Point hero = m_game->world().hero().cell;
    QCOMPARE(hero, (Point{30, 42}));
    for (const Point way : {Point{0, 5}, Point{0, -5}, Point{5, 0}, Point{-5, 0}}) {
        QVERIFY(m_canvas->viewport()->rect().contains(m_canvas->viewportRectOf(hero + way)));
    }
}

MAZEWRIGHT_SUITE(worldview, TestWorldView)
#include "tst_worldview.moc"

#include "editor/canvas/viewmotion.h"
#include "gamecore/data/catalogue.h"
#include "tests/driver/contrast.h"
#include "tests/driver/repaints.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;

/// How a canvas draws what it is told to play: when it begins, what waits, and what is mirrored.
class TestCanvasMotions : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    /// No part of the red borders is painted before the others, whatever else is repainted in the same frame.
    void redBordersAreCompleteFromTheFirstFrame()
    {
        Canvas &canvas = calmCanvas();
        QCoreApplication::processEvents();
        Repaints repaints(*canvas.viewport());
        const QRect view = canvas.viewport()->rect();
        canvas.viewport()->update(QRect(0, 0, 8, 8));
        canvas.play({.hasRedEdge = true});
        while (repaints.region().isEmpty()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        const QRegion border = QRegion(view) - view.adjusted(8, 8, -8, -8);
        QCOMPARE(border - repaints.region(), QRegion());
    }

    /// Between two frames, a view that is painted again looks the same, even if its motions went on meanwhile.
    void aViewIsPaintedAtTheMomentOfItsFrame()
    {
        ViewMotion motion;
        const auto painted = [&motion] {
            QImage picture(64, 64, QImage::Format_RGB32);
            picture.fill(Qt::gray);
            QPainter painter(&picture);
            motion.paint(&painter, picture.rect(), {});
            return picture;
        };
        const QImage rest = painted();
        motion.startRedEdge(0);
        const QImage first = painted();
        QVERIFY(first != rest);
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 20) {
            QCOMPARE(painted(), first);
        }
        motion.tick();
        QVERIFY(painted() != first);
    }

    void aDarkViewIsLightestAroundTheHero()
    {
        Canvas &canvas = calmCanvas();
        canvas.setSprites({{.id = heroId, .cell = {1, 3}, .picture = u"hero"_s}});
        canvas.setLitSprite(heroId);
        const auto lightOf = [&canvas](Point cell) {
            return meanLuminance(canvas.viewport()->grab(canvas.viewportRectOf(cell)).toImage());
        };
        constexpr Point beside{2, 3};
        constexpr Point distant{5, 1};
        const double besideLit = lightOf(beside);
        const double distantLit = lightOf(distant);
        canvas.setDark(true);
        QVERIFY(lightOf(beside) < besideLit);
        QVERIFY(lightOf(distant) < distantLit / 2);
        QVERIFY(lightOf(beside) / besideLit > 1.5 * lightOf(distant) / distantLit);
        canvas.setDark(false);
        QCOMPARE(lightOf(beside), besideLit);
        QCOMPARE(lightOf(distant), distantLit);
    }

    void aNewDepthAppearsFromTheDark_data()
    {
        QTest::addColumn<int>("motion");
        QTest::addColumn<bool>("appears");
        QTest::newRow("full") << int(Motion::Full) << true;
        QTest::newRow("reduced") << int(Motion::Reduced) << false;
        QTest::newRow("none") << int(Motion::None) << false;
    }

    void aNewDepthAppearsFromTheDark()
    {
        QFETCH(int, motion);
        QFETCH(bool, appears);
        Canvas &canvas = calmCanvas();
        const auto light = [&canvas] { return meanLuminance(canvas.viewport()->grab().toImage()); };
        const double before = light();
        canvas.setMotion(Motion(motion));
        canvas.setIdling(false);
        canvas.play({.fadesIn = true});
        QCOMPARE(canvas.isGliding(), appears);
        QVERIFY(appears ? light() < before : light() == before);
        QTRY_VERIFY(!canvas.isGliding());
        QCOMPARE(light(), before);
    }

    /// A step that waits leaves the picture on the former cell; one after another step begins where that one ends.
    void aSpriteWaitsOnItsFormerCell()
    {
        Canvas &canvas = calmCanvas();
        canvas.setSprites({{.id = 7, .cell = {2, 2}, .picture = u"orc"_s}});
        const auto grabOf = [&canvas](Point cell) {
            return canvas.viewport()->grab(canvas.viewportRectOf(cell).adjusted(8, 8, -8, -8)).toImage();
        };
        const QImage here = grabOf({2, 2});
        const QImage there = grabOf({3, 2});
        constexpr int longMs = 100'000;
        canvas.moveSprite(7, {3, 2}, longMs);
        QCOMPARE(canvas.spriteCell(7), std::optional(Point{3, 2}));
        QCOMPARE(grabOf({2, 2}), here);
        QCOMPARE(grabOf({3, 2}), there);
        canvas.moveSprite(7, {4, 2}, longMs);
        QCOMPARE(grabOf({2, 2}), here);
        canvas.endMotions();
        QVERIFY(grabOf({2, 2}) != here);
        QCOMPARE(grabOf({3, 2}), there);
    }

    /// A hero who was touched comes back after the touch is shown. The ring of his safe time appears with him.
    void aRingAppearsWithItsSprite()
    {
        Canvas &canvas = calmCanvas();
        const auto picture = [&canvas] { return canvas.viewport()->grab().toImage(); };
        canvas.setSprites({{.id = heroId, .cell = {2, 2}, .picture = u"hero"_s}});
        const QImage shown = picture();
        canvas.play({.sprites = {{.sprite = heroId, .motion = SpriteMotion::Appear, .delayMs = 100'000}}});
        const QImage waiting = picture();
        QVERIFY(waiting != shown);
        canvas.setRing(heroId, 1);
        QCOMPARE(picture(), waiting);
        canvas.endMotions();
        const QImage ringed = picture();
        canvas.setRing(std::nullopt);
        QVERIFY(ringed != picture());
        QCOMPARE(picture(), shown);
    }

    void aHeldSpriteLooksAsBefore_data()
    {
        QTest::addColumn<int>("motion");
        QTest::addColumn<bool>("isHeld");
        QTest::newRow("full") << int(Motion::Full) << true;
        QTest::newRow("reduced") << int(Motion::Reduced) << false;
    }

    /// Marks and health bar change when the hit is shown, or at once at the next key.
    void aHeldSpriteLooksAsBefore()
    {
        QFETCH(int, motion);
        QFETCH(bool, isHeld);
        Canvas &canvas = calmCanvas();
        canvas.setMotion(Motion(motion));
        canvas.setIdling(false);
        const Sprite before{.id = 7, .cell = {2, 2}, .picture = u"orc"_s};
        Sprite now = before;
        now.marks = {u"status_confused"_s};
        now.health = 0.3;
        const auto picture = [&canvas] { return canvas.viewport()->grab().toImage(); };
        canvas.setSprites({now});
        const QImage changed = picture();
        canvas.setSprites({before});
        const QImage unchanged = picture();
        QVERIFY(changed != unchanged);
        canvas.setSprites({now});
        canvas.play({.held = {{.before = before, .ms = 100'000}}});
        QCOMPARE(picture(), isHeld ? unchanged : changed);
        canvas.endMotions();
        QCOMPARE(picture(), changed);
        canvas.play({.held = {{.before = before, .ms = 1}}});
        QTRY_VERIFY(!canvas.isGliding());
        QCOMPARE(picture(), changed);
    }

    void picturesAreMirrored_data()
    {
        QTest::addColumn<QString>("picture");
        QTest::addColumn<QStringList>("pieces");
        QTest::addColumn<int>("facing");
        QTest::addColumn<bool>("isMirrored");
        const QStringList worn{u"hero_sword"_s, u"hero_shield"_s};
        QTest::newRow("hero, east") << u"hero"_s << worn << int(Facing::East) << false;
        QTest::newRow("hero, west") << u"hero"_s << worn << int(Facing::West) << true;
        QTest::newRow("orc, west") << u"orc"_s << QStringList() << int(Facing::West) << true;
        // These are drawn as they look to the west.
        QTest::newRow("troll, west") << u"troll"_s << QStringList() << int(Facing::West) << false;
        QTest::newRow("troll, east") << u"troll"_s << QStringList() << int(Facing::East) << true;
        QTest::newRow("reptile man, east") << u"reptile_man"_s << QStringList() << int(Facing::East) << true;
    }

    /// On rock, which is the same everywhere.
    void picturesAreMirrored()
    {
        QFETCH(QString, picture);
        QFETCH(QStringList, pieces);
        QFETCH(int, facing);
        QFETCH(bool, isMirrored);
        Canvas &canvas = calmCanvas();
        canvas.setTerrain(Grid<TerrainId>({7, 7}, m_driver->world().catalogue().wall()));
        canvas.zoomTo(100);
        const auto facingTo = [&](Facing side) {
            canvas.setSprites({{.id = 7, .cell = {3, 3}, .picture = picture, .pieces = pieces, .facing = side}});
            return canvas.viewport()->grab(canvas.viewportRectOf({3, 3})).toImage();
        };
        const QImage drawn = facingTo(Facing::AsDrawn);
        QVERIFY(drawn != drawn.mirrored(true, false));
        QCOMPARE(facingTo(Facing(facing)), isMirrored ? drawn.mirrored(true, false) : drawn);
    }

    /// The character look has no sides.
    void charactersAreNotMirrored()
    {
        Canvas &canvas = calmCanvas();
        canvas.setLook(TileLook::Ascii);
        const auto picture = [&canvas](Facing side) {
            const Glyph glyph{.character = U'K', .color = 0xffffff};
            canvas.setSprites({{.id = 7, .cell = {2, 2}, .picture = u"orc"_s, .glyph = glyph, .facing = side}});
            return canvas.viewport()->grab().toImage();
        };
        QCOMPARE(picture(Facing::West), picture(Facing::East));
    }

private:
    /// Returns a canvas with full motion on which nothing moves, with a room of which every cell is in view.
    Canvas &calmCanvas()
    {
        const QStringList rows{u"#######"_s, u"#     #"_s, u"#     #"_s, u"#    @#"_s, u"#######"_s};
        if (!m_driver->window().playLevel(playable(levelFrom(rows, classicRules)), {}, 1)) {
            qFatal("the room cannot be played");
        }
        Canvas &canvas = m_driver->canvas();
        canvas.setMotion(Motion::Full);
        canvas.setIdling(false);
        canvas.setSprites({});
        return canvas;
    }
};

MAZEWRIGHT_SUITE(canvasmotions, TestCanvasMotions)
#include "tst_canvasmotions.moc"

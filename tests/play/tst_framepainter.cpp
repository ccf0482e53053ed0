#include "app/export/frames.h"
#include "app/hud/worldview.h"
#include "editor/canvas/canvas.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/savedgames.h"
#include "tests/support/suite.h"

#include <QTest>
#include <QThread>

using namespace Qt::StringLiterals;

namespace {

const QStringList framedRooms{u"###########"_s, u"#   #     #"_s, u"# @ +  O! #"_s, u"#   #     #"_s, u"###########"_s};

/// Returns what a canvas of that size shows of the game, with the whole level in view.
QImage canvasPicture(const Game &game, const FrameLook &look)
{
    Canvas canvas(shippedCatalogue());
    canvas.setGliding(false);
    canvas.setLook(look.look);
    canvas.resize(game.world().size().width * look.tile, game.world().size().height * look.tile);
    canvas.show();
    if (!QTest::qWaitForWindowExposed(&canvas)) {
        qFatal("the canvas is not shown");
    }
    WorldView view(canvas);
    view.setRevealing(look.isRevealed);
    view.show(game);
    canvas.setViewState({.tileSize = look.tile, .isFit = false, .scroll = {}});
    return canvas.viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
}

/// Returns the first pixel that differs, in words; empty if there is none.
QString difference(const QImage &one, const QImage &other)
{
    if (one.size() != other.size()) {
        return u"%1x%2, not %3x%4"_s.arg(one.width()).arg(one.height()).arg(other.width()).arg(other.height());
    }
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y)) {
                return u"%1, %2: %3, not %4"_s.arg(x).arg(y).arg(QColor(one.pixel(x, y)).name(),
                                                                 QColor(other.pixel(x, y)).name());
            }
        }
    }
    return {};
}

Game played(const QStringList &rows, const QString &rest, const QStringList &commands)
{
    Game game = gameOf(rows, rest);
    for (const QString &command : commands) {
        play(game, command);
    }
    return game;
}

struct Moment {
    const char *name;
    Game game;
};

std::vector<Moment> moments()
{
    const QString respawning = u"\"rules\": { \"clock\": \"turns\", \"death\": \"respawn\", \"safe_turns\": 8 }"_s;
    return {
        {"in the dark", gameOf(framedRooms, classicRules)},
        {"behind an opened door, remembered and wounded",
         played(framedRooms, classicRules,
                {u"move east"_s, u"move east"_s, u"move east"_s, u"move east"_s, u"move east"_s})},
        {"all in view", gameOf(framedRooms, classicSeeingAll)},
        {"a dragon inhales", played({u"#########"_s, u"#@  D   #"_s, u"#########"_s}, classicRules, {u"wait"_s})},
        {"the hero is lost",
         played({u"####"_s, u"#@O#"_s, u"####"_s}, u"\"rules\": { \"clock\": \"turns\", \"death\": \"permadeath\" }"_s,
                {u"move east"_s})},
        {"the hero is safe",
         played({u"#####"_s, u"#@ O#"_s, u"#####"_s}, respawning, {u"move east"_s, u"wait"_s, u"wait"_s})},
        {"a dungeon", richGame()},
    };
}

} // namespace

/// A frame equals the picture that the canvas would show.
class TestFramePainter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFrameMatchesTheCanvas_data()
    {
        QTest::addColumn<int>("tile");
        QTest::addColumn<bool>("isRevealed");
        QTest::addColumn<bool>("isAscii");
        QTest::newRow("usual") << 32 << false << false;
        QTest::newRow("small") << FrameLook::leastTile << false << false;
        QTest::newRow("odd and revealed") << 27 << true << false;
        QTest::newRow("large") << FrameLook::mostTile << false << false;
        QTest::newRow("characters") << 24 << false << true;
    }

    void aFrameMatchesTheCanvas()
    {
        QFETCH(int, tile);
        QFETCH(bool, isRevealed);
        QFETCH(bool, isAscii);
        const FrameLook look{.tile = tile,
                             .part = FrameLook::Part::Whole,
                             .isRevealed = isRevealed,
                             .look = isAscii ? TileLook::Ascii : TileLook::Tiles};
        for (const Moment &moment : moments()) {
            const QString found = difference(FramePainter(look).paint(moment.game), canvasPicture(moment.game, look));
            QVERIFY2(found.isEmpty(), qPrintable(QLatin1StringView(moment.name) + u": "_s + found));
        }
    }

    void reusingAPainterGivesTheSameFrames()
    {
        const FrameLook look{.tile = 16, .part = FrameLook::Part::Whole};
        FramePainter painter(look);
        for (const Moment &moment : moments()) {
            const QString found = difference(painter.paint(moment.game), FramePainter(look).paint(moment.game));
            QVERIFY2(found.isEmpty(), qPrintable(QLatin1StringView(moment.name) + u": "_s + found));
        }
    }

    void aFrameIsTheSameInAnotherThread()
    {
        const FrameLook look{.tile = 20, .part = FrameLook::Part::Whole};
        const Game game = gameOf(framedRooms, classicRules);
        QImage elsewhere;
        const std::unique_ptr<QThread> thread(QThread::create([&] { elsewhere = FramePainter(look).paint(game); }));
        thread->start();
        QVERIFY(thread->wait());
        QCOMPARE(difference(elsewhere, FramePainter(look).paint(game)), QString());
    }

    void aPartIsCutOutOfTheWhole()
    {
        const FrameLook look{.tile = 16, .part = FrameLook::Part::Whole};
        const Game game = gameOf(framedRooms, classicRules);
        const QRect cells(1, 1, 4, 3);
        const QRect pixels(cells.topLeft() * look.tile, cells.size() * look.tile);
        FramePainter painter(look);
        QCOMPARE(difference(painter.paint(game, cells), painter.paint(game).copy(pixels)), QString());
    }

    void cellsOutsideTheLevelAreDark()
    {
        const FrameLook look{.tile = 16};
        const QImage frame = FramePainter(look).paint(gameOf(framedRooms, classicSeeingAll), QRect(-2, -1, 15, 7));
        QCOMPARE(frame.size(), QSize(240, 112));
        QCOMPARE(frame.pixel(8, 50), frame.pixel(239, 111));
        QVERIFY(frame.pixel(3 * 16 + 8, 2 * 16 + 8) != frame.pixel(8, 50));
    }

    void onlyKnownCellsAreFramed()
    {
        const FrameLook known{.tile = 16};
        QCOMPARE(framedCells(gameOf(framedRooms, classicRules).world(), known), QRect(0, 0, 6, 5));
        QCOMPARE(framedCells(gameOf(framedRooms, classicSeeingAll).world(), known), QRect(0, 0, 11, 5));
        const FrameLook revealed{.tile = 16, .isRevealed = true};
        QCOMPARE(framedCells(gameOf(framedRooms, classicRules).world(), revealed), QRect(0, 0, 11, 5));
    }

    void theFrameAroundTheHeroStaysInTheLevel()
    {
        const FrameLook around{.part = FrameLook::Part::AroundHero};
        QStringList rows(100, QString(100, u' '));
        const QSize shown = FrameLook::aroundHero;
        for (const QPoint hero : {QPoint(0, 0), QPoint(50, 50), QPoint(99, 99), QPoint(3, 97)}) {
            QStringList with = rows;
            with[hero.y()][hero.x()] = u'@';
            const QRect cells = framedCells(gameOf(with, classicRules).world(), around);
            QCOMPARE(cells.size(), shown);
            QVERIFY(QRect(0, 0, 100, 100).contains(cells));
            QVERIFY(cells.contains(hero));
        }
        QCOMPARE(framedCells(gameOf(framedRooms, classicRules).world(), around), QRect(0, 0, 11, 5));
    }

    void theFrameSizeIsLimited()
    {
        QVERIFY(mayBeFramed({500, 500}, {.tile = 16}));
        QVERIFY(!mayBeFramed({501, 500}, {.tile = 16}));
        QVERIFY(mayBeFramed({1024, 1}, {.tile = 16}));
        QVERIFY(!mayBeFramed({1025, 1}, {.tile = 16}));
        QVERIFY(!mayBeFramed({1'000'000, 1'000'000}, {.tile = 64}));
    }
};

MAZEWRIGHT_SUITE(framepainter, TestFramePainter)
#include "tst_framepainter.moc"

#include "app/start/showcasepicture.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// The large picture of the start page: what it shows of a game, and where the hero is in it.
class TestShowcase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePictureShowsNothingCut_data()
    {
        QTest::addColumn<QChar>("thing");
        QTest::addColumn<QPoint>("place");
        QTest::addColumn<bool>("isShown");
        for (const QChar thing : {QChar(u'T'), QChar(u'g')}) {
            const auto add = [thing](const char *where, QPoint place, bool isShown) {
                QTest::addRow("%c %s", thing.toLatin1(), where) << thing << place << isShown;
            };
            add("beside the hero", {16, 2}, true);
            add("at the end of the clear part", {7, 2}, true);
            add("in the fade on the left", {5, 2}, false);
            add("in the fade on the right", {23, 3}, false);
            add("in the fade at the top", {13, 0}, false);
            add("outside the picture", {1, 2}, false);
        }
    }

    /// Monsters and items that the fade or the edge of the picture would cut are left out; all others are shown.
    void thePictureShowsNothingCut()
    {
        QFETCH(const QChar, thing);
        QFETCH(const QPoint, place);
        QFETCH(const bool, isShown);
        QStringList hall(5, QString(29, u' '));
        hall[2][14] = u'@';
        hall[4][28] = u'g';
        const auto picture = [&hall] { return pictureOfHero(gameOf(hall, classicSeeingAll), {640, 160}, 1); };
        const QImage before = picture();
        QCOMPARE(before.size(), QSize(21 * 32, 5 * 32));
        hall[place.y()][place.x()] = thing;
        QCOMPARE(picture() != before, isShown);
    }

    /// A screen with smaller pixels shows the same cells, with more pixels.
    void thePictureShowsTheSameCellsAtAnyPixelRatio()
    {
        QStringList hall(5, QString(29, u' '));
        hall[2][14] = u'@';
        const Game game = gameOf(hall, classicSeeingAll);
        QCOMPARE(pictureOfHero(game, {640, 160}, 1).size(), QSize(21 * 32, 5 * 32));
        QCOMPARE(pictureOfHero(game, {640, 160}, 2).size(), QSize(21 * 64, 5 * 64));
    }

    void theHeroMakesRoomForWhatHeKnows_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("shown");
        QTest::newRow("at the west end: a sixth from the left") << 0 << 4;
        QTest::newRow("in the middle") << 14 << 10;
        QTest::newRow("at the east end: a sixth from the right") << 28 << 16;
    }

    /// The hero's cell in the picture of a hall that is wider than the picture, found by a thing beside him.
    void theHeroMakesRoomForWhatHeKnows()
    {
        QFETCH(const int, column);
        QFETCH(const int, shown);
        QStringList hall(5, QString(29, u' '));
        hall[2][column] = u'@';
        hall[4][14] = u'g';
        const auto picture = [&hall] { return pictureOfHero(gameOf(hall, classicSeeingAll), {640, 160}, 1); };
        const QImage before = picture();
        hall[1][column] = u'g';
        const QImage after = picture();
        QCOMPARE(after.size(), before.size());
        int left = after.width();
        int right = 0;
        for (int x = 0; x < after.width(); ++x) {
            for (int y = 0; y < after.height(); ++y) {
                if (after.pixel(x, y) != before.pixel(x, y)) {
                    left = qMin(left, x);
                    right = qMax(right, x);
                }
            }
        }
        QVERIFY(left < right);
        QCOMPARE((left + right) / 2 / 32, shown);
    }

    void aPictureThatWouldBeDarkIsNotShown_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("a shaft") << QStringList{u"#@#"_s, u"# #"_s, u"# #"_s, u"#g#"_s} << false;
        QTest::newRow("a corridor") << QStringList{QString(24, u'#'), u"#         @          g #"_s, QString(24, u'#')}
                                    << true;
        QTest::newRow("a hall") << QStringList{QString(24, u' '), QString(24, u' '), u"          @           g "_s,
                                               QString(24, u' '), QString(24, u' ')}
                                << true;
    }

    /// The picture comes closer to a hero who knows little; if most of it is dark even then, there is none.
    void aPictureThatWouldBeDarkIsNotShown()
    {
        QFETCH(const QStringList, rows);
        QFETCH(const bool, isShown);
        QCOMPARE(!pictureOfHero(gameOf(rows, classicRules), {1200, 260}, 1).isNull(), isShown);
    }

    /// Known places without a known way to the hero inside the picture are not shown: here the place of the start, in
    /// the picture of another room.
    void thePictureShowsNoDetachedPlaces()
    {
        const auto pictureOf = [](const QString &start) {
            const QString rock(7, u'#');
            return pictureOfPromise(gameOf({rock + u"         "_s, rock + u"  T   g  "_s, start + u"###         "_s,
                                            rock + u"   g  T  "_s, rock + u"         "_s},
                                           classicRules),
                                    {640, 160}, 1);
        };
        QCOMPARE(pictureOf(u"@   "_s), pictureOf(u"@###"_s));
    }
};

MAZEWRIGHT_SUITE(showcase, TestShowcase)
#include "tst_showcase.moc"

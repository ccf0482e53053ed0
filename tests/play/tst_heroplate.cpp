#include "gamecore/world/event.h"
#include "tests/driver/contrast.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/ruledworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QProgressBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns a hall that does not fit as a whole, with the hero and an orc.
QStringList hallWithOrc()
{
    QStringList rows(60, u'#' + QString(158, u' ') + u'#');
    rows.first() = rows.last() = QString(160, u'#');
    rows[30][80] = u'@';
    rows[30][90] = u'O';
    return rows;
}

} // namespace

/// The plate with the hero's hit points and statuses on the canvas.
class TestHeroPlate : public QObject, private WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_driver->window().useLanguage(u"en"_s);
        m_driver->window().resize(1280, 800);
    }

    void cleanup() { closeWindow(); }

    void itStandsInTheUpperLeftCorner()
    {
        play(hallWithOrc());
        const QRect view = m_driver->canvas().viewport()->geometry();
        QVERIFY(plate().isVisible());
        QCOMPARE(plate().geometry().topLeft(), view.topLeft() + QPoint(12, 12));
        QVERIFY(view.contains(plate().geometry()));
    }

    void screenReadersGetASentence_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("English") << u"en"_s << u"30 of 30 HP, level 1"_s;
    }

    void screenReadersGetASentence()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, sentence);
        play(hallWithOrc());
        m_driver->window().useLanguage(language);
        QTRY_COMPARE(plate().accessibleName(), sentence);
        m_driver->window().useLanguage(u"en"_s);
    }

    void aDepthIsPartOfIt()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"lantern"_s, 1));
        QCOMPARE(plate().accessibleName(), u"36 of 36 HP, level 1, depth 1"_s);
        QCOMPARE(text(u"heroDepthValue"_s), u"1"_s);
    }

    void aWoundIsShownAtOnce()
    {
        play({u"#####"_s, u"#@^ #"_s, u"#####"_s});
        m_driver->press(Qt::Key_Right);
        const int hp = m_driver->world().hero().hp;
        QVERIFY(hp < 30);
        QCOMPARE(text(u"hpValue"_s), u"%1 / 30"_s.arg(hp));
        QCOMPARE(m_driver->child<QProgressBar>(u"hpBar"_s).value(), hp);
        QVERIFY(plate().accessibleName().startsWith(u"%1 of 30 HP"_s.arg(hp)));
    }

    void statusesShowTheTurnsThatTheyLast()
    {
        play({u"####"_s, u"#@ #"_s, u"####"_s},
             ruled(u"classic"_s, {},
                   thingsOf({u"drink 1 1"_s}) + uR"(, "kinds": { "items": { "drink": { "base": "healing_potion",
                   "effects": [{ "effect": "status", "status": "confused", "turns": 3 }] } } })"_s));
        QVERIFY(!plate().isVisible()); // nothing can hurt the hero here
        m_driver->session().play(Command::pickUp());
        m_driver->session().play(Command::use('b'));
        const int left = m_driver->world().hero().statuses.left(StatusEffect::Confused);
        QVERIFY(left > 0);
        QVERIFY(plate().isVisible());
        QStringList texts;
        int pictures = 0;
        for (const QLabel *label : m_driver->child<QWidget>(u"statusesValue"_s).findChildren<QLabel *>()) {
            label->pixmap().isNull() ? texts.append(label->text()) : void(++pictures);
        }
        QCOMPARE(pictures, 1);
        QCOMPARE(texts, QStringList{QString::number(left)});
        QVERIFY(plate().accessibleName().contains(u"confused"_s));
    }

    /// A click on the plate reaches the cell below it.
    void theMouseReachesTheCellsBelow()
    {
        play(hallWithOrc());
        Canvas &canvas = m_driver->canvas();
        const QPoint place = plate().geometry().center();
        QCOMPARE(canvas.childAt(place), canvas.viewport());
    }

    /// In a level that fits as a whole, the plate does not cover the hero and the cells next to him.
    void itMakesWayForTheHero()
    {
        QStringList rows(15, u'#' + QString(18, u' ') + u'#');
        rows.first() = rows.last() = QString(20, u'#');
        rows[1][1] = u'@';
        rows[13][18] = u'O';
        play(rows, classicSeeingAll);
        const QRect view = m_driver->canvas().viewport()->geometry();
        QCOMPARE(view.bottom() - plate().geometry().bottom(), 12);
        for (int i = 0; i < 12; ++i) {
            m_driver->session().play(Command::move(Direction::East));
        }
        QCOMPARE(plate().geometry().top(), view.top() + 12);
    }

    void textsAboutCellsKeepOffIt_data()
    {
        QTest::addColumn<Point>("hero");
        QTest::addColumn<Point>("potion");
        QTest::newRow("at the bottom") << Point{1, 1} << Point{1, 13};
        QTest::newRow("at the top") << Point{12, 8} << Point{1, 1};
        QTest::newRow("beside it") << Point{12, 8} << Point{4, 2};
    }

    /// Neither a notice at the lower edge nor the lines beside a cell hide the plate.
    void textsAboutCellsKeepOffIt()
    {
        QFETCH(const Point, hero);
        QFETCH(const Point, potion);
        QStringList rows(15, u'#' + QString(18, u' ') + u'#');
        rows.first() = rows.last() = QString(20, u'#');
        rows[hero.y][hero.x] = u'@';
        rows[potion.y][potion.x] = u'!';
        play(rows, classicSeeingAll);
        const QWidget &line = m_driver->child<QLabel>(u"lookLine"_s);
        const QWidget &label = m_driver->child<QLabel>(u"lookLabel"_s);
        m_driver->window().look().setNotice(u"A notice."_s);
        QVERIFY(line.isVisible());
        QVERIFY(!line.geometry().intersects(plate().geometry()));
        QVERIFY(m_driver->canvas().viewport()->geometry().contains(line.geometry()));
        m_driver->window().look().setNotice({});
        QVERIFY(!line.isVisible());
        QCoreApplication::processEvents(); // the panels may still be being laid out, which scrolls the view
        hover(potion);
        QTRY_VERIFY(label.isVisible());
        QVERIFY(!label.geometry().intersects(plate().geometry()));
        QVERIFY(m_driver->canvas().viewport()->geometry().contains(label.geometry()));
    }

    /// It is opaque, so that its texts are legible on every ground.
    void itsTextsAreLegibleOnEveryGround_data()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::newRow("dark") << ThemeChoice::Dark;
        QTest::newRow("light") << ThemeChoice::Light;
    }

    void itsTextsAreLegibleOnEveryGround()
    {
        QFETCH(const ThemeChoice, theme);
        m_driver->window().setTheme(theme);
        play(hallWithOrc());
        const QLabel &value = m_driver->child<QLabel>(u"hpValue"_s);
        const QRect place(value.mapTo(&m_driver->canvas(), QPoint()), value.size());
        const QImage shown = m_driver->canvas().grab(place).toImage();
        QVERIFY(bestContrast(shown) >= 4.5);
        m_driver->window().setTheme(ThemeChoice::Dark);
    }

    void itLeavesWithTheGame()
    {
        play(hallWithOrc());
        QVERIFY(plate().isVisible());
        m_driver->window().editNewLevel();
        QVERIFY(!plate().isVisible());
    }

private:
    HeroPlate &plate() { return m_driver->page().plate(); }

    void play(const QStringList &rows, const QString &rest = u"\"ruleset\": \"classic\""_s)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
        QCoreApplication::sendPostedEvents();
    }

    void hover(Point cell)
    {
        QTest::mouseMove(m_driver->canvas().viewport(), m_driver->canvas().viewportRectOf(cell).center());
    }

    QString text(const QString &label) { return m_driver->child<QLabel>(label).text(); }
};

MAZEWRIGHT_SUITE(heroplate, TestHeroPlate)
#include "tst_heroplate.moc"

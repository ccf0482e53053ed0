#include "app/games/gamesource.h"
#include "app/hud/charactersheet.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/botplayer.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QDialog>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

/// The hero's name, everywhere it is shown.
class TestHeroName : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<EmptyHome>();
        m_driver = std::make_unique<WindowDriver>();
        m_driver->window().useLanguage(u"en"_s);
        m_driver->window().games().setScoresPath(file());
    }

    void cleanup()
    {
        m_driver.reset();
        m_home.reset();
    }

    void theNameIsInTheTitleAndOnTheStartPage()
    {
        enter(u"Brida"_s);
        QCOMPARE(m_driver->window().windowTitle(), u"Tombs · Brida – Mazewright"_s);
        m_driver->session().play(Command::wait());
        m_driver->window().showStartPage();
        QCOMPARE(m_driver->child<QPushButton>(u"continueGame"_s).text(),
                 u"&Continue: Tombs · Brida\ndepth 1, turn 1"_s);
    }

    void theNameIsOnTheCharacterSheet()
    {
        enter(u"Brida"_s);
        QCOMPARE(sheet().mid(0, 2), (QStringList{u"Name"_s, u"Brida"_s}));
    }

    void theNameIsInTheSummaryAndTheScores()
    {
        enter(u"Brida"_s);
        die();
        const GameSummary &game = m_driver->page().end().summary();
        QCOMPARE(game.hero, u"Brida"_s);
        QVERIFY(textOf(game, *shippedCatalogue()).contains(u"\nHero: Brida\n"_s));
        QVERIFY(factsOf(game).startsWith(u"Brida\n"_s));
        QCOMPARE(HighScores(file()).of(u"tombs"_s).front().game, game);
        m_driver->trigger(u"showScores"_s);
        const QTreeWidget &table = m_driver->child<QTreeWidget>(u"scoresTable"_s);
        QVERIFY(!table.isColumnHidden(1));
        QCOMPARE(table.topLevelItem(0)->text(1), u"Brida"_s);
        QCOMPARE(table.topLevelItem(0)->text(2), u"Tombs"_s);
        QVERIFY2(table.topLevelItem(0)->text(8).endsWith(u" turns"_s), qPrintable(table.topLevelItem(0)->text(8)));
    }

    void theDailyDungeonCanBeReplayedAtItsEnd()
    {
        const QString name = u"Dungeon of "_s + QLocale().toString(today(), QLocale::ShortFormat);
        const auto text = [this](const QString &button) { return m_driver->child<QPushButton>(button).text(); };
        QVERIFY(m_driver->window().games().playDaily(u"Brida"_s, u"tombs"_s, true));
        die();
        QVERIFY(textOf(m_driver->page().end().summary(), *shippedCatalogue()).startsWith(u"Mazewright: "_s + name));
        QCOMPARE(text(u"endAgain"_s), u"Play the day’s dungeon again"_s);
        m_driver->click(m_driver->child<QPushButton>(u"endAgain"_s));
        QCOMPARE(m_driver->world().turn(), 0);
        QCOMPARE(m_driver->session().game().seed(), dailySeed(today()));
        QCOMPARE(m_driver->window().windowTitle(), name + u" · Brida – Mazewright"_s);
        die();
        QCOMPARE(text(u"endSameSeed"_s), u"Another dungeon"_s);
        m_driver->trigger(u"showScores"_s);
        QCOMPARE(m_driver->child<QTreeWidget>(u"scoresTable"_s).topLevelItem(0)->text(2), name);
        m_driver->child<QDialog>(u"scoresDialog"_s).close();
        m_driver->click(m_driver->child<QPushButton>(u"endSameSeed"_s));
        QVERIFY(m_driver->session().game().seed() != dailySeed(today()));
        QCOMPARE(m_driver->window().windowTitle(), u"Tombs · Brida – Mazewright"_s);
        die();
        QCOMPARE(text(u"endAgain"_s), u"Play with another seed"_s);
        QCOMPARE(text(u"endSameSeed"_s), u"Restart (same seed)"_s);
    }

    void theNameIsSavedWithTheGame()
    {
        enter(u"Brida"_s);
        m_driver->session().play(Command::wait());
        m_driver->window().close();
        m_driver = std::make_unique<WindowDriver>();
        m_driver->window().useLanguage(u"en"_s);
        const auto buttons = m_driver->child<QWidget>(u"savedGames"_s).findChildren<QPushButton *>();
        QCOMPARE(buttons.size(), 1);
        const QStringList lines = buttons.front()->text().split(u'\n');
        QCOMPARE(lines.first(2), (QStringList{u"Continue: Tombs · Brida"_s, u"depth 1, turn 1"_s}));
        QCOMPARE(lines.size(), 3); // the last one is the time
        m_driver->click(*buttons.front());
        QCOMPARE(m_driver->window().windowTitle(), u"Tombs · Brida – Mazewright"_s);
        QCOMPARE(sheet().at(1), u"Brida"_s);
    }

    void anEmptyNameIsNotShown()
    {
        enter({});
        QCOMPARE(m_driver->window().windowTitle(), u"Tombs – Mazewright"_s);
        QCOMPARE(sheet().front(), u"Progress"_s);
        const GameSummary game = summaryOf(m_driver->session().game(), {}, {});
        QVERIFY(!textOf(game, *shippedCatalogue()).contains(u"Hero:"_s));
        QVERIFY(factsOf(game).startsWith(u"Depth 1"_s));
    }

    void aNameMayContainMarkup()
    {
        enter(u"%2 <b>[*]&"_s);
        QVERIFY(m_driver->window().windowTitle().startsWith(u"Tombs · %2 <b>"_s));
        QVERIFY(m_driver->window().windowTitle().endsWith(u" – Mazewright"_s));
        QCOMPARE(sheet().at(1), u"%2 <b>[*]&"_s);
    }

private:
    void enter(const QString &name) { m_driver->window().playDungeon(name, u"tombs"_s, 5); }

    /// Attacks every monster, which soon kills the hero.
    void die()
    {
        Game ahead = m_driver->session().game();
        for (const Command &command : playOn(ahead, u"fighter"_s, isOver)) {
            m_driver->session().play(command);
        }
        QCOMPARE(m_driver->world().status(), Status::Lost);
    }

    QStringList sheet()
    {
        m_driver->press(Qt::Key_C);
        auto &dialog = m_driver->child<QDialog>(u"characterSheet"_s);
        QStringList texts;
        for (const QLabel *label : dialog.findChildren<QLabel *>()) {
            texts.append(label->text());
        }
        dialog.close();
        return texts;
    }

    QString file() { return m_home->path() + u"/scores.json"_s; }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(heroname, TestHeroName)
#include "tst_heroname.moc"

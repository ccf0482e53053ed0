#include "app/window/highscores.h"
#include "gamecore/play/savefile.h"
#include "tests/support/drawnworld.h"
#include "tests/support/windowdriver.h"

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

using Mode = MainWindow::Mode;

namespace {

const QStringList corridor{u"######"_s, u"#@  g#"_s, u"######"_s};
const QString lasting = u"\"ruleset\": \"classic\""_s; // the hero dies for good and sees a part only
const QString open = u"\"ruleset\": \"buchhaim\", \"rules\": { \"clock\": \"turns\" }"_s;

} // namespace

/// A game whose level one looks at in the editor: it is told before, the way back is one key, and it no longer counts.
class TestPractice : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void itIsSaidBefore();
    void theWayBackIsTheSameKey();
    void theEditorShowsTheWayBack();
    void theWayBackIsThereAfterATest();
    void practiceIsNotAmongTheBest();
    void aSavedGameRemembersIt();
    void aSaveOfBeforeIsNone();
    void anotherSeedIsNone();
    void whereAllIsSeenNothingIsAsked();

private:
    QMessageBox *question() { return m_driver->window().findChild<QMessageBox *>(u"practiceBox"_s); }
    void editAsPractice();
    bool isPractice() { return m_driver->window().source().isPractice; }
    void win();
};

void TestPractice::editAsPractice()
{
    m_driver->press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(question() && question()->isVisible());
    m_driver->click(m_driver->child<QPushButton>(u"editAsPractice"_s));
    QCOMPARE(m_driver->window().mode(), Mode::Edit);
}

void TestPractice::win()
{
    for (int i = 0; i < 3; ++i) {
        m_driver->session().play(Command::move(Direction::East));
    }
    QCOMPARE(m_driver->world().status(), Status::Won);
}

void TestPractice::itIsSaidBefore()
{
    QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
    m_driver->session().play(Command::wait());
    m_driver->press(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(m_driver->window().mode(), Mode::Play);
    QVERIFY(question() && question()->isVisible());
    QVERIFY(question()->text().contains(u"practice"_s));
    QVERIFY(question()->informativeText().contains(u"Ctrl+E"_s));
    QCOMPARE(question()->focusWidget()->objectName(), u"keepPlaying"_s);
    QTest::keyClick(question(), Qt::Key_Escape);
    QCOMPARE(m_driver->window().mode(), Mode::Play);
    QVERIFY(!isPractice());
}

void TestPractice::theWayBackIsTheSameKey()
{
    QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
    m_driver->session().play(Command::wait());
    const std::uint64_t hash = m_driver->world().hash();
    editAsPractice();
    m_driver->press(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(m_driver->window().mode(), Mode::Play);
    QCOMPARE(m_driver->world().hash(), hash);
    QVERIFY(isPractice());
    QTRY_VERIFY(!question());
    m_driver->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
    m_driver->press(Qt::Key_E, Qt::ControlModifier); // it is practice by now
    QVERIFY(!question());
    QCOMPARE(m_driver->window().mode(), Mode::Edit);
    QCOMPARE(m_driver->window().editor().levels().count(), 1); // the sheet of before
}

void TestPractice::theEditorShowsTheWayBack()
{
    m_driver->window().editNewLevel();
    const auto &bar = m_driver->child<QWidget>(u"gameWaits"_s);
    QVERIFY(!bar.isVisible());
    QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
    QVERIFY(!bar.isVisible());
    editAsPractice();
    QVERIFY(bar.isVisible());
    auto &back = m_driver->child<QPushButton>(u"backToGame"_s);
    QCOMPARE(back.text(), u"Back to the &game (Ctrl+E)"_s);
    m_driver->click(back);
    QCOMPARE(m_driver->window().mode(), Mode::Play);
    QVERIFY(m_driver->session().game().isDungeon());
}

void TestPractice::theWayBackIsThereAfterATest()
{
    QVERIFY(m_driver->window().playDungeon(u"Ada"_s, u"tombs"_s, 7)); // nothing was played yet
    const std::uint64_t hash = m_driver->world().hash();
    editAsPractice();
    m_driver->trigger(u"playLevel"_s);
    QVERIFY(m_driver->window().runs().isTest());
    m_driver->press(Qt::Key_Escape);
    QCOMPARE(m_driver->window().mode(), Mode::Edit);
    m_driver->press(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(m_driver->window().mode(), Mode::Play);
    QVERIFY(!m_driver->window().runs().isTest());
    QCOMPARE(m_driver->world().hash(), hash);
    QVERIFY(isPractice());
    QCOMPARE(m_driver->window().source().heroName, u"Ada"_s);
}

void TestPractice::practiceIsNotAmongTheBest()
{
    const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(corridor, lasting));
    QVERIFY(m_driver->window().playFile(level));
    editAsPractice();
    m_driver->press(Qt::Key_E, Qt::ControlModifier);
    win();
    QVERIFY(HighScores(m_driver->page().scoresPath()).of(u"classic"_s).isEmpty());
    const QLabel &place = m_driver->child<QLabel>(u"endPlace"_s);
    QVERIFY(place.isVisible());
    QCOMPARE(place.text(), u"Practice: not among the best games"_s);
    const QString text = textOf(m_driver->page().end().summary(), *shippedCatalogue());
    QVERIFY2(text.contains(u"practice"_s), qPrintable(text));
    QVERIFY(m_driver->window().playFile(level));
    win();
    QCOMPARE(HighScores(m_driver->page().scoresPath()).of(u"classic"_s).size(), 1);
    QVERIFY(!textOf(m_driver->page().end().summary(), *shippedCatalogue()).contains(u"practice"_s));
}

void TestPractice::aSavedGameRemembersIt()
{
    QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
    editAsPractice();
    QList<SlotInfo> kept = SaveSlots(shippedCatalogue()).all(); // at once, in case the program is killed
    QCOMPARE(kept.size(), 1);
    QVERIFY(kept.first().head.origin.value("practice"_L1).toBool());
    startAgain();
    QTRY_VERIFY(m_driver->window().findChild<QPushButton *>(u"savedGame-"_s + kept.first().id));
    QVERIFY(m_driver->child<QPushButton>(u"savedGame-"_s + kept.first().id).accessibleName().contains(u"practice"_s));
    QVERIFY(m_driver->window().continueSaved(kept.first().id));
    QVERIFY(isPractice());
    m_driver->trigger(u"restartGame"_s); // the same dungeon, which is known
    QVERIFY(isPractice());
}

void TestPractice::aSaveOfBeforeIsNone()
{
    const Game game = Game::startDungeon(shippedCatalogue(), u"tombs"_s, 7);
    QJsonObject origin = originOf({.heroName = u"Ada"_s});
    for (const QString &key : {u"practice"_s, u"run"_s, u"day"_s}) {
        origin.remove(key);
    }
    m_home->writeLevel(u"old.save"_s, writeSaveFile(saveHeadOf(game, origin), game));
    QDir().mkpath(SaveSlots::defaultFolder());
    QVERIFY(QFile::copy(m_home->path() + u"/old.save"_s, SaveSlots::defaultFolder() + u"/old.save"_s));
    QVERIFY(m_driver->window().continueSaved(u"old"_s));
    QVERIFY(!isPractice());
    QCOMPARE(m_driver->window().source().heroName, u"Ada"_s);
}

void TestPractice::anotherSeedIsNone()
{
    QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
    editAsPractice();
    m_driver->press(Qt::Key_E, Qt::ControlModifier);
    m_driver->trigger(u"newGame"_s);
    QVERIFY(!isPractice());
}

void TestPractice::whereAllIsSeenNothingIsAsked()
{
    const QString level = m_home->writeLevel(u"l.level.json"_s, levelJson(corridor, open));
    QVERIFY(m_driver->window().playFile(level));
    m_driver->session().play(Command::wait());
    m_driver->press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(!question());
    QCOMPARE(m_driver->window().mode(), Mode::Edit);
    QVERIFY(!isPractice());
    m_driver->press(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(m_driver->window().mode(), Mode::Play);
    QCOMPARE(m_driver->world().turn(), 1);
}

QTEST_MAIN(TestPractice)
#include "tst_practice.moc"

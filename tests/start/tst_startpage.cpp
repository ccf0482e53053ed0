#include "app/cards/firstsight.h"
#include "app/cards/levelshelf.h"
#include "app/start/showcase.h"
#include "app/widgets/brokenlines.h"
#include "app/widgets/cardpicture.h"
#include "app/widgets/levelcard.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTest>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

using WindowMode = ProgramWindow::Mode;

namespace {

} // namespace

/// The first page of the window: levels as cards that are chosen by keyboard and mouse.
class TestStartPage : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void startsOnTheStartPage()
    {
        QCOMPARE(m_driver->window().mode(), WindowMode::Start);
        QVERIFY(m_driver->window().startPage().isVisible());
        QVERIFY(!m_driver->page().isVisible());
        QCOMPARE(m_driver->window().focusWidget()->objectName(), u"chooseGameOnStartPage"_s);
    }

    void leavingTheEditorShowsTheStartPage()
    {
        ProgramWindow window(shippedCatalogue());
        window.editNewLevel();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(window.mode(), WindowMode::Edit);
        QVERIFY(!window.findChild<StartPage *>());
        window.showStartPage();
        QCOMPARE(window.mode(), WindowMode::Start);
        QVERIFY(window.startPage().isVisible());
        QTRY_COMPARE(window.findChild<QListWidget *>(u"shippedLevels"_s)->count(), 1);
    }

    void theStartPageListsShippedLevels()
    {
        QTRY_COMPARE(names(u"shippedLevels"_s), (QStringList{u"The Labyrinths of Buchhaim"_s}));
        QVERIFY(list(u"shippedLevels"_s).isVisible());
    }

    void theStartPageListsOwnLevels()
    {
        m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"The Pit"_s));
        m_home->writeLevel(u"Documents/Mazewright/attic.txt"_s, "####\n#@g#\n####\n");
        m_home->writeLevel(u"Documents/Mazewright/notes.md"_s, "no level");
        m_driver->window().showStartPage();
        QTRY_COMPARE(names(u"ownLevels"_s), (QStringList{u"attic"_s, u"The Pit"_s}));
    }

    void theStartPageListsRecentLevels()
    {
        const QString first = m_home->writeLevel(u"first.level.json"_s, corridorFile(u"First"_s));
        const QString second = m_home->writeLevel(u"second.level.json"_s, corridorFile(u"Second"_s));
        QVERIFY(m_driver->window().playFile(first));
        QVERIFY(m_driver->window().playFile(second));
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        startAgain();
        QTRY_COMPARE(names(u"recentLevels"_s), (QStringList{u"The Labyrinths of Buchhaim"_s, u"Second"_s, u"First"_s}));
        QVERIFY(QFile::remove(second));
        m_driver->window().showStartPage();
        QTRY_COMPARE(names(u"recentLevels"_s), (QStringList{u"The Labyrinths of Buchhaim"_s, u"First"_s}));
    }

    void emptyListsSayWhatToDoNext()
    {
        const std::array<std::pair<QString, QString>, 2> texts{{
            {u"ownLevels"_s, u"Nothing here yet. Draw a level with “New level”; "_s},
            {u"recentLevels"_s, u"Levels and campaigns that you open appear here. "_s},
        }};
        for (const auto &[name, text] : texts) {
            const QLabel &label = m_driver->child<QLabel>(name + u"Empty"_s);
            QTRY_VERIFY(label.isVisible()); // once the disk was searched
            QVERIFY(!list(name).isVisible());
            QVERIFY2(label.text().startsWith(text), qPrintable(label.text()));
        }
    }

    void anEmptyShelfBesideOneCardSaysWhatToDo_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize &size : {QSize(1000, 700), QSize(1280, 800), QSize(1920, 1080)}) {
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
        }
    }

    /// Its text has the width of the shelf, also after the window was resized.
    void anEmptyShelfBesideOneCardSaysWhatToDo()
    {
        QFETCH(const QSize, size);
        const QString path = m_home->writeLevel(u"elsewhere/pit.level.json"_s, corridorFile(u"The Pit"_s));
        QVERIFY(m_driver->window().playFile(path));
        startAgain();
        QTRY_COMPARE(list(u"recentLevels"_s).count(), 1);
        QTRY_VERIFY(list(u"recentLevels"_s).isVisible());
        m_driver->window().resize(size);
        const auto &label = m_driver->child<QLabel>(u"ownLevelsEmpty"_s);
        const auto isReadable = [&] {
            return label.isVisible() && label.width() > list(u"recentLevels"_s).width() * 3 / 4
                   && label.height() >= label.heightForWidth(label.width());
        };
        QTRY_VERIFY2(isReadable(), qPrintable(u"%1 x %2"_s.arg(label.width()).arg(label.height())));
        QVERIFY(label.text().startsWith(u"Nothing here yet. "_s));
    }

    /// Another thread searches the disk. Shipped levels are known without a search.
    void listsAreNotCalledEmptyBeforeTheyAreRead()
    {
        m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"The Pit"_s));
        ProgramWindow window(shippedCatalogue());
        window.show();
        window.program().starting().offer();
        const auto *shipped = window.findChild<QListWidget *>(u"shippedLevels"_s);
        const auto *own = window.findChild<QListWidget *>(u"ownLevels"_s);
        const auto *empty = window.findChild<QLabel *>(u"ownLevelsEmpty"_s);
        QVERIFY(shipped->isVisible());
        QCOMPARE(shipped->count(), 1);
        QVERIFY(!own->isVisible());
        QVERIFY(!empty->isVisible());
        QTRY_VERIFY(own->isVisible());
        QCOMPARE(own->count(), 1);
        QVERIFY(!empty->isVisible());
        QTRY_VERIFY(!shipped->item(0)->data(LevelCard::PictureRole).value<QPixmap>().isNull());
    }

    void cardsShowNameAndSizeOfTheLevel()
    {
        const auto data = [this](int role) { return list(u"shippedLevels"_s).item(0)->data(role); };
        QTRY_VERIFY(!data(LevelCard::PictureRole).value<QPixmap>().isNull());
        const QSize picture = data(LevelCard::PictureRole).value<QPixmap>().size();
        QVERIFY(picture.height() >= 90);
        QVERIFY(picture.width() >= picture.height() * 4 / 3); // the picture takes what the text leaves
        QCOMPARE(picture, static_cast<LevelCard *>(list(u"shippedLevels"_s).itemDelegate())->shape().picture);
        QVERIFY(data(LevelCard::DetailRole).toString().startsWith(u"20 × 15, 4 treasure"_s));
    }

    /// Pictures of wide, high and small levels fill the same shape, whose corners are round.
    void picturesFillTheirCards()
    {
        const QByteArray blanks(60, ' ');
        m_home->writeLevel(u"Documents/Mazewright/wide.txt"_s, "@" + blanks + "g\n");
        m_home->writeLevel(u"Documents/Mazewright/high.txt"_s, "@\n" + QByteArray(" \n").repeated(40) + "g\n");
        m_home->writeLevel(u"Documents/Mazewright/small.txt"_s, "####\n#@g#\n####\n");
        m_driver->window().resize(1280, 800);
        m_driver->window().showStartPage();
        QListWidget &own = list(u"ownLevels"_s);
        QTRY_COMPARE(own.count(), 3);
        const auto &card = *static_cast<LevelCard *>(own.itemDelegate());
        for (int row = 0; row < own.count(); ++row) {
            const auto picture = [&] { return own.item(row)->data(LevelCard::PictureRole).value<QPixmap>(); };
            QTRY_COMPARE(picture().size(), card.shape().picture);
            const QImage image = picture().toImage();
            QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
            QCOMPARE(qAlpha(image.pixel(image.width() - 1, image.height() - 1)), 0);
            QCOMPARE(qAlpha(image.pixel(image.width() / 2, 0)), 255);
            QCOMPARE(qAlpha(image.pixel(0, image.height() / 2)), 255);
        }
    }

    /// The card of a game in progress shows where the hero is now.
    void aCardShowsTheHeroOfItsGame()
    {
        QListWidget &levels = list(u"shippedLevels"_s);
        const auto &card = *static_cast<LevelCard *>(levels.itemDelegate());
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Down);
        m_driver->press(Qt::Key_Escape);
        const Game game = m_driver->session().game();
        const auto isShown = [&] {
            const QImage shown = levels.item(0)->data(LevelCard::PictureRole).value<QPixmap>().toImage();
            const LevelPicture painter(*shippedCatalogue());
            const QSize box = card.shape().picture;
            const QImage sight = lastSight(painter, game, coveringSize({9, 7}, box), 1);
            return shown == cardPicture(sight, {0.5, 0.5}, box).toImage();
        };
        QTRY_VERIFY(isShown());
    }

    /// The user's levels and recent files share the width by their numbers, so that few own levels leave room.
    void recentFilesTakeTheRoomOfFewOwnLevels()
    {
        for (int i = 0; i < 6; ++i) {
            QVERIFY(m_driver->window().playFile(
                m_home->writeLevel(u"%1.level.json"_s.arg(i), corridorFile(u"Pit %1"_s.arg(i)))));
        }
        m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"The Pit"_s));
        m_driver->window().resize(1280, 800);
        m_driver->window().showStartPage();
        QTRY_COMPARE(list(u"recentLevels"_s).count(), 6);
        const auto wholeCards = [this](const QString &name) {
            const QListWidget &cards = list(name);
            int whole = 0;
            for (int row = 0; row < cards.count(); ++row) {
                const int right = cards.visualItemRect(cards.item(row)).right() - LevelShelf::gutter;
                whole += right < cards.viewport()->width() ? 1 : 0;
            }
            return whole;
        };
        QTRY_COMPARE(wholeCards(u"recentLevels"_s), 3);
        QTRY_COMPARE(wholeCards(u"ownLevels"_s), 1);
    }

    /// Statuses break between their phrases.
    void linesBreakBetweenPhrases()
    {
        const QFontMetrics metrics((QFont()));
        const auto broken = [&](const QString &text, const QString &room) {
            constexpr int slack = 8; // in some fonts, a non-breaking blank is wider
            return brokenPhrases(text, metrics, metrics.horizontalAdvance(room) + slack, 2);
        };
        const QString phrase = u"in progress, turn 3"_s;
        const QString text = u"won · "_s + phrase;
        QCOMPARE(broken(text, text), QStringList{text});
        QCOMPARE(broken(text, phrase), (QStringList{u"won ·"_s, phrase}));
        QCOMPARE(broken(phrase, u"in progress,"_s), (QStringList{u"in progress,"_s, u"turn 3"_s}));
    }

    void cardsFollowTheLanguage()
    {
        const auto detail = [this] { return list(u"shippedLevels"_s).item(0)->data(LevelCard::DetailRole).toString(); };
        m_driver->trigger(u"language_en"_s);
        QTRY_COMPARE(detail(), u"20 × 15, 4 treasures"_s);
        m_driver->trigger(u"language_de"_s);
        QTRY_COMPARE(detail(), u"20 × 15, 4 Schätze"_s);
    }

    void toolTipsOfCardsAreNoMarkup()
    {
        m_home->writeLevel(u"Documents/Mazewright/<b>x.level.json"_s, corridorFile(u"Pit"_s));
        m_driver->window().showStartPage();
        const auto toolTip = [this] {
            const QListWidgetItem *card = list(u"ownLevels"_s).item(0);
            return card ? card->toolTip() : QString();
        };
        const auto path = [&toolTip] {
            return toolTip().section(u'\n', 0, 0).remove(u'\u2060');
        }; // information about a proof follows
        QTRY_VERIFY(path().endsWith(u"/<b>x.level.json"_s));
        QVERIFY(!Qt::mightBeRichText(toolTip()));
        QVERIFY(toolTip().startsWith(u'/'));
    }

    void aLongNameDoesNotWidenTheStartPage()
    {
        m_driver->window().resize(800, 600);
        m_driver->window().startPage().setUnderWay(QString(300, u'W'));
        const QScrollArea &scroll = m_driver->child<QScrollArea>(u"startScroll"_s);
        QTRY_VERIFY(m_driver->child<QPushButton>(u"continueGame"_s).isVisible());
        QCoreApplication::sendPostedEvents();
        QCOMPARE(scroll.horizontalScrollBar()->maximum(), 0);
    }

    void resizingKeepsTheFocus()
    {
        const QString name = u"A level whose name is longer than two lines of any button of the start page, however "
                             "wide the window is and however often one breaks it"_s;
        QVERIFY(m_driver->window().playFile(m_home->writeLevel(u"one.level.json"_s, corridorFile(name))));
        m_driver->session().play(Command::wait());
        startAgain();
        m_driver->window().resize(1000, 800);
        QTRY_COMPARE(m_driver->child<QWidget>(u"savedGames"_s).findChildren<QPushButton *>().size(), 1);
        QCoreApplication::processEvents(); // processes the language change, which recreates the buttons
        auto *game = m_driver->child<QWidget>(u"savedGames"_s).findChild<QPushButton *>();
        game->setFocus();
        const QString narrow = game->text();
        m_driver->window().resize(1400, 900);
        QCoreApplication::processEvents();
        QCOMPARE(m_driver->window().focusWidget(), game);
        QVERIFY2(game->text().size() > narrow.size(), qPrintable(game->text()));
    }

    void picturesGrowWithTheWindow()
    {
        m_driver->window().resize(900, 600);
        m_driver->window().showStartPage();
        const auto pictureSize = [this] {
            return list(u"shippedLevels"_s).item(0)->data(LevelCard::PictureRole).value<QPixmap>().size();
        };
        QTRY_VERIFY(!pictureSize().isEmpty());
        const QSize before = pictureSize();
        m_driver->window().resize(1900, 1200);
        QTRY_VERIFY(pictureSize().height() > before.height());
    }

    void enterOpensTheChosenLevel()
    {
        list(u"shippedLevels"_s).setFocus(Qt::TabFocusReason);
        m_driver->press(Qt::Key_Return);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QCOMPARE(m_driver->session().game().level().name, u"The Labyrinths of Buchhaim"_s);
        QCOMPARE(m_driver->session().state(), PlaySession::State::Ready);
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->canvas());
    }

    void aClickOpensALevel()
    {
        QListWidget &levels = list(u"shippedLevels"_s);
        m_driver->click(*levels.viewport(), levels.visualItemRect(levels.item(0)).center());
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
    }

    void f6CyclesThroughTheLists()
    {
        m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"The Pit"_s));
        m_driver->window().showStartPage();
        QTRY_COMPARE(list(u"ownLevels"_s).count(), 1);
        m_driver->press(Qt::Key_F6);
        QCOMPARE(m_driver->window().focusWidget(), &list(u"campaigns"_s));
        m_driver->press(Qt::Key_F6);
        QCOMPARE(m_driver->window().focusWidget(), &list(u"shippedLevels"_s));
        m_driver->press(Qt::Key_F6);
        QCOMPARE(m_driver->window().focusWidget(), &list(u"ownLevels"_s));
        m_driver->press(Qt::Key_F6);
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->child<QPushButton>(u"chooseGameOnStartPage"_s));
        m_driver->press(Qt::Key_Tab);
        m_driver->press(Qt::Key_F6);
        QCOMPARE(m_driver->window().focusWidget(), &list(u"campaigns"_s));
        m_driver->press(Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(m_driver->window().focusWidget(), &m_driver->child<QPushButton>(u"chooseGameOnStartPage"_s));
    }

    void aGameWithoutATurnIsNotOffered()
    {
        const QString path = m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"The Pit"_s));
        const auto &button = m_driver->child<QPushButton>(u"continueGame"_s);
        for (const QString &file : {path, buchhaimFile}) { // turn-based, and in real time
            QVERIFY(m_driver->window().openFile(file));
            m_driver->press(Qt::Key_Escape);
            QCOMPARE(m_driver->window().mode(), WindowMode::Start);
            QVERIFY2(!button.isVisible(), qPrintable(button.accessibleName()));
            QVERIFY(m_driver->window().saves().all().isEmpty());
        }
        QVERIFY(m_driver->window().openFile(path));
        m_driver->press(Qt::Key_Right);
        m_driver->press(Qt::Key_Escape);
        QVERIFY(button.isVisible());
    }

    /// The newest recent level stays visible, however many cards follow it and wherever the focus is.
    void theNewestRecentCardIsVisible()
    {
        QListWidget &recent = list(u"recentLevels"_s);
        const auto isFirstSeen = [&recent] {
            return recent.viewport()->rect().contains(recent.visualItemRect(recent.item(0)).topLeft());
        };
        for (const QString &name : {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s, u"g"_s, u"h"_s}) {
            const QString path =
                m_home->writeLevel(u"Documents/Mazewright/%1.level.json"_s.arg(name), corridorFile(name));
            QVERIFY(m_driver->window().openFile(path));
            m_driver->press(Qt::Key_Right);
            m_driver->press(Qt::Key_Escape);
            QTRY_COMPARE(recent.item(0)->data(LevelCard::PathRole).toString(), path);
            QVERIFY2(isFirstSeen(), qPrintable(name));
            if (name == u"d"_s) {
                recent.setFocus();
            }
        }
        QVERIFY(recent.horizontalScrollBar()->maximum() > 0);
        QTRY_COMPARE(recent.horizontalScrollBar()->value(), 0);
    }

    void aLeftGameCanBeContinued()
    {
        QPushButton &button = m_driver->child<QPushButton>(u"continueGame"_s);
        QVERIFY(!button.isVisible());
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Down);
        const std::uint64_t hash = m_driver->world().hash();
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->session().state(), PlaySession::State::Paused);
        QVERIFY(button.isVisible());
        QCOMPARE(m_driver->window().focusWidget(), &button);
        m_driver->press(Qt::Key_Space);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QCOMPARE(m_driver->session().state(), PlaySession::State::Paused);
        QCOMPARE(m_driver->world().hash(), hash);
        m_driver->press(Qt::Key_Up);
        QCOMPARE(m_driver->session().state(), PlaySession::State::Running);
    }

    void allCardListsAreVisibleAtOnce_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isFull");
        for (const QSize &size : {QSize(1280, 800), QSize(1920, 1080)}) {
            for (const bool isFull : {false, true}) {
                QTest::addRow("%d x %d, %s", size.width(), size.height(), isFull ? "with own levels" : "at first")
                    << size << isFull;
            }
        }
    }

    /// All shelves fit, including with a current game and saved games.
    void allCardListsAreVisibleAtOnce()
    {
        QFETCH(QSize, size);
        QFETCH(bool, isFull);
        if (isFull) {
            const QString own =
                m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"The Pit"_s));
            for (int i = 0; i < 3; ++i) {
                QVERIFY(m_driver->window().playFile(own));
                m_driver->session().play(Command::wait());
            }
        }
        m_driver->window().resize(size);
        m_driver->window().showStartPage();
        QTRY_COMPARE(list(u"ownLevels"_s).isVisible(), isFull);
        QTRY_COMPARE(m_driver->child<QLabel>(u"ownLevelsEmpty"_s).isVisible(), !isFull);
        QCoreApplication::sendPostedEvents();
        const QScrollArea &scroll = m_driver->child<QScrollArea>(u"startScroll"_s);
        QTRY_COMPARE(scroll.verticalScrollBar()->maximum(), 0);
        QCOMPARE(scroll.horizontalScrollBar()->maximum(), 0);
        for (const QString &name : {u"campaigns"_s, u"shippedLevels"_s, u"ownLevels"_s, u"recentLevels"_s}) {
            QWidget *shown = list(name).isVisible() ? static_cast<QWidget *>(&list(name))
                                                    : &m_driver->child<QLabel>(name + u"Empty"_s);
            const QRect place(shown->mapTo(&m_driver->window().startPage(), QPoint()), shown->size());
            QVERIFY2(m_driver->window().startPage().rect().contains(place), qPrintable(name));
            if (list(name).isVisible()) { // at least one whole card is visible
                QVERIFY(list(name).viewport()->rect().contains(
                    list(name).visualItemRect(list(name).item(0)).adjusted(0, 0, -1, -1)));
            }
        }
        // The shelves cover more than half of the height.
        const QWidget &last = list(u"recentLevels"_s).isVisible() ? list(u"recentLevels"_s)
                                                                  : m_driver->child<QWidget>(u"recentLevelsEmpty"_s);
        const int bottom = last.mapTo(&m_driver->window().startPage(), QPoint(0, last.height())).y();
        QVERIFY2(bottom > m_driver->window().startPage().height() * 3 / 4, qPrintable(QString::number(bottom)));
    }

    void theStartPageHasOnePrimaryButton()
    {
        const auto primaries = [this] {
            QStringList names;
            for (const QPushButton *button : m_driver->window().startPage().findChildren<QPushButton *>()) {
                if (button->isVisible() && button->property("isPrimary").toBool()) {
                    names.append(button->objectName());
                }
            }
            return names;
        };
        const auto focus = [this] { return QStringList{m_driver->window().focusWidget()->objectName()}; };
        QCOMPARE(primaries(), QStringList{u"chooseGameOnStartPage"_s});
        QCOMPARE(focus(), primaries());
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Left);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(primaries(), QStringList{u"continueGame"_s});
        QCOMPARE(focus(), primaries());
        startAgain();
        QTRY_VERIFY(m_driver->child<QWidget>(u"savedGames"_s).findChild<QPushButton *>());
        QTRY_COMPARE(focus(), primaries());
        QVERIFY2(primaries().join(u' ').startsWith(u"savedGame-"_s), qPrintable(primaries().join(u' ')));
        m_driver->press(Qt::Key_Return);
        QCOMPARE(m_driver->world().steps(), 1);
    }

    void closingADialogRestoresTheFocus_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("by mouse") << true;
        QTest::newRow("by keys") << false;
    }

    void closingADialogRestoresTheFocus()
    {
        QFETCH(const bool, byMouse);
        auto &button = m_driver->child<QPushButton>(u"chooseGameOnStartPage"_s);
        if (byMouse) {
            m_driver->click(button);
        } else {
            button.setFocus();
            m_driver->press(Qt::Key_Return);
        }
        auto *dialog = m_driver->window().findChild<QDialog *>(u"newGameDialog"_s);
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_driver->window().findChild<QDialog *>(u"newGameDialog"_s));
        QTRY_COMPARE(QApplication::focusWidget(), &button);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(m_driver->window().findChild<QDialog *>(u"newGameDialog"_s));
    }

    void changingTheLanguageKeepsTheFocus()
    {
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Up);
        startAgain();
        const auto game = [this] { return m_driver->child<QWidget>(u"savedGames"_s).findChild<QPushButton *>(); };
        QTRY_VERIFY(game() && m_driver->window().focusWidget() == game());
        m_driver->window().useLanguage(u"de"_s);
        QTRY_VERIFY(game()->text().startsWith(u"Weiter: Die "_s));
        QCOMPARE(m_driver->window().focusWidget(), game());
        QCOMPARE(m_driver->window().startPage().focusProxy(), game());
        QVERIFY(game()->property("isPrimary").toBool());
        m_driver->window().useLanguage(u"en"_s);
    }

    void theNewestGameOfEachLevelIsListedFirst()
    {
        const QString one = m_home->writeLevel(u"one.level.json"_s, corridorFile(u"One"_s));
        const QString two = m_home->writeLevel(u"two.level.json"_s, corridorFile(u"Two"_s));
        QVERIFY(m_driver->window().playFile(two));
        m_driver->session().play(Command::wait());
        for (int i = 0; i < 6; ++i) {
            QVERIFY(m_driver->window().playFile(one));
            m_driver->session().play(Command::wait());
        }
        startAgain();
        m_driver->window().resize(1000, 600); // without room for more than the least number of games
        QTRY_VERIFY(m_driver->window().findChild<QPushButton *>(u"olderSavedGames"_s));
        const QList<QPushButton *> games = m_driver->child<QWidget>(u"savedGames"_s).findChildren<QPushButton *>();
        QCOMPARE(games.size(), 4);
        QVERIFY(games.at(0)->text().startsWith(u"Continue: One"_s));
        QVERIFY(games.at(1)->text().startsWith(u"Two"_s));
        QCOMPARE(games.last()->text(), u"Show 4 more saved games"_s);
    }

    void textsOfSavedGamesAreNotCut_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize &size : {QSize(800, 600), QSize(1280, 800), QSize(1920, 1080)}) {
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
        }
    }

    /// Each row is as high as its text needs, and lines are shortened to its width in its own font.
    void textsOfSavedGamesAreNotCut()
    {
        QFETCH(QSize, size);
        for (const QString &name : {u"Wim Wumme’s Wonderful Mill of Many Wide Western Windows and More"_s,
                                    u"MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM"_s}) {
            const QString file = u"%1.level.json"_s.arg(name.first(3));
            QVERIFY(m_driver->window().playFile(m_home->writeLevel(file, corridorFile(name))));
            m_driver->session().play(Command::wait());
        }
        startAgain();
        m_driver->window().resize(size);
        const QWidget &saved = m_driver->child<QWidget>(u"savedGames"_s);
        QTRY_COMPARE(saved.findChildren<QPushButton *>().size(), 2);
        const auto isWhole = [](const QPushButton *button) {
            const QSize text = button->fontMetrics().size(Qt::TextShowMnemonic, button->text());
            const QSize room = button->size() - QSize(2 * 15, 2 * 9); // padding and border
            return text.width() <= room.width() && text.height() <= room.height();
        };
        const auto cut = [&] { // the list may be built anew meanwhile
            QStringList texts;
            for (const QPushButton *button : saved.findChildren<QPushButton *>()) {
                texts += isWhole(button) ? QStringList() : QStringList(button->text());
            }
            return texts;
        };
        QTRY_COMPARE(cut(), QStringList());
    }

    void theGameUnderWayIsNamedInTheLanguage()
    {
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Up);
        m_driver->window().showStartPage();
        auto &button = m_driver->child<QPushButton>(u"continueGame"_s);
        QVERIFY(button.accessibleName().contains(u"The Labyrinths of Buchhaim"_s));
        m_driver->window().useLanguage(u"de"_s);
        QTRY_VERIFY(button.accessibleName().contains(u"Die Labyrinthe von Buchhaim"_s));
        m_driver->window().useLanguage(u"en"_s);
    }

    /// The page is laid out as if it had been opened in that language.
    void cardsFitAfterAChangeOfLanguage_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(800, 600), QSize(1000, 700), QSize(1280, 800), QSize(1920, 1080)}) {
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
        }
    }

    void cardsFitAfterAChangeOfLanguage()
    {
        QFETCH(QSize, size);
        m_driver->window().resize(size);
        QCoreApplication::processEvents();
        const auto &picture = m_driver->child<Showcase>(u"showcase"_s);
        m_driver->window().useLanguage(u"de"_s);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        const int height = picture.height();
        m_driver->window().resize(size + QSize(200, 100));
        QCoreApplication::processEvents();
        m_driver->window().resize(size);
        QCoreApplication::processEvents();
        QCOMPARE(height, picture.height());
        m_driver->window().useLanguage(u"en"_s);
    }

    /// On a small screen with games under way, names and descriptions are shown completely, on as many lines as they
    /// need.
    void translatedTextsAreNotCut()
    {
        m_driver->window().resize(800, 600);
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Down);
        m_driver->window().useLanguage(u"de"_s);
        m_driver->window().showStartPage();
        const auto &button = m_driver->child<QPushButton>(u"continueGame"_s);
        QTRY_COMPARE(QString(button.text()).replace(u'\n', u' '), u"&Weiter: Die Labyrinthe von Buchhaim 0:00"_s);
        QListWidget &levels = list(u"shippedLevels"_s);
        QTRY_COMPARE(levels.item(0)->text(), u"Die Labyrinthe von Buchhaim"_s);
        const auto &card = *static_cast<LevelCard *>(levels.itemDelegate());
        QStyleOptionViewItem option;
        option.font = levels.font();
        const QSize size = card.sizeHint(option, levels.model()->index(0, 0));
        const QFontMetrics metrics(LevelCard::nameFont(levels.font()));
        const QStringList name =
            brokenLines(levels.item(0)->text(), metrics, size.width() - LevelCard::widthBeside(), 2);
        QCOMPARE(name.join(u' '), levels.item(0)->text());
        QVERIFY(levels.viewport()->height() >= size.height());
        m_driver->window().useLanguage(u"en"_s);
    }

    void aCardContinuesAndItsButtonRestarts()
    {
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Left);
        QVERIFY(m_driver->session().isUnderWay());
        m_driver->press(Qt::Key_Escape);
        QListWidget &levels = list(u"shippedLevels"_s);
        const auto isUnderWay = [&levels] { return levels.item(0)->data(LevelCard::UnderWayRole).toBool(); };
        QTRY_VERIFY(isUnderWay());
        m_driver->clickWhatIsAt(levels, 0);
        QCOMPARE(m_driver->world().steps(), 1);
        QCOMPARE(m_driver->window().games().saves().all().size(), 1);
        m_driver->press(Qt::Key_Escape);
        QTRY_VERIFY(isUnderWay());
        const auto *button = levels.itemWidget(levels.item(0))->findChild<QPushButton *>(u"beginAnew"_s);
        QVERIFY(button && button->isVisible());
        m_driver->clickWhatIsAt(*button, button->rect().center());
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QCOMPARE(m_driver->world().steps(), 0);
        m_driver->press(Qt::Key_Left);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().games().saves().all().size(), 2); // the first game waits
    }

    void aRightClickOnACardDoesNothing()
    {
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Left);
        m_driver->window().showStartPage();
        const QWidget *focus = m_driver->window().focusWidget();
        QVERIFY(focus);
        QListWidget &cards = list(u"shippedLevels"_s);
        const QPoint place = cards.visualItemRect(cards.item(0)).center();
        QTest::mouseClick(cards.viewport(), Qt::RightButton, {}, place);
        QCOMPARE(m_driver->window().focusWidget(), focus);
        QCOMPARE(m_driver->window().mode(), WindowMode::Start);
        QTest::mouseClick(cards.viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
    }

    void everyStartButtonHasAnIcon()
    {
        const auto look = [this] {
            for (const QString &name : {u"chooseGame"_s, u"chooseDaily"_s, u"newLevel"_s, u"newCampaign"_s,
                                        u"openLevel"_s, u"openToEdit"_s}) {
                QVERIFY2(!m_driver->child<QPushButton>(name + u"OnStartPage"_s).icon().isNull(), qPrintable(name));
            }
        };
        look();
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Escape);
        look();
    }

    void fullyVisibleCardsHaveNoScrollBar()
    {
        for (const QSize size : {QSize(1280, 800), QSize(1100, 800), QSize(1920, 1080)}) {
            m_driver->window().resize(size);
            QTRY_COMPARE(m_driver->window().size(), size);
            const QListWidget &campaigns = list(u"campaigns"_s);
            const QRect last = campaigns.visualItemRect(campaigns.item(campaigns.count() - 1));
            const int gap = LevelShelf::gutter; // empty space after the last card
            const bool areSeen = last.right() - gap <= campaigns.viewport()->width();
            QTRY_COMPARE(!campaigns.horizontalScrollBar()->isVisible(), areSeen);
        }
    }

    void cardsAreWideEnoughForTheirNames()
    {
        m_driver->window().resize(1280, 800);
        m_driver->window().useLanguage(u"de"_s);
        QListWidget &levels = list(u"shippedLevels"_s);
        const auto hasRoom = [&levels] {
            const int name = QFontMetrics(LevelCard::nameFont(levels.font())).horizontalAdvance(levels.item(0)->text());
            return levels.visualItemRect(levels.item(0)).width() >= name + LevelCard::widthBeside();
        };
        QTRY_COMPARE(levels.item(0)->text(), u"Die Labyrinthe von Buchhaim"_s);
        QTRY_VERIFY(hasRoom());
        QVERIFY(!levels.horizontalScrollBar()->isVisible());
        m_driver->window().useLanguage(u"en"_s);
    }

    /// A long name on one shelf makes the cards of all shelves higher.
    void allCardsHaveTheSameHeight()
    {
        m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"The Pit"_s));
        m_home->writeLevel(
            u"Documents/Mazewright/long.level.json"_s,
            corridorFile(u"The exceedingly long and winding corridor below the western tower of the castle"_s));
        m_driver->window().resize(1280, 800);
        m_driver->window().showStartPage();
        QTRY_COMPARE(list(u"ownLevels"_s).count(), 2);
        const auto heights = [this] {
            QSet<int> all;
            for (const QString &name : {u"campaigns"_s, u"shippedLevels"_s, u"ownLevels"_s}) {
                all.insert(list(name).visualItemRect(list(name).item(0)).height());
            }
            return all;
        };
        QTRY_COMPARE(heights().size(), 1);
    }

    /// Both rows of shelves have the columns of the large picture, whatever the shelves hold.
    void everythingIsInTwoColumns()
    {
        m_driver->window().resize(1280, 800);
        QTRY_COMPARE(m_driver->window().size(), QSize(1280, 800));
        const auto left = [this](const QWidget &widget) {
            return widget.mapTo(&m_driver->window().startPage(), QPoint()).x();
        };
        const auto column = [&](const QString &name) {
            const QWidget &cards = list(name);
            return left(cards.isVisible() ? cards : m_driver->child<QWidget>(name + u"Empty"_s));
        };
        const auto right = [&](const QWidget &widget) { return left(widget) + widget.width(); };
        const Showcase &showcase = m_driver->child<Showcase>(u"showcase"_s);
        const auto areAligned = [&] {
            return column(u"campaigns"_s) == left(showcase) && column(u"ownLevels"_s) == left(showcase)
                   && column(u"recentLevels"_s) == column(u"shippedLevels"_s)
                   && right(list(u"shippedLevels"_s)) - LevelShelf::gutter == right(showcase); // one card
        };
        QTRY_VERIFY(m_driver->child<QLabel>(u"ownLevelsEmpty"_s).isVisible());
        QTRY_VERIFY(areAligned());
        const QString own = m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"The Pit"_s));
        QVERIFY(m_driver->window().playFile(own));
        m_driver->session().play(Command::wait());
        m_driver->window().showStartPage();
        QTRY_VERIFY(list(u"ownLevels"_s).isVisible());
        QTRY_VERIFY(areAligned());
    }

    /// If one of the two shelves of the user's files is empty, several cards of the other one have the whole width.
    void anEmptyShelfTakesALine()
    {
        m_driver->window().resize(1280, 800);
        QVERIFY(m_driver->window().playFile(m_home->writeLevel(u"pit.level.json"_s, corridorFile(u"The Pit"_s))));
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->window().showStartPage();
        const Showcase &showcase = m_driver->child<Showcase>(u"showcase"_s);
        const QLabel &empty = m_driver->child<QLabel>(u"ownLevelsEmpty"_s);
        QTRY_VERIFY(empty.isVisible());
        const auto isAsWide = [&] { // but for pixels that would show a part of the next card
            const int left = showcase.width() + LevelShelf::gutter - list(u"recentLevels"_s).width();
            return left >= 0 && left < 4;
        };
        QTRY_VERIFY(isAsWide());
        QVERIFY2(empty.height() <= 40, qPrintable(QString::number(empty.height())));
        const auto bottom = [](const QWidget &widget) {
            return widget.mapTo(widget.window(), QPoint(0, widget.height())).y();
        };
        QVERIFY(bottom(empty) > bottom(list(u"recentLevels"_s)));
    }

    /// After the start of the program, the picture shows the game that Enter continues.
    void thePictureShowsTheNewestSavedGame()
    {
        const QString path = m_home->writeLevel(u"pit.level.json"_s, corridorFile(u"The Pit"_s));
        QVERIFY(m_driver->window().playFile(path));
        m_driver->session().play(Command::wait());
        startAgain();
        const Showcase &showcase = m_driver->child<Showcase>(u"showcase"_s);
        QTRY_COMPARE(m_driver->child<QLabel>(u"showcaseCaption"_s).text(), u"The Pit"_s);
        QCOMPARE(m_driver->child<QLabel>(u"showcaseDetail"_s).text(), u"turn 1"_s);
        QTRY_VERIFY(!showcase.picture().isNull());
        QCOMPARE(showcase.accessibleName(), u"Picture of the last game"_s);
    }

    /// A save that cannot be read is no reason for an empty picture.
    void anUnreadableSaveLeavesTheDungeonOfTheDay()
    {
        Showcase showcase(shippedCatalogue());
        showcase.resize(600, 200);
        showcase.setSubject({.save = m_home->path() + u"/none.save"_s, .name = u"Pit"_s});
        showcase.request();
        QTRY_VERIFY(!showcase.picture().isNull());
        QCOMPARE(showcase.accessibleName(), u"Picture of the dungeon of the day"_s);
    }

    /// The large picture is wider than the shelves, and drawn without a game as well as with one. The hero is in its
    /// middle: it has an odd number of cells in each direction.
    void thePageHasOneStrongPicture()
    {
        m_driver->window().resize(1280, 800);
        const Showcase &showcase = m_driver->child<Showcase>(u"showcase"_s);
        QTRY_VERIFY(!showcase.picture().isNull());
        QCOMPARE(showcase.accessibleName(), u"Picture of the dungeon of the day"_s);
        QVERIFY(showcase.width() > m_driver->window().startPage().width() * 2 / 3);
        QVERIFY(showcase.height() >= 150);
        const QImage before = showcase.picture();
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Down);
        m_driver->window().showStartPage();
        QCOMPARE(showcase.accessibleName(), u"Picture of the last game"_s);
        QCOMPARE(m_driver->child<QLabel>(u"showcaseCaption"_s).text(), u"The Labyrinths of Buchhaim"_s);
        QTRY_VERIFY(showcase.picture() != before);
    }

    void twoCampaignsStandSideBySide_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize &size : {QSize(1280, 800), QSize(1600, 1000)}) {
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
        }
    }

    /// In smaller windows, a column has room for one whole card.
    void twoCampaignsStandSideBySide()
    {
        QFETCH(QSize, size);
        m_home->writeLevel(u"Documents/Mazewright/one/a.level.json"_s, corridorFile(u"A"_s));
        m_home->writeLevel(u"Documents/Mazewright/one.campaign.json"_s,
                           R"({"format": "mazewright-campaign", "version": 1, "name": "My two cellars",
                           "levels": ["one/a.level.json"]})");
        m_driver->window().resize(size);
        m_driver->window().showStartPage();
        QTRY_COMPARE(m_driver->window().size(), size);
        const QListWidget &campaigns = list(u"campaigns"_s);
        QTRY_COMPARE(campaigns.count(), 2);
        QTRY_COMPARE(campaigns.item(1)->text(), u"My two cellars"_s);
        for (const QString &name : {u"campaigns"_s, u"shippedLevels"_s}) {
            const QListWidget &cards = list(name);
            const int gap = LevelShelf::gutter; // after the last card
            QTRY_VERIFY2(cards.visualItemRect(cards.item(cards.count() - 1)).right() - gap < cards.viewport()->width(),
                         qPrintable(name));
            QVERIFY2(!cards.horizontalScrollBar()->isVisible(), qPrintable(name));
        }
    }

private:
    QListWidget &list(const QString &name) { return m_driver->child<QListWidget>(name); }

    QStringList names(const QString &list_)
    {
        QStringList names;
        for (int row = 0; row < list(list_).count(); ++row) {
            names.append(list(list_).item(row)->text());
        }
        return names;
    }
};

MAZEWRIGHT_SUITE(startpage, TestStartPage)
#include "tst_startpage.moc"

#include "app/settings/theme.h"
#include "app/start/savedgames.h"
#include "app/widgets/levelcard.h"
#include "tests/driver/contrast.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

/// How the start page shares its room: saved games, shelves of the user's files, scroll bars; and its first choice.
class TestStartShelves : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aHighWindowShowsAllSavedGames_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("areAll");
        QTest::newRow("1280 x 800") << QSize(1280, 800) << false;
        QTest::newRow("1920 x 1080") << QSize(1920, 1080) << true;
    }

    /// As many saved games are listed as fit without scrolling.
    void aHighWindowShowsAllSavedGames()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, areAll);
        for (int i = 0; i < 7; ++i) {
            const QString path = m_home->writeLevel(u"%1.level.json"_s.arg(i), corridorFile(u"Pit %1"_s.arg(i)));
            QVERIFY(m_driver->window().playFile(path));
            m_driver->session().play(Command::wait());
        }
        startAgain();
        m_driver->window().resize(size);
        QTRY_COMPARE(m_driver->window().size(), size);
        const QWidget &saved = m_driver->child<QWidget>(u"savedGames"_s);
        const auto count = [&saved] {
            return saved.findChildren<QPushButton *>(QRegularExpression(u"^savedGame-"_s)).size();
        };
        QTRY_COMPARE(count() == 7, areAll);
        QVERIFY2(count() >= SavedGames::leastAtFirst, qPrintable(QString::number(count())));
        QCOMPARE(saved.findChild<QPushButton *>(u"olderSavedGames"_s) != nullptr, !areAll);
        QTRY_COMPARE(m_driver->child<QScrollArea>(u"startScroll"_s).verticalScrollBar()->maximum(), 0);
    }

    /// The text about recent files is for those who have not played yet.
    void aPlayerWithoutRecentFilesSeesNoShelfForThem()
    {
        const auto isShelfShown = [this] { return list(u"recentLevels"_s).parentWidget()->isVisible(); };
        QTRY_VERIFY(m_driver->child<QLabel>(u"recentLevelsEmpty"_s).isVisible());
        QVERIFY(isShelfShown());
        QVERIFY(m_driver->window().playDungeon(u"Ada"_s, u"peaceful"_s, 42));
        m_driver->session().play(Command::wait());
        startAgain();
        QTRY_VERIFY(m_driver->child<QLabel>(u"ownLevelsEmpty"_s).isVisible());
        QVERIFY(!isShelfShown());
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->window().showStartPage();
        QTRY_VERIFY(isShelfShown() && list(u"recentLevels"_s).isVisible());
    }

    void cardsOfTheUsersFilesAreUpright_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {1, 3, 9}) {
            QTest::addRow("%d", count) << count;
        }
    }

    /// However few there are: a wide card would be half empty, since these levels have no description.
    void cardsOfTheUsersFilesAreUpright()
    {
        QFETCH(const int, count);
        for (int i = 0; i < count; ++i) {
            m_home->writeLevel(u"Documents/Mazewright/%1.level.json"_s.arg(i), corridorFile(u"Pit %1"_s.arg(i)));
        }
        QVERIFY(m_driver->window().playDungeon(u"Ada"_s, u"peaceful"_s, 42)); // no shelf of recent files
        m_driver->session().play(Command::wait());
        m_driver->window().resize(1920, 1080);
        m_driver->window().showStartPage();
        const QListWidget &own = list(u"ownLevels"_s);
        QTRY_COMPARE(own.count(), count);
        QTRY_COMPARE(m_driver->window().size(), QSize(1920, 1080));
        const auto &card = *static_cast<LevelCard *>(own.itemDelegate());
        QTRY_COMPARE(own.viewport()->width() / own.gridSize().width(), 6);
        QVERIFY(!card.shape().isLandscape);
        QVERIFY(own.visualItemRect(own.item(0)).width() < own.visualItemRect(own.item(0)).height() * 3 / 2);
    }

    /// Otherwise a fade says that there are more cards. There is none at the end of the row.
    void aShelfHasAScrollBarWhileItIsUsed()
    {
        for (int i = 0; i < 9; ++i) {
            m_home->writeLevel(u"Documents/Mazewright/%1.level.json"_s.arg(i), corridorFile(u"Pit %1"_s.arg(i)));
        }
        m_driver->window().resize(1280, 800);
        m_driver->window().showStartPage();
        QListWidget &own = list(u"ownLevels"_s);
        QTRY_COMPARE(own.count(), 9);
        const QWidget *fade = own.findChild<QWidget *>(u"shelfFade"_s);
        const auto hasBar = [&own] { return own.horizontalScrollBar()->isVisible(); };
        QTest::mouseMove(&m_driver->window(), {4, 4});
        QTRY_VERIFY(fade->isVisible());
        QVERIFY(!hasBar());
        own.setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(hasBar());
        QVERIFY(!fade->isVisible());
        m_driver->press(Qt::Key_End);
        QTRY_COMPARE(own.horizontalScrollBar()->value(), own.horizontalScrollBar()->maximum());
        list(u"campaigns"_s).setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(!hasBar());
        QVERIFY(!fade->isVisible());
        own.horizontalScrollBar()->setValue(0);
        QTRY_VERIFY(fade->isVisible());
        QTest::mouseMove(&m_driver->window(), own.viewport()->mapTo(&m_driver->window(), QPoint(20, 20)));
        QTRY_VERIFY(hasBar());
        QVERIFY(!fade->isVisible());
        QTest::mouseMove(&m_driver->window(), {4, 4});
        QTRY_VERIFY(!hasBar());
    }

    void theCardToContinueIsAmberInBothThemes_data()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::addColumn<QColor>("border");
        QTest::newRow("dark") << ThemeChoice::Dark << QColor(0xf2b84b);
        QTest::newRow("light") << ThemeChoice::Light << QColor(0x8a5a00);
    }

    /// Its text and its border stand out as WCAG demands: 4.5:1 and 3:1.
    void theCardToContinueIsAmberInBothThemes()
    {
        QFETCH(const ThemeChoice, theme);
        QFETCH(const QColor, border);
        const auto restore = qScopeGuard([] { applyTheme(*qApp, ThemeChoice::Dark); });
        applyTheme(*qApp, theme);
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Left);
        m_driver->window().showStartPage();
        auto &button = m_driver->child<QPushButton>(u"continueGame"_s);
        list(u"campaigns"_s).setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(button.isVisible() && !button.hasFocus());
        const QImage card = button.grab().toImage();
        const QColor ground = card.pixelColor(card.width() - 12, card.height() / 2);
        QCOMPARE(ground, QColor(0xf2b84b));
        QCOMPARE(card.pixelColor(card.width() / 2, 0), border);
        const QColor page = m_driver->window().startPage().grab().toImage().pixelColor(4, 4);
        QVERIFY2(contrast(border.rgb(), page.rgb()) >= 3, qPrintable(page.name()));
        const QRect text(card.width() / 3, 6, card.width() / 2, card.height() - 12); // on the right of the picture
        QVERIFY2(bestContrast(card.copy(text)) >= 4.5, qPrintable(QString::number(bestContrast(card.copy(text)))));
    }

private:
    QListWidget &list(const QString &name) { return m_driver->child<QListWidget>(name); }
};

MAZEWRIGHT_SUITE(startshelves, TestStartShelves)
#include "tst_startshelves.moc"

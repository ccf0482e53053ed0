#include "app/manual/manualpages.h"
#include "app/widgets/levelcard.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/replay/proof.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/keycursordriver.h"
#include "tests/support/storyrows.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QDir>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

constexpr int numberInPage = 2;
constexpr Point vaultDoor{9, 2};
constexpr Point cupboardDoor{5, 4};
constexpr Point cupboard{5, 5};
constexpr Point floorBeside{4, 3};

QStringList pageRows()
{
    return storyRows(manualPage(u"fairness"_s, u"en"_s).text, numberInPage);
}

/// The window's sentences in one language.
struct Words {
    QString stuck;
    QString watch;
    QString fix;
    QString proven;
};

} // namespace

Q_DECLARE_METATYPE(Words)

/// The second story of docs/fairness.md in the real window: a vault with three keys is drawn, turns out to have a dead
/// end, is fixed, proven and shared.
class TestVaultStory : public QObject, private KeyCursorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openForKeys(); }
    void cleanup() { closeWindow(); }

    void aVaultIsFixedProvenAndExported_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("isByKeys");
        QTest::addColumn<Words>("words");
        const Words english{.stuck = u": The hero can get stuck"_s,
                            .watch = u"Watch how"_s,
                            .fix = u"Fix: put 1 missing key in front of the door"_s,
                            .proven = u"✓ Proven winnable"_s};
        const Words german{.stuck = u": Der Held kann festsitzen"_s,
                           .watch = u"Vorführen"_s,
                           .fix = u"Beheben: 1 fehlenden Schlüssel vor die Tür legen"_s,
                           .proven = u"✓ Gewinnbar (bewiesen)"_s};
        QTest::newRow("English, mouse") << u"en"_s << false << english;
        QTest::newRow("English, keys") << u"en"_s << true << english;
        QTest::newRow("German, mouse") << u"de"_s << false << german;
        QTest::newRow("German, keys") << u"de"_s << true << german;
    }

    void aVaultIsFixedProvenAndExported()
    {
        QFETCH(const QString, language);
        QFETCH(const bool, isByKeys);
        QFETCH(const Words, words);
        m_window->useLanguage(language);
        pasteOnStartPage(pageRows());
        drawTheCupboard(isByKeys);
        watchTheTrap(words, isByKeys);
        mend(words, isByKeys);
        prove(words, isByKeys);
        giveAway(words);
    }

private:
    QListWidget &issues() { return *child<QListWidget>(u"issueList"_s); }
    QToolButton &button(const QString &name) { return *child<QToolButton>(name); }
    const Level &level() { return editor().document().level(); }

    /// Moves the cursor by arrow keys.
    void lead(Point from, Point to)
    {
        press(QList<Qt::Key>(std::abs(to.x - from.x), to.x > from.x ? Qt::Key_Right : Qt::Key_Left));
        press(QList<Qt::Key>(std::abs(to.y - from.y), to.y > from.y ? Qt::Key_Down : Qt::Key_Up));
    }

    void drawTheCupboard(bool isByKeys)
    {
        if (isByKeys) {
            press(Qt::Key_Home, Qt::ControlModifier);
            lead({0, 0}, vaultDoor);
            press(Qt::Key_Insert); // copies the terrain under the cursor as the paint
            lead(vaultDoor, cupboardDoor);
            press(Qt::Key_Return);
            lead(cupboardDoor, floorBeside);
            press(Qt::Key_Insert);
            lead(floorBeside, cupboard);
            press(Qt::Key_Return);
        } else {
            click(vaultDoor, Qt::LeftButton, Qt::ControlModifier);
            click(cupboardDoor);
            click(floorBeside, Qt::LeftButton, Qt::ControlModifier);
            click(cupboard);
        }
        QStringList drawn = pageRows();
        drawn[cupboardDoor.y][cupboardDoor.x] = u'1';
        drawn[cupboard.y][cupboard.x] = u' ';
        QCOMPARE(rows(), drawn);
    }

    QListWidgetItem *trap(const Words &words) { return issues().findItems(words.stuck, Qt::MatchContains).value(0); }

    void watchTheTrap(const Words &words, bool isByKeys)
    {
        QTRY_VERIFY(trap(words));
        if (isByKeys) {
            do {
                key(Qt::Key_F8);
            } while (issues().currentItem() != trap(words) && issues().currentRow() + 1 < issues().count());
            QCOMPARE(issues().currentItem(), trap(words));
            key(Qt::Key_F8, Qt::ControlModifier);
        } else {
            issues().scrollToItem(trap(words));
            QTest::mouseClick(issues().viewport(), Qt::LeftButton, {}, issues().visualItemRect(trap(words)).center());
            QCOMPARE(button(u"trapButton"_s).text(), words.watch);
            QTest::mouseClick(&button(u"trapButton"_s), Qt::LeftButton);
        }
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Watch);
        WatchedRun &run = m_window->watching().run();
        run.seek(run.last());
        const auto opened = run.timeline().game().world().openedDoors();
        QCOMPARE(opened.size(), std::size_t(1));
        QCOMPARE(opened.front().cell, cupboardDoor);
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
    }

    void mend(const Words &words, bool isByKeys)
    {
        QTRY_VERIFY(trap(words));
        QCOMPARE(issues().currentItem(), trap(words)); // still selected
        QTRY_COMPARE(button(u"fixButton"_s).text(), words.fix);
        if (isByKeys) {
            key(Qt::Key_Period, Qt::ControlModifier);
        } else {
            QTest::mouseClick(&button(u"fixButton"_s), Qt::LeftButton);
        }
        QTRY_VERIFY(!trap(words));
        QCOMPARE(level().things.size(), std::size_t(6)); // the start, the treasure and four keys
    }

    /// Wins the game with all keys in the bag.
    void win()
    {
        for (const auto &[steps, direction] : {std::pair{4, Qt::Key_Right}, {2, Qt::Key_Down}, {1, Qt::Key_Up}}) {
            for (int i = 0; i < steps; ++i) {
                press(direction);
                press(Qt::Key_G);
            }
        }
        for (int i = 0; i < 20 && m_window->session().world().status() == Status::Playing; ++i) {
            press(Qt::Key_Right);
        }
        QCOMPARE(m_window->session().world().status(), Status::Won);
    }

    void prove(const Words &words, bool isByKeys)
    {
        key(Qt::Key_F5);
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        win();
        auto *keep = child<QPushButton>(u"endProof"_s);
        QTRY_VERIFY(keep->isVisible());
        if (isByKeys) {
            m_window->levelPage().end().setClock(&KeyDebounce::steadyClock); // as if the pause for keys were over
            for (int i = 0; i < 8 && !keep->hasFocus(); ++i) {
                press(Qt::Key_Tab);
            }
            press(Qt::Key_Return);
        } else {
            QTest::mouseClick(keep, Qt::LeftButton);
        }
        QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QTRY_COMPARE(button(u"levelProof"_s).text(), words.proven);
    }

    void giveAway(const Words &words)
    {
        const QString path = m_home->path() + u"/Documents/Mazewright/vault.level.json"_s;
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        const DialogAnswer answer(u"saveLevelDialog"_s, [&path](QDialog *dialog) { chooseFile(dialog, path); });
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(answer.wasGiven());
        ReadLevel read = openLevelFile(path, *shippedCatalogue());
        IssueList issuesOfFile;
        const auto given = PlayableLevel::check(*read.level, *shippedCatalogue(), issuesOfFile);
        const ProofVerdict verdict = verdictOnProof(given.value(), shippedCatalogue());
        QCOMPARE(verdict.what, ProofVerdict::What::Proven);
        QCOMPARE(verdict.origin.by, RunOrigin::By::Person);
        m_window->showStartPage();
        auto *own = child<QListWidget>(u"ownLevels"_s);
        QTRY_COMPARE(own->count(), 1);
        QTRY_COMPARE(own->item(0)->data(LevelCard::ProofRole).toString(), u"✓"_s);
        QVERIFY(own->item(0)->data(Qt::AccessibleTextRole).toString().endsWith(words.proven.sliced(2)));
    }
};

MAZEWRIGHT_SUITE(vaultstory, TestVaultStory)
#include "tst_vaultstory.moc"

#include "app/playtests/playtesttable.h"
#include "app/proofs/worstpanel.h"
#include "editor/forms/generatedialog.h"
#include "editor/text/memorytext.h"
#include "editor/view/editdocks.h"
#include "gamecore/base/files.h"
#include "gamecore/data/kind.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/archive.h"
#include "tests/alone/shortmemory.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include <map>

using namespace Qt::StringLiterals;

namespace {

const QString inTurns = u"\"rules\": { \"clock\": \"turns\" }"_s;
const QStringList corridor{u"#######"_s, u"#@   g#"_s, u"#######"_s};

/// Large enough that everything about it is done in other threads, and to be won in a few steps.
QByteArray largeFile()
{
    Level level = newLevel(*shippedCatalogue(), {220, 200});
    level.ruleset = u"classic"_s;
    level.name = u"Plain"_s;
    level.rules = {{u"win"_s, QJsonArray{u"treasure"_s}}};
    level.things.push_back({.cell = {3, 1}, .kind = u"treasure"_s, .values = {}});
    sortThings(level.things);
    return writeLevelJson(level, *shippedCatalogue());
}

} // namespace

/// In the real window a worker runs out of memory: a sentence says so where its result would stand, the window goes on,
/// what was drawn is there and can be saved, and once there is memory the same work succeeds.
class TestOutOfMemory : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_drawn = 0;
    }
    void cleanup() { closeWindow(); }

    void theSentenceSaysWhatToDo()
    {
        QCOMPARE(outOfMemoryText(), u"There was not enough memory for this. Nothing that you made is lost. Close other "
                                    "levels or programs, or make the level smaller, then try again."_s);
    }

    void workOnADrawnLevelIsGivenUp_data()
    {
        QTest::addColumn<QString>("job");
        QTest::addColumn<long>("nth");
        // As many places as a job has; jobs of few allocations have no hundredth.
        const std::map<QString, QList<long>> nths{{u"analysis"_s, {1, 10, 50, 100}},  {u"games"_s, {1, 10, 100, 1000}},
                                                  {u"generator"_s, {1, 10, 50, 100}}, {u"overlays"_s, {1, 3, 10}},
                                                  {u"proof"_s, {1, 10, 30}},          {u"worst case"_s, {1, 3, 10}}};
        for (const auto &[name, ofJob] : nths) {
            for (const long nth : ofJob) {
                QTest::addRow("%s, allocation %ld", qPrintable(name), nth) << name << nth;
            }
        }
    }

    void workOnADrawnLevelIsGivenUp()
    {
        QFETCH(const QString, job);
        QFETCH(const long, nth);
        openLarge();
        draw();
        const Job work = jobs().at(job);
        work.prepare();
        QTRY_VERIFY(isChecked());
        {
            const ShortMemory memory(nth);
            work.begin();
            QTRY_VERIFY(memory.count() > 0);
            QTRY_VERIFY2(work.said().simplified().contains(outOfMemoryText()), qPrintable(work.said()));
            QTRY_COMPARE(status(), outOfMemoryText());
        }
        QVERIFY(!document().check().isRunning());
        work.leave();
        saveWhatWasDrawn();
        work.begin();
        QTRY_VERIFY2(work.isThere(), qPrintable(work.said()));
        work.leave();
        QVERIFY(isDrawn());
    }

    void gamesThatArePlayedAreGivenUp_data() { rowsOfNth({1, 10, 100}); }

    void gamesThatArePlayedAreGivenUp()
    {
        QFETCH(const long, nth);
        openLarge();
        draw();
        editor().docks().showPanel(u"playtestDock"_s);
        const auto isPlayed = [this] { return text(u"playtestState"_s).startsWith(u"Being played"_s); };
        QTRY_VERIFY(m_window->findChild<QLabel *>(u"playtestState"_s) && isPlayed());
        {
            const ShortMemory memory(nth);
            QTRY_COMPARE(text(u"playtestState"_s), outOfMemoryText());
            QCOMPARE(status(), outOfMemoryText());
        }
        saveWhatWasDrawn();
        draw();
        QTRY_VERIFY(isPlayed());
    }

    void aLevelIsNotSavedHalf_data() { rowsOfNth({1, 10, 100}); }

    void aLevelIsNotSavedHalf()
    {
        QFETCH(const long, nth);
        openLarge();
        draw();
        QTRY_VERIFY(isChecked());
        {
            const ShortMemory memory(nth);
            QString said;
            const DialogAnswer answer(u"saveFailed"_s, [&said](QDialog *dialog) {
                said = qobject_cast<QMessageBox *>(dialog)->text();
                dialog->accept();
            });
            key(Qt::Key_S, Qt::ControlModifier);
            QVERIFY(answer.wasGiven());
            QCOMPARE(said,
                     u"“%1” could not be saved. There is not enough memory. Close other levels or programs, then try "
                     "again."_s.arg(m_path));
        }
        QVERIFY(contentOf(m_path) == largeFile());
        QCOMPARE(QFileInfo(m_path).dir().entryList({u"plain*"_s}), QStringList{u"plain.level.json"_s});
        QVERIFY(document().isModified());
        saveWhatWasDrawn();
    }

    void aLevelIsNotOpened_data() { rowsOfNth({1, 10, 100}); }

    void aLevelIsNotOpened()
    {
        QFETCH(const long, nth);
        openLarge();
        draw();
        QTRY_VERIFY(isChecked());
        const QString other = m_home->writeLevel(u"other.level.json"_s, largeFile());
        {
            const ShortMemory memory(nth);
            QString said;
            const DialogAnswer answer(u"outOfMemory"_s, [&said](QDialog *dialog) {
                said = qobject_cast<QMessageBox *>(dialog)->text();
                dialog->accept();
            });
            QVERIFY(!m_window->editFile(other));
            QVERIFY(answer.wasGiven());
            QCOMPARE(said, outOfMemoryText());
        }
        QCOMPARE(document().path(), m_path);
        saveWhatWasDrawn();
        QVERIFY(m_window->editFile(other));
        QCOMPARE(document().path(), other);
    }

    void aSearchIsGivenUp_data() { rowsOfNth({1, 10, 30}); }

    void aSearchIsGivenUp()
    {
        QFETCH(const long, nth);
        m_window->program().editing().openSheet(levelFrom(corridor, inTurns));
        const Level drawn = document().level();
        {
            const ShortMemory memory(nth);
            QString said;
            const DialogAnswer answer(u"outOfMemory"_s, [&said](QDialog *dialog) {
                said = qobject_cast<QMessageBox *>(dialog)->text();
                dialog->accept();
            });
            trigger(u"solveLevel"_s);
            QVERIFY(answer.wasGiven());
            QCOMPARE(said, outOfMemoryText());
        }
        QCOMPARE(document().level(), drawn);
        trigger(u"solveLevel"_s);
        QTRY_VERIFY(m_window->findChild<QMessageBox *>(u"solution"_s));
        QVERIFY(m_window->findChild<QMessageBox *>(u"solution"_s)->text().startsWith(u"The level can be won."_s));
    }

    void aCodeIsNotMade()
    {
        edit(corridor);
        const DialogAnswer answer(u"shareDialog"_s, [](QDialog *dialog) {
            const auto said = [dialog] { return in<QLabel>(dialog, u"shareSaid"_s).text(); };
            QTRY_COMPARE(said(), outOfMemoryText());
            in<QAbstractButton>(dialog, u"shareTexts"_s).click(); // fails as well
            QTRY_COMPARE(said(), outOfMemoryText());
            dialog->reject();
        });
        {
            const ShortMemory memory(1);
            trigger(u"copyCode"_s);
            QVERIFY(answer.wasGiven());
            QVERIFY(memory.count() > 0);
        }
        const DialogAnswer again(u"shareDialog"_s, [](QDialog *dialog) {
            QTRY_VERIFY(in<QLabel>(dialog, u"shareSaid"_s).text().startsWith(u"The code is on the clipboard."_s));
            dialog->reject();
        });
        trigger(u"copyCode"_s);
        QVERIFY(again.wasGiven());
    }

    void aCodeIsNotRead()
    {
        edit(corridor);
        const DialogAnswer answer(u"codeDialog"_s, [](QDialog *dialog) {
            const auto facts = [dialog] { return in<QLabel>(dialog, u"codeFacts"_s).text(); };
            const std::unique_ptr<ShortMemory> memory = std::make_unique<ShortMemory>(1);
            in<QPlainTextEdit>(dialog, u"codeText"_s).setPlainText(u"mw1"_s);
            QTRY_COMPARE(facts(), outOfMemoryText());
            QVERIFY(!in<QPushButton>(dialog, u"codeDialogOk"_s).isEnabled());
            dialog->reject();
        });
        QGuiApplication::clipboard()->setText(u"mw1x"_s);
        trigger(u"pasteCode"_s);
        QVERIFY(answer.wasGiven());
        QCOMPARE(rows(), corridor);
    }

    void aHintIsNotFound()
    {
        QVERIFY(m_window->playLevel(playable(levelFrom(corridor, inTurns)), {}, 1));
        canvas().setGliding(false);
        // Others may say so before it: pictures of the start page are being made.
        const auto isTold = [this] { return m_window->levelPage().log().lines().last().startsWith(outOfMemoryText()); };
        {
            const ShortMemory memory(1);
            trigger(u"askHint"_s);
            QTRY_VERIFY(isTold());
        }
        trigger(u"askHint"_s);
        QTRY_VERIFY(!isTold());
        QCOMPARE(m_window->session().tally().hints, 1);
    }

    void aTestIsNotKept()
    {
        m_window->program().editing().openSheet(levelFrom(corridor, inTurns));
        const Level drawn = document().level();
        const auto test = [this] {
            key(Qt::Key_F5);
            QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
            key(Qt::Key_Right);
            key(Qt::Key_F5);
            QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        };
        {
            const ShortMemory memory(1);
            test();
            QTRY_COMPARE(status(), outOfMemoryText());
        }
        QCOMPARE(document().level(), drawn);
        QVERIFY(!child<QToolButton>(u"lastTest"_s)->isVisible());
        test();
        QTRY_VERIFY(child<QToolButton>(u"lastTest"_s)->isVisible());
        QTRY_COMPARE(child<QToolButton>(u"lastTest"_s)->text(), u"Last test: 1 turn, as before"_s);
        {
            const ShortMemory memory(1);
            choose(u"wall"_s);
            click({5, 1});
            QTRY_COMPARE(child<QToolButton>(u"lastTest"_s)->text(), u"Last test: –"_s);
            QVERIFY(child<QToolButton>(u"lastTest"_s)->toolTip().simplified().contains(outOfMemoryText()));
        }
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(child<QToolButton>(u"lastTest"_s)->text(), u"Last test: 1 turn, as before"_s);
    }

    void whatOthersWroteIsReadLater()
    {
        openLarge();
        const Level before = document().level();
        QByteArray other = largeFile();
        other.replace("Plain", "Other");
        {
            const ShortMemory memory(1);
            m_home->writeLevel(u"plain.level.json"_s, other);
            QTRY_COMPARE(status(), outOfMemoryText());
        }
        QVERIFY(document().level() == before);
        m_home->writeLevel(u"plain.level.json"_s, other + '\n');
        QTRY_COMPARE(document().level().name, u"Other"_s);
    }

    void aCampaignInOneFileIsReadLater_data() { rowsOfNth({1, 8}); }

    void aCampaignInOneFileIsReadLater()
    {
        QFETCH(const long, nth);
        const QByteArray list = R"({"format": "mazewright-campaign", "version": 1, "levels": ["a.level.json"]})";
        const QByteArray level = writeLevelJson(levelFrom(corridor, inTurns), *shippedCatalogue());
        const QString archive = m_folder->filePath(u"road.mazewright"_s);
        QVERIFY(!writeWhole(archive, writeArchive({{.name = u"x.campaign.json"_s, .bytes = list},
                                                   {.name = u"a.level.json"_s, .bytes = level}})));
        edit(corridor);
        editor().docks().showPanel(u"campaignDock"_s);
        {
            const ShortMemory memory(nth);
            QVERIFY(m_window->editFile(archive + u"/a.level.json"_s));
            QTRY_COMPARE(text(u"campaignNote"_s), outOfMemoryText());
            QVERIFY(child<QLabel>(u"campaignNote"_s)->isVisible());
            QTRY_COMPARE(status(), outOfMemoryText());
        }
        QEvent comingBack(QEvent::WindowActivate); // from another program, which was closed
        QCoreApplication::sendEvent(m_window.get(), &comingBack);
        QTRY_COMPARE(text(u"campaignNote"_s), u"This campaign is one file; unpack it to change it."_s);
        QCOMPARE(child<QListWidget>(u"campaignLevels"_s)->count(), 1);
    }

    void theStartPageShowsItsLevelsWithoutPictures()
    {
        m_window.reset(); // it may be painting pictures
        const ShortMemory memory(1);
        const DialogAnswer answer(u"outOfMemory"_s, [](QDialog *dialog) {
            QCOMPARE(qobject_cast<QMessageBox *>(dialog)->text(), outOfMemoryText());
            dialog->accept();
        });
        startAgain();
        QTRY_VERIFY(answer.wasGiven());
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Start);
    }

private:
    /// What needs another thread: how it is prepared and begun, where its result stands, and how one sees that it is
    /// there.
    struct Job {
        std::function<void()> prepare = [] {};
        std::function<void()> begin;
        std::function<QString()> said;
        std::function<bool()> isThere;
        std::function<void()> leave = [] {};
    };

    std::map<QString, Job> jobs()
    {
        const auto drawOn = [this] { draw(); };
        const auto show = [this](const QString &panel) {
            editor().docks().showPanel(panel);
            QTRY_VERIFY(m_window->findChild<QLabel *>(panel.chopped(4) + u"State"_s));
        };
        const auto proof = [this] { return child<QToolButton>(u"levelProof"_s); };
        return {
            {u"analysis"_s,
             {.begin = drawOn,
              .said = [this] { return text(u"issueProgress"_s); },
              .isThere = [this] { return isChecked() && text(u"issueProgress"_s).isEmpty(); }}},
            {u"overlays"_s,
             {.begin = [this] { trigger(u"overlayDistance"_s); },
              .said = [this] { return status(); },
              .isThere = [this] { return !canvas().layers().empty(); },
              .leave = [this] { trigger(u"overlayDistance"_s); }}},
            {u"generator"_s, generating()},
            {u"worst case"_s,
             {.prepare = [=] { show(u"worstDock"_s); },
              .begin = drawOn,
              .said = [this] { return text(u"worstState"_s); },
              .isThere = [this] { return text(u"worstState"_s).contains(u"No monster"_s); }}},
            {u"games"_s,
             {.prepare = [=] { show(u"playtestDock"_s); },
              .begin = drawOn,
              .said = [this] { return text(u"playtestState"_s); },
              .isThere = [this] { return text(u"playtestState"_s).startsWith(u"Being played"_s); }}},
            {u"proof"_s,
             {.prepare =
                  [this] {
                      LevelProperties properties = propertiesOf(document().level());
                      properties.proof = {{u"run"_s, u"none"_s}};
                      document().changeProperties(u"Keep proof"_s, properties);
                  },
              .begin = drawOn,
              .said = [=] { return proof()->text() == u"Proof: –"_s ? proof()->toolTip() : QString(); },
              .isThere = [=] { return !proof()->text().startsWith(u"Proof:"_s); }}},
        };
    }

    Job generating()
    {
        const auto dialog = [this] { return child<GenerateDialog>(u"generateDialog"_s); };
        const auto result = [dialog] { return in<QLabel>(dialog(), u"generateResult"_s).text(); };
        return {.begin = [this] { key(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier); },
                .said =
                    [=] {
                        const bool waits = in<QProgressBar>(dialog(), u"generateProgress"_s).isVisible()
                                           || in<QPushButton>(dialog(), u"generateDialogOk"_s).isEnabled();
                        return waits ? QString() : result();
                    },
                .isThere = [=] { return result().contains(u"cells of floor"_s); },
                .leave =
                    [this, dialog] {
                        dialog()->reject();
                        QTRY_VERIFY(!m_window->findChild<GenerateDialog *>());
                    }};
    }

    LevelDocument &document() { return editor().document(); }
    QString text(const QString &label) { return child<QLabel>(label)->text(); }
    QString status() { return m_window->statusBar()->currentMessage(); }
    void trigger(const QString &action) { child<QAction>(action)->trigger(); }
    bool isChecked() { return document().check().analysis() != nullptr; }
    void openLarge()
    {
        m_path = m_home->writeLevel(u"plain.level.json"_s, largeFile());
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadWrite)); // a young file is read again before it is written
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(m_window->editFile(m_path));
        QTRY_VERIFY(isChecked());
        choose(u"wall"_s);
    }
    void draw()
    {
        const Point cell{10 + 2 * m_drawn++, 10};
        canvas().centerOnCell(cell);
        click(cell);
        QCOMPARE(document().level().terrain.at(cell), shippedCatalogue()->wall());
    }
    bool isDrawn()
    {
        int drawn = 0;
        for (int i = 0; i < m_drawn; ++i) {
            drawn += int(document().level().terrain.at({10 + 2 * i, 10}) == shippedCatalogue()->wall());
        }
        return drawn == m_drawn;
    }

    /// What was drawn is there, and Ctrl+S writes it.
    void saveWhatWasDrawn()
    {
        QVERIFY(isDrawn());
        key(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!document().isModified());
        QVERIFY(contentOf(m_path) == writeLevelJson(document().level(), *shippedCatalogue()));
    }
    void rowsOfNth(const QList<long> &nths)
    {
        QTest::addColumn<long>("nth");
        for (const long nth : nths) {
            QTest::addRow("allocation %ld", nth) << nth;
        }
    }

    QString m_path;
    int m_drawn = 0; ///< walls, by draw()
};

QTEST_MAIN(TestOutOfMemory)
#include "tst_outofmemory.moc"

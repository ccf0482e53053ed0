#include "editor/storage/newcampaign.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/bundlefile.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/contentof.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

/// Campaigns in a single file, in the real window.
class TestBundleWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aCampaignIsExportedAsOneFile()
    {
        QVERIFY(m_window->editFile(u":/levels/campaign/02_the_night_watch.level.json"_s));
        auto *dock = child<QDockWidget>(u"campaignDock"_s);
        dock->show();
        dock->raise();
        QTRY_VERIFY(child<QAction>(u"giveCampaignAway"_s)->isEnabled());
        const QString path = m_folder->filePath(u"road.mazewright"_s);
        const DialogAnswer answer(u"giveAwayDialog"_s, [&path](QDialog *dialog) { chooseFile(dialog, path); });
        child<QAction>(u"giveCampaignAway"_s)->trigger();
        QVERIFY(answer.wasGiven());
        IssueList issues;
        QCOMPARE(readBundle(path, issues)->size(), std::size_t(10));
    }

    void exportAsksAboutUnsavedChanges()
    {
        const QString folder = m_folder->filePath(u"road"_s);
        QVERIFY(writeNewCampaign(folder, {drawnLevel({u"@ g"_s})}, *shippedCatalogue()).isDone());
        const QString level = QDir(folder).filePath(QDir(folder).entryList({u"*.level.json"_s}).first());
        QVERIFY(m_window->editFile(level));
        auto *dock = child<QDockWidget>(u"campaignDock"_s);
        dock->show();
        dock->raise();
        QTRY_VERIFY(child<QAction>(u"giveCampaignAway"_s)->isEnabled());
        click({1, 0});
        const QByteArray before = contentOf(level);
        const QString path = m_folder->filePath(u"road.mazewright"_s);
        const auto giveAway = [&](const std::function<void(QDialog *)> &choose) {
            std::unique_ptr<DialogAnswer> file;
            const DialogAnswer question(u"giveUnsaved"_s, [&](QDialog *dialog) {
                file = std::make_unique<DialogAnswer>(u"giveAwayDialog"_s,
                                                      [&path](QDialog *chooser) { chooseFile(chooser, path); });
                choose(dialog);
            });
            child<QAction>(u"giveCampaignAway"_s)->trigger();
            return question.wasGiven();
        };
        const auto givenLevel = [&] {
            IssueList issues;
            return readBundle(path, issues)->at(1).bytes;
        };
        QVERIFY(giveAway([](QDialog *dialog) { in<QPushButton>(dialog, u"giveWithoutChanges"_s).click(); }));
        QCOMPARE(givenLevel(), before);
        QVERIFY(editor().isModified());
        QVERIFY(QFile::remove(path));
        QVERIFY(giveAway([](QDialog *dialog) { clickButton(dialog, QMessageBox::SaveAll); }));
        QVERIFY(!editor().isModified());
        QVERIFY(contentOf(level) != before);
        QCOMPARE(givenLevel(), contentOf(level));
    }

    void aCampaignInOneFileIsPlayed()
    {
        const QByteArray campaign = R"({"format":"mazewright-campaign","version":1,"levels":["a.level.json"]})";
        Level level = drawnLevel({u"@ g"_s});
        level.name = u"Within"_s;
        level.ruleset = u"classic"_s;
        const QString path = m_folder->filePath(u"road.mazewright"_s);
        QVERIFY(!writeWhole(
            path, writeArchive({{.name = u"road.campaign.json"_s, .bytes = campaign},
                                {.name = u"a.level.json"_s, .bytes = writeLevelJson(level, *shippedCatalogue())}})));
        QVERIFY(m_window->openFile(path));
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(m_window->session().game().level().name, u"Within"_s);
        QCOMPARE(m_window->source().path, path + u"/a.level.json"_s);
    }

    void aLevelInAnArchiveIsEditedAsACopy()
    {
        const Level level = drawnLevel({u"@ g"_s});
        const QString path = m_folder->filePath(u"road.mazewright"_s);
        QVERIFY(!writeWhole(
            path, writeArchive({{.name = u"a.level.json"_s, .bytes = writeLevelJson(level, *shippedCatalogue())}})));
        QVERIFY(m_window->editFile(path + u"/a.level.json"_s));
        QCOMPARE(rows(), (QStringList{u"@ g"_s}));
        QVERIFY(editor().document().needsPath());
    }

    void editingAnArchiveOpensItsFirstLevel()
    {
        const QByteArray campaign =
            R"({"format":"mazewright-campaign","version":1,"levels":["b.level.json","a.level.json"]})";
        const auto bytesOf = [](const QString &row) { return writeLevelJson(drawnLevel({row}), *shippedCatalogue()); };
        const QString path = m_folder->filePath(u"road.mazewright"_s);
        QVERIFY(!writeWhole(path, writeArchive({{.name = u"road.campaign.json"_s, .bytes = campaign},
                                                {.name = u"a.level.json"_s, .bytes = bytesOf(u"@ g"_s)},
                                                {.name = u"b.level.json"_s, .bytes = bytesOf(u"@  g"_s)}})));
        QVERIFY(m_window->editFile(path));
        QCOMPARE(rows(), (QStringList{u"@  g"_s}));
    }
};

MAZEWRIGHT_SUITE(bundlewindow, TestBundleWindow)
#include "tst_bundlewindow.moc"

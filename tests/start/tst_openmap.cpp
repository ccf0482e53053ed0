#include "editor/actions/leveleditor.h"
#include "editor/document/propertyedits.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/stonesmap.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using WindowMode = ProgramWindow::Mode;

/// Tiled maps that are opened in the window.
class TestOpenMap : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void cancellingChangesNothing()
    {
        const QString map = writeStonesMap(*m_home);
        DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) { dialog->reject(); });
        QVERIFY(!m_driver->window().openFile(map));
        QVERIFY(answer.wasGiven());
        QCOMPARE(m_driver->window().mode(), WindowMode::Start);
        QVERIFY(!QFile::exists(mappingBeside(map)));
    }

    void aCompleteMappingNeedsNoQuestion()
    {
        const QString map = writeStonesMap(*m_home);
        QFile mapping(mappingBeside(map));
        QVERIFY(mapping.open(QIODevice::WriteOnly));
        mapping.write("{\"format\":\"mazewright-tiled-mapping\",\"version\":1,"
                      "\"tilesets\":{\"stones\":{\"0\":\"start\",\"*\":\"floor\"}}}");
        mapping.close();
        QVERIFY(m_driver->window().openFile(map));
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QCOMPARE(rowsOf(m_driver->session().game().level()), QStringList{u"@  "_s});
    }

    /// By convention, the other tiles of such a map are floor. The author may still correct that.
    void aMapWithCollisionsOpensWithoutAQuestion()
    {
        const QString map =
            writeStonesMap(*m_home, u"cave.tmj"_s, R"({"type":"collision","x":16,"y":0,"width":8,"height":8},
{"type":"start","point":true,"x":1,"y":1})");
        QVERIFY(m_driver->window().editFile(map));
        LevelDocument &document = m_driver->window().editor().document();
        QCOMPARE(rowsOf(document.level()), QStringList{u"@ #"_s});
        const DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) { dialog->accept(); });
        m_driver->trigger(u"tilesOfMap"_s);
        QVERIFY(answer.wasGiven());
        QCOMPARE(rowsOf(document.level()), QStringList{u"@ #"_s});
    }

    void filesOutsideOfTheProjectAreAskedAbout()
    {
        const QTemporaryDir other;
        const QString map = mapWithTilesetIn(other);
        const DialogAnswer cancel(u"trustFolders"_s, [](QDialog *dialog) { dialog->reject(); });
        QVERIFY(!m_driver->window().editFile(map));
        QVERIFY(cancel.wasGiven());
        const DialogAnswer allow(u"trustFolders"_s, [&other](QDialog *dialog) {
            QCOMPARE(qobject_cast<QMessageBox *>(dialog)->informativeText(), QDir(other.path()).canonicalPath());
            in<QPushButton>(dialog, u"trustFoldersAllow"_s).click();
        });
        QVERIFY(m_driver->window().editFile(map));
        QVERIFY(allow.wasGiven());
        QCOMPARE(rowsOf(m_driver->window().editor().document().level()), QStringList{u"@  "_s});
        // The mapping also survives a restart of the program.
        startAgain();
        QVERIFY(m_driver->window().editFile(map));
        QCOMPARE(rowsOf(m_driver->window().editor().document().level()), QStringList{u"@  "_s});
    }

    void aMapOpensWithoutFilesThatAreNotAllowed()
    {
        const QTemporaryDir other;
        const QString map = mapWithTilesetIn(other);
        std::optional<DialogAnswer> tiles;
        const DialogAnswer refuse(u"trustFolders"_s, [&tiles](QDialog *dialog) {
            in<QPushButton>(dialog, u"trustFoldersRefuse"_s).click();
            tiles.emplace(u"tilesDialog"_s, [](QDialog *asked) { asked->accept(); });
        });
        QVERIFY(m_driver->window().editFile(map));
        QVERIFY(refuse.wasGiven());
        QVERIFY(tiles && tiles->wasGiven());
        QCOMPARE(rowsOf(m_driver->window().editor().document().level()), QStringList{u"###"_s});
    }

    /// The action is disabled for levels, even unsaved ones, and for a map that was saved as a level.
    void onlyMapsEnableTheTilesAction()
    {
        const auto &tilesOfMap = m_driver->child<QAction>(u"tilesOfMap"_s);
        const QString level =
            m_home->writeLevel(u"pit.level.json"_s, writeLevelJson(drawnLevel({u"@ "_s}), *shippedCatalogue()));
        QVERIFY(m_driver->window().editFile(level));
        QVERIFY(!tilesOfMap.isEnabled());
        LevelDocument &document = m_driver->window().editor().document();
        document.protectFile();
        QVERIFY(!tilesOfMap.isEnabled());
        const DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) { dialog->accept(); });
        QVERIFY(m_driver->window().editFile(writeStonesMap(*m_home, u"cave.json"_s)));
        QVERIFY(answer.wasGiven());
        QVERIFY(tilesOfMap.isEnabled());
        QVERIFY(!document.save(QFileInfo(level).path() + u"/cave.level.json"_s));
        QVERIFY(!tilesOfMap.isEnabled());
    }

    void aMapIsNeverOverwritten_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isOpenedAgain");
        for (const QString &name : {u"cave.tmj"_s, u"cave.json"_s}) {
            QTest::addRow("%s", qPrintable(name)) << name << false;
            QTest::addRow("%s of the last run", qPrintable(name)) << name << true;
        }
    }

    /// Older versions of Tiled use the extension .json for maps.
    void aMapIsNeverOverwritten()
    {
        QFETCH(QString, name);
        QFETCH(bool, isOpenedAgain);
        const QString map = writeStonesMap(*m_home, name);
        const QByteArray before = contentOf(map);
        const DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) { dialog->accept(); });
        QVERIFY(m_driver->window().editFile(map));
        QVERIFY(answer.wasGiven());
        if (isOpenedAgain) {
            startAgain();
            m_driver->window().editLastLevels();
        }
        QCOMPARE(m_driver->window().editor().document().path(), map);
        QVERIFY(m_driver->child<QAction>(u"tilesOfMap"_s).isEnabled());
        setText(m_driver->window().editor().document(), TextField::Name, u"Cave"_s);
        const DialogAnswer saving(u"saveLevelDialog"_s, [](QDialog *dialog) { dialog->reject(); });
        m_driver->trigger(u"save"_s);
        QVERIFY(saving.wasGiven());
        QCOMPARE(contentOf(map), before);
        m_driver->window().editor().document().undoStack().undo();
    }

private:
    /// Returns a map of a start and two floor cells whose tileset is in the given folder.
    QString mapWithTilesetIn(const QTemporaryDir &folder) const
    {
        QFile tileset(folder.filePath(u"heroes.tsj"_s));
        const bool isOpen = tileset.open(QIODevice::WriteOnly);
        tileset.write(R"({"name":"heroes","tiles":[{"id":0,"type":"start"},{"id":1,"type":"floor"}]})");
        return isOpen
                   ? m_home->writeLevel(u"game/cave.tmj"_s,
                                        R"({"type":"map","orientation":"orthogonal","width":3,"height":1,"tilewidth":8,
"tileheight":8,"tilesets":[{"firstgid":1,"source":")"
                                            + QDir(folder.path()).canonicalPath().toUtf8() + R"(/heroes.tsj"}],
"layers":[{"type":"tilelayer","name":"a","width":3,"height":1,"data":[1,2,2]}]})")
                   : QString();
    }
};

MAZEWRIGHT_SUITE(openmap, TestOpenMap)

#include "tst_openmap.moc"

#include "editor/document/propertyedits.h"
#include "editor/features/leveleditor.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/stonesmap.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace Qt::StringLiterals;

using WindowMode = ProgramWindow::Mode;

/// Maps of Tiled that are opened in the window.
class TestOpenMap : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void cancellingChangesNothing();
    void aMapThatSaysItAllIsNotAskedAbout();
    void onlyMapsHaveTilesToAskAbout();
    void aMapIsNeverSavedOverWhateverItIsCalled_data();
    void aMapIsNeverSavedOverWhateverItIsCalled();
};

void TestOpenMap::cancellingChangesNothing()
{
    const QString map = writeStonesMap(*m_home);
    DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) { dialog->reject(); });
    QVERIFY(!m_driver->window().openFile(map));
    QVERIFY(answer.wasGiven());
    QCOMPARE(m_driver->window().mode(), WindowMode::Start);
    QVERIFY(!QFile::exists(mappingBeside(map)));
}

void TestOpenMap::aMapThatSaysItAllIsNotAskedAbout()
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

/// No other level that is not saved in its file has them, nor has a map any more once it is saved as a level.
void TestOpenMap::onlyMapsHaveTilesToAskAbout()
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

void TestOpenMap::aMapIsNeverSavedOverWhateverItIsCalled_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isOpenedAgain");
    for (const QString &name : {u"cave.tmj"_s, u"cave.json"_s}) {
        QTest::addRow("%s", qPrintable(name)) << name << false;
        QTest::addRow("%s of the last run", qPrintable(name)) << name << true;
    }
}

/// Tiled called its maps in JSON .json until it had an ending for them.
void TestOpenMap::aMapIsNeverSavedOverWhateverItIsCalled()
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

MAZEWRIGHT_SUITE(openmap, TestOpenMap)

#include "tst_openmap.moc"

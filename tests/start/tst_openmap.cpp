#include "editor/document/propertyedits.h"
#include "editor/features/leveleditor.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

using WindowMode = ProgramWindow::Mode;

/// Maps of Tiled that are opened in the window.
class TestOpenMap : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void unknownTilesAreAskedAboutAndKept();
    void cancellingChangesNothing();
    void aMapThatSaysItAllIsNotAskedAbout();
    void tilesAreAskedAboutAgain();
    void aMapIsNeverSavedOverWhateverItIsCalled_data();
    void aMapIsNeverSavedOverWhateverItIsCalled();

private:
    /// A map of three cells whose tileset says nothing, with a picture of two tiles beside it.
    QString writeMap(const QString &name = u"cave.tmj"_s) const;
    QString mappingFile(const QString &map) const { return QFileInfo(map).path() + u"/tiled.mapping.json"_s; }
};

QString TestOpenMap::writeMap(const QString &name) const
{
    const QString map =
        m_home->writeLevel(name, "{\"type\":\"map\",\"orientation\":\"orthogonal\",\"width\":3,\"height\":1,"
                                 "\"tilewidth\":8,\"tileheight\":8,\"tilesets\":[{\"firstgid\":1,\"name\":"
                                 "\"stones\",\"image\":\"stones.png\",\"tilewidth\":8,\"tileheight\":8,"
                                 "\"columns\":2,\"imagewidth\":16,\"imageheight\":8}],\"layers\":[{\"type\":"
                                 "\"tilelayer\",\"name\":\"a\",\"width\":3,\"height\":1,\"data\":[1,2,2]}]}");
    QImage stones(16, 8, QImage::Format_RGB32);
    stones.fill(Qt::red);
    stones.save(QFileInfo(map).path() + u"/stones.png"_s);
    return map;
}

void TestOpenMap::unknownTilesAreAskedAboutAndKept()
{
    const QString map = writeMap();
    DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) {
        // The most frequent tile stands first, with its guess.
        auto &start = in<QComboBox>(dialog, u"tile_1"_s);
        auto &other = in<QComboBox>(dialog, u"tile_2"_s);
        QCOMPARE(other.currentData().toString(), u"wall"_s);
        start.setCurrentIndex(start.findData(u"start"_s));
        other.setCurrentIndex(other.findData(u"water"_s));
        int pictures = 0;
        for (const QLabel *label : dialog->findChildren<QLabel *>()) {
            pictures += label->pixmap().isNull() ? 0 : 1;
        }
        QCOMPARE(pictures, 2);
        in<QDialogButtonBox>(dialog, u"tilesButtons"_s).button(QDialogButtonBox::Ok)->click();
    });
    QVERIFY(m_driver->window().openFile(map));
    QVERIFY(answer.wasGiven());
    QCOMPARE(rowsOf(m_driver->session().game().level()), QStringList{u"@~~"_s});
    const QByteArray kept = contentOf(mappingFile(map));
    QVERIFY2(kept.contains("\"stones\": { \"0\": \"start\", \"1\": \"water\" }"), kept.constData());
    // Nobody is asked a second time, and the editor shows the same level.
    m_driver->window().editFile(map);
    QCOMPARE(rowsOf(m_driver->window().editor().document().level()), QStringList{u"@~~"_s});
}

void TestOpenMap::cancellingChangesNothing()
{
    const QString map = writeMap();
    DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) { dialog->reject(); });
    QVERIFY(!m_driver->window().openFile(map));
    QVERIFY(answer.wasGiven());
    QCOMPARE(m_driver->window().mode(), WindowMode::Start);
    QVERIFY(!QFile::exists(mappingFile(map)));
}

void TestOpenMap::aMapThatSaysItAllIsNotAskedAbout()
{
    const QString map = writeMap();
    QFile mapping(mappingFile(map));
    QVERIFY(mapping.open(QIODevice::WriteOnly));
    mapping.write("{\"format\":\"mazewright-tiled-mapping\",\"version\":1,"
                  "\"tilesets\":{\"stones\":{\"0\":\"start\",\"*\":\"floor\"}}}");
    mapping.close();
    QVERIFY(m_driver->window().openFile(map));
    QCOMPARE(m_driver->window().mode(), WindowMode::Play);
    QCOMPARE(rowsOf(m_driver->session().game().level()), QStringList{u"@  "_s});
}

void TestOpenMap::tilesAreAskedAboutAgain()
{
    const QString map = writeMap();
    const DialogAnswer first(u"tilesDialog"_s, [](QDialog *dialog) { dialog->accept(); });
    QVERIFY(m_driver->window().editFile(map));
    QVERIFY(first.wasGiven());
    LevelDocument &document = m_driver->window().editor().document();
    const QStringList guessed = rowsOf(document.level());
    const DialogAnswer again(u"tilesDialog"_s, [](QDialog *dialog) {
        auto &start = in<QComboBox>(dialog, u"tile_1"_s);
        QCOMPARE(start.currentData().toString(), u"wall"_s); // what was answered
        start.setCurrentIndex(start.findData(u"start"_s));
        dialog->accept();
    });
    m_driver->trigger(u"tilesOfMap"_s);
    QVERIFY(again.wasGiven());
    QCOMPARE(rowsOf(document.level()), QStringList{u"@##"_s});
    document.undoStack().undo();
    QCOMPARE(rowsOf(document.level()), guessed);
    QVERIFY2(contentOf(mappingFile(map)).contains("\"0\": \"start\""), contentOf(mappingFile(map)).constData());
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
    const QString map = writeMap(name);
    const QByteArray before = contentOf(map);
    const DialogAnswer answer(u"tilesDialog"_s, [](QDialog *dialog) { dialog->accept(); });
    QVERIFY(m_driver->window().editFile(map));
    QVERIFY(answer.wasGiven());
    if (isOpenedAgain) {
        startAgain();
        m_driver->window().editLastLevels();
    }
    QCOMPARE(m_driver->window().editor().document().path(), map);
    setText(m_driver->window().editor().document(), TextField::Name, u"Cave"_s);
    const DialogAnswer saving(u"saveLevelDialog"_s, [](QDialog *dialog) { dialog->reject(); });
    m_driver->trigger(u"save"_s);
    QVERIFY(saving.wasGiven());
    QCOMPARE(contentOf(map), before);
    m_driver->window().editor().document().undoStack().undo();
}

MAZEWRIGHT_SUITE(openmap, TestOpenMap)

#include "tst_openmap.moc"

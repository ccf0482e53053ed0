#include "editor/document/leveldocument.h"
#include "editor/edits/leveltext.h"
#include "editor/storage/recoveryfiles.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

const QStringList keptRows{u" xxxx"_s, u" x@.x"_s, u"xx.#x"_s};

Level keptLevel()
{
    const QJsonObject legend{{u"x"_s, u"wall"_s}, {u" "_s, u"wall"_s}};
    return *readLevelText(keptRows.join(u'\n').toUtf8(), *shippedCatalogue(), legend).level;
}

} // namespace

/// The drawn characters of cells, across edits, undo and redo.
class TestKeptEdits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void paintedCellsGetThePreferredCharacter()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(keptLevel());
        const Area cells(std::vector<Point>{{0, 0}, {3, 1}}, document.level().size());
        document.stroke(u"draw"_s, changeByPainting(document.level(), *shippedCatalogue(), cells,
                                                    Paint::ofTerrain(*shippedCatalogue()->terrainOf(u"water"_s))));
        QCOMPARE(rowsOf(document.level()), (QStringList{u"~xxxx"_s, u" x@~x"_s, u"xx.#x"_s}));
        document.undo();
        QCOMPARE(rowsOf(document.level()), keptRows);
        QVERIFY(document.level() == keptLevel());
    }

    void everyEditIsUndoneWithItsCharacters_data()
    {
        QTest::addColumn<int>("edit");
        QTest::addColumn<QStringList>("after");
        QTest::newRow("smaller") << 0 << QStringList{u" xxx"_s, u" x@."_s};
        QTest::newRow("larger") << 1 << QStringList{u" xxxxx"_s, u" x@.xx"_s, u"xx.#xx"_s};
        QTest::newRow("flipped") << 2 << QStringList{u"xxxx "_s, u"x.@x "_s, u"x#.xx"_s};
        QTest::newRow("turned") << 3 << QStringList{u"x  "_s, u"xxx"_s, u".@x"_s, u"#.x"_s, u"xxx"_s};
    }

    void everyEditIsUndoneWithItsCharacters()
    {
        QFETCH(int, edit);
        QFETCH(QStringList, after);
        LevelDocument document(shippedCatalogue());
        document.reset(keptLevel());
        const Level &level = document.level();
        const TerrainId wall = shippedCatalogue()->wall();
        const LevelReshape reshape = edit == 0   ? reshapeByResizing(level, {4, 2}, {}, wall)
                                     : edit == 1 ? reshapeByResizing(level, {6, 3}, {}, wall)
                                     : edit == 2 ? reshapeByTurning(level, Orientation::leftRight())
                                                 : reshapeByTurning(level, Orientation::clockwise());
        document.stroke(u"reshape"_s, reshape);
        QCOMPARE(rowsOf(document.level()), after);
        document.undo();
        QVERIFY(document.level() == keptLevel());
        document.redo();
        QCOMPARE(rowsOf(document.level()), after);
    }

    void insertedAndRemovedRowsKeepCharacters()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(keptLevel());
        document.strokeTo(u"insert"_s, withRowInserted(document.level(), 1, shippedCatalogue()->wall()));
        QCOMPARE(rowsOf(document.level()), (QStringList{u" xxxx"_s, u"xxxxx"_s, u" x@.x"_s, u"xx.#x"_s}));
        document.strokeTo(u"remove"_s, withoutRows(document.level(), 0, 2));
        QCOMPARE(rowsOf(document.level()), (QStringList{u" x@.x"_s, u"xx.#x"_s}));
        document.undo();
        document.undo();
        QVERIFY(document.level() == keptLevel());
    }

    void typedCharactersArePreserved()
    {
        const Level level = keptLevel();
        const LevelText text(level, *shippedCatalogue());
        QCOMPARE(text.rows(), keptRows);
        QCOMPARE(rowsOf(text.written({2, 1}, {u" #x"_s})), (QStringList{u" xxxx"_s, u" x #x"_s, u"xx.#x"_s}));
    }

    void theRecoveryFileKeepsThem()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"kept.recovery"_s);
        QVERIFY(!writeRecoveryFile(path, recoveryContent({}, keptLevel(), *shippedCatalogue())));
        const std::optional<RecoveredLevel> read = readRecoveryFile(path, *shippedCatalogue());
        QVERIFY(read);
        QCOMPARE(rowsOf(read->level), keptRows);
    }
};

MAZEWRIGHT_SUITE(keptedits, TestKeptEdits)
#include "tst_keptedits.moc"

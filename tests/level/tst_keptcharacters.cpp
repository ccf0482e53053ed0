#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/replay/levelhash.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

using namespace Qt::StringLiterals;

namespace {

const QJsonObject blankWalls{{u"x"_s, u"wall"_s}, {u" "_s, u"wall"_s}, {u"$"_s, u"treasure"_s}};

Level readWith(const QStringList &rows, const QJsonObject &legend = blankWalls)
{
    return *readLevelText(rows.join(u'\n').toUtf8(), *shippedCatalogue(), legend).level;
}

Level again(const Level &level)
{
    return *readLevelJson(writeLevelJson(level, *shippedCatalogue()), *shippedCatalogue()).level;
}

} // namespace

/// If several characters mean the same, each cell keeps the character with which it was drawn.
class TestKeptCharacters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsKeepTheirCharacters_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("walls of x, # and blank") << QStringList{u"  xxxx"_s, u"  x@.x"_s, u"##x..x"_s, u"xxxxxx"_s};
        QTest::newRow("floor of dots") << QStringList{u"xxxx"_s, u"x@.x"_s, u"xxxx"_s};
        QTest::newRow("treasure of two kinds of signs") << QStringList{u"@g$g"_s};
        QTest::newRow("all of one") << QStringList{u"@  "_s};
        QTest::newRow("a character that JSON escapes among walls") << QStringList{u"@x#\\"_s};
        QTest::newRow("wide characters") << QStringList{u"@x█ x"_s, u"x░##."_s};
    }

    void rowsKeepTheirCharacters()
    {
        QFETCH(QStringList, rows);
        QJsonObject legend = blankWalls;
        for (const QString &character : {u"█"_s, u"░"_s, u"\\"_s}) {
            legend.insert(character, u"wall"_s);
        }
        const Level level = readWith(rows, legend);
        QCOMPARE(rowsOf(level), rows);
        QVERIFY(again(level) == level);
        QCOMPARE(writeLevelJson(again(level), *shippedCatalogue()), writeLevelJson(level, *shippedCatalogue()));
    }

    void aPlainLevelStoresNoCharacters()
    {
        QVERIFY(drawnLevel({u"###"_s, u"#@ "_s}).drawn == DrawnCharacters());
        const Level dots = drawnLevel({u"###"_s, u"#@."_s});
        QVERIFY(dots.drawn.preferred == U"." && dots.drawn.others.empty() && dots.drawn.cells.size() == Size());
    }

    void newCellsGetTheMostFrequentCharacter()
    {
        Level level = readWith({u" xxx"_s, u"x@.."_s});
        level.terrain.set({3, 1}, shippedCatalogue()->wall());
        QCOMPARE(rowsOf(level), (QStringList{u" xxx"_s, u"x@.x"_s}));
    }

    void aCellOfAnotherTerrainLosesItsCharacter()
    {
        Level level = readWith({u" xx@"_s});
        level.terrain.set({0, 0}, *shippedCatalogue()->terrainOf(u"water"_s));
        QCOMPARE(rowsOf(level), QStringList{u"~xx@"_s});
        level.things[0].kind = u"orc"_s;
        QCOMPARE(rowsOf(level), QStringList{u"~xxO"_s});
    }

    /// Text keeps characters that mean the same there. Its reader has only the default legend, in which a space is
    /// floor and x has no meaning.
    void textKeepsCharactersWithTheSameMeaning()
    {
        QCOMPARE(writeLevelText(readWith({u" x#@."_s}), *shippedCatalogue()).text, QByteArray("###@.\n"));
        QCOMPARE(writeLevelText(drawnLevel({u"@. .. #"_s}), *shippedCatalogue()).text, QByteArray("@. .. #\n"));
    }

    void charactersDoNotAffectPlay()
    {
        const Level level = readWith({u" xx#@.$"_s});
        Level plain = level;
        plain.drawn = {};
        QVERIFY(level != plain);
        QCOMPARE(levelHashOf(playable(level)), levelHashOf(playable(plain)));
    }

    void charactersBeyondTheLimitBecomeThePreferredOne()
    {
        QJsonObject legend;
        QString row = u"@##"_s;
        for (int i = 0; i < 300; ++i) {
            legend.insert(QString(QChar(0x4e00 + i)), u"wall"_s);
            row += QChar(0x4e00 + i);
        }
        const Level level = readWith({row}, legend);
        QCOMPARE(level.drawn.others.size(), DrawnCharacters::mostOthers);
        QCOMPARE(rowsOf(level), QStringList{row.first(3 + 255) + QString(45, u'#')});
    }
};

MAZEWRIGHT_SUITE(keptcharacters, TestKeptCharacters)
#include "tst_keptcharacters.moc"

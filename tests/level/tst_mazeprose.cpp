#include "gamecore/levelfile/levelformats.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

using namespace Qt::StringLiterals;

namespace {

/// Returns a line for each maze: its title, its author, then its rows.
QStringList drawnIn(const QByteArray &text)
{
    IssueList issues;
    QStringList mazes;
    for (const DrawnText &maze : readDrawnMazes(text, MazeSplit::Titles, issues).value_or(DrawnMazes()).mazes) {
        mazes += maze.title + u" by "_s + maze.author + u": "_s + maze.rows.join(u'/');
    }
    return mazes + summary(issues);
}

} // namespace

/// Prose between the mazes of a text: sentences, and the names of authors.
class TestMazeProse : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentencesSeparateMazes_data()
    {
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("a comment") << QByteArray("A long comment, that explains it.\n");
        QTest::newRow("beside empty lines") << QByteArray("\nA long comment, that explains it.\n\n");
        QTest::newRow("of three words") << QByteArray("This is easy\n");
        QTest::newRow("of two words, with its end") << QByteArray("Good luck!\n");
        QTest::newRow("over several lines") << QByteArray("A long comment, that explains\nit.\n");
        QTest::newRow("two of them") << QByteArray("A long comment.\n\nAnother one, which is longer.\n");
        QTest::newRow("in German") << QByteArray("Ein längerer Satz, der nichts erklärt.\n");
        QTest::newRow("with an address") << QByteArray("There are more of these at http://mazes.example/1 for you.\n");
        QTest::newRow("with numbers and quotes") << QByteArray("(The 2nd box isn't \"needed\" - or is it?)\n");
    }

    void sentencesSeparateMazes()
    {
        QFETCH(QByteArray, sentence);
        QCOMPARE(drawnIn("##\n#@\n" + sentence + "@#\n"), (QStringList{u" by : ##/#@"_s, u" by : @#"_s}));
        QCOMPARE(drawnIn(sentence + "; One\n##\n#@\n" + sentence), QStringList{u"One by : ##/#@"_s});
    }

    void aTextOfSentencesAloneHasNoMaze()
    {
        QCOMPARE(drawnIn("There is nothing here.\n"), QStringList{u" by : "_s});
        const ReadLevel read = readLevelText("There is nothing here.\n", *shippedCatalogue(), {}, checkStructure);
        QVERIFY(!read.level);
        QCOMPARE(summary(read.issues), QStringList{u"1:1 not_a_level"_s});
        QVERIFY(!read.issues[0].isFileEmpty);
    }

    void rowsOfWordsAreNoMaze()
    {
        QCOMPARE(drawnIn("wall floor\norc troll\n"), QStringList{u" by : "_s});
        QCOMPARE(drawnIn("wall floor\n\n; One\n##\n#@\n"), QStringList{u"One by : ##/#@"_s});
    }

    void linesBetweenNotesAreNoMaze()
    {
        for (const QByteArray line : {"#####\n", "=====\n", "-----\n-----\n", "#\n"}) {
            QCOMPARE(drawnIn("; One\n##\n#@\n; Two\n" + line + "; Two again\n@#\n"),
                     (QStringList{u"One by : ##/#@"_s, u"Two again by : @#"_s}));
        }
        QCOMPARE(drawnIn("; One\n...\n...\n"), QStringList{u"One by : .../..."_s});
        QCOMPARE(drawnIn("#####\n#####\n"), QStringList{u" by : #####/#####"_s});
        QCOMPARE(drawnIn("NAME: one\nMAP\n###\nENDMAP\n"), QStringList{u"one by : ###"_s});
    }

    void rowsOfLettersAreNoSentences_data()
    {
        QTest::addColumn<QString>("row");
        QTest::newRow("things") << u"gOK RiT fil"_s;
        QTest::newRow("things, and a dot at the end") << u"gil cif fil."_s;
        QTest::newRow("a wall at the end") << u"the big orc sleeps #"_s;
        QTest::newRow("walls of letters") << u"aaaa eee aaaa"_s;
        QTest::newRow("walls of consonants") << u"xxxx www xxxx"_s;
        QTest::newRow("single letters") << u"a e i o u the cat dog"_s;
        QTest::newRow("monsters of a roguelike") << u"|..orc..| |.bat.|"_s;
        QTest::newRow("monsters without walls") << u"o.k bAt..e a.D oTe"_s;
        QTest::newRow("one word") << u"treasure"_s;
    }

    void rowsOfLettersAreNoSentences()
    {
        QFETCH(QString, row);
        QCOMPARE(drawnIn(u"@\n%1\n@"_s.arg(row).toUtf8()), QStringList{u" by : @/%1/@"_s.arg(row)});
    }

    void sentencesBeforeAFenceNameItsMaze()
    {
        QCOMPARE(drawnIn("This is the first.\n```\n@#\n```\nThis is the second:\n```\n#@\n```\n"),
                 (QStringList{u"This is the first. by : @#"_s, u"This is the second by : #@"_s}));
    }

    void authorsOfMazesAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("mazes");
        const QStringList two{u"One by Anna: ##/#@"_s, u"Two by Otto: @#"_s};
        QTest::newRow("above, behind titles")
            << QByteArray("Title: One\nAuthor: Anna\n##\n#@\nTitle: Two\nAuthor: Otto\n@#\n") << two;
        QTest::newRow("above, before titles")
            << QByteArray("Author: Anna\nTitle: One\n##\n#@\n\nAuthor: Otto\nTitle: Two\n@#\n") << two;
        QTest::newRow("below, as in Sokoban")
            << QByteArray("##\n#@\nTitle: One\nAuthor: Anna\n\n@#\nTitle: Two\nAuthor: Otto\n") << two;
        QTest::newRow("below, under titles above")
            << QByteArray("; One\n##\n#@\nAuthor: Anna\n\n; Two\n@#\nAuthor: Otto\n") << two;
        QTest::newRow("in comments") << QByteArray("; One\n; Author: Anna\n##\n#@\n; Two\n; Autor: Otto\n@#\n") << two;
        QTest::newRow("only one") << QByteArray("; One\nAuthor: Anna\n##\n#@\n; Two\n@#\n")
                                  << QStringList{u"One by Anna: ##/#@"_s, u"Two by : @#"_s};
        QTest::newRow("none") << QByteArray("Author:\n##\n#@\n") << QStringList{u" by : ##/#@"_s};
    }

    void authorsOfMazesAreRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, mazes);
        QCOMPARE(drawnIn(text), mazes);
    }

    void theAuthorOfAMazeIsThatOfTheLevel()
    {
        const ReadLevel read = openLevelBytes("Author: Anna\n@ g\n", u"pit.txt"_s, *shippedCatalogue());
        QCOMPARE(read.level->author, u"Anna"_s);
        QCOMPARE(read.level->name, u"pit"_s);
    }
};

MAZEWRIGHT_SUITE(mazeprose, TestMazeProse)
#include "tst_mazeprose.moc"

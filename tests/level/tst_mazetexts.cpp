#include "gamecore/levelfile/levelformats.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

using namespace Qt::StringLiterals;

namespace {

/// Each maze in a line: its title, then its rows.
QStringList mazesOf(const QByteArray &text, MazeSplit split = MazeSplit::Titles)
{
    IssueList issues;
    QStringList mazes;
    const std::optional<DrawnMazes> read = readDrawnMazes(text, split, issues);
    for (const DrawnText &maze : read.value_or(DrawnMazes()).mazes) {
        mazes += maze.title + u": "_s + maze.rows.join(u'/');
    }
    return mazes + summary(issues);
}

} // namespace

/// Texts that hold several mazes, and what parts these.
class TestMazeTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void titlesPartMazes_data();
    void titlesPartMazes();
    void rowsThatLookLikeTitlesAreRows_data();
    void rowsThatLookLikeTitlesAreRows();
    void emptyLinesPartMazesOnDemand();
    void tabsReachToColumnsOfEight();
    void blanksThatAllRowsHaveAreFloor();
    void theFirstOfSeveralIsOpenedAndThatIsSaid();
    void theTitleOfAMazeIsItsName();
    void shortRowsOfAMazeAreOneFinding();
    void manyShortRowsLeaveRoomForOtherFindings();
    void moreThanMayBeIsRefused_data();
    void moreThanMayBeIsRefused();
};

void TestMazeTexts::titlesPartMazes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("mazes");
    const QStringList two{u"One: ##/#@"_s, u"Two: @#"_s};
    QTest::newRow("comments") << QByteArray("; One\n\n##\n#@\n\n; Two\n@#\n") << two;
    QTest::newRow("fields above") << QByteArray("Title: One\nAuthor: me\n##\n#@\nTitle: Two\n@#\n") << two;
    QTest::newRow("fields below, as in Sokoban")
        << QByteArray("##\n#@\nTitle: One\nAuthor: me\n\n@#\nTitle: Two\n") << two;
    QTest::newRow("a number above and a name below")
        << QByteArray("; 1\n##\n#@\n\n; 2\n@#\n") << QStringList{u"1: ##/#@"_s, u"2: @#"_s};
    QTest::newRow("equal signs") << QByteArray("== One ==\n##\n#@\n=== Two ===\n@#\n") << two;
    QTest::newRow("headings") << QByteArray("# One\n##\n#@\n\n## The second\n@#\n")
                              << QStringList{u"One: ##/#@"_s, u"The second: @#"_s};
    QTest::newRow("numbers") << QByteArray("Level 1\n##\n#@\nLevel 2\n@#\n")
                             << QStringList{u"Level 1: ##/#@"_s, u"Level 2: @#"_s};
    QTest::newRow("fences") << QByteArray("## One\n```\n##\n#@\n```\nand\n\n**Two:**\n\n```\n@#\n```\n") << two;
    QTest::newRow("vaults") << QByteArray(
        "NAME: One\nMAP\n##\n#@\nENDMAP\n\nNAME: Two\nORIENT: float\nMAP\n@#\nENDMAP\n")
                            << two;
    QTest::newRow("an empty line within")
        << QByteArray("; One\n##\n\n#@\n; Two\n@#\n") << QStringList{u"One: ##//#@"_s, u"Two: @#"_s};
    QTest::newRow("markup in a title") << QByteArray("; <b>One</b>\x07\n@\n") << QStringList{u"<b>One</b>: @"_s};
}

void TestMazeTexts::titlesPartMazes()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, mazes);
    QCOMPARE(mazesOf(text), mazes);
}

void TestMazeTexts::rowsThatLookLikeTitlesAreRows_data()
{
    QTest::addColumn<QString>("row");
    QTest::newRow("a wall and things") << u"# gOKRT"_s;
    QTest::newRow("a wall, things and a wall") << u"# area #"_s;
    QTest::newRow("things alone") << u"gOK: ~~"_s;
    QTest::newRow("equal signs as walls") << u"==gOK=="_s;
    QTest::newRow("semicolons as walls") << u";;  ;;"_s;
    QTest::newRow("a semicolon among other walls") << u";.k#z..Q#;"_s;
    QTest::newRow("a blank") << u" "_s;
}

void TestMazeTexts::rowsThatLookLikeTitlesAreRows()
{
    QFETCH(QString, row);
    QCOMPARE(mazesOf(u"@\n%1\n@"_s.arg(row).toUtf8()), QStringList{u": @/%1/@"_s.arg(row)});
}

void TestMazeTexts::emptyLinesPartMazesOnDemand()
{
    const QByteArray text = "##\n#@\n  \n\n; Two\n@#\n\n";
    QCOMPARE(mazesOf(text, MazeSplit::BlankLines), (QStringList{u": ##/#@"_s, u"Two: @#"_s}));
    QCOMPARE(mazesOf("##\n\n#@\n", MazeSplit::BlankLines), (QStringList{u": ##"_s, u": #@"_s}));
    QCOMPARE(mazesOf("##\n\n#@\n"), QStringList{u": ##//#@"_s});
}

void TestMazeTexts::tabsReachToColumnsOfEight()
{
    QCOMPARE(mazesOf("\t@\n#######\t#\n"), QStringList{u":         @/####### #"_s});
}

void TestMazeTexts::blanksThatAllRowsHaveAreFloor()
{
    QCOMPARE(mazesOf("@ \n# \n"), QStringList{u": @ /# "_s});
    QCOMPARE(mazesOf("@   \n##\n# \n"), QStringList{u": @ /##/# "_s});
}

void TestMazeTexts::theFirstOfSeveralIsOpenedAndThatIsSaid()
{
    const ReadLevel read = readLevelText("; One\n@ g\n; Two\n@\n; Three\n@\n", *shippedCatalogue());
    QCOMPARE(rowsOf(*read.level), QStringList{u"@ g"_s});
    QCOMPARE(summary(read.issues), QStringList{u"2:1 several_mazes"_s});
    QCOMPARE(figureOf(read.issues[0], "mazes"_L1), 3);
}

void TestMazeTexts::theTitleOfAMazeIsItsName()
{
    QCOMPARE(readLevelText("; One\n@ g\n", *shippedCatalogue()).level->name, u"One"_s);
    const ReadLevel file = readLevelBytes("; One\n@ g\n", u"pit.txt"_s, *shippedCatalogue());
    QCOMPARE(file.level->name, u"pit"_s);
    QVERIFY(file.issues.isEmpty());
}

void TestMazeTexts::shortRowsOfAMazeAreOneFinding()
{
    const ReadLevel read = readLevelText("####\n#@\n#g\n#\n####\n", *shippedCatalogue());
    QCOMPARE(rowsOf(*read.level), (QStringList{u"####"_s, u"#@##"_s, u"#g##"_s, u"####"_s, u"####"_s}));
    QCOMPARE(summary(read.issues), QStringList{u"2:1 uneven_rows"_s});
    QCOMPARE(read.issues[0].found, u"2"_s);
    QCOMPARE(figureOf(read.issues[0], "rows"_L1), 3);
    const ReadLevel one = readLevelText("####\n#@\n####\n", *shippedCatalogue());
    QCOMPARE(summary(one.issues), QStringList{u"2:1 uneven_rows"_s});
    QVERIFY(one.issues[0].figures.empty());
}

void TestMazeTexts::manyShortRowsLeaveRoomForOtherFindings()
{
    const QByteArray text = "####\n" + QByteArray("#\n").repeated(IssueList::capacity + 1) + "#@z#\n";
    QCOMPARE(summary(readLevelText(text, *shippedCatalogue(), {}, checkStructure).issues),
             (QStringList{u"2:1 uneven_rows"_s, u"1003:3 unknown_character"_s}));
}

void TestMazeTexts::moreThanMayBeIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("mazes") << QByteArray(";1\n@\n").repeated(DrawnMazes::mostMazes + 1);
    QTest::newRow("rows of all") << QByteArray(";1\n" + QByteArray("@\n").repeated(4000)).repeated(200);
    const QByteArray wide = QByteArray(4096, '#') + '\n' + QByteArray("#\n").repeated(4095);
    QTest::newRow("cells of all") << QByteArray(";1\n" + wide + ";2\n" + wide);
}

void TestMazeTexts::moreThanMayBeIsRefused()
{
    QFETCH(QByteArray, text);
    QCOMPARE(mazesOf(text), QStringList{u"0:0 too_large"_s});
}

MAZEWRIGHT_SUITE(mazetexts, TestMazeTexts)
#include "tst_mazetexts.moc"

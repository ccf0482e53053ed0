#include "gamecore/levelfile/levelformats.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

using namespace Qt::StringLiterals;

namespace {

/// Returns a line for each maze: its title, then its rows.
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

/// Texts with several mazes, and the separators between them.
class TestMazeTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void titlesSeparateMazes_data()
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

    void titlesSeparateMazes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, mazes);
        QCOMPARE(mazesOf(text), mazes);
    }

    void collectionsOfSokobanAreReadBoardByBoard_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("mazes");
        const QString first = u"#####/#@$.#/#####"_s;
        const QString second = u"######/#@ $.#/######"_s;
        const QStringList two{u"One: "_s + first, u"Two: "_s + second};
        const QByteArray one = "#####\n#@$.#\n#####\n";
        const QByteArray other = "######\n#@ $.#\n######\n";
        QTest::newRow("an empty comment") << QByteArray(";\n" + one) << QStringList{u": "_s + first};
        QTest::newRow("limits below") << QByteArray(one + "Title: One\nLimit: 22\n\n" + other
                                                    + "Title: Two\nLimit: 25\n")
                                      << two;
        QTest::newRow("titles below, behind a header")
            << QByteArray("; Demo set\n" + one + "Title: One\n\n" + other + "Title: Two\n") << two;
        QTest::newRow("an indented board") << QByteArray(
            "; Small set\nAuthor: N. N.\n\n    #####\n    #@$.#\n    #####\nTitle: One\n\n  ####\n###  ##\n"
            "#.@$  #\n#######\nTitle: Two\n\n")
                                           << QStringList{u"One: "_s + first, u"Two:   ####/###  ##/#.@$  #/#######"_s};
        QTest::newRow("any word and a colon")
            << QByteArray("Blog: mazes.example\nCollection: Mine\nRemark: none\n\n" + one)
            << QStringList{u": "_s + first};
        QTest::newRow("numbers above") << QByteArray("; #1\n" + one + "\n; #2\n" + other)
                                       << QStringList{u"#1: "_s + first, u"#2: "_s + second};
        QTest::newRow("names of files above") << QByteArray(";Copyright: N. N.\n;\n;They are free.\n\n;YM_M001.XSB\n"
                                                            + one + "\n\n;YM_M002.XSB\n" + other)
                                              << QStringList{u"YM_M001.XSB: "_s + first, u"YM_M002.XSB: "_s + second};
        QTest::newRow("comments below") << QByteArray("A header of the set\n\n" + one + "; One\n\n" + other + "; Two\n")
                                        << two;
        QTest::newRow("names without a mark above") << QByteArray("One\n\n" + one + "\nTwo\n\n" + other) << two;
        QTest::newRow("names without a mark below") << QByteArray(one + "One\n\n" + other + "Two\n") << two;
        QTest::newRow("empty lines alone")
            << QByteArray(one + "\n" + other) << QStringList{u": "_s + first, u": "_s + second};
        QTest::newRow("sentences and lines of signs") << QByteArray(
            "::::::::::::\nThese levels are free.\n------------\n\n; One\n" + one + "***\n\n; Two\n" + other)
                                                      << two;
        QTest::newRow("a comment of several lines") << QByteArray(
            one + "Title: One\nComment:\nIt is easy,\nisn't it\nComment-End:\n\n" + other + "Title: Two\n")
                                                    << two;
        QTest::newRow("other signs for floor")
            << QByteArray("#####\n#@$.#\n#-_-#\n#####\n") << QStringList{u": #####/#@$.#/#-_-#/#####"_s};
    }

    void collectionsOfSokobanAreReadBoardByBoard()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, mazes);
        QCOMPARE(mazesOf(text), mazes);
        QCOMPARE(mazesOf(text, MazeSplit::Boards), mazes);
        QCOMPARE(mazesOf(QByteArray(text).replace("\n", "\r\n")), mazes);
    }

    void collectionsInXmlAreRead()
    {
        const QByteArray text =
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<SokobanLevels>\n  <Title>Mine</Title>\n"
            "  <LevelCollection Copyright=\"N. N.\" MaxWidth=\"6\">\n"
            "    <Level Id=\"One\" Width=\"5\">\n      <L>#####</L>\n      <L>#@$.#</L>\n"
            "      <L>#####</L>\n    </Level>\n"
            "    <Level Id=\"T &amp; o\" Copyright=\"Otto\"><L> #####</L><L>#@ $.#</L><L>######</L></Level>\n"
            "  </LevelCollection>\n</SokobanLevels>\n";
        QCOMPARE(mazesOf(text), (QStringList{u"One: #####/#@$.#/#####"_s, u"T & o:  #####/#@ $.#/######"_s}));
        IssueList issues;
        const DrawnMazes read = readDrawnMazes(text, MazeSplit::Titles, issues).value();
        QCOMPARE(read.mazes[0].author, u"N. N."_s);
        QCOMPARE(read.mazes[1].author, u"Otto"_s);
        QVERIFY(read.areBoards);
        QCOMPARE(read.mazes[0].origins[1], (Point{9, 6}));
    }

    void damagedXmlIsUnreadable()
    {
        QCOMPARE(mazesOf("<LevelCollection>\n<Level Id=\"1\">\n<L>#####</L>\n</Levels>\n"),
                 QStringList{u"4:10 syntax"_s});
    }

    void decorationsOfCopiedRowsAreRemoved_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("commas") << QByteArray("#,#,#,#\n#,@, ,#\n#,#,#,#\n");
        QTest::newRow("commas behind the last cell, too") << QByteArray("#,#,#,#,\n#,@, ,#,\n#,#,#,#,\n");
        QTest::newRow("commas and blanks") << QByteArray("#, #, #, #\n#, @, , #\n#, #, #, #\n");
        QTest::newRow("commas and quotes") << QByteArray("\"#\",\"#\",\"#\",\"#\"\n\"#\",\"@\",\"\",\"#\"\n"
                                                         "\"#\",\"#\",\"#\",\"#\"\n");
        QTest::newRow("semicolons") << QByteArray("#;#;#;#\n#;@;;#\n#;#;#;#\n");
        QTest::newRow("cells of a spreadsheet") << QByteArray("#\t#\t#\t#\n#\t@\t\t#\n#\t#\t#\t#\n");
        QTest::newRow("a quoted mail") << QByteArray("> ####\n> #@ #\n> ####\n");
        QTest::newRow("a mail quoted twice") << QByteArray("> > ####\n> > #@ #\n> > ####\n");
        QTest::newRow("a quoted mail with a sentence")
            << QByteArray("Look at this, it is hard:\n\n> I made this one.\n>\n> ####\n> #@ #\n> ####\n");
        QTest::newRow("blanks that do not break") << QByteArray("####\n#@\u00a0#\n####\n");
        QTest::newRow("wide blanks") << QByteArray("####\n#@\u3000#\n####\n");
        QTest::newRow("characters of no width") << QByteArray("\u200b####\n#@\u200d #\n##\u2060##\n");
    }

    void decorationsOfCopiedRowsAreRemoved()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(mazesOf(text), QStringList{u": ####/#@ #/####"_s});
    }

    void issuesInATableHaveTheirPlaceInTheText()
    {
        QCOMPARE(summary(readLevelText("#,#,#\n@,z,#\n", *shippedCatalogue(), {}, checkStructure).issues),
                 QStringList{u"2:3 unknown_character"_s});
    }

    void rowsThatLookLikeTitlesAreRows_data()
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

    void rowsThatLookLikeTitlesAreRows()
    {
        QFETCH(QString, row);
        QCOMPARE(mazesOf(u"@\n%1\n@"_s.arg(row).toUtf8()), QStringList{u": @/%1/@"_s.arg(row)});
    }

    void blankLinesSeparateMazesOnRequest()
    {
        const QByteArray text = "##\n#@\n  \n\n; Two\n@#\n\n";
        QCOMPARE(mazesOf(text, MazeSplit::BlankLines), (QStringList{u": ##/#@"_s, u"Two: @#"_s}));
        QCOMPARE(mazesOf("##\n\n#@\n", MazeSplit::BlankLines), (QStringList{u": ##"_s, u": #@"_s}));
        QCOMPARE(mazesOf("##\n\n#@\n"), QStringList{u": ##//#@"_s});
    }

    void tabsReachToColumnsOfEight()
    {
        QCOMPARE(mazesOf("\t@\n#######\t#\n"), QStringList{u":         @/####### #"_s});
    }

    void trailingBlanksOfTheShortestRowAreFloor()
    {
        QCOMPARE(mazesOf("@ \n# \n"), QStringList{u": @ /# "_s});
        QCOMPARE(mazesOf("@   \n##\n# \n"), QStringList{u": @ /##/# "_s});
    }

    void openingTheFirstOfSeveralMazesIsReported()
    {
        const ReadLevel read = readLevelText("; One\n@ g\n; Two\n@\n; Three\n@\n", *shippedCatalogue());
        QCOMPARE(rowsOf(*read.level), QStringList{u"@ g"_s});
        QCOMPARE(summary(read.issues), QStringList{u"2:1 several_mazes"_s});
        QCOMPARE(figureOf(read.issues[0], "mazes"_L1), 3);
    }

    void theTitleOfAMazeIsItsName()
    {
        QCOMPARE(readLevelText("; One\n@ g\n", *shippedCatalogue()).level->name, u"One"_s);
        const ReadLevel file = openLevelBytes("; One\n@ g\n", u"pit.txt"_s, *shippedCatalogue());
        QCOMPARE(file.level->name, u"pit"_s);
        QVERIFY(file.issues.isEmpty());
    }

    void shortRowsOfAMazeAreOneFinding()
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

    void manyShortRowsLeaveRoomForOtherFindings()
    {
        const QByteArray text = "####\n" + QByteArray("#\n").repeated(IssueList::capacity + 1) + "#@z#\n";
        QCOMPARE(summary(readLevelText(text, *shippedCatalogue(), {}, checkStructure).issues),
                 (QStringList{u"2:1 uneven_rows"_s, u"1003:3 unknown_character"_s}));
    }

    void oversizedTextsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("mazes") << QByteArray(";1\n@\n").repeated(DrawnMazes::mostMazes + 1);
        QTest::newRow("rows of all") << QByteArray(";1\n" + QByteArray("@\n").repeated(4000)).repeated(200);
        const QByteArray wide = QByteArray(4096, '#') + '\n' + QByteArray("#\n").repeated(4095);
        QTest::newRow("cells of all") << QByteArray(";1\n" + wide + ";2\n" + wide);
    }

    void oversizedTextsAreRefused()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(mazesOf(text), QStringList{u"0:0 too_large"_s});
    }
};

MAZEWRIGHT_SUITE(mazetexts, TestMazeTexts)
#include "tst_mazetexts.moc"

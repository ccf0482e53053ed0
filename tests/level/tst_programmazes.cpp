#include "gamecore/levelfile/levelformats.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

using namespace Qt::StringLiterals;

namespace {

/// Returns the mazes of a text: the title and then the rows of each.
QStringList mazesOfProgram(const QByteArray &text)
{
    IssueList issues;
    QStringList mazes;
    for (const DrawnText &maze : readDrawnMazes(text, MazeSplit::Titles, issues).value_or(DrawnMazes()).mazes) {
        mazes += maze.title + u": "_s + maze.rows.join(u'/');
    }
    return mazes + summary(issues);
}

const QStringList expectedMaze{u": ######/#@  g#/######"_s};

} // namespace

/// Programs from tutorials, in which mazes are lists of strings, lists of cells, or multi-line texts.
class TestProgramMazes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFormGivesTheSameMaze_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray list = "level_1 = [\n\"######\",\n\"#@  g#\",\n\"######\",\n]\n";
        QTest::newRow("a string before the list")
            << QByteArray("import turtle\nwn = turtle.Screen()\nwn.bgcolor(\"black\")\n"
                          "wn.title(\"A Maze Game\")\n")
                   + list;
        QTest::newRow("lists of words around it")
            << QByteArray("colors = ['red', 'green', 'blue', 'white']\nimages = [\"hero.gif\", \"wall.gif\"]\n") + list
                   + "keys = {\"Up\": up, \"Down\": down}\nnames = [\"Anna\", \"Otto\"]\n";
        QTest::newRow("colors by number") << QByteArray("colors = [\"#ff0000\", \"#00ff00\", \"#000000\"]\n") + list;
        QTest::newRow("arguments of calls")
            << QByteArray("print(\"------\", \"######\", \"------\")\nshow(\"####\" \"####\" \"####\")\n") + list;
        QTest::newRow("three quotes") << QByteArray("MAZE = \"\"\"\n######\n#@  g#\n######\n\"\"\"\nprint(MAZE)\n");
        QTest::newRow("three quotes and a backslash")
            << QByteArray("MAZE = \"\"\"\\\n######\n#@  g#\n######\n\"\"\"\n");
        QTest::newRow("three quotes within lines") << QByteArray("MAZE = '''######\n#@  g#\n######'''\n");
        QTest::newRow("three quotes that are split")
            << QByteArray("MAZE = '''\n######\n#@  g#\n######\n'''.strip().split(\"\\n\")\n");
        QTest::newRow("three quotes in a function")
            << QByteArray("def maze():\n    return textwrap.dedent(\"\"\"\\\n        ######\n        #@  g#\n        "
                          "######\n    \"\"\")\n");
        QTest::newRow("three quotes with a prefix") << QByteArray("MAZE = r'''\n######\n#@  g#\n######\n'''\n");
        QTest::newRow("a docstring before them") << QByteArray("\"\"\"A maze game.\n\nMove with the arrow keys:\n  w - "
                                                               "up\n  s - down\n\"\"\"\nMAZE = '''\n######\n#@  g#\n"
                                                               "######\n'''\n");
        QTest::newRow("a tuple") << QByteArray("level = (\n  \"######\",\n  \"#@  g#\",\n  \"######\",\n)\n");
        QTest::newRow("strings in brackets side by side")
            << QByteArray("level = (\n  \"######\\n\"\n  \"#@  g#\\n\"\n  \"######\\n\"\n)\n");
        QTest::newRow("strings that are added")
            << QByteArray("var level = \"######\" +\n  \"#@  g#\" +\n  \"######\";\n");
        QTest::newRow("a list of characters from each string")
            << QByteArray("grid = [\n  list(\"######\"),\n  list(\"#@  g#\"),\n  list(\"######\"),\n]\n");
        QTest::newRow("one string with line breaks") << QByteArray("maze = \"######\\n#@  g#\\n######\"\n");
        QTest::newRow("C") << QByteArray(
            "#include <stdio.h>\nstatic const char *maze[] = {\n    \"######\",\n    \"#@  g#\",\n"
            "    \"######\",\n};\nint main(void) { puts(\"hello\"); return 0; }\n");
        QTest::newRow("one string of C") << QByteArray(
            "const char *maze =\n    \"######\\n\" /* top */\n    \"#@  g#\\n\" // middle\n    \"######\\n\";\n");
        QTest::newRow("Lua") << QByteArray("-- the first level\nlocal maze = {\n  \"######\", -- top\n  '#@  g#',\n"
                                           "  \"######\",\n}\nreturn maze\n");
        QTest::newRow("a long string of Lua") << QByteArray("local maze = [[\n######\n#@  g#\n######\n]]\n");
        QTest::newRow("strings of Lua put together")
            << QByteArray("local maze = \"######\" ..\n  \"#@  g#\" ..\n  \"######\"\n");
        QTest::newRow("JavaScript") << QByteArray(
            "const tile = 32;\nconst level = {\n  name: 'First steps',\n  rows: [\n"
            "    '######',\n    '#@  g#',\n    '######'\n  ]\n};\n");
        QTest::newRow("backquotes") << QByteArray(
            "const level = `\n######\n#@  g#\n######\n`;\nexport default level;\n");
        QTest::newRow("backquotes in a list") << QByteArray("const level = [\n`######`,\n`#@  g#`,\n`######`];\n");
        QTest::newRow("numbers of characters")
            << QByteArray("level = [\"\\x23\\x23\\x23\\x23\\x23\\x23\", \"\\u0023@  g#\", \"######\"]\n");
        QTest::newRow("JSON") << QByteArray("{\"name\": \"First\", \"rows\": [\"######\", \"#@  g#\", \"######\"]}\n");
        QTest::newRow("a page with a program in it") << QByteArray(
            "# A maze\n\nDon't forget the walls:\n\n```python\nlevel_1 = [\n\"######\",\n\"#@  g#\",\n\"######\",\n]\n"
            "```\n");
    }

    void everyFormGivesTheSameMaze()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(mazesOfProgram(text), expectedMaze);
    }

    void textThatIsNotAMazeIsSkipped_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a program without a maze") << QByteArray(
            "import turtle\n\nwn = turtle.Screen()\nwn.bgcolor(\"black\")\nfor color in [\"red\", \"green\"]:\n"
            "    print(color)\n");
        QTest::newRow("words alone") << QByteArray("names = [\"north\", \"south\", \"east\"]\n");
        QTest::newRow("single letters") << QByteArray("keys = ['w', 'a', 's', 'd']\n");
        QTest::newRow("a comment of C") << QByteArray("/*\n wall floor\n door key\n*/\nint main() {\n  return 0;\n}\n");
        QTest::newRow("a comment of C that begins with words")
            << QByteArray("/* walls\n   doors and keys\n   orc troll */\nx = 3;\n");
        QTest::newRow("a comment of Python")
            << QByteArray("# My program\n# north south\n# east west\n\nprint(\"hello\")\n");
        QTest::newRow("a docstring") << QByteArray(
            "\"\"\"\nhero orc\nwall door\n\"\"\"\nimport turtle\nturtle.done()\n");
        QTest::newRow("a docstring before a class")
            << QByteArray("'''A maze game.\n\nnorth south\neast west\n'''\nclass Game:\n    pass\n");
        QTest::newRow("a docstring alone") << QByteArray("\"\"\"\nhero orc\nwall door\n\"\"\"\n");
        QTest::newRow("a comment of Lua") << QByteArray("-- walls\n--[[ orc troll\n door wall ]]\nlocal x = 3\n");
        QTest::newRow("a comment of HTML") << QByteArray("<!-- wall floor\n orc troll -->\n<html>\n<body>\n</body>\n");
        QTest::newRow("a script of a shell") << QByteArray("#!/bin/sh\n# usage\n# maze file\necho done\n");
        QTest::newRow("a vault file of notes") << QByteArray(
            "#####\n# mini.des:\n#     These are the places where minivaults go.\n#\n# Notes: none\n#\n#####\n");
        QTest::newRow("a vault file without a map")
            << QByteArray("NAME:    decor\nTAGS:    extra\n{{\n  local c = 1\n  hook(\"post_place\", function()\n"
                          "    dgn.place_maps{tag=\"decor\", count=c}\n  end)\n}}\n");
        QTest::newRow("one number after the other")
            << QByteArray("sizes = [1, 2, 3]\nplaces = [(1, 2), (3, 4), (5, 6)]\n");
    }

    void textThatIsNotAMazeIsSkipped()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(mazesOfProgram(text), QStringList{u": "_s});
    }

    void severalListsAreSeveralMazes()
    {
        QCOMPARE(mazesOfProgram("level_1 = [\n    \"######\",\n    \"#@  g#\",\n    \"######\",\n]\n"
                                "level_2 = [\n    \"#######\",\n    \"#@ ## g\",\n    \"#######\",\n]\n"),
                 (QStringList{u"level_1: ######/#@  g#/######"_s, u"level_2: #######/#@ ## g/#######"_s}));
        QCOMPARE(mazesOfProgram("levels = [\n[\"###\", \"#@#\", \"###\"],\n[\"####\", \"#@g#\", \"####\"],\n]\n"),
                 (QStringList{u": ###/#@#/###"_s, u": ####/#@g#/####"_s}));
        QCOMPARE(mazesOfProgram("levels = {\n  1: '''\n###\n#@#\n###\n''',\n  2: '''\n####\n#@g#\n####\n'''}\n"),
                 (QStringList{u": ###/#@#/###"_s, u": ####/#@g#/####"_s}));
    }

    void listsOfCellsAreMazes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("rows");
        QTest::newRow("characters") << QByteArray("grid = [\n    ['#','#','#','#'],\n    ['#','@',' ','#'],\n"
                                                  "    ['#',' ','g','#'],\n    ['#','#','#','#'],\n]\n")
                                    << u"####/#@ #/# g#/####"_s;
        QTest::newRow("numbers") << QByteArray("maze = [[1, 1, 1, 1],\n        [1, 2, 0, 1],\n        [1, 1, 1, 1]]\n")
                                 << u"1111/1201/1111"_s;
        QTest::newRow("numbers of two digits")
            << QByteArray("maze = [[1, 1, 1],\n        [1, 10, 1],\n        [1, 1, 1]]\n") << u"111/1A1/111"_s;
        QTest::newRow("numbers and characters") << QByteArray("maze = [\n    [\"S\", 1, 1, 1],\n    [0, 0, 0, 0],\n"
                                                              "    [1, 1, 1, \"E\"]\n]\n")
                                                << u"S111/0000/111E"_s;
        QTest::newRow("names of one letter") << QByteArray("W = 1\nF = 0\nmaze = [[W, W, W],\n        [W, F, W],\n"
                                                           "        [W, W, W]]\n")
                                             << u"WWW/WFW/WWW"_s;
        QTest::newRow("of NumPy") << QByteArray("maze = np.array([\n    [1, 1, 1],\n    [1, 0, 1],\n    [1, 1, 1]])\n")
                                  << u"111/101/111"_s;
        QTest::newRow("of C") << QByteArray("int map[ROWS][COLUMNS] = {\n  {1, 1, 1},\n  {1, 0, 1},\n  {1, 1, 1}\n};\n")
                              << u"111/101/111"_s;
        QTest::newRow("emoji") << QByteArray("maze = [[\"🧱\", \"🧱\", \"🧱\"], [\"🧱\", \"⭐\", \"🧱\"], "
                                             "[\"🧱\", \"🧱\", \"🧱\"]]\n")
                               << u"🧱🧱🧱/🧱⭐🧱/🧱🧱🧱"_s;
    }

    void listsOfCellsAreMazes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, rows);
        QCOMPARE(mazesOfProgram(text), QStringList{u": "_s + rows});
    }

    void vaultsTakePrecedenceOverTheirProgram()
    {
        QCOMPARE(mazesOfProgram(": crawl_require('dlua/vault.lua')\nNAME: a\nMAP\nxxx\nx.x\nxxx\nENDMAP\n"),
                 QStringList{u"a: xxx/x.x/xxx"_s});
        QCOMPARE(mazesOfProgram("{{\nlocal rows = {\n\"####\",\n\"#@g#\",\n\"####\"}\n}}\nNAME: b\nMAP\nx.x\nENDMAP\n"),
                 QStringList{u"b: x.x"_s});
    }

    void sentencesWithQuotesAreNoLists()
    {
        QCOMPARE(mazesOfProgram("I drew this for my son (\"the maze\"):\n\n######\n#@  g#\n######\n"), expectedMaze);
        QCOMPARE(mazesOfProgram("Don't go left, it's \"deadly\":\n\n######\n#@  g#\n######\n"), expectedMaze);
    }

    /// A list with neither the size nor the walls of a drawing is a maze only if the text has no other one; the largest
    /// such list is chosen.
    void listsThatAreNoDrawingsCountOnlyAlone()
    {
        const QByteArray small = "small = [\"@#\", \"g#\"]\nlarger = [\"@ #\", \"g #\"]\n";
        QCOMPARE(mazesOfProgram(small), QStringList{u": @ #/g #"_s});
        QCOMPARE(mazesOfProgram(small + "level = [\"######\", \"#@  g#\", \"######\"]\n"), expectedMaze);
    }

    void issuesHaveTheirPlaceInTheProgram()
    {
        const auto found = [](const QByteArray &text) {
            return summary(readLevelText(text, *shippedCatalogue(), {}, checkStructure).issues);
        };
        QCOMPARE(found("wn.title(\"A\")\nlevel = [\n  \"#####\",\n  \"#@zz#\",\n  \"#####\",\n]\n"),
                 QStringList{u"4:6 unknown_character"_s});
        QCOMPARE(found("M = '''#####\n#@z #\n#####'''\n"), QStringList{u"2:3 unknown_character"_s});
        QCOMPARE(found("m = [['#','#','#'],\n     ['#','@','z'],\n     ['#','#','#']]\n"),
                 QStringList{u"2:8 unknown_character"_s}); // points to the first cell of its row
    }

    void unclosedBracketsAndQuotesTakeLinearTime_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("brackets") << QByteArray("[");
        QTest::newRow("calls") << QByteArray("f(");
        QTest::newRow("escaped quotes") << QByteArray("\\'");
        QTest::newRow("quotes of both kinds") << QByteArray("\"'");
        QTest::newRow("three quotes") << QByteArray("'''\"\"\"");
        QTest::newRow("backquotes") << QByteArray("` ");
        QTest::newRow("long strings") << QByteArray("[[ ] ] ");
        QTest::newRow("lists in lists") << QByteArray("[['#'],[[");
        QTest::newRow("numbers") << QByteArray("1,");
        QTest::newRow("comments") << QByteArray("/* ");
    }

    void unclosedBracketsAndQuotesTakeLinearTime()
    {
        QFETCH(QByteArray, part);
        IssueList issues;
        const QByteArray text = "x = " + part.repeated(200'000) + "]]\n";
        QVERIFY(readDrawnMazes(text, MazeSplit::Titles, issues) || !issues.isEmpty());
    }
};

MAZEWRIGHT_SUITE(programmazes, TestProgramMazes)
#include "tst_programmazes.moc"

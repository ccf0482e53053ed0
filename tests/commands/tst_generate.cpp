#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/mapgen/dungeon.h"
#include "tests/support/botplayer.h"
#include "tests/support/drawnworld.h"
#include "tests/support/program.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// The command generate, as a script sees it.
class TestGenerate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void generateWritesTheDepthOfTheDungeon_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("depth");
        for (const QString &ruleset : {u"tombs"_s, u"classic"_s, u"peaceful"_s}) {
            for (const int depth : {1, 2, 9, deepestDepth}) {
                QTest::addRow("%s %d", qPrintable(ruleset), depth) << ruleset << depth;
            }
        }
    }

    void generateWritesTheDepthOfTheDungeon()
    {
        QFETCH(const QString, ruleset);
        QFETCH(const int, depth);
        const QString out = pathOf(u"made.level.json"_s);
        const ProgramResult result = runProgram({u"generate"_s, u"-o"_s, out, u"--ruleset"_s, ruleset, u"--seed=7"_s,
                                                 u"--depth"_s, QString::number(depth)});
        QCOMPARE(result.exitCode, 0);
        QCOMPARE(result.out + result.err, QString());
        QFile file(out);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray expected =
            writeLevelJson(dungeonLevel(*shippedCatalogue(), ruleset, 7, depth), *shippedCatalogue());
        QCOMPARE(file.readAll(), expected);
        QCOMPARE(runProgram({u"check"_s, out}).exitCode, 0); // monsters may see the start
    }

    void generateTakesWidthAndHeight()
    {
        const QString out = pathOf(u"small.level.json"_s);
        QCOMPARE(runProgram({u"generate"_s, u"-o"_s, out, u"--seed=7"_s, u"--width=40"_s, u"--height=20"_s}).exitCode,
                 0);
        const ReadLevel read = openLevelFile(out, *shippedCatalogue());
        QVERIFY(read.level);
        QCOMPARE(read.level->size(), (Size{40, 20}));
        QCOMPARE(summary(read.issues), QStringList());
    }

    void generateDrawsASeedWithoutOne()
    {
        QByteArrayList texts;
        for (const QString &name : {u"one.level.json"_s, u"two.level.json"_s}) {
            QCOMPARE(runProgram({u"generate"_s, u"-o"_s, pathOf(name)}).exitCode, 0);
            QFile file(pathOf(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            texts += file.readAll();
        }
        QVERIFY(texts[0] != texts[1]);
    }

    void generateReportsAnUnwritableFile()
    {
        const ProgramResult result = runProgram({u"generate"_s, u"-o"_s, u"/no/such/folder/x.level.json"_s});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.startsWith(u"mazewright: /no/such/folder/x.level.json: "_s), qPrintable(result.err));
    }

    void aGeneratedDepthIsWonOnItsStairs()
    {
        const QString out = pathOf(u"won.level.json"_s);
        QCOMPARE(runProgram({u"generate"_s, u"-o"_s, out, u"--seed=7"_s, u"--ruleset=peaceful"_s}).exitCode, 0);
        const Level level = *openLevelFile(out, *shippedCatalogue()).level;
        Game ahead = gameOfLevel(level, 1);
        HeadlessGame game({out, u"--seed=1"_s});
        QJsonObject answer;
        for (const Command &command : playOn(ahead, u"careful"_s, isOver)) {
            answer = game.ask(toText(command));
        }
        QCOMPARE(eventNamesOf(answer).first(), u"won"_s);
        QCOMPARE(stateOf(answer).value("status"_L1).toString(), u"won"_s);
    }

private:
    QString pathOf(const QString &name) const { return m_dir.filePath(name); }

    QTemporaryDir m_dir;
};

MAZEWRIGHT_SUITE(generate, TestGenerate)
#include "tst_generate.moc"

#include "gamecore/base/rng.h"
#include "tests/support/commandlinedriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// The command code, and convert for campaigns, as a script sees them.
class TestCodeCommand : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void aLevelSurvivesAsACode()
    {
        const QString code = codeOf({m_good});
        QVERIFY(code.startsWith(u"mw2"));
        QVERIFY(!code.contains(u'\n'));
        const ProgramResult back = run({u"code"_s, u"--read"_s, code, u"-o"_s, u"back.level.json"_s});
        QCOMPARE(back.err, QString());
        QCOMPARE(back.exitCode, 0);
        QCOMPARE(read(u"back.level.json"_s), shippedLevelText());
    }

    void aRunSurvivesAsACode()
    {
        QCOMPARE(run({u"headless"_s, m_good, u"--seed"_s, u"7"_s, u"--record"_s, u"a.run.json"_s},
                     "move south\nadvance 500\nlook\n")
                     .exitCode,
                 0);
        const QString code = codeOf({u"a.run.json"_s});
        QCOMPARE(run({u"code"_s, u"--read"_s, code, u"-o"_s, u"b.run.json"_s}).err, QString());
        QCOMPARE(read(u"b.run.json"_s), read(u"a.run.json"_s));
    }

    void proofAndTextsCanBeLeftOut()
    {
        const QString code = codeOf({m_good, u"--without-proof"_s, u"--without-texts"_s});
        QVERIFY2(code.size() <= 300, qPrintable(code));
        QCOMPARE(run({u"code"_s, u"--read"_s, code, u"-o"_s, u"back.level.json"_s}).exitCode, 0);
        QVERIFY(read(u"back.level.json"_s).contains("\"name\": \"\""));
        QVERIFY(!read(u"back.level.json"_s).contains("proof"));
    }

    void aCodeIsReadFromStandardInput()
    {
        QByteArray mail = codeOf({m_good}).toUtf8();
        mail.insert(40, "\n> ");
        const ProgramResult back =
            run({u"code"_s, u"--read"_s, u"-"_s, u"-o"_s, u"back.level.json"_s}, "> " + mail + "\n");
        QCOMPARE(back.err, QString());
        QCOMPARE(read(u"back.level.json"_s), shippedLevelText());
    }

    void aLevelInErrorSurvivesAsACode()
    {
        const ProgramResult result = run({u"code"_s, m_error});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.err.contains(u"error:"));
        const ProgramResult back = run({u"code"_s, u"--read"_s, result.out.trimmed(), u"-o"_s, u"back.level.json"_s});
        QCOMPARE(back.exitCode, 0);
        QCOMPARE(run({u"check"_s, u"back.level.json"_s}).exitCode, 1);
    }

    void aLongCodeIsRefused()
    {
        QStringList rows;
        Rng rng(1);
        for (int y = 0; y < 150; ++y) {
            QString row;
            for (int x = 0; x < 150; ++x) {
                row += rng.below(2) == 0 ? u'#' : u' ';
            }
            rows.append(row);
        }
        rows[0][0] = u'@';
        const ProgramResult result = run({u"code"_s, write(u"noise.level.json"_s, levelJson(rows))});
        QCOMPARE(result.exitCode, 1);
        QCOMPARE(result.out, QString());
        QVERIFY2(result.err.contains(u"Send the file instead."), qPrintable(result.err));
    }

    void badCodesGiveAReason_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("word");
        QTest::newRow("a word") << u"hello"_s << u"[not_a_code]"_s;
        QTest::newRow("the first version") << u"mw1AAAA"_s << u"[older_version]"_s;
        QTest::newRow("a later version") << u"mw3AAAA"_s << u"[newer_version]"_s;
        QTest::newRow("cut off") << u"mw2AAAAAAA"_s << u"[damaged]"_s;
    }

    void badCodesGiveAReason()
    {
        QFETCH(QString, code);
        QFETCH(QString, word);
        const ProgramResult result = run({u"code"_s, u"--read"_s, code, u"-o"_s, u"a.level.json"_s});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.contains(word), qPrintable(result.err));
        QCOMPARE(read(u"a.level.json"_s), QByteArray("no such file"));
    }

    void wrongArgumentsAreRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("two files") << QStringList{u"a.level.json"_s, u"b.level.json"_s};
        QTest::newRow("nowhere to write") << QStringList{u"--read"_s, u"mw2"_s};
        QTest::newRow("no such file") << QStringList{u"gone.level.json"_s};
    }

    void wrongArgumentsAreRefused()
    {
        QFETCH(QStringList, arguments);
        QCOMPARE(run(QStringList{u"code"_s} + arguments).exitCode, 2);
        const QString code = codeOf({m_good});
        QCOMPARE(run({u"code"_s, u"--read"_s, code, u"-o"_s, u"a.run.json"_s}).exitCode, 2);
    }

    void aCampaignBecomesOneFileAndBack()
    {
        const QByteArray campaign = "{\"format\":\"mazewright-campaign\",\"version\":1,\"levels\":[\"a.level.json\"]}";
        write(u"road.campaign.json"_s, campaign);
        write(u"a.level.json"_s, shippedLevelText());
        QCOMPARE(run({u"convert"_s, u"road.campaign.json"_s, u"road.mazewright"_s}).err, QString());
        QVERIFY(read(u"road.mazewright"_s).startsWith("PK"));
        const ProgramResult refused = run({u"convert"_s, u"road.mazewright"_s, u"new.campaign.json"_s});
        QCOMPARE(refused.exitCode, 2); // a.level.json already exists
        QCOMPARE(read(u"new.campaign.json"_s), QByteArray("no such file"));
        QVERIFY(QDir(m_dir->path()).mkdir(u"back"_s));
        QCOMPARE(run({u"convert"_s, u"road.mazewright"_s, u"back/new.campaign.json"_s}).err, QString());
        QCOMPARE(read(u"back/new.campaign.json"_s), campaign);
        QCOMPARE(read(u"back/a.level.json"_s), shippedLevelText());
        QCOMPARE(run({u"convert"_s, u"road.mazewright"_s, u"a.txt"_s}).exitCode, 2);
        QCOMPARE(run({u"convert"_s, m_good, u"b.mazewright"_s}).exitCode, 2);
    }

    void aCampaignInOneFileIsCheckedAndPlayed()
    {
        write(u"road.campaign.json"_s,
              "{\"format\":\"mazewright-campaign\",\"version\":1,\"levels\":[\"a.level.json\",\"b.level.json\"]}");
        write(u"a.level.json"_s, shippedLevelText());
        write(u"b.level.json"_s, levelJson({u"# g"_s}));
        QCOMPARE(run({u"convert"_s, u"road.campaign.json"_s, u"road.mazewright"_s}).exitCode, 0);
        const ProgramResult checked = run({u"check"_s, u"road.mazewright"_s});
        QCOMPARE(checked.exitCode, 1);
        QVERIFY2(checked.out.contains(u"road.mazewright/b.level.json:1:54: error: "), qPrintable(checked.out));
        QCOMPARE(run({u"check"_s, u"road.mazewright/a.level.json"_s}).exitCode, 0);
        const ProgramResult played = run({u"headless"_s, u"road.mazewright/a.level.json"_s}, "look\n");
        QCOMPARE(played.exitCode, 0);
        QCOMPARE(played.out.count(u'\n'), 2);
    }

private:
    QString codeOf(const QStringList &arguments) const
    {
        const ProgramResult result = run(QStringList{u"code"_s} + arguments);
        return result.exitCode == 0 && result.err.isEmpty() ? result.out.chopped(1) : result.err;
    }
};

MAZEWRIGHT_SUITE(codecommand, TestCodeCommand)
#include "tst_codecommand.moc"

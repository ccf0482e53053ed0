#include "tests/support/commandlinedriver.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

/// The command check, as a script sees it.
class TestCheck : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openFolder();
        m_fair = write(u"fair.level.json"_s, levelJson({u"@ g"_s}));
    }

    void theWorstFileDecidesTheExitCode_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("good") << QStringList{u"%good"_s} << 0;
        QTest::newRow("warning") << QStringList{u"%warning"_s} << 0;
        QTest::newRow("warning, strict") << QStringList{u"%warning"_s, u"--strict"_s} << 1;
        QTest::newRow("fair, strict") << QStringList{u"--strict"_s, u"%fair"_s} << 0;
        QTest::newRow("guards on their rounds, strict") << QStringList{u"--strict"_s, u"%good"_s} << 1;
        QTest::newRow("no victory") << QStringList{u"%unwinnable"_s} << 0;
        QTest::newRow("no victory, strict") << QStringList{u"%unwinnable"_s, u"--strict"_s} << 1;
        QTest::newRow("idle exit") << QStringList{u"%idle"_s} << 0;
        QTest::newRow("idle exit, strict") << QStringList{u"--strict"_s, u"%idle"_s} << 1;
        QTest::newRow("error") << QStringList{u"%error"_s} << 1;
        QTest::newRow("unreadable") << QStringList{u"%unreadable"_s} << 2;
        QTest::newRow("missing") << QStringList{u"no such file"_s} << 2;
        QTest::newRow("folder") << QStringList{u"/tmp"_s} << 2;
        QTest::newRow("device") << QStringList{u"/dev/zero"_s} << 2;
        QTest::newRow("good and error") << QStringList{u"%good"_s, u"%error"_s} << 1;
        QTest::newRow("unreadable first") << QStringList{u"%unreadable"_s, u"%error"_s, u"%good"_s} << 2;
        QTest::newRow("unreadable last, as JSON") << QStringList{u"%good"_s, u"%unreadable"_s, u"--json"_s} << 2;
        QTest::newRow("name with a dash") << QStringList{u"--"_s, u"-x"_s} << 2;
    }

    void theWorstFileDecidesTheExitCode()
    {
        QFETCH(QStringList, arguments);
        arguments.replaceInStrings(u"%good"_s, m_good).replaceInStrings(u"%warning"_s, m_warning);
        arguments.replaceInStrings(u"%unwinnable"_s, write(u"unwinnable.level.json"_s, levelJson({u"@  "_s})));
        arguments.replaceInStrings(u"%idle"_s, write(u"idle.level.json"_s, levelJson({u"@ gX"_s})));
        arguments.replaceInStrings(u"%fair"_s, m_fair)
            .replaceInStrings(u"%error"_s, m_error)
            .replaceInStrings(u"%unreadable"_s, m_unreadable);
        const ProgramResult result = run(QStringList(u"check"_s) + arguments);
        QTEST(result.exitCode, "exitCode");
        QCOMPARE(result.err, QString());
    }

    void checkPrintsALineForEachFinding()
    {
        write(u"two.level.json"_s, levelJson({u"z@#g"_s, u"@"_s}));
        const ProgramResult result = run({u"check"_s, u"two.level.json"_s, u"nothing.txt"_s});
        QCOMPARE(
            result.out.split(u'\n'),
            (QStringList{
                u"two.level.json:2:2: error: The legend does not define the character “z”. [unknown_character]"_s,
                u"two.level.json:3:1: warning: This row was padded with wall (length before: 1); the longest row has 4. [uneven_rows]"_s,
                u"two.level.json:3:2: error: The level already has another start. [two_starts]"_s,
                u"nothing.txt: error: There is no such file. [unreadable]"_s, QString()}));
    }

    void anEmptyFileIsReportedAsEmpty_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("finding"); // text after the file name
        const QString json = u"error: The file is empty; expected an object in braces. [syntax]"_s;
        QTest::newRow("level") << u"x.level.json"_s << QByteArray() << u":1:1: "_s + json;
        QTest::newRow("blanks") << u"x.level.json"_s << QByteArray(" \n\t\n") << u":3:1: "_s + json;
        QTest::newRow("byte order mark") << u"x.level.json"_s << QByteArray("\xef\xbb\xbf\n") << u":2:1: "_s + json;
        QTest::newRow("campaign") << u"x.campaign.json"_s << QByteArray() << u":1:1: "_s + json;
        QTest::newRow("recorded game") << u"x.run.json"_s << QByteArray() << u":1:1: "_s + json;
        QTest::newRow("map of Tiled") << u"x.tmj"_s << QByteArray() << u":1:1: "_s + json;
        QTest::newRow("map of Tiled, as XML")
            << u"x.tmx"_s << QByteArray("\n") << u":2:1: error: The file is empty. [syntax]"_s;
        const QString archive = u": error: The file is empty. [unreadable]"_s;
        QTest::newRow("archive") << u"x.mazewright"_s << QByteArray() << archive;
        QTest::newRow("archive of blanks") << u"x.mazewright"_s << QByteArray("\r\n \n") << archive;
        QTest::newRow("text")
            << u"x.txt"_s << QByteArray("\n\n")
            << u":1:1: error: The file is empty; expected at least one row of at least one character. "
               "[not_a_level]"_s;
    }

    void anEmptyFileIsReportedAsEmpty()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(QString, finding);
        write(file, text);
        QCOMPARE(run({u"check"_s, file}).out.section(u'\n', 0, 0), QString(file + finding));
    }

    void checkPrintsJson()
    {
        const ProgramResult result = run({u"check"_s, u"--json"_s, m_warning, m_fair});
        const QJsonArray findings = QJsonDocument::fromJson(result.out.toUtf8()).array();
        QCOMPARE(findings.size(), 3);
        const QJsonObject expected{{u"file"_s, m_warning},
                                   {u"line"_s, 2},
                                   {u"column"_s, 4},
                                   {u"path"_s, u"rows[0]"_s},
                                   {u"severity"_s, u"warning"_s},
                                   {u"code"_s, u"unreachable_treasure"_s},
                                   {u"message"_s, u"The hero cannot reach this treasure."_s}};
        QCOMPARE(findings.at(1).toObject(), expected);
        QJsonObject withFigure = expected;
        withFigure[u"code"_s] = u"unreachable_floor"_s;
        withFigure[u"message"_s] = u"The hero cannot reach this part of the floor (cells: 1)."_s;
        withFigure[u"cells"_s] = 1;
        QCOMPARE(findings.last().toObject(), withFigure);
        const QJsonObject unwinnable{
            {u"file"_s, m_warning},
            {u"line"_s, 1},
            {u"column"_s, 54},
            {u"path"_s, u"rows"_s},
            {u"severity"_s, u"warning"_s},
            {u"code"_s, u"cannot_be_won"_s},
            {u"message"_s,
             u"The level is not winnable: it requires all treasure, but 1 of 1 pieces cannot be reached."_s},
            {u"there"_s, 1},
            {u"lost"_s, 1}};
        QCOMPARE(findings.first().toObject(), unwinnable);
        QCOMPARE(run({u"check"_s, u"--json"_s, m_fair}).out, u"[\n]\n"_s);
    }

    /// Only a level by itself lacks the key for its door; in a campaign, the hero may bring it along.
    void keysCarriedAlongInACampaignAreNotMissing()
    {
        const QString locked = write(u"locked.level.json"_s, levelJson({u"@1g"_s}));
        const QString empty = write(u"empty.level.json"_s, levelJson({u"@  "_s}));
        const auto campaign = [this](const char *carries) {
            return write(u"road.campaign.json"_s,
                         QByteArray("{ \"format\": \"mazewright-campaign\", \"version\": 1, \"carry\": ") + carries
                             + ", \"levels\": [\"fair.level.json\", \"locked.level.json\", \"empty.level.json\"] }");
        };
        const auto unwinnable = [this](const QString &file) {
            return run({u"check"_s, file}).out.split(u'\n').filter(u"[cannot_be_won]"_s);
        };
        QCOMPARE(unwinnable(locked).size(), 1);
        QCOMPARE(unwinnable(campaign("false")).size(), 2);
        const QStringList carried = unwinnable(campaign("true"));
        QCOMPARE(carried.size(), 1);
        QVERIFY(carried.first().contains(u"empty.level.json"_s));
        // The same holds for items that harm monsters.
        const QString carrier =
            write(u"locked.level.json"_s, levelJson({u"@  "_s}, thingsOf({u"orc 2 0 item=treasure"_s})));
        const auto kept = [this](const QString &file) {
            return run({u"check"_s, file}).out.split(u'\n').filter(u"[unreachable_treasure]"_s).size();
        };
        QCOMPARE(kept(carrier), 1);
        QCOMPARE(kept(campaign("false")), 1);
        QCOMPARE(kept(campaign("true")), 0);
    }

    void aRecordedGameIsReadAsARecording()
    {
        const QString game = QFileInfo(m_fair).path() + u"/game.json"_s;
        QCOMPARE(run({u"headless"_s, m_fair, u"--record"_s, game}).exitCode, 0);
        QCOMPARE(run({u"check"_s, game}).exitCode, 0);
        const QString broken = write(u"broken.json"_s, "{\"format\": \"mazewright-run\", \"version\": 1}");
        const auto checked = run({u"check"_s, broken});
        QCOMPARE(checked.exitCode, 2);
        QVERIFY2(checked.out.contains(u"[missing_key]"_s) && checked.out.contains(u"ruleset"_s),
                 qPrintable(checked.out));
    }

    void checkIsInEnglish()
    {
        QVERIFY(run({u"check"_s, m_error}).out.contains(u"The legend does not define the character"_s));
    }

private:
    QString m_fair; ///< a level without issues
};

MAZEWRIGHT_SUITE(check, TestCheck)
#include "tst_check.moc"

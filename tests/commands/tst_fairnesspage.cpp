#include "gamecore/playtest/playtestfile.h"
#include "gamecore/playtest/statistics.h"
#include "tests/support/commandlinedriver.h"
#include "tests/support/docpage.h"
#include "tests/support/storyrows.h"
#include "tests/support/suite.h"

#include <QLocale>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Returns the examples of a page that begin with a call of the program.
QStringList calledIn(const QString &text)
{
    QStringList examples = text.split(u"```\n"_s);
    examples.removeIf([](const QString &example) { return !example.startsWith(u"mazewright "_s); });
    return examples;
}

/// Returns how far from one half the share may be, in percent.
double reachOf(const Share &share)
{
    return 100 * std::max(share.high - 0.5, 0.5 - share.low);
}

} // namespace

/// docs/fairness.md gives the figures that the program prints, in each language.
class TestFairnessPage : public QObject, protected CommandLineDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openFolder(); }

    void thePagesCommandsPrintTheQuotedOutput_data() { languages(); }

    /// The calls on the page print the quoted output, in order, with the level that the page draws and with its guard
    /// moved.
    void thePagesCommandsPrintTheQuotedOutput()
    {
        QFETCH(QString, name);
        QStringList level = storyRows(page(name));
        writeLevel(u"passage"_s, level);
        moveStoryGuard(level);
        writeLevel(u"moved"_s, level);
        const QStringList examples = calledIn(page(name));
        QVERIFY(examples.size() > 1);
        for (const QString &example : examples) {
            QString printed;
            for (const QString &call : example.section(u"\n\n"_s, 0, 0).split(u'\n')) {
                const ProgramResult result = run(call.split(u' ').sliced(1));
                QVERIFY2(result.exitCode == 0, qPrintable(call + u'\n' + result.err));
                printed += result.out;
            }
            QVERIFY2(
                example.section(u"\n\n"_s, 1) == printed,
                qPrintable(u"docs/%1 says something else than what its calls print now:\n%2"_s.arg(name, printed)));
        }
    }

    void bothLanguagesUseTheSameExamples()
    {
        const QString english = page(u"fairness.md"_s);
        const QString german = page(u"de/fairness.md"_s);
        QVERIFY(!storyRows(english).isEmpty());
        QCOMPARE(storyRows(german), storyRows(english));
        QCOMPARE(calledIn(german), calledIn(english));
    }

    void thePagesIntervalsAreCorrect_data() { languages(); }

    void thePagesIntervalsAreCorrect()
    {
        QFETCH(QString, name);
        QFETCH(QString, language);
        const QLocale locale(language);
        for (const int games : {100, 400, 2000, 10'000}) {
            WatchedShare watched;
            for (int i = 0; i < games / 2; ++i) {
                watched.add(1, 2);
            }
            verifySays(name,
                       u"| %1 | ± %2 | ± %3 | %4 % |"_s.arg(
                           locale.toString(games), locale.toString(reachOf(shareOf(games / 2, games)), 'f', 1),
                           locale.toString(reachOf(Share{0.5, watched.share().low, watched.share().high}), 'f', 1),
                           locale.toString(100 * shareOf(0, games).high, 'f', 2)));
        }
    }

    void thePagesCurveMatchesTheFile_data() { languages(); }

    void thePagesCurveMatchesTheFile()
    {
        QFETCH(QString, name);
        const Playtest playtest = turtlePlaytest();
        QCOMPARE(playtest.bots.size(), std::size_t(7));
        constexpr int treasures = 4;
        for (int taken = 0; taken < treasures; ++taken) {
            QString row = u"| %1 |"_s.arg(taken);
            for (const std::size_t bot : {0, 1}) { // the bots stroller and careful
                const LevelFigures &place = playtest.bots[bot].places.front();
                const auto tenth = std::size_t(taken * LevelFigures::tenths / treasures);
                row += u" %1 / %2 |"_s.arg(place.lostAt[tenth]).arg(place.reached[tenth]);
            }
            verifySays(name, row);
        }
    }

    void thePagesDeadliestCellsMatchTheFile_data() { languages(); }

    void thePagesDeadliestCellsMatchTheFile()
    {
        QFETCH(QString, name);
        const Playtest playtest = turtlePlaytest();
        QCOMPARE(playtest.bots.size(), std::size_t(7));
        for (const BotFigures &bot : playtest.bots) {
            const LevelFigures &place = bot.places.front();
            QVERIFY(!place.deaths.empty());
            const auto [cell, most] =
                *std::max_element(place.deaths.begin(), place.deaths.end(),
                                  [](auto &one, auto &other) { return one.second < other.second; });
            verifySays(name, u"| `%1` | %2, %3 | %4 / %5 |"_s.arg(bot.bot)
                                 .arg(cell % place.size.width)
                                 .arg(cell / place.size.width)
                                 .arg(most)
                                 .arg(bot.count(GameEnd::Lost)));
        }
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"fairness.md"_s << u"en_US"_s;
        QTest::newRow("German") << u"de/fairness.md"_s << u"de_DE"_s;
    }
    static void verifySays(const QString &name, const QString &row)
    {
        QVERIFY2(page(name).contains(row), qPrintable(u"docs/%1 is to say %2"_s.arg(name, row)));
    }

    /// Writes NAME.level.json.
    void writeLevel(const QString &name, const QStringList &level)
    {
        write(name + u".txt"_s, level.join(u'\n').toUtf8());
        QCOMPARE(run({u"convert"_s, name + u".txt"_s, name + u".level.json"_s}).exitCode, 0);
    }

    /// Returns the playtest that the first call of the page writes.
    Playtest turtlePlaytest()
    {
        run(calledIn(page(u"fairness.md"_s)).value(0).section(u'\n', 0, 0).split(u' ').sliced(1));
        return readPlaytestFile(pathOf(u"turtle.playtest.json"_s)).playtest.value_or(Playtest());
    }
};

MAZEWRIGHT_SUITE(fairnesspage, TestFairnessPage)
#include "tst_fairnesspage.moc"

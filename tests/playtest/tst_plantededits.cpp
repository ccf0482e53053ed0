#include "gamecore/levelfile/levelformats.h"
#include "tests/support/drawnworld.h"
#include "tests/support/plantededits.h"
#include "tests/support/shippedbots.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>
#include <QThreadPool>

#include <cmath>
#include <mutex>

using namespace Qt::StringLiterals;

namespace {

/// A level and the bot that plays it: shipped levels that are won neither always nor never.
struct Subject {
    QString level;
    QString bot;
};
const std::vector<Subject> &subjects()
{
    static const std::vector<Subject> subjects{
        {u"buchhaim"_s, u"careful"_s},
        {u"buchhaim"_s, u"fighter"_s},
        {u"buchhaim"_s, u"collector"_s},
        {u"buchhaim"_s, u"runner"_s},
        {u"campaign/02_the_night_watch"_s, u"beginner"_s},
        {u"campaign/07_the_needle_floor"_s, u"stroller"_s},
    };
    return subjects;
}

/// Returns how many of the 200 edits belong to a subject.
int soakEdits(std::size_t subject)
{
    constexpr std::size_t edits = 200;
    return int(edits / subjects().size() + (subject < edits % subjects().size() ? 1 : 0));
}

PlayableLevel levelOf(const Subject &subject)
{
    const QString path = u":/levels/%1.level.json"_s.arg(subject.level);
    return playable(openLevelFile(path, *shippedCatalogue(), {}, checkStructure).level.value());
}

// Seeds for measuring the effect of an edit, and other seeds for judging it: no game is used for both.
constexpr std::uint64_t judgedFrom = 0;
constexpr std::uint64_t otherLuckFrom = 1'000'000;
constexpr std::uint64_t measuredFrom = 2'000'000;
constexpr qint64 mostPairs = 40'000;

Comparison compared(VersionGames &before, VersionGames &now, std::uint64_t nowFrom = judgedFrom)
{
    Comparison comparison;
    for (std::uint64_t i = 0; i < mostPairs && comparison.verdict() == Comparison::Verdict::Open; ++i) {
        comparison.add(before.isWon(judgedFrom + i), now.isWon(nowFrom + i));
    }
    return comparison;
}

/// The wanted change of the share, of either sign.
struct Wanted {
    double least = 0;
    double most = 1;
    qint64 pairs = 0; ///< number of pairs that measure it
};
struct MeasuredEdit {
    std::unique_ptr<VersionGames> now;
    std::vector<WonPair> pairs;
};

/// Returns std::nullopt as soon as the pairs so far show, by twice their error, that the effect of the edit is outside
/// the wanted range.
std::optional<MeasuredEdit> measured(const PlayableLevel &edited, const Bot &bot, VersionGames &before,
                                     const Wanted &wanted)
{
    constexpr qint64 firstLook = 100;
    MeasuredEdit edit{.now = std::make_unique<VersionGames>(shippedCatalogue(), edited, bot), .pairs = {}};
    for (qint64 look = firstLook; qint64(edit.pairs.size()) < wanted.pairs; look *= 2) {
        edit.pairs = playPairs(before, *edit.now, measuredFrom, std::min(look, wanted.pairs));
        const PairCounts counts = countsOf(edit.pairs);
        const double error = look < wanted.pairs ? 2 * std::sqrt(counts.variance / double(look)) : 0;
        const double change = std::abs(counts.change);
        if (change < wanted.least - error || change > wanted.most + error) {
            return std::nullopt;
        }
    }
    return edit;
}

/// Returns a random edit that changes the share as wanted.
MeasuredEdit editThatChanges(const PlayableLevel &level, const Bot &bot, VersionGames &before, const Wanted &wanted,
                             Rng &rng)
{
    for (;;) {
        const std::optional<PlayableLevel> edited = editedByChance(level, *shippedCatalogue(), rng);
        std::optional<MeasuredEdit> edit = edited ? measured(*edited, bot, before, wanted) : std::nullopt;
        if (edit) {
            return std::move(*edit);
        }
    }
}

} // namespace

/// Tests whether a comparison of two versions of a level detects the effect of an edit on the share of games won. The
/// goals are those of docs/performance.md: at least 95 % of edits that change the share by 5 points are detected, at
/// most 5 % of edits without effect are reported, and the comparison takes at most 60 % of the games of a fixed-size
/// test.
///
/// The edits are real, random edits of shipped levels (editedByChance()), selected by many games with other seeds. No
/// results are stored that a change of rules could invalidate. A usual run tries few edits, which change the share by
/// 10 points and more, since smaller changes take many games to find. Each is then turned into many changes of exactly
/// 5 points by applying the edit only to a part of the games. ./dev soak plants 200 edits that change the share by 5 to
/// 7 points according to 6,000 games, and 200 edits without effect.
class TestPlantedEdits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fivePointChangesAreDetected()
    {
        EditAnswers all;
        for (std::size_t i = 0; i < subjects().size(); ++i) {
            const PlayableLevel level = levelOf(subjects()[i]);
            const Bot &bot = shippedBot(subjects()[i].bot);
            VersionGames before(shippedCatalogue(), level, bot);
            Rng rng(i);
            const MeasuredEdit edit = editThatChanges(level, bot, before, {0.07, 0.2, repeats(400, 6'000)}, rng);
            const EditAnswers answers = answersToShares(edit.pairs, repeats(1'000, 20'000), rng);
            qInfo("%s, %s: %s", qPrintable(subjects()[i].level), qPrintable(subjects()[i].bot),
                  qPrintable(answers.text()));
            all.add(answers);
        }
        const QByteArray text = all.text().toUtf8();
        qInfo("%s", text.constData());
        QVERIFY2(all.named * 1000 >= all.planted * 945, text); // half a point of tolerance for luck
        QVERIFY2(all.alarms * 1000 <= all.harmless * 55, text);
        QVERIFY2(double(all.pairs) <= 0.61 * all.fixedPairs, text);
    }

    void realEditsAreDetected()
    {
        const Wanted wanted = repeats(0, 1) != 0 ? Wanted{.least = 0.05, .most = 0.07, .pairs = 6'000}
                                                 : Wanted{.least = 0.1, .most = 0.2, .pairs = 400};
        EditAnswers answers;
        std::mutex adding;
        QThreadPool pool;
        for (std::size_t number = 0; number < subjects().size(); ++number) {
            pool.start([&, number] {
                const PlayableLevel level = levelOf(subjects()[number]);
                const Bot &bot = shippedBot(subjects()[number].bot);
                VersionGames before(shippedCatalogue(), level, bot);
                Rng rng(100 + number);
                for (int i = 0; i < repeats(1, soakEdits(number)); ++i) {
                    const MeasuredEdit edit = editThatChanges(level, bot, before, wanted, rng);
                    const PairCounts counts = countsOf(edit.pairs);
                    EditAnswers answer;
                    answer.add(counts.change > 0 ? 1 : -1, compared(before, *edit.now), counts.variance);
                    const std::lock_guard lock(adding);
                    answers.add(answer);
                }
            });
        }
        pool.waitForDone();
        const QByteArray text = answers.text().toUtf8();
        qInfo("%s", text.constData());
        QVERIFY2(answers.named * 100 >= answers.planted * 95, text);
        QVERIFY2(double(answers.pairs) <= 0.6 * answers.fixedPairs, text);
    }

    /// Harmless edits change texts, add unreachable floor inside walls, or (the largest harmless change) use other
    /// seeds for every game.
    void harmlessEditsRaiseNoAlarm()
    {
        EditAnswers alike;
        EditAnswers otherLuck;
        for (std::size_t number = 0; number < subjects().size(); ++number) {
            const PlayableLevel level = levelOf(subjects()[number]);
            const Bot &bot = shippedBot(subjects()[number].bot);
            VersionGames before(shippedCatalogue(), level, bot);
            Rng rng(number);
            for (int i = 0; i < repeats(3, soakEdits(number)); ++i) {
                const PlayableLevel edited = i % 3 == 0 ? withOtherTexts(level, *shippedCatalogue())
                                                        : withGroundInWalls(level, *shippedCatalogue(), rng);
                if (i % 3 == 2) {
                    const std::uint64_t from = otherLuckFrom + std::uint64_t(i) * mostPairs;
                    VersionGames same(shippedCatalogue(), level, bot);
                    otherLuck.add(0, compared(before, same, from), 0);
                } else {
                    VersionGames now(shippedCatalogue(), edited, bot);
                    alike.add(0, compared(before, now), 0);
                }
            }
        }
        QCOMPARE(alike.alarms, 0);
        QVERIFY2((alike.alarms + otherLuck.alarms) * 100 <= (alike.harmless + otherLuck.harmless) * 5,
                 qPrintable(otherLuck.text()));
    }
};

MAZEWRIGHT_SUITE(plantededits, TestPlantedEdits)
#include "tst_plantededits.moc"

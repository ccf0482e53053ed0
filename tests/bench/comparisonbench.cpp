#include "gamecore/levelfile/levelformats.h"
#include "tests/bench/groups.h"
#include "tests/bench/levels.h"
#include "tests/support/plantededits.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace {

struct Turtle {
    PlayableLevel level;
    Bot careful;
};

Turtle turtleOf(const Catalogue &catalogue)
{
    IssueList issues;
    const Level level = openLevelFile(u":/levels/buchhaim.level.json"_s, catalogue, {}, checkStructure).level.value();
    return {.level = PlayableLevel::check(level, catalogue, issues).value(),
            .careful = *botNamed(loadBots({u":/data"_s}, issues), u"careful"_s)};
}

/// Returns pairs of games before and after a random edit that changes the share of wins by at least `least`.
std::vector<WonPair> pairsOfAnEdit(const CataloguePtr &catalogue, const Turtle &turtle, Rng &rng)
{
    constexpr double least = 0.07;
    constexpr qint64 pairs = 4'000;
    VersionGames before(catalogue, turtle.level, turtle.careful);
    for (;;) {
        if (const std::optional<PlayableLevel> edited = editedByChance(turtle.level, *catalogue, rng)) {
            VersionGames now(catalogue, *edited, turtle.careful);
            std::vector<WonPair> played = playPairs(before, now, 0, pairs);
            if (std::abs(countsOf(played).change) >= least) {
                return played;
            }
        }
    }
}

} // namespace

/// A sequential comparison may stop early. A test of fixed size plays on and needs the variance in advance.
void measureComparisons(Report &report)
{
    constexpr int edits = 5;
    constexpr int planted = 2'000; // edits of each kind: with a difference and without
    const CataloguePtr catalogue = benchCatalogue();
    const Turtle turtle = turtleOf(*catalogue);
    EditAnswers answers;
    Rng rng(1);
    for (int i = 0; i < edits; ++i) {
        answers.add(answersToShares(pairsOfAnEdit(catalogue, turtle, rng), planted, rng));
    }
    const auto all = double(answers.planted + answers.harmless);
    BenchRow row = ratioRow({},
                            u"pairs of games until two versions of the turtle level are told apart, against a test "
                            "of fixed size"_s,
                            u"pairs"_s, {.median = double(answers.pairs) / all, .p95 = {}},
                            {.median = answers.fixedPairs / all, .p95 = {}});
    row.goal = Goal::atLeast(1 / 0.6);
    row.note = answers.text();
    report.add(row);
}

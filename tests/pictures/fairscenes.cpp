// Pictures of the manual's part on fairness.

#include "app/playtests/findings.h"
#include "editor/document/propertyedits.h"
#include "tests/pictures/editorscene.h"

#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize smallWindow{1000, 760};

const QStringList &maze()
{
    static const QStringList rows{u"####################"_s, u"#...#....#.........#"_s, u"#.@.+....#.######..#"_s,
                                  u"#...#....#.#....#..#"_s, u"#####.####.#.gg.#..#"_s, u"#..........#....#..#"_s,
                                  u"#.####.###.######..#"_s, u"#.####.#...........#"_s, u"#.#.O..#.#####.###.#"_s,
                                  u"#.####.#.#...#.#...#"_s, u"#......#...#...#.g.#"_s, u"####################"_s};
    return rows;
}

void raiseIssues(SceneStage &stage)
{
    stage.window().resize(smallWindow);
    stage.showDock(u"issuesDock"_s);
    stage.trigger(u"nextIssue"_s);
}

void fix(SceneStage &stage)
{
    stage.trigger(u"fixIssue"_s);
}

void smaller(SceneStage &stage)
{
    stage.window().resize(smallWindow);
    stage.settle();
    stage.window().canvas().setViewState({.tileSize = 24, .isFit = false, .scroll = {}});
}

void showAreas(SceneStage &stage)
{
    stage.trigger(u"overlayUnreachable"_s);
    stage.trigger(u"overlayDeadEnds"_s);
    stage.trigger(u"overlayChokepoints"_s);
}

void showDistance(SceneStage &stage)
{
    stage.trigger(u"overlayDistance"_s);
}

void showView(SceneStage &stage)
{
    stage.trigger(u"overlaysNone"_s);
    stage.trigger(u"overlayStartView"_s);
}

void showMonsters(SceneStage &stage)
{
    stage.showDock(u"overlaysDock"_s);
}

void chooseMonster(SceneStage &stage)
{
    stage.trigger(u"overlayRounds"_s);
    if (auto *list = stage.window().findChild<QListWidget *>(u"roundsList"_s)) {
        list->setCurrentRow(1);
    }
}

void showBalance(SceneStage &stage)
{
    stage.window().resize({1500, 800});
    setRuleset(stage.editor().document(), u"classic"_s);
    stage.draw(ToolId::Brush, u"troll"_s, {15, 6}, {15, 6});
    stage.showDock(u"balanceDock"_s);
}

void layItems(SceneStage &stage)
{
    stage.draw(ToolId::Brush, u"sword"_s, {4, 5}, {4, 5});
    stage.draw(ToolId::Brush, u"chain_mail"_s, {5, 5}, {5, 5});
    stage.draw(ToolId::Brush, u"healing_potion"_s, {6, 5}, {6, 5});
}

/// Returns the level of the turtle tutorial.
const QStringList &turtleLevel()
{
    static const QStringList rows{u"####################"_s, u"# @#               #"_s, u"#  #######  #####  #"_s,
                                  u"#      K #  #g     #"_s, u"#        #  #####  #"_s, u"#######  #  # O    #"_s,
                                  u"#        #  #####  #"_s, u"#  #######    #    #"_s, u"#             #   g#"_s,
                                  u"#  #################"_s, u"#                  #"_s, u"###########  ####  #"_s,
                                  u"#g           #  R  #"_s, u"#         T  #g    #"_s, u"####################"_s};
    return rows;
}

/// Waits until all games are played, so that the picture is always the same.
void playAll(SceneStage &stage)
{
    const auto isKnown = [&stage] {
        const LivePlaytest &live = *stage.window().program().playtests().live();
        return live.state() == LivePlaytest::State::Done && live.isCeilingKnown();
    };
    do {
        stage.settle();
    } while (!isKnown());
}

/// Shows where the careful bot spends its time.
void showPlaytest(SceneStage &stage)
{
    stage.window().resize({1200, 1000});
    stage.showDock(u"playtestDock"_s);
    stage.choose(u"playtestCores"_s, 1);
    auto *table = stage.window().findChild<QTreeWidget *>(u"playtestTable"_s);
    table->setCurrentItem(table->topLevelItem(1));
    stage.choose(u"playtestHeat"_s, int(Heat::Visits));
    playAll(stage);
}

/// Shows where the careful bot dies once a guard is gone.
void showDeaths(SceneStage &stage)
{
    stage.draw(ToolId::Brush, u"floor"_s, {7, 3}, {7, 3});
    stage.choose(u"playtestHeat"_s, int(Heat::Deaths));
    playAll(stage);
}

/// Shows where steered monsters would stand.
void showWorstCase(SceneStage &stage)
{
    stage.window().resize({1200, 900});
    stage.showDock(u"worstDock"_s);
    const auto *pairs = stage.window().findChild<QPushButton *>(u"worstPairs"_s);
    do {
        stage.settle();
    } while (!pairs->isVisible()); // offered once all denials are found
}

/// Shows what one of the monsters would deny, and from where.
void chooseDenier(SceneStage &stage)
{
    auto *list = stage.window().findChild<QTreeWidget *>(u"worstDeniers"_s);
    list->setCurrentItem(list->topLevelItem(3)->child(0));
    stage.settle();
}

} // namespace

QList<EditorScene> fairScenes()
{
    return {
        {u"issues"_s, u"level+issuesDock"_s, raiseIssues, fix, maze()},
        {u"overlays"_s, u"canvas"_s, smaller, showAreas, maze()},
        {u"distance"_s, u"canvas"_s,
         [](SceneStage &stage) {
             smaller(stage);
             showDistance(stage);
         },
         showView, maze()},
        {u"rounds"_s, u"level+overlays"_s, showMonsters, chooseMonster, maze()},
        {u"balance"_s, u"balanceDock"_s, showBalance, layItems},
        {u"playtest"_s, u"level+playtests"_s, showPlaytest, showDeaths, turtleLevel()},
        {u"worst"_s, u"level+worstCase"_s, showWorstCase, chooseDenier, turtleLevel()},
    };
}

// Pictures of the manual's page on reading playtests: strollers lose, one guard is moved, the share rises; the trap of
// a vault; and the ceiling.

#include "app/manual/manualpages.h"
#include "app/playtests/findinglist.h"
#include "editor/document/propertyedits.h"
#include "tests/pictures/editorscene.h"
#include "tests/support/storyrows.h"

#include <QListWidget>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize storyWindow{1200, 900};

QStringList storyLevel()
{
    return storyRows(manualPage(u"fairness"_s, u"en"_s).text);
}

/// Waits until all games of the stroller and the other bots are played, so that the picture is always the same.
void playThem(SceneStage &stage)
{
    const auto isKnown = [&stage] {
        const LivePlaytest &live = *stage.window().program().playtests().live();
        return live.state() == LivePlaytest::State::Done && live.isCeilingKnown();
    };
    do {
        stage.settle();
    } while (!isKnown());
}

void showPanel(SceneStage &stage)
{
    stage.window().resize(storyWindow);
    stage.showDock(u"playtestDock"_s);
    stage.choose(u"playtestCores"_s, 1);
    playThem(stage);
}

void showStrollersDeaths(SceneStage &stage)
{
    stage.choose(u"playtestHeat"_s, int(Heat::Deaths));
    playThem(stage);
}

void moveGuard(SceneStage &stage)
{
    stage.draw(ToolId::Select, {}, storyGuard, storyGuardMoved);
    playThem(stage);
}

/// Clicks a row in the list of findings.
void clickFinding(SceneStage &stage, QTreeWidgetItem *row)
{
    Q_EMIT row->treeWidget()->itemClicked(row, 0);
    stage.settle();
}

void watchDeath(SceneStage &stage)
{
    showPanel(stage);
    QTreeWidgetItem *deadliest = stage.window().findChild<QTreeWidget *>(u"playtestFindings"_s)->topLevelItem(0);
    clickFinding(stage, deadliest);
    clickFinding(stage, deadliest->child(0));
}

void showEnd(SceneStage &stage)
{
    WatchedRun &run = stage.window().watching().run();
    run.seek(run.last());
    stage.settle();
}

/// Lists the games that cannot be won. Under the turn-based clock, luck decides whether the monster comes at once.
void listWhatCannotBeWon(SceneStage &stage)
{
    setRule(stage.editor().document(), u"clock"_s, u"turns"_s);
    showPanel(stage);
    stage.choose(u"playtestKind"_s, int(FindingKind::Hopeless));
    stage.settle();
}

/// Adds a way out beside the start.
void giveRoom(SceneStage &stage)
{
    stage.draw(ToolId::Brush, u"floor"_s, {1, 2}, {1, 2});
    playThem(stage);
}

/// Returns the vault of the second story, with its cupboard.
QStringList vaultLevel()
{
    QStringList rows = storyRows(manualPage(u"fairness"_s, u"en"_s).text, 2);
    rows[4][5] = u'1';
    rows[5][5] = u' ';
    return rows;
}

/// Selects the issue about the trap.
void chooseTrap(SceneStage &stage)
{
    stage.window().resize(storyWindow);
    stage.settle();
    auto *issues = stage.window().findChild<QListWidget *>(u"issueList"_s);
    issues->setCurrentItem(issues->findItems(u"stuck for good"_s, Qt::MatchContains).value(0));
    stage.settle();
}

void watchTrap(SceneStage &stage)
{
    stage.trigger(u"showTrap"_s);
    showEnd(stage);
}

} // namespace

QList<EditorScene> storyScenes()
{
    return {
        {u"story_deaths"_s, u"level"_s, showPanel, showStrollersDeaths, storyLevel()},
        {u"story_game"_s, u"level"_s, watchDeath, showEnd, storyLevel()},
        {u"story_panel"_s, u"playtests"_s, showPanel, moveGuard, storyLevel()},
        {u"story_moved"_s, u"level"_s,
         [](SceneStage &stage) {
             showPanel(stage);
             moveGuard(stage);
         },
         showStrollersDeaths, storyLevel()},
        {u"vault_trap"_s, u"level+issues"_s, chooseTrap, watchTrap, vaultLevel()},
        {u"ceiling"_s,
         u"level+playtests"_s,
         listWhatCannotBeWon,
         giveRoom,
         {u"########"_s, u"#@ K  g#"_s, u"## #####"_s, u"########"_s}},
    };
}

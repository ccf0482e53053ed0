// Pictures of the manual's parts on test play and on navigation.

#include "app/settings/knownlevels.h"
#include "editor/view/editview.h"
#include "tests/pictures/editorscene.h"

#include <QDialog>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize viewWindow{1000, 610};

void takeRectangle(SceneStage &stage)
{
    stage.hover(ToolId::Rectangle, u"water"_s, {4, 5});
    stage.editor().view().keys().moveTo({4, 5});
}

void drawByKeys(SceneStage &stage)
{
    stage.key(Qt::Key_Return);
    stage.key(Qt::Key_Right, Qt::ShiftModifier);
    for (int i = 0; i < 4; ++i) {
        stage.key(Qt::Key_Down);
    }
}

void pointAtOrc(SceneStage &stage)
{
    stage.toolbox().setTool(ToolId::Select);
    stage.editor().view().keys().moveTo({15, 9});
}

void openMenu(SceneStage &stage)
{
    stage.trigger(u"showCanvasMenu"_s);
}

void askForCell(SceneStage &stage)
{
    stage.toolbox().setTool(ToolId::Select);
    stage.trigger(u"goToCell"_s);
    stage.type(u"goToCell"_s, u"15, 9"_s);
}

void goToCell(SceneStage &stage)
{
    const auto *dialog = stage.window().findChild<QDialog *>(u"goToDialog"_s);
    for (auto *button : dialog->findChildren<QPushButton *>()) {
        if (button->isDefault()) {
            button->click();
            return;
        }
    }
}

void showWhole(SceneStage &stage)
{
    stage.window().resize(viewWindow);
    stage.window().editFile(shippedLevels().value(0));
    stage.showDock(u"mapDock"_s);
    stage.trigger(u"zoomFit"_s);
}

void lookCloser(SceneStage &stage)
{
    stage.window().canvas().setViewState({.tileSize = 64, .isFit = false, .scroll = {}});
    stage.window().canvas().centerOnCell({12, 6});
}

void showHints(SceneStage &stage)
{
    stage.window().resize(viewWindow);
    stage.editor().hints().showAgain();
}

void closeHint(SceneStage &stage)
{
    stage.editor().hints().closeOne();
}

void play(SceneStage &stage)
{
    stage.window().session().setTicking(false);
    stage.window().levelPage().test().setNextSeed(7);
    stage.trigger(u"playLevel"_s);
}

void playOn(SceneStage &stage)
{
    play(stage);
    for (int i = 0; i < 5; ++i) {
        stage.window().session().play(Command::move(Direction::East));
    }
}

/// Returns to the editor, then continues the game.
void changeUnderGame(SceneStage &stage)
{
    stage.trigger(u"editLevel"_s);
    stage.draw(ToolId::Rectangle, u"water"_s, {11, 1}, {13, 4});
    stage.draw(ToolId::Brush, u"troll"_s, {15, 6}, {15, 6});
    stage.trigger(u"goOnPlaying"_s);
}

void editSmall(SceneStage &stage)
{
    stage.window().resize(viewWindow);
}

} // namespace

QList<EditorScene> viewScenes()
{
    return {
        {u"play"_s, u"window"_s, editSmall, play},
        {u"go_on"_s, {}, playOn, changeUnderGame},
        {u"cursor"_s, {}, takeRectangle, drawByKeys},
        {u"menu"_s, u"level+canvasMenu"_s, pointAtOrc, openMenu},
        {u"go_to"_s, u"level+goToDialog"_s, askForCell, goToCell},
        {u"map"_s, u"window"_s, showWhole, lookCloser},
        {u"hints"_s, u"hintBar"_s, showHints, closeHint},
    };
}

// Pictures of the manual's part on the document: tabs, history, sizes, randomness, text.

#include "editor/document/propertyedits.h"
#include "tests/pictures/editorscene.h"

#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace {

constexpr int smallCells = 16;

QStringList emptyRows(Size size)
{
    QStringList rows(size.height, QString(size.width, u'.'));
    rows[1][1] = u'@';
    return rows;
}

void openOne(SceneStage &stage)
{
    setText(stage.editor().document(), TextField::Name, u"The hall"_s);
}

void openAnother(SceneStage &stage)
{
    Level level = stage.editor().document().level();
    level.name = u"The cellar"_s;
    stage.editor().openLevel(level, {}, false);
    stage.draw(ToolId::Rectangle, u"water"_s, {2, 8}, {9, 10});
}

void drawSteps(SceneStage &stage)
{
    stage.draw(ToolId::Ellipse, u"water"_s, {2, 5}, {7, 10});
    stage.draw(ToolId::Rectangle, u"wall"_s, {12, 1}, {18, 6});
    stage.draw(ToolId::Rectangle, u"floor"_s, {13, 2}, {17, 5});
    stage.draw(ToolId::Brush, u"troll"_s, {15, 3}, {15, 3});
    stage.showDock(u"historyDock"_s);
}

void goBack(SceneStage &stage)
{
    stage.editor().document().goToStep(1);
}

void beginResize(SceneStage &stage)
{
    stage.trigger(u"resizeLevel"_s);
}

void setSpin(SceneStage &stage, const QString &field, int value)
{
    if (auto *spin = stage.window().findChild<QSpinBox *>(field)) {
        spin->setValue(value);
    }
}

void resizeLevel(SceneStage &stage)
{
    setSpin(stage, u"resizeWidth"_s, 14);
    setSpin(stage, u"resizeHeight"_s, 16);
}

void turn(SceneStage &stage)
{
    stage.trigger(u"turnLevelRight"_s);
}

void generateRooms(SceneStage &stage)
{
    stage.window().canvas().setViewState({.tileSize = smallCells, .isFit = false, .scroll = {}});
    stage.trigger(u"generate"_s);
    stage.type(u"generateSeed"_s, u"7"_s);
}

void generateCave(SceneStage &stage)
{
    stage.choose(u"generateSort"_s, 2);
}

void showText(SceneStage &stage)
{
    stage.window().canvas().setViewState({.tileSize = smallCells, .isFit = false, .scroll = {}});
    stage.window().resize({1280, 600});
    stage.showDock(u"textDock"_s);
}

void drawLake(SceneStage &stage)
{
    stage.draw(ToolId::Ellipse, u"water"_s, {2, 5}, {7, 10});
}

} // namespace

QList<EditorScene> documentScenes()
{
    return {
        {u"tabs"_s, u"editHeader"_s, openOne, openAnother},
        {u"history"_s, u"level+history"_s, drawSteps, goBack},
        {u"resize"_s, u"resizeDialog"_s, beginResize, resizeLevel},
        {u"turn"_s, {}, [](SceneStage &) {}, turn},
        {u"generate"_s, u"level+generateDialog"_s, generateRooms, generateCave, emptyRows({36, 22})},
        {u"text"_s, u"level+levelText"_s, showText, drawLake},
    };
}

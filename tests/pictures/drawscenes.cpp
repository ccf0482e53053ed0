// Pictures of the manual's part on drawing.

#include "tests/pictures/editorscene.h"

using namespace Qt::StringLiterals;

namespace {

void nothing(SceneStage &)
{
}

void brushes(SceneStage &stage)
{
    stage.setOptions([](DrawOptions &options) {
        options.brushSize = 5;
        options.brushShape = BrushShape::Round;
    });
    stage.draw(ToolId::Brush, u"water"_s, {4, 5}, {15, 5});
}

void outlines(SceneStage &stage)
{
    stage.setOptions([](DrawOptions &options) { options.isFilled = false; });
    stage.draw(ToolId::Ellipse, u"wall"_s, {2, 1}, {8, 8});
    stage.draw(ToolId::Rectangle, u"wall"_s, {11, 2}, {18, 9}, false);
}

void bucket(SceneStage &stage)
{
    stage.hover(ToolId::Fill, u"grass"_s, {10, 5});
}

void selection(SceneStage &stage)
{
    stage.select({3, 2}, {9, 8});
}

void fillSelected(SceneStage &stage)
{
    stage.draw(ToolId::Fill, u"grass"_s, {4, 5}, {4, 5});
}

void copyRoom(SceneStage &stage)
{
    stage.select({8, 4}, {11, 7});
    stage.trigger(u"copyCells"_s);
}

void stampRoom(SceneStage &stage)
{
    stage.toolbox().takeStamp(stage.toolbox().stamp());
    stage.trigger(u"flipStampLeftRight"_s);
    stage.draw(ToolId::Stamp, {}, {3, 6}, {3, 6});
    stage.trigger(u"turnStampRight"_s);
    stage.hover(ToolId::Stamp, {}, {16, 6});
}

void symmetry(SceneStage &stage)
{
    stage.setOptions([](DrawOptions &options) { options.symmetry = Symmetry::Both; });
    stage.draw(ToolId::Line, u"water"_s, {3, 2}, {6, 5}, false);
}

void mix(SceneStage &stage)
{
    const Catalogue &catalogue = *stage.editor().document().catalogue();
    stage.toolbox().setSeeds(7);
    stage.setOptions([&catalogue](DrawOptions &options) {
        options.isMixed = true;
        options.mix.parts = {{Paint::ofTerrain(catalogue.floor()), 5},
                             {Paint::ofTerrain(*catalogue.terrainOf(u"grass"_s)), 4},
                             {Paint::ofTerrain(*catalogue.terrainOf(u"water"_s)), 1}};
    });
    stage.draw(ToolId::Rectangle, {}, {1, 1}, {18, 10});
}

void replacing(SceneStage &stage)
{
    const Catalogue &catalogue = *stage.editor().document().catalogue();
    stage.select({0, 0}, {9, 11});
    stage.toolbox().replaceAll(Paint::ofTerrain(catalogue.wall()), Paint::ofTerrain(*catalogue.terrainOf(u"glass"_s)),
                               true);
}

} // namespace

QList<EditorScene> drawScenes()
{
    return {
        {u"brushes"_s, {}, nothing, brushes},  {u"shapes"_s, {}, nothing, outlines},
        {u"fill"_s, {}, nothing, bucket},      {u"selection"_s, {}, selection, fillSelected},
        {u"stamp"_s, {}, copyRoom, stampRoom}, {u"symmetry"_s, {}, nothing, symmetry},
        {u"mix"_s, {}, nothing, mix},          {u"replace"_s, {}, nothing, replacing},
    };
}

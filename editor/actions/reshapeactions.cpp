#include "editor/actions/reshapeactions.h"

#include "editor/forms/resizedialog.h"
#include "editor/tools/toolbox.h"
#include "editor/view/editdocks.h"

#include <QAction>
#include <QMainWindow>

using namespace Qt::StringLiterals;

ReshapeActions::ReshapeActions(const EditorContext &context) : EditFeature(context)
{
    addCommands();
    connect(&context.toolbox.selection(), &Selection::changed, this, &ReshapeActions::update);
    update();
}

void ReshapeActions::addCommands()
{
    addCommand("resizeLevel", QT_TR_NOOP("&Resize…"), QT_TR_NOOP("Change the size of the level, or cut a part off"),
               {MenuSection::LevelSize, u"resize"_s, {Qt::CTRL | Qt::ALT | Qt::Key_R}}, [this] { openDialog(); });
    addCommand(
        "cropToSelection", QT_TR_NOOP("&Crop to selection"),
        QT_TR_NOOP("Cut off everything outside the selected cells"), {MenuSection::LevelSize, u"crop"_s},
        [this] { cropToSelection(); },
        {[this] { return !context().toolbox.selection().cells().isEmpty(); }, QT_TR_NOOP("Select cells first.")});
    addCommand("trimLevel", QT_TR_NOOP("&Trim to content"),
               QT_TR_NOOP("Cut off empty rows and columns at the edges of the level"), {MenuSection::LevelSize},
               [this] { trim(); });
    addCommand("chooseTileset", QT_TR_NOOP("Ti&leset…"),
               QT_TR_NOOP("Choose the look of ground and walls in the properties"), {MenuSection::LevelGenerate},
               [this] { context().docks.chooseTileset(); });
    addCommand("turnLevelRight", QT_TR_NOOP("Rotate level ri&ght"),
               QT_TR_NOOP("Rotate the whole level clockwise, including the directions of its things"),
               {MenuSection::ReshapeTurn, u"turn_right"_s},
               [this] { lay(tr("rotate level right"), Orientation::clockwise()); });
    addCommand("turnLevelLeft", QT_TR_NOOP("Rotate level &left"),
               QT_TR_NOOP("Rotate the whole level counterclockwise, including the directions of its things"),
               {MenuSection::ReshapeTurn, u"turn_left"_s},
               [this] { lay(tr("rotate level left"), Orientation::counterclockwise()); });
    addCommand("flipLevelLeftRight", QT_TR_NOOP("&Flip level horizontally"),
               QT_TR_NOOP("Flip the whole level horizontally, including the directions of its things"),
               {MenuSection::ReshapeTurn, u"flip_left_right"_s},
               [this] { lay(tr("flip level horizontally"), Orientation::leftRight()); });
    addCommand("flipLevelUpDown", QT_TR_NOOP("Flip level &vertically"),
               QT_TR_NOOP("Flip the whole level vertically, including the directions of its things"),
               {MenuSection::ReshapeTurn, u"flip_up_down"_s},
               [this] { lay(tr("flip level vertically"), Orientation::upDown()); });
}

void ReshapeActions::lay(const QString &name, Orientation orientation)
{
    context().toolbox.cancel();
    context().document.stroke(name, reshapeByTurning(context().document.level(), orientation));
}

void ReshapeActions::openDialog()
{
    context().toolbox.cancel();
    auto *dialog = new ResizeDialog(context().document, &context().host);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ReshapeActions::cropToSelection()
{
    context().toolbox.cancel();
    cutTo(context().toolbox.selection().cells().bounds(), tr("crop to selection"));
}

void ReshapeActions::trim()
{
    context().toolbox.cancel();
    const LevelDocument &document = context().document;
    cutTo(contentOf(document.level(), *document.catalogue()), tr("trim to content"));
}

void ReshapeActions::cutTo(const QRect &cells, const QString &name)
{
    LevelDocument &document = context().document;
    const LevelReshape reshape =
        reshapeByResizing(document.level(), {cells.width(), cells.height()}, {-cells.x(), -cells.y()}, 0);
    if (reshape.isEmpty()) {
        context().docks.setStatus(tr("There is nothing to cut off."));
        return;
    }
    document.stroke(name, reshape);
    context().docks.setStatus(ResizeDialog::lossText(lossOf(reshape, *document.catalogue())) + u' '
                              + tr("You can undo this."));
}

#include "editor/actions/reshapeactions.h"

#include "editor/edits/levelcontent.h"
#include "editor/forms/resizedialog.h"
#include "editor/tools/toolbox.h"
#include "editor/view/editdocks.h"

#include <QAction>
#include <QMainWindow>

using namespace Qt::StringLiterals;

ReshapeActions::ReshapeActions(const EditDesk &desk)
    : EditFeature(desk),
      m_resize(makeAction(CommandIds::resizeLevel,
                          {MenuSection::LevelIssues, u"resize"_s, {Qt::CTRL | Qt::ALT | Qt::Key_R}})),
      m_crop(makeAction(CommandIds::cropToSelection, {MenuSection::LevelIssues, u"crop"_s})),
      m_trim(makeAction(CommandIds::trimLevel, {MenuSection::LevelIssues})),
      m_turnRight(makeAction(CommandIds::turnLevelRight, {MenuSection::LevelTurn, u"turn_right"_s})),
      m_turnLeft(makeAction(CommandIds::turnLevelLeft, {MenuSection::LevelTurn, u"turn_left"_s})),
      m_flipLeftRight(makeAction(CommandIds::flipLevelLeftRight, {MenuSection::LevelTurn, u"flip_left_right"_s})),
      m_flipUpDown(makeAction(CommandIds::flipLevelUpDown, {MenuSection::LevelTurn, u"flip_up_down"_s}))
{
    lays(m_turnRight, Orientation::clockwise());
    lays(m_turnLeft, Orientation::counterclockwise());
    lays(m_flipLeftRight, Orientation::leftRight());
    lays(m_flipUpDown, Orientation::upDown());
    connect(m_resize, &QAction::triggered, this, &ReshapeActions::openDialog);
    connect(m_crop, &QAction::triggered, this, &ReshapeActions::cropToSelection);
    connect(m_trim, &QAction::triggered, this, &ReshapeActions::trim);
    connect(&desk.toolbox.selection(), &Selection::changed, this, &ReshapeActions::update);
    retranslate();
    update();
}

void ReshapeActions::lays(QAction *action, Orientation orientation)
{
    connect(action, &QAction::triggered, this, [this, action, orientation] {
        desk().toolbox.cancel();
        LevelDocument &document = desk().document;
        document.stroke(action->data().toString(), reshapeByLaying(document.level(), orientation));
    });
}

void ReshapeActions::openDialog()
{
    desk().toolbox.cancel();
    auto *dialog = new ResizeDialog(desk().document, &desk().host);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ReshapeActions::cropToSelection()
{
    desk().toolbox.cancel();
    cutTo(desk().toolbox.selection().cells().bounds(), tr("crop to selection"));
}

void ReshapeActions::trim()
{
    desk().toolbox.cancel();
    const LevelDocument &document = desk().document;
    cutTo(contentOf(document.level(), *document.catalogue()), tr("trim to content"));
}

void ReshapeActions::cutTo(const QRect &cells, const QString &name)
{
    LevelDocument &document = desk().document;
    const LevelReshape reshape =
        reshapeByResizing(document.level(), {cells.width(), cells.height()}, {-cells.x(), -cells.y()}, 0);
    if (reshape.isEmpty()) {
        desk().docks.setStatus(tr("There is nothing to cut off."));
        return;
    }
    document.stroke(name, reshape);
    desk().docks.setStatus(ResizeDialog::lossText(lossOf(reshape, *document.catalogue())) + u' '
                           + tr("Undo brings it back."));
}

void ReshapeActions::setActive(bool isActive)
{
    m_isActive = isActive;
    update();
}

void ReshapeActions::update()
{
    for (QAction *action : {m_resize, m_trim, m_turnRight, m_turnLeft, m_flipLeftRight, m_flipUpDown}) {
        action->setEnabled(m_isActive);
    }
    m_crop->setEnabled(m_isActive && !desk().toolbox.selection().cells().isEmpty());
}

void ReshapeActions::retranslate()
{
    setTexts(m_resize, tr("&Resize…"), tr("Give the level another size, or cut a part off"));
    setTexts(m_crop, tr("&Crop to selection"), tr("Cut off everything around the selected cells"));
    setTexts(m_trim, tr("&Trim to content"), tr("Cut off rows and columns around the level that hold nothing"));
    setTexts(m_turnRight, tr("Turn level ri&ght"),
             tr("Turn the whole level clockwise, with the directions of what stands in it"));
    m_turnRight->setData(tr("turn level right"));
    setTexts(m_turnLeft, tr("Turn level &left"),
             tr("Turn the whole level counterclockwise, with the directions of what stands in it"));
    m_turnLeft->setData(tr("turn level left"));
    setTexts(m_flipLeftRight, tr("&Flip level left to right"),
             tr("Flip the whole level left to right, with the directions of what stands in it"));
    m_flipLeftRight->setData(tr("flip level left to right"));
    setTexts(m_flipUpDown, tr("Flip level &upside down"),
             tr("Flip the whole level upside down, with the directions of what stands in it"));
    m_flipUpDown->setData(tr("flip level upside down"));
}

#include "editor/features/drawactions.h"

#include "editor/art/icon.h"
#include "editor/changes/clipcells.h"
#include "editor/forms/replacedialog.h"
#include "editor/tools/toolbox.h"
#include "gamecore/data/catalogue.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>

using namespace Qt::StringLiterals;

DrawActions::DrawActions(const EditDesk &desk)
    : EditFeature(desk), m_document(desk.document), m_toolbox(desk.toolbox),
      m_cut(makeAction(u"cutCells"_s, u"cut"_s, {Qt::CTRL | Qt::Key_X})),
      m_copy(makeAction(u"copyCells"_s, u"copy"_s, {Qt::CTRL | Qt::Key_C})),
      m_flipLeftRight(makeAction(u"flipStampLeftRight"_s, u"flip_left_right"_s, {Qt::Key_X})),
      m_flipUpDown(makeAction(u"flipStampUpDown"_s, u"flip_up_down"_s, {Qt::Key_Y})),
      m_turnRight(makeAction(u"turnStampRight"_s, u"turn_right"_s, {Qt::Key_Z})),
      m_turnLeft(makeAction(u"turnStampLeft"_s, u"turn_left"_s, {Qt::SHIFT | Qt::Key_Z})),
      m_smaller(makeAction(u"smallerBrush"_s, {}, {Qt::Key_Comma})),
      m_larger(makeAction(u"largerBrush"_s, {}, {Qt::Key_Period})),
      m_replace(makeAction(u"replaceAll"_s, u"replace"_s, {Qt::CTRL | Qt::Key_H}))
{
    connectActions();
    retranslate();
    update();
}

QList<QAction *> DrawActions::actions(EditMenu menu) const
{
    switch (menu) {
    case EditMenu::Clipboard:
        return {m_cut, m_copy};
    case EditMenu::Edit:
        return {m_replace};
    case EditMenu::Stamp:
        return {m_flipLeftRight, m_flipUpDown, m_turnRight, m_turnLeft};
    case EditMenu::Tools:
        return {m_smaller, m_larger};
    default:
        return {};
    }
}

void DrawActions::connectActions()
{
    const auto lays = [this](QAction *action, Orientation orientation) {
        connect(action, &QAction::triggered, this, [this, orientation] { m_toolbox.layStamp(orientation); });
    };
    lays(m_flipLeftRight, Orientation::leftRight());
    lays(m_flipUpDown, Orientation::upDown());
    lays(m_turnRight, Orientation::clockwise());
    lays(m_turnLeft, Orientation::counterclockwise());
    connect(m_cut, &QAction::triggered, this, &DrawActions::cut);
    connect(m_copy, &QAction::triggered, this, &DrawActions::copy);
    connect(m_smaller, &QAction::triggered, this, [this] { changeSize(-1); });
    connect(m_larger, &QAction::triggered, this, [this] { changeSize(1); });
    connect(m_replace, &QAction::triggered, this, &DrawActions::replaceAll);
    connect(&m_toolbox, &Toolbox::toolChanged, this, &DrawActions::update);
    connect(&m_toolbox, &Toolbox::stampChanged, this, &DrawActions::update);
    connect(&m_toolbox, &Toolbox::optionsChanged, this, &DrawActions::update);
    connect(&m_toolbox, &Toolbox::selectionChanged, this, &DrawActions::update);
}

void DrawActions::copy()
{
    const Stamp stamp = m_toolbox.copyOfSelection();
    m_toolbox.setStamp(stamp);
    QGuiApplication::clipboard()->setMimeData(
        mimeDataOf(stamp, m_document.level(), *m_document.baseCatalogue()).release());
}

void DrawActions::cut()
{
    copy();
    m_toolbox.removeSelected();
}

void DrawActions::changeSize(int by)
{
    DrawOptions options = m_toolbox.options();
    options.brushSize = qBound(1, options.brushSize + by, DrawOptions::largestBrush);
    m_toolbox.setOptions(options);
}

void DrawActions::replaceAll()
{
    m_toolbox.cancel();
    const std::optional<Point> cell = m_toolbox.hovered();
    auto *dialog = new ReplaceDialog(*m_document.catalogue(), m_toolbox,
                                     cell ? paintAt(m_document.level(), *cell) : std::nullopt, &desk().host);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DrawActions::setActive(bool isActive)
{
    m_isActive = isActive;
    update();
}

void DrawActions::update()
{
    const bool hasSelection = m_toolbox.hasSelection();
    m_cut->setEnabled(m_isActive && hasSelection);
    m_copy->setEnabled(m_isActive && hasSelection);
    const bool hasStamp = m_toolbox.tool() == ToolId::Stamp && !m_toolbox.stamp().isEmpty();
    for (QAction *action : {m_flipLeftRight, m_flipUpDown, m_turnRight, m_turnLeft}) {
        action->setEnabled(m_isActive && hasStamp);
    }
    m_smaller->setEnabled(m_isActive && m_toolbox.options().brushSize > 1);
    m_larger->setEnabled(m_isActive && m_toolbox.options().brushSize < DrawOptions::largestBrush);
    m_replace->setEnabled(m_isActive);
}

void DrawActions::retranslate()
{
    m_cut->setText(tr("Cu&t"));
    m_cut->setStatusTip(tr("Copy the selected cells and clear them"));
    m_copy->setText(tr("&Copy"));
    m_copy->setStatusTip(tr("Copy the selected cells; other programs get them as text"));
    m_flipLeftRight->setText(tr("&Flip stamp left to right"));
    m_flipLeftRight->setStatusTip(tr("Flip the stamp in hand left to right"));
    m_flipUpDown->setText(tr("Flip stamp &upside down"));
    m_flipUpDown->setStatusTip(tr("Flip the stamp in hand upside down"));
    m_turnRight->setText(tr("Turn stamp &right"));
    m_turnRight->setStatusTip(tr("Turn the stamp in hand clockwise"));
    m_turnLeft->setText(tr("Turn stamp &left"));
    m_turnLeft->setStatusTip(tr("Turn the stamp in hand counterclockwise"));
    m_smaller->setText(tr("S&maller brush"));
    m_smaller->setStatusTip(tr("Draw with a brush that is one cell smaller"));
    m_larger->setText(tr("Lar&ger brush"));
    m_larger->setStatusTip(tr("Draw with a brush that is one cell larger"));
    m_replace->setText(tr("R&eplace all…"));
    m_replace->setStatusTip(tr("Replace all of one kind by another"));
}

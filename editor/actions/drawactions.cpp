#include "editor/actions/drawactions.h"

#include "editor/forms/replacedialog.h"
#include "editor/tools/toolbox.h"
#include "gamecore/data/catalogue.h"

#include <QAction>
#include <QMainWindow>

using namespace Qt::StringLiterals;

DrawActions::DrawActions(const EditDesk &desk)
    : EditFeature(desk), m_document(desk.document), m_toolbox(desk.toolbox),
      m_flipLeftRight(
          makeAction(CommandIds::flipStampLeftRight, {MenuSection::Stamp, u"flip_left_right"_s, {Qt::Key_X}})),
      m_flipUpDown(makeAction(CommandIds::flipStampUpDown, {MenuSection::Stamp, u"flip_up_down"_s, {Qt::Key_Y}})),
      m_turnRight(makeAction(CommandIds::turnStampRight, {MenuSection::Stamp, u"turn_right"_s, {Qt::Key_Z}})),
      m_turnLeft(makeAction(CommandIds::turnStampLeft, {MenuSection::Stamp, u"turn_left"_s, {Qt::SHIFT | Qt::Key_Z}})),
      m_smaller(makeAction(CommandIds::smallerBrush, {MenuSection::ToolsBrush, {}, {Qt::Key_Comma}})),
      m_larger(makeAction(CommandIds::largerBrush, {MenuSection::ToolsBrush, {}, {Qt::Key_Period}})),
      m_replace(makeAction(CommandIds::replaceAll, {MenuSection::EditThings, u"replace"_s, {Qt::CTRL | Qt::Key_H}}))
{
    connectActions();
    retranslate();
    update();
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
    connect(m_smaller, &QAction::triggered, this, [this] { changeSize(-1); });
    connect(m_larger, &QAction::triggered, this, [this] { changeSize(1); });
    connect(m_replace, &QAction::triggered, this, &DrawActions::replaceAll);
    connect(&m_toolbox, &Toolbox::toolChanged, this, &DrawActions::update);
    connect(&m_toolbox, &Toolbox::stampChanged, this, &DrawActions::update);
    connect(&m_toolbox, &Toolbox::optionsChanged, this, &DrawActions::update);
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
    setTexts(m_flipLeftRight, tr("&Flip stamp left to right"), tr("Flip the stamp in hand left to right"));
    setTexts(m_flipUpDown, tr("Flip stamp &upside down"), tr("Flip the stamp in hand upside down"));
    setTexts(m_turnRight, tr("Turn stamp &right"), tr("Turn the stamp in hand clockwise"));
    setTexts(m_turnLeft, tr("Turn stamp &left"), tr("Turn the stamp in hand counterclockwise"));
    setTexts(m_smaller, tr("S&maller brush"), tr("Draw with a brush that is one cell smaller"));
    setTexts(m_larger, tr("Lar&ger brush"), tr("Draw with a brush that is one cell larger"));
    setTexts(m_replace, tr("R&eplace all…"), tr("Replace all of one kind with another"));
}

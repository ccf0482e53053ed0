#include "editor/panels/optionsbar.h"

#include "editor/forms/mixdialog.h"
#include "editor/tools/toolbox.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/numberbox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

template<typename W>
W *named(const QString &name)
{
    auto *widget = new W;
    widget->setObjectName(name);
    return widget;
}

void setShown(const QList<QAction *> &actions, bool areVisible)
{
    for (QAction *action : actions) {
        action->setVisible(areVisible);
    }
}

void setTexts(QComboBox *box, const QStringList &texts)
{
    while (box->count() < texts.size()) {
        box->addItem({});
    }
    for (int i = 0; i < texts.size(); ++i) {
        box->setItemText(i, texts.at(i));
    }
}

void describe(QWidget *widget, const QString &name, const QString &toolTip)
{
    widget->setAccessibleName(name);
    widget->setToolTip(toolTip);
}

} // namespace

OptionsBar::OptionsBar(LevelDocument &document, Toolbox &toolbox, QWidget *parent)
    : FixedBar(u"optionsBar"_s, parent), m_document(document), m_toolbox(toolbox),
      m_tool(named<QLabel>(u"optionTool"_s)), m_sizeLabel(new QLabel), m_size(named<NumberBox>(u"optionSize"_s)),
      m_shape(named<QComboBox>(u"optionShape"_s)), m_filled(named<QCheckBox>(u"optionFilled"_s)),
      m_reach(named<QComboBox>(u"optionReach"_s)), m_symmetryLabel(new QLabel),
      m_symmetry(named<QComboBox>(u"optionSymmetry"_s)), m_mixed(named<QCheckBox>(u"optionMixed"_s)),
      m_mix(named<QToolButton>(u"optionMix"_s))
{
    m_size->setRange(1, DrawOptions::largestBrush);
    m_tool->setTextFormat(Qt::PlainText);
    for (QLabel *label : {m_tool, m_sizeLabel, m_symmetryLabel}) {
        label->setContentsMargins(8, 0, 4, 0);
    }
    m_mix->setFocusPolicy(Qt::TabFocus);
    m_symmetryLabel->setBuddy(m_symmetry);
    m_sizeLabel->setBuddy(m_size);
    // Options that most tools have come first, so that they do not move when the tool changes.
    addWidget(m_tool);
    m_symmetryActions = {addWidget(m_symmetryLabel), addWidget(m_symmetry)};
    m_paintActions = {addWidget(m_mixed), addWidget(m_mix)};
    m_filledAction = addWidget(m_filled);
    m_sizeActions = {addWidget(m_sizeLabel), addWidget(m_size), addWidget(m_shape)};
    m_reachAction = addWidget(m_reach);
    for (QComboBox *box : {m_shape, m_reach, m_symmetry}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    }
    retranslate();
    connectAll();
    showTool();
    showOptions();
    whenLanguageChanges(*this, [this] {
        retranslate();
        showTool();
    });
}

void OptionsBar::connectAll()
{
    connect(&m_toolbox, &Toolbox::toolChanged, this, &OptionsBar::showTool);
    connect(&m_toolbox, &Toolbox::optionsChanged, this, &OptionsBar::showOptions);
    connect(m_size, &QSpinBox::valueChanged, this, &OptionsBar::takeOptions);
    for (const QComboBox *box : {m_shape, m_reach, m_symmetry}) {
        connect(box, &QComboBox::activated, this, &OptionsBar::takeOptions);
    }
    for (const QCheckBox *box : {m_filled, m_mixed}) {
        connect(box, &QCheckBox::clicked, this, &OptionsBar::takeOptions);
    }
    connect(m_mix, &QToolButton::clicked, this, &OptionsBar::chooseMix);
}

void OptionsBar::showTool()
{
    const ToolInfo &info = infoOf(m_toolbox.tool());
    m_tool->setText(toolName(info.id));
    setShown({m_filledAction}, info.has(ToolOption::Filled));
    setShown({m_reachAction}, info.has(ToolOption::Reach));
    setShown(m_paintActions, info.has(ToolOption::Mix));
    setShown(m_symmetryActions, info.has(ToolOption::Symmetry));
    showOptions();
}

void OptionsBar::showOptions()
{
    const DrawOptions &options = m_toolbox.options();
    const QSignalBlocker quiet(m_size);
    m_size->setValue(options.brushSize);
    m_shape->setCurrentIndex(int(options.brushShape));
    m_filled->setChecked(options.isFilled);
    const ToolInfo &info = infoOf(m_toolbox.tool());
    const bool isWhole = info.has(ToolOption::Filled) && options.isFilled; // no outline for the brush
    setShown(m_sizeActions, info.has(ToolOption::Brush) && !isWhole);
    m_reach->setCurrentIndex(int(options.reach));
    m_symmetry->setCurrentIndex(int(options.symmetry));
    m_mixed->setChecked(options.isMixed);
}

void OptionsBar::takeOptions()
{
    DrawOptions options = m_toolbox.options();
    options.brushSize = m_size->value();
    options.brushShape = BrushShape(m_shape->currentIndex());
    options.isFilled = m_filled->isChecked();
    options.reach = FillReach(m_reach->currentIndex());
    options.symmetry = Symmetry(m_symmetry->currentIndex());
    const bool isNew = m_mixed->isChecked() && !options.isMixed && options.mix.isEmpty();
    options.isMixed = m_mixed->isChecked();
    m_toolbox.setOptions(options);
    if (isNew) {
        chooseMix(); // the mix is still empty
    }
}

void OptionsBar::chooseMix()
{
    auto *dialog = new MixDialog(m_toolbox.options().mix, m_toolbox.paint(), m_document.catalogue(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this, dialog](int result) {
        DrawOptions options = m_toolbox.options();
        if (result == QDialog::Accepted) {
            options.mix = dialog->mix();
            options.isMixed = true;
        }
        m_toolbox.setOptions(options);
        showOptions(); // the box may be checked without a mix
    });
    dialog->open();
}

/// Fixes the height of the bar and the width of the tool name, so that neither the canvas nor the options move when the
/// tool changes.
void OptionsBar::showEvent(QShowEvent *event)
{
    keepPlace();
    m_mix->ensurePolished();
    m_tool->setMinimumHeight(m_mix->sizeHint().height());
    FixedBar::showEvent(event);
}

void OptionsBar::keepPlace()
{
    m_tool->ensurePolished();
    int width = 0;
    for (const ToolInfo &info : toolInfos()) {
        width = std::max(width, m_tool->fontMetrics().horizontalAdvance(toolName(info.id)));
    }
    const QMargins margins = m_tool->contentsMargins();
    m_tool->setMinimumWidth(width + margins.left() + margins.right());
}

void OptionsBar::retranslate()
{
    keepPlace();
    setWindowTitle(tr("Tool options"));
    setAccessibleName(tr("Tool options"));
    m_sizeLabel->setText(tr("Size"));
    describe(m_size, tr("Size of the brush"), tr("Width of the brush in cells, also for lines and outlines"));
    setTexts(m_shape, {tr("Square"), tr("Round")});
    describe(m_shape, tr("Shape of the brush"), tr("Shape of the brush"));
    m_filled->setText(tr("Filled"));
    describe(m_filled, tr("Filled"), tr("Fill shapes; otherwise draw outlines as thick as the brush"));
    setTexts(m_reach, {tr("Connected cells"), tr("All matching cells")});
    describe(m_reach, tr("What to fill"), tr("Fill connected cells of one terrain, or all its cells"));
    m_symmetryLabel->setText(tr("Symmetry"));
    setTexts(m_symmetry, {tr("None"), tr("Left and right"), tr("Up and down"), tr("Both"), tr("Quarter turns")});
    describe(m_symmetry, tr("Symmetry"), tr("Repeat strokes symmetrically around the center of the level"));
    m_mixed->setText(tr("Random"));
    describe(m_mixed, tr("Random"), tr("Draw with a random mix instead of the palette choice"));
    m_mix->setText(tr("Mix…"));
    describe(m_mix, tr("Mix"), tr("Choose what to draw at random, and how often"));
}

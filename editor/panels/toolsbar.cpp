#include "editor/panels/toolsbar.h"

#include "editor/art/icon.h"
#include "editor/commands/commands.h"
#include "editor/tools/toolbox.h"
#include "editor/widgets/languagechange.h"

#include <QActionGroup>

using namespace Qt::StringLiterals;

ToolsBar::ToolsBar(Toolbox &toolbox, QWidget *parent)
    : FixedBar(u"toolsBar"_s, parent), m_toolbox(toolbox), m_group(new QActionGroup(this))
{
    setOrientation(Qt::Vertical);
    setIconSize({20, 20});
    for (const ToolInfo &info : toolInfos()) {
        QAction *action = m_group->addAction(programIcon(info.key), {});
        action->setObjectName(u"tool_"_s + info.key);
        action->setCheckable(true);
        action->setShortcut(QKeySequence(info.shortcut));
        connect(action, &QAction::triggered, this, [this, id = info.id] { m_toolbox.setTool(id); });
        addAction(action);
        widgetForAction(action)->setObjectName(u"toolButton_"_s + info.key);
        widgetForAction(action)->setFocusPolicy(Qt::TabFocus);
    }
    connect(&toolbox, &Toolbox::toolChanged, this, &ToolsBar::markTool);
    connect(&toolbox, &Toolbox::optionsChanged, this, &ToolsBar::showShapes);
    markTool();
    showShapes();
    retranslateOnChange(*this, [this] { retranslate(); });
}

/// Updates the icons to filled shapes or outlines.
void ToolsBar::showShapes()
{
    const QString ending = m_toolbox.options().isFilled ? u"_filled"_s : QString();
    for (const ToolInfo &info : toolInfos()) {
        if (info.has(ToolOption::Filled)) {
            m_group->actions().at(qsizetype(info.id))->setIcon(programIcon(info.key + ending));
        }
    }
}

QList<QAction *> ToolsBar::toolActions() const
{
    return m_group->actions();
}

void ToolsBar::setToolsEnabled(bool areEnabled)
{
    m_group->setEnabled(areEnabled);
}

void ToolsBar::markTool()
{
    m_group->actions().at(qsizetype(m_toolbox.tool()))->setChecked(true);
}

void ToolsBar::retranslate()
{
    setWindowTitle(tr("Tools"));
    setAccessibleName(tr("Tools"));
    for (const ToolInfo &info : toolInfos()) {
        QAction *action = m_group->actions().at(qsizetype(info.id));
        const QString key = keyText(action->shortcut());
        action->setText(toolName(info.id));
        const QString hint = tr("%1: %2").arg(toolName(info.id), toolHint(info.id));
        action->setToolTip(key.isEmpty() ? hint : tr("%1 (%2): %3").arg(toolName(info.id), key, toolHint(info.id)));
        action->setStatusTip(hint);
        widgetForAction(action)->setAccessibleName(toolName(info.id));
    }
}

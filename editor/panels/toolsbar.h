#pragma once

#include "editor/tools/toollist.h"
#include "editor/widgets/fixedbar.h"

class QActionGroup;
class Toolbox;

/// The bar of tools. It shows and changes the current tool, and owns the shortcuts of the tools.
class ToolsBar : public FixedBar {
    Q_OBJECT

public:
    /// The toolbox must outlive the bar.
    explicit ToolsBar(Toolbox &toolbox, QWidget *parent = nullptr);

    /// Returns one action per tool, in the order of toolInfos().
    QList<QAction *> toolActions() const;
    /// Enables or disables the tools with their shortcuts.
    void setToolsEnabled(bool areEnabled);

private:
    void markTool();
    void showShapes();
    void retranslate();

    Toolbox &m_toolbox;
    QActionGroup *m_group;
};

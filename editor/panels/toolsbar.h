#pragma once

#include "editor/tools/toollist.h"
#include "editor/widgets/fixedbar.h"

class QActionGroup;
class Toolbox;

/// The tools as buttons with their keys. Shows the tool in hand, and takes another one into hand.
class ToolsBar : public FixedBar {
    Q_OBJECT

public:
    /// The toolbox must outlive this.
    explicit ToolsBar(Toolbox &toolbox, QWidget *parent = nullptr);

    /// One action a tool, in the order of toolInfos().
    QList<QAction *> toolActions() const;
    /// Enables the keys of the tools.
    void setToolsEnabled(bool areEnabled);

private:
    void markTool();
    void showShapes();
    void retranslate();

    Toolbox &m_toolbox;
    QActionGroup *m_group;
};

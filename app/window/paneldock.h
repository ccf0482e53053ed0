#pragma once

#include <QDockWidget>

/// A dock whose title bar can leave the title to the tab that names the dock already.
class PanelDock : public QDockWidget {
    Q_OBJECT

public:
    using QDockWidget::QDockWidget;

    void setTitleShown(bool isShown);
    bool isTitleShown() const { return m_isTitleShown; }

protected:
    void initStyleOption(QStyleOptionDockWidget *option) const override;

private:
    bool m_isTitleShown = true;
};

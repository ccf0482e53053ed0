#pragma once

#include "editor/document/leveltabs.h"

#include <QTabBar>

/// The tab bar of the open levels. A click makes a level current, dragging changes the order, and the close button or a
/// middle click closes a level. A star after the title marks unsaved changes.
class LevelTabBar : public QTabBar {
    Q_OBJECT

public:
    /// The levels must outlive the tab bar.
    explicit LevelTabBar(LevelTabs &levels, QWidget *parent = nullptr);

    /// Returns the minimum size of a QTabBar, but not wider than all tabs together.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user wants to close the tab with this index. The receiver asks about unsaved changes.
    void closeRequested(int place);

protected:
    /// Returns the size of a tab with its whole title.
    QSize tabSizeHint(int index) const override;
    /// Returns the smallest size of a tab in which the beginning of its title is readable. If the tabs do not fit at
    /// this size, the tab bar scrolls.
    QSize minimumTabSizeHint(int index) const override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void showLevels();
    void updateTab(int place, const QString &title);
    static QString tipOf(const OpenLevel &level);
    void nameCloseButton(int place, const QString &title);

    LevelTabs &m_levels;
    bool m_isUpdating = false; ///< the program is changing the tabs, not the user
};

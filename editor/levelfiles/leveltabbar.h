#pragma once

#include "editor/document/leveltabs.h"

#include <QTabBar>

/// The tab bar of open levels. Click shows a level, drag reorders, the close button and the middle mouse button close.
/// A star after the name marks unsaved changes.
class LevelTabBar : public QTabBar {
    Q_OBJECT

public:
    /// The levels must outlive the tab bar.
    explicit LevelTabBar(LevelTabs &levels, QWidget *parent = nullptr);

    /// Returns the size of a single tab.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user wants to close a tab; unsaved changes are not confirmed yet.
    void closeRequested(int place);

protected:
    /// Returns the smallest size in which names can be told apart. If there is less space, the bar scrolls.
    QSize minimumTabSizeHint(int index) const override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void showLevels();
    void updateTab(int place, const QString &title);
    static QString tipOf(const OpenLevel &level);
    void nameCloseButton(int place, const QString &title);

    LevelTabs &m_levels;
    bool m_isUpdating = false;
};

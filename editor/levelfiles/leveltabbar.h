#pragma once

#include "editor/document/leveltabs.h"

#include <QTabBar>

/// The open levels as tabs: a click shows one, dragging reorders them, the cross and the middle button close one.
/// A star stands behind the name of a level with changes that are not saved.
class LevelTabBar : public QTabBar {
    Q_OBJECT

public:
    /// The levels must outlive this.
    explicit LevelTabBar(LevelTabs &levels, QWidget *parent = nullptr);

    /// The room of a single tab, and no more.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The person wants to close a tab; its changes were not asked about yet.
    void closeRequested(int place);

protected:
    /// Room in which a name can be told from others: of more levels than have that, some are scrolled to.
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

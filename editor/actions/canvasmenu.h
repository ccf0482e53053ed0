#pragma once

#include "editor/tools/toollist.h"
#include "editor/view/editfeature.h"

#include <QPointer>

class QMenu;
class QMouseEvent;

/// The context menu of a cell, of the things on it, and of the selection. The Menu key and Shift+F10 open it at the
/// cursor. The right mouse button opens it at the mouse; while a drawing tool is chosen, this button erases, and
/// Ctrl+right button opens the menu. Most of its commands are defined elsewhere.
class CanvasMenu : public EditFeature {
    Q_OBJECT

public:
    explicit CanvasMenu(const EditorContext &context);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool opensMenu(const QMouseEvent &event) const;
    void openAtCursor();
    void open(Point cell, QPoint place);
    void fill(QMenu &menu, Point cell);
    QAction *add(QMenu &menu, const QString &name, const QString &icon, const QString &text);
    void addCellCommands(QMenu &menu, Point cell);
    void addThingCommands(QMenu &menu, Point cell);
    void useOnce(ToolId tool, Point cell);
    void pasteAt(Point cell);

    QPointer<QMenu> m_menu;
};

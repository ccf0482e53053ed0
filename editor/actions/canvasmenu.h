#pragma once

#include "editor/tools/toollist.h"
#include "editor/view/editfeature.h"

#include <QPointer>

class QMenu;
class QMouseEvent;

/// The context menu of the canvas: commands for a cell, for the things on the cell, and for the selection. The Menu key
/// and Shift+F10 open the menu at the keyboard cursor. The right mouse button opens it at the mouse pointer. While a
/// drawing tool is chosen, the right button erases instead, and only Ctrl+right button opens the menu.
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

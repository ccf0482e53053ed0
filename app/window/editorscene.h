#pragma once

#include "app/window/mainwindow.h"

#include <functional>

/// The editor with a small level, moved as a person would move it, for pictures of the manual.
class SceneStage {
public:
    /// `rows`: the level, drawn as text; empty: a hall with a few things.
    SceneStage(const CataloguePtr &catalogue, const QStringList &rows);

    MainWindow &window() { return m_window; }
    LevelEditor &editor() { return m_window.editor(); }
    Toolbox &toolbox() { return m_window.editor().toolbox(); }

    /// Takes a tool and draws from one cell to another with `paint`, a key of terrain or kinds. Without `isReleased`
    /// the mouse is still pressed.
    void draw(ToolId tool, const QString &paint, Point from, Point to, bool isReleased = true);
    /// The mouse is over a cell with a tool in hand.
    void hover(ToolId tool, const QString &paint, Point cell);
    void select(Point from, Point to);
    void setOptions(const std::function<void(DrawOptions &)> &change);
    /// As chosen from its menu.
    void trigger(const QString &action);
    /// Of the widget with this objectName, as it is now; empty: the level on the canvas.
    QImage picture(const QString &part);

private:
    Paint paintOf(const QString &key);
    void settle();

    MainWindow m_window;
};

/// One picture of the manual: what is done before its first half is taken, and what between both halves.
struct EditorScene {
    QString name;
    QString part; ///< objectName of the widget shown; empty: the level on the canvas
    std::function<void(SceneStage &)> before;
    std::function<void(SceneStage &)> after;
    QStringList rows = {};
};

/// In the order of the manual.
QList<EditorScene> editorScenes();

// Their parts, each in a file of its own.
QList<EditorScene> drawScenes();

#pragma once

#include "tests/driver/programwindow.h"

#include <functional>

/// The editor with a small level, moved as a person would move it, for pictures of the manual.
class SceneStage {
public:
    /// `rows`: the level, drawn as text; empty: a hall with a few things.
    SceneStage(const CataloguePtr &catalogue, const QStringList &rows);
    /// Leaves nothing that the next one would remember.
    ~SceneStage();

    ProgramWindow &window() { return m_window; }
    LevelEditor &editor() { return m_window.editor(); }
    Toolbox &toolbox() { return m_window.editor().toolbox(); }

    /// Takes a tool and draws from one cell to another with `paint`, a key of terrain or kinds. Without `isReleased`
    /// the mouse is still pressed.
    void draw(ToolId tool, const QString &paint, Point from, Point to, bool isReleased = true);
    /// The mouse is over a cell with a tool in hand.
    void hover(ToolId tool, const QString &paint, Point cell);
    void select(Point from, Point to);
    void setOptions(const std::function<void(DrawOptions &)> &change);
    /// Chooses one by one what stands on these cells.
    void selectThings(const std::vector<Point> &cells);
    /// As chosen from its menu.
    void trigger(const QString &action);
    /// Brings a panel before others, or closes it.
    void showDock(const QString &dock, bool isShown = true);
    /// Types into a field, or chooses from a list by the place in it.
    void type(const QString &field, const QString &text);
    void choose(const QString &list, int row);
    /// A key pressed and released on the canvas.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Lets what is on its way arrive.
    void settle();

    /// Widgets with these objectNames beside or below one another, divided by `+`, as they are now; those that cannot
    /// be seen are left out. "level", and an empty text: the level on the canvas; "window": all.
    QImage picture(const QString &parts);

private:
    Paint paintOf(const QString &key);
    QImage pictureOfPart(const QString &part);

    ProgramWindow m_window;
};

/// Beside one another, or below where that would be too wide, with nothing between them.
QImage joined(const QList<QImage> &images, int gap, int mostWide);

/// One picture of the manual: what is done before its first half is taken, and what between both halves.
struct EditorScene {
    QString name;
    QString parts; ///< what is shown (SceneStage::picture)
    std::function<void(SceneStage &)> before;
    std::function<void(SceneStage &)> after;
    QStringList rows = {};
};

/// In the order of the manual.
QList<EditorScene> editorScenes();

// Their parts, each in a file of its own.
QList<EditorScene> drawScenes();
QList<EditorScene> thingScenes();
QList<EditorScene> documentScenes();
QList<EditorScene> fileScenes();
QList<EditorScene> fairScenes();
QList<EditorScene> storyScenes();
QList<EditorScene> viewScenes();

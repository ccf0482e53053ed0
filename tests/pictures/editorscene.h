#pragma once

#include "tests/driver/programwindow.h"

#include <functional>

/// The editor with a small level, operated as a person would operate it, for pictures of the manual.
class SceneStage {
public:
    /// `rows` is the level, drawn as text; an empty list gives a hall with a few things.
    SceneStage(const CataloguePtr &catalogue, const QStringList &rows);
    /// Removes everything that the next stage would remember.
    ~SceneStage();

    ProgramWindow &window() { return m_window; }
    LevelEditor &editor() { return m_window.editor(); }
    Toolbox &toolbox() { return m_window.editor().toolbox(); }

    /// Selects a tool and draws from one cell to another with `paint`, a key of terrain or kinds. If `isReleased` is
    /// false, the mouse button stays pressed.
    void draw(ToolId tool, const QString &paint, Point from, Point to, bool isReleased = true);
    /// Selects a tool and moves the mouse over a cell.
    void hover(ToolId tool, const QString &paint, Point cell);
    void select(Point from, Point to);
    void setOptions(const std::function<void(DrawOptions &)> &change);
    /// Selects the things on these cells one by one.
    void selectThings(const std::vector<Point> &cells);
    /// Triggers an action as if chosen from its menu.
    void trigger(const QString &action);
    /// Raises a panel, or closes it.
    void showDock(const QString &dock, bool isShown = true);
    /// Types into a field, or chooses a row of a list.
    void type(const QString &field, const QString &text);
    void choose(const QString &list, int row);
    /// Presses and releases a key on the canvas.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Waits until all animations and pending events are processed.
    void settle();

    /// Returns a picture of the widgets with these objectNames, separated by `+`, side by side or one below the other.
    /// Hidden widgets are left out. "level" or an empty string is the level on the canvas; "window" is everything.
    QImage picture(const QString &parts);

private:
    Paint paintOf(const QString &key);
    QImage pictureOfPart(const QString &part);

    ProgramWindow m_window;
};

/// Joins images side by side, or one below the other if that would be too wide.
QImage joined(const QList<QImage> &images, int gap, int mostWide);

/// A picture of the manual: the steps before its first half is taken, and the steps between both halves.
struct EditorScene {
    QString name;
    QString parts; ///< the widgets in the picture (see SceneStage::picture)
    std::function<void(SceneStage &)> before;
    std::function<void(SceneStage &)> after;
    QStringList rows = {};
};

/// Returns all scenes in the order of the manual.
QList<EditorScene> editorScenes();

// The parts of that list, each in its own file.
QList<EditorScene> drawScenes();
QList<EditorScene> thingScenes();
QList<EditorScene> documentScenes();
QList<EditorScene> fileScenes();
QList<EditorScene> fairScenes();
QList<EditorScene> storyScenes();
QList<EditorScene> viewScenes();

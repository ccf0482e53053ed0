#pragma once

// editor/view: classes that all features of the editor use, such as the level on the canvas, docks, status text, and
// requests to the window.

#include "editor/commands/commands.h"
#include "gamecore/softlock/trap.h"

#include <QObject>

#include <functional>

class Canvas;
class EditDocks;
class EditView;
class LevelDocument;
class LevelSaver;
class LevelTabs;
class QMainWindow;
class QWidget;
class Toolbox;
class WelcomeHints;
struct Run;

/// Requests from parts of the editor to the window, which carries them out.
class EditRequests : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    /// The window should show the editor, because the editor has opened a level that the user should see.
    void showEditor();
    /// The window should open a level file in a tab, or show the file's tab if there is one.
    void openFile(const QString &path);
    /// A level file was renamed. Its tab is already updated; the window should replace the path in its lists of recent
    /// levels and games.
    void fileMoved(const QString &from, const QString &to);
    /// The window should ask the user for the meanings of the tiles in the open Tiled map, and rebuild its level.
    void askTiles();
    /// The window should play a campaign from the level at index `place` on, as a test that returns to the editor.
    /// `notice` is shown to the player first; empty: none.
    void playCampaign(const QString &path, qsizetype place, const QString &notice);
    /// The window should replay a run that was read from a share code.
    void watchRun(const Run &run);
    /// The window should replay how the hero gets into a trap of the level, that is, a position in which he is stuck
    /// for good.
    void watchTrap(const Trap &trap);
    /// The window should search longer for a trap in the level, and report the result.
    void findTrap();
};

/// The objects that all features of the editor use. They outlive the features.
struct EditorContext {
    LevelDocument &document;
    Toolbox &toolbox;
    EditView &view;
    Canvas &canvas; ///< shared with other modes; shows the edited level only while the editor is active
    EditDocks &docks;
    Commands &commands; ///< already contains the commands of the window
    QMainWindow &host;  ///< the window: parent of actions and dialogs
    LevelTabs &levels;  ///< all open levels; `document` is the current one
    /// Saves levels to their files.
    LevelSaver &files;
    EditRequests &requests;
    WelcomeHints &hints;
    QWidget &header; ///< area above the canvas for bars, with a vertical layout; visible while the editor is active
};

/// The condition under which a command of the editor can be used.
struct CommandCondition {
    std::function<bool()> isPossible = {}; ///< null: always
    const char *needs = nullptr; ///< CommandPlace::needs: tool tip while the command is impossible; null: none
};

/// A part of the editor with its own actions and panels: one class, and one row in editfeatures.cpp.
/// Panels are added with EditDocks::addPanel(), so that EditDocks shows and hides them with the editor.
class EditFeature : public QObject {
    Q_OBJECT

public:
    /// Called with true when the editor begins to use the canvas, and with false when it stops. A new feature is
    /// inactive. The commands of an inactive feature are disabled, so that other commands can use the same keys.
    virtual void setActive(bool isActive);
    /// Updates texts after a change of the language. The texts of panels and commands need no update here.
    virtual void retranslate() { update(); }

protected:
    explicit EditFeature(const EditorContext &context) : m_context(context) {}
    const EditorContext &context() const { return m_context; }
    bool isActive() const { return m_isActive; }
    /// Registers a command and returns its action. `text` and `statusTip` are English, with the name of the derived
    /// class as translation context. Triggering the action calls `act`, if not null. KeyScope::Window, the default of
    /// CommandPlace::scope, is replaced by KeyScope::Drawing. The command is enabled while the editor is active and
    /// `condition` is met.
    ///
    /// Call it in the constructor of a derived class.
    QAction *addCommand(CommandId id, const char *text, const char *statusTip, CommandPlace place,
                        const std::function<void()> &act, CommandCondition condition = {});
    /// Enables the commands that are possible now and disables the others. Constructors call it last.
    virtual void update();

private:
    struct Use {
        QAction *action;
        std::function<bool()> isPossible; ///< null: always
    };

    EditorContext m_context;
    std::vector<Use> m_uses;
    bool m_isActive = false;
};

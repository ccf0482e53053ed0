#pragma once

// editor/view: shared by all features: the level on the canvas, docks, status text, requests to the window.

#include "editor/commands/commands.h"

#include <QObject>

#include <functional>

class Canvas;
class EditDocks;
class EditRequests;
class EditView;
class LevelDocument;
class LevelSaver;
class LevelTabs;
class QMainWindow;
class QWidget;
class Toolbox;
class WelcomeHints;

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

/// A part of the editor with its own actions and panels: one class in its own file and one row in editfeatures.cpp.
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
    /// class as translation context. Triggering the action calls `act`, if not null. If CommandPlace::scope is
    /// KeyScope::Window, the default, it becomes KeyScope::Drawing. The command is enabled while the editor is active
    /// and `condition` is met.
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

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

/// The objects that all parts of the editor work on, and that outlive these parts.
struct EditDesk {
    LevelDocument &document;
    Toolbox &toolbox;
    EditView &view;
    Canvas &canvas; ///< belongs to the editor only while it is active
    EditDocks &docks;
    Commands &commands; ///< contains the commands of the window already
    QMainWindow &host;  ///< owns actions and dialogs
    LevelTabs &levels;  ///< the document holds the current one
    LevelSaver &files;
    EditRequests &requests;
    WelcomeHints &hints;
    QWidget &header; ///< area above the canvas with a vertical layout; visible while the editor is active
};

/// When a command of the editor can be used, and CommandPlace::needs for when it cannot.
struct CommandCondition {
    std::function<bool()> isPossible = {}; ///< null: always
    const char *needs = nullptr;
};

/// A part of the editor with its own actions and panels: one class in its own file and one row in editfeatures.cpp.
/// Panels are added with EditDocks::addPanel(), which shows and hides them with the editor.
class EditFeature : public QObject {
    Q_OBJECT

public:
    /// Tells the feature that the editor takes or releases the canvas. Inactive at first; the commands are then
    /// disabled, so that other commands can use their keys.
    virtual void setActive(bool isActive);
    /// Updates texts after a change of the language. Panels and commands do so themselves.
    virtual void retranslate() { update(); }

protected:
    explicit EditFeature(const EditDesk &desk) : m_desk(desk) {}
    const EditDesk &desk() const { return m_desk; }
    bool isActive() const { return m_isActive; }
    /// Registers a command. Its shortcuts work while drawing, unless its place names a mode. It calls `act`, if not
    /// null. update() enables it while the editor is active and `isPossible`, if not null, returns true. `needs` is
    /// CommandPlace::needs.
    ///
    /// Call it in constructors of derived classes; their names are the translation contexts.
    QAction *addCommand(CommandId id, const char *text, const char *statusTip, CommandPlace place,
                        const std::function<void()> &act, CommandCondition condition = {});
    /// Enables the commands that are possible now. Constructors call it last.
    virtual void update();

private:
    struct Use {
        QAction *action;
        std::function<bool()> isPossible; ///< null: always
    };

    EditDesk m_desk;
    std::vector<Use> m_uses;
    bool m_isActive = false;
};

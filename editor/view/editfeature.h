#pragma once

// editor/view: what all parts of the editor share: the canvas as it is edited, docks, requests.

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

/// What the parts of the editor work on. All of it outlives them.
struct EditDesk {
    LevelDocument &document;
    Toolbox &toolbox;
    EditView &view;
    Canvas &canvas; ///< belongs to the editor only while it is active
    EditDocks &docks;
    Commands &commands; ///< those of the window are there already
    QMainWindow &host;  ///< owns actions and dialogs
    LevelTabs &levels;  ///< the document is one of them
    LevelSaver &files;
    EditRequests &requests;
    WelcomeHints &hints;
    QWidget &header; ///< above the canvas, with a layout from top to bottom; seen while the editor is active
};

/// A part of the editor that brings actions and panels of its own: a class in a file of its own and a row in
/// editfeatures.cpp. Panels go to EditDocks::addPanel(), which shows and hides them with the editor.
class EditFeature : public QObject {
    Q_OBJECT

public:
    /// The editor takes the canvas, or gives it free. It begins inactive; its commands are disabled then, which leaves
    /// their keys to others.
    virtual void setActive(bool isActive);
    /// Another language. Panels and commands hear of it themselves.
    virtual void retranslate() { update(); }

protected:
    explicit EditFeature(const EditDesk &desk) : m_desk(desk) {}
    const EditDesk &desk() const { return m_desk; }
    bool isActive() const { return m_isActive; }
    /// Registers a command whose keys are heard while drawing, unless its place names a mode; to be called in
    /// constructors of derived classes, whose names are the contexts of the texts. It does `act`, if that is not empty,
    /// and update() enables it while the editor is active and, if there is such a function, `isPossible` returns true;
    /// `needs` is CommandPlace::needs.
    QAction *addCommand(CommandId id, const char *text, const char *statusTip, CommandPlace place,
                        const std::function<void()> &act, std::function<bool()> isPossible = {},
                        const char *needs = nullptr);
    /// Enables the commands that can be used now. Constructors call it last.
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

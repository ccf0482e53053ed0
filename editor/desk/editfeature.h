#pragma once

// editor/desk: what all parts of the editor share: the canvas as it is edited, docks, requests.

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <memory>
#include <vector>

class Canvas;
class EditDocks;
class EditRequests;
class EditView;
class LevelDocument;
class LevelFiles;
class OpenLevels;
class QAction;
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
    QMainWindow &host;  ///< owns actions and dialogs
    OpenLevels &levels; ///< the document is one of them
    LevelFiles &files;
    EditRequests &requests;
    WelcomeHints &hints;
    QWidget &header; ///< above the canvas, with a layout from top to bottom; seen while the editor is active
};

/// The menus, and menus in them, into which the editor puts actions. None may be higher than a small screen.
enum class EditMenu : std::uint8_t {
    File,
    Edit,
    Clipboard, ///< a part of Edit: what is cut and copied
    Selection, ///< in Edit, as the next two
    Stamp,
    Tools,
    Level,
    View,
    ViewOverlays,
    ViewPanels,
    Play
};

/// A part of the editor that brings actions and panels of its own: a class in a file of its own and a row in
/// editfeatures.cpp. Panels go to EditDocks::addPanel(), which shows and hides them with the editor.
class EditFeature : public QObject {
    Q_OBJECT

public:
    /// What it offers in a menu, in order; null stands for a separator. Each has an objectName, a text and a status
    /// tip, and is disabled while the editor is not active, which leaves its keys to others.
    virtual QList<QAction *> actions(EditMenu menu) const;
    /// The editor takes the canvas, or gives it free. It begins inactive.
    virtual void setActive(bool isActive);
    /// Another language. Panels hear of it themselves.
    virtual void retranslate() {}

protected:
    explicit EditFeature(const EditDesk &desk) : m_desk(desk) {}
    const EditDesk &desk() const { return m_desk; }
    /// One that belongs to the window; `icon` may be empty.
    QAction *makeAction(const QString &objectName, const QString &icon = {},
                        const QList<QKeySequence> &keys = {}) const;

private:
    EditDesk m_desk;
};

/// All parts, in the order in which menus and panels show them.
std::vector<std::unique_ptr<EditFeature>> makeEditFeatures(const EditDesk &desk);

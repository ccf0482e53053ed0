#pragma once

#include "app/hud/celllabels.h"
#include "app/play/cellchooser.h"

#include <optional>

class PlaySession;
struct ShownStats;

/// The description of what the player knows of the cell under the mouse or the keyboard cursor
/// (app/messages/looktext.h), beside this cell. Notices about the game are shown in a line at the lower edge of the
/// canvas. While off, no text is shown.
///
/// The text about the cell under the mouse waits until the canvas has come to rest. If the view scrolls under the
/// mouse, the text disappears until the mouse moves.
class Look : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this object. `shownStats` are the facts that matter in the current game; their owner
    /// keeps them up to date.
    Look(Canvas &canvas, PlaySession &session, const ShownStats &shownStats, QObject *parent = nullptr);

    /// Sets whether a game is shown. Otherwise looking is off.
    void setOn(bool isOn);
    /// Sets whether the text includes what the player does not know.
    void setRevealing(bool isOn);
    /// Starts looking by keyboard at the hero's cell, and pauses a real-time game. Arrows move the cursor; looking ends
    /// when the player presses Escape or chooses a cell. A receiver of CellChooser::chosen() can make the hero go to
    /// the chosen cell.
    void start();
    CellChooser &chooser() { return m_chooser; }
    /// Keeps the texts off a plate on the canvas, which must outlive this object.
    void avoid(QWidget &plate);
    /// True if a monster or an item is in view, except on the hero's cell, so that Tab has a cell to go to.
    bool hasSights() const { return !sights().empty(); }
    /// Shows a text in the line, and hides the description of the cell. If `notice` is empty, shows the description
    /// again.
    void setNotice(const QString &notice);

    /// Updates the text. Call after each command, since the level may have changed under the cursor.
    void update();

private:
    void leave();
    void onScrolled();
    bool isCanvasBusy() const;
    std::vector<Point> sights() const;

    Canvas &m_canvas;
    PlaySession &m_session;
    const ShownStats &m_shownStats;
    CellChooser m_chooser;
    LookLine *m_line; ///< owned by the canvas, like m_label
    LookLabel *m_label;
    std::optional<Point> m_hovered; ///< cell under the mouse
    QString m_notice;
    bool m_isOn = false;
    bool m_isRevealing = false;
    bool m_isWaiting = false; ///< the text about the cell under the mouse waits for the canvas to come to rest
};

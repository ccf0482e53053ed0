#pragma once

#include "app/play/cellchooser.h"

#include <QAbstractScrollArea>
#include <QLabel>

#include <optional>
#include <vector>

class PlaySession;
class World;
struct ShownStats;

/// A line of text at the lower left of a view, as wide as its text; hidden if the text is empty. If a plate stands
/// there, the line is to its right. Transparent for the mouse.
class LookLine : public QLabel {
    Q_OBJECT

public:
    explicit LookLine(QAbstractScrollArea *view);

    /// Shows plain text; hides if it is empty.
    void say(const QString &text);
    /// Sets the plate, another child of the view, which must outlive this object.
    void avoid(QWidget &plate);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QAbstractScrollArea &m_view;
    QWidget *m_plate = nullptr;
};

/// A few short lines of text beside a cell, like a tooltip. Transparent for the mouse.
class LookLabel : public QLabel {
    Q_OBJECT

public:
    explicit LookLabel(QAbstractScrollArea *view, const QString &name = QStringLiteral("lookLabel"));

    /// Shows plain text to the right of a cell, or on another side if it does not fit there; hides if there are no
    /// lines. If it fits on several sides, the text takes the first one where it covers the least of `others`, places
    /// that should stay visible. `cell` and `others` are in viewport coordinates.
    void showLines(const QStringList &lines, const QRect &cell, const std::vector<QRect> &others = {});
    /// Sets a plate that the text never hides: another child of the view, which must outlive this object.
    void avoid(QWidget &plate);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    QPoint placeBeside(const QRect &cell) const;
    std::optional<QPoint> placeAround(const QRect &cell) const;
    qint64 coveredAt(const QRect &place) const;

    QAbstractScrollArea &m_view;
    QWidget *m_plate = nullptr;
    QRect m_cell;                ///< of the text, in viewport coordinates
    std::vector<QRect> m_others; ///< in viewport coordinates
};

/// Returns the places of the hero and of the monsters in view, in viewport coordinates. Labels should not cover them.
std::vector<QRect> placesOfActors(const Canvas &canvas, const World &world);

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
    bool hasMoreThanGround(Point cell) const;
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

#pragma once

#include "app/play/cellchooser.h"

class LookLabel;
class LookLine;
class PlaySession;
struct Stakes;

/// Says what the player knows of the cell under the mouse or under a keyboard cursor (app/messages/looktext.h): beside
/// the cell if somebody is there or something lies there, else in a line over the lower edge of the canvas. Says
/// nothing while it is off.
class Look : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. `stakes` are those of the game that is shown, kept up to date before the session tells
    /// this of a command.
    Look(Canvas &canvas, PlaySession &session, const Stakes &stakes, QObject *parent = nullptr);

    /// Whether a game is shown.
    void setOn(bool isOn);
    /// Whether it says what the player does not know, too.
    void setRevealing(bool isOn);
    /// Begins looking by keyboard, from the hero's cell. Arrows move the cursor, Escape and any choice end it; other
    /// receivers of CellChooser::chosen() go there.
    void start();
    CellChooser &chooser() { return m_chooser; }
    /// Whether Tab has a cell to go to: where somebody stands or something lies that is in view.
    bool hasSights() const { return !sights().empty(); }
    /// Shows another text in the line; empty: looking goes on.
    void setNotice(const QString &notice);

    /// Makes its text anew: the level may have changed under the cursor.
    void update();

private:
    void leave();
    bool hasMoreThanGround(Point cell) const;
    std::vector<Point> sights() const;

    Canvas &m_canvas;
    PlaySession &m_session;
    const Stakes &m_stakes;
    CellChooser m_chooser;
    LookLine *m_line; ///< these belong to the canvas
    LookLabel *m_label;
    std::optional<Point> m_hovered;
    QString m_notice;
    bool m_isOn = false;
    bool m_isRevealing = false;
};

#pragma once

#include "app/play/journeyplayer.h"

class Canvas;
class CellChooser;
class EventList;

/// Shows the way that a click, or Enter while looking, would take: under the mouse and under the cursor of the
/// keyboard. It is the way itself (Journey::preview()), and there is none where the click would not set out.
///
/// It stays quiet: once anything is played it goes, until the mouse or the cursor comes to another cell, so that
/// nothing points at a mouse that lies still. While a journey is under way the way is that of the journey.
class WayPreview : public QObject {
    Q_OBJECT

public:
    /// Ways past more cells are not looked for, so that no level makes the mouse wait.
    static constexpr int mostCells = 16384;

    /// All must outlive this.
    WayPreview(Canvas &canvas, PlaySession &session, JourneyPlayer &journeys, const CellChooser &lookChooser,
               QObject *parent = nullptr);

    /// Off while the canvas shows no game, or something is aimed at on it.
    void setOn(bool isOn);
    /// The cells as shown; empty while none are.
    const std::vector<Point> &path() const { return m_path; }
    /// Finds the way anew, which a command may have changed. Call it after each command, in a fixed order of receivers.
    void onPlayed(const EventList &events);

private:
    void pointAt(std::optional<Point> cell);
    void update();
    void show(std::vector<Point> path);
    bool isWanted() const;

    Canvas &m_canvas;
    PlaySession &m_session;
    JourneyPlayer &m_journeys;
    const CellChooser &m_lookChooser;
    std::optional<Point> m_cell; ///< the cell whose way is shown or about to be
    std::vector<Point> m_path;
    QTimer m_soon;
    bool m_isOn = false;
};

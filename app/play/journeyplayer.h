#pragma once

#include "app/games/playsession.h"
#include "gamecore/play/journey.h"

class EventList;

/// Plays journeys in a session, one command at a time and at a pace that can be followed, without holding anything up.
class JourneyPlayer : public QObject {
    Q_OBJECT

public:
    /// Milliseconds between two steps.
    static constexpr int turnsPaceMs = 33;
    static constexpr int realTimePaceMs = 100;
    /// Turns of rest between two steps of the timer.
    static constexpr int restsAtOnce = 5;

    /// The session must outlive this.
    explicit JourneyPlayer(PlaySession &session, QObject *parent = nullptr);

    /// Sets out, the first step at once. There must be a game that is under way. `target` is for Travel.
    void begin(Journey::Wish wish, Point target = {});
    /// Ends the journey because the player wants it, and tells nothing. False if there was none.
    bool stop();
    bool isUnderWay() const { return m_timer.isActive(); }
    const Journey &journey() const { return m_journey; }
    /// The way that begin(Wish::Travel) would take; as Journey::preview().
    void preview(Point target, std::vector<Point> &path, int mostCells)
    {
        m_journey.preview(m_session.world(), target, path, mostCells);
    }

    /// Ends the journey if what was played does. Call it after each command, in a fixed order of receivers.
    void onPlayed(const EventList &events);

Q_SIGNALS:
    /// The path of the journey under way; empty once it is over.
    void pathChanged(const std::vector<Point> &cells);
    /// The journey ended by itself; journey() says why.
    void stopped();

private:
    void step();
    void endIfOver();

    PlaySession &m_session;
    Journey m_journey;
    QTimer m_timer;
};

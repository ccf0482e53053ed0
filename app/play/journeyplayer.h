#pragma once

#include "app/games/playsession.h"
#include "gamecore/play/journey.h"

class EventList;

/// Plays journeys in a session, one command at a time and at a pace that can be followed, without holding anything up.
class JourneyPlayer : public QObject {
    Q_OBJECT

public:
    /// Between two steps.
    static constexpr int turnsPaceMs = 33;
    static constexpr int realTimePaceMs = 100;

    /// The session must outlive this.
    explicit JourneyPlayer(PlaySession &session, QObject *parent = nullptr);

    /// Sets out, the first step at once. There must be a game that is under way. `target` is for Travel.
    void begin(Journey::Wish wish, Point target = {});
    /// Because the player wants it; nothing is told. False if there was no journey: then it does nothing.
    bool stop();
    bool isUnderWay() const { return m_timer.isActive(); }
    const Journey &journey() const { return m_journey; }
    /// The way that begin(Wish::Travel) would take; as Journey::preview().
    void preview(Point target, std::vector<Point> &path, int mostCells)
    {
        m_journey.preview(m_session.world(), target, path, mostCells);
    }

    /// What was played may end it. Who hears of what was played tells it this in turn.
    void onPlayed(const EventList &events);

Q_SIGNALS:
    /// Of the journey under way; empty once it is over.
    void pathChanged(const std::vector<Point> &cells);
    /// By itself; journey() says why.
    void stopped();

private:
    void step();
    void endIfOver();

    PlaySession &m_session;
    Journey m_journey;
    QTimer m_timer;
};

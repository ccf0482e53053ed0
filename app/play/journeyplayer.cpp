#include "app/play/journeyplayer.h"

JourneyPlayer::JourneyPlayer(PlaySession &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&m_timer, &QTimer::timeout, this, &JourneyPlayer::step);
    connect(&session, &PlaySession::started, this, [this] {
        stop();
        m_journey.enter(m_session.world());
    });
    connect(&session, &PlaySession::stateChanged, this, [this](PlaySession::State state) {
        if (state != PlaySession::State::Running) {
            stop();
        }
    });
}

void JourneyPlayer::begin(Journey::Wish wish, Point target)
{
    if (isUnderWay()) {
        stop();
    }
    m_journey.begin(wish, m_session.world(), target);
    m_timer.start(m_session.world().isRealTime() ? realTimePaceMs : turnsPaceMs);
    step();
}

bool JourneyPlayer::stop()
{
    const bool wasUnderWay = isUnderWay();
    m_timer.stop();
    if (wasUnderWay) {
        m_journey.stop();
        Q_EMIT pathChanged({});
    }
    return wasUnderWay;
}

void JourneyPlayer::step()
{
    const int most = m_journey.wish() == Journey::Wish::Rest ? restsAtOnce : 1;
    for (int played = 0; played < most && isUnderWay(); ++played) {
        const std::optional<Command> command = m_journey.next(m_session.world());
        if (!command) {
            break;
        }
        m_session.play(*command);
    }
    endIfOver();
}

void JourneyPlayer::onPlayed(const EventList &events)
{
    m_journey.observe(m_session.world(), events);
    if (isUnderWay() && m_journey.isUnderWay()) {
        Q_EMIT pathChanged(m_journey.path());
    } else if (isUnderWay()) {
        // Receivers of the command tell first what happened.
        QMetaObject::invokeMethod(this, &JourneyPlayer::endIfOver, Qt::QueuedConnection);
    }
}

void JourneyPlayer::endIfOver()
{
    if (isUnderWay() && !m_journey.isUnderWay()) {
        m_timer.stop();
        Q_EMIT pathChanged({});
        Q_EMIT stopped();
    }
}

#include "app/games/autosave.h"

#include "app/games/gamesource.h"
#include "app/messages/howfar.h"
#include "editor/storage/worker.h"

AutoSave::AutoSave(PlaySession &session, Saves &saves, QObject *parent)
    : QObject(parent), m_session(session), m_saves(saves)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, &AutoSave::saveNow);
    connect(&session, &PlaySession::settled, this, &AutoSave::onPlayed);
    connect(&m_saves.writes(), &WriteQueue::failed, this, [this](const QString &path) {
        if (path == m_saves.pathOf(m_saves.currentIdOf(m_id)) && m_session.isUnderWay()) {
            m_isDirty = true;
            m_rest.start(); // retried after that time
        }
    });
    connect(&session, &PlaySession::hintCounted, this, [this] {
        if (m_isWritten || m_isDirty) { // otherwise nothing is worth saving yet
            m_isDirty = true;
            m_rest.start();
        }
    });
    connect(&session, &PlaySession::started, this, [this] {
        m_isDirty = false;
        m_isWritten = false;
        m_rest.stop();
    });
}

void AutoSave::begin(const QString &id, const QJsonObject &origin)
{
    m_id = id;
    m_origin = origin;
}

void AutoSave::setOrigin(const QJsonObject &origin)
{
    m_origin = origin;
    if (!m_id.isEmpty() && !m_session.game().history().empty()) {
        write();
    }
}

void AutoSave::onPlayed()
{
    if (m_id.isEmpty()) {
        return;
    }
    const World &world = m_session.world();
    if (world.status() != Status::Playing) {
        settle();
        m_saves.remove(m_id);
        m_isDirty = false;
        m_rest.stop();
        return;
    }
    m_isDirty = true;
    isDue() ? write() : m_rest.start();
}

bool AutoSave::isDue() const
{
    const World &world = m_session.world();
    const int times = isLarge(m_session.game().level()) ? timesForLarge : 1;
    return !m_isWritten || world.stage().depth != m_depth || world.turn() - m_turn >= times * mostTurnsBetween
           || world.timeMs() - m_timeMs >= times * mostMsBetween;
}

bool AutoSave::hasBarelyBegun(const World &world)
{
    return world.stage().depth == 1 && world.turn() < mostTurnsBetween && world.timeMs() < mostMsBetween;
}

void AutoSave::saveNow()
{
    if (!m_id.isEmpty() && m_isDirty) {
        write();
    }
}

void AutoSave::settle()
{
    m_saves.flush();
    m_id = m_saves.currentIdOf(m_id);
}

void AutoSave::write()
{
    QJsonObject origin = m_origin;
    rememberHowFar(m_session.world(), origin);
    rememberTally(m_session.tally(), m_session.world(), origin);
    m_beside(origin);
    m_saves.write(m_id, m_session.game(), origin);
    m_turn = m_session.world().turn();
    m_timeMs = m_session.world().timeMs();
    m_depth = m_session.world().stage().depth;
    m_isWritten = true;
    m_isDirty = false;
    m_rest.stop();
}

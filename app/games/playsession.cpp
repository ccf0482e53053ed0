#include "app/games/playsession.h"

#include "gamecore/world/event.h"

namespace {

constexpr int tickMs = 16;

/// Returns the milliseconds until the next monster acts, at least 1; the hero's waiting time if there are no monsters.
int untilNextAction(const World &world)
{
    qint64 wait = world.monstersLeft() > 0 ? longestAdvance : world.rules().actionMinMs;
    for (ActorId id = heroId + 1; id <= world.actorCount(); ++id) {
        if (world.isAlive(id)) {
            wait = qMin(wait, world.actor(id).nextActionMs - world.timeMs());
        }
    }
    return int(qMax<qint64>(1, wait));
}

} // namespace

PlaySession::PlaySession(QObject *parent) : QObject(parent)
{
    m_timer.setInterval(tickMs);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &PlaySession::onTick);
}

void PlaySession::start(Game game, const PlayTally &soFar)
{
    m_game = std::move(game);
    m_tally = soFar;
    begin();
}

void PlaySession::restart()
{
    if (m_game) {
        m_game->restart();
        m_tally = {};
        begin();
    }
}

void PlaySession::clear()
{
    m_game.reset();
    setState(State::Empty);
}

/// Tells of the new game first, so that it is on the canvas before titles, hints and commands follow its state.
void PlaySession::begin()
{
    m_rest = 0;
    const State state = world().isRealTime() ? State::Ready : State::Running;
    const bool hasChanged = state != m_state || m_isStepping;
    m_state = state;
    m_isStepping = false;
    updateTimer();
    Q_EMIT started();
    if (hasChanged && m_state == state) { // a receiver may have played already
        Q_EMIT stateChanged(state);
    }
}

bool PlaySession::isUnderWay() const
{
    return m_state != State::Empty && m_state != State::Over;
}

void PlaySession::setState(State state, bool isStepping)
{
    if (state != m_state || isStepping != m_isStepping) {
        m_state = state;
        m_isStepping = isStepping;
        updateTimer();
        Q_EMIT stateChanged(state);
    }
}

void PlaySession::setTicking(bool isOn)
{
    m_isTicking = isOn;
    updateTimer();
}

void PlaySession::updateTimer()
{
    if (m_isTicking && m_state == State::Running && world().isRealTime()) {
        m_sinceTick.restart();
        m_timer.start();
    } else {
        m_timer.stop();
    }
}

void PlaySession::play(const Command &command)
{
    if (!isUnderWay()) {
        return;
    }
    if (command.type == Command::Type::Move && !m_isStepping) {
        setState(State::Running);
    }
    playAndTell(command);
}

void PlaySession::pause()
{
    if (m_state == State::Running && world().isRealTime()) {
        setState(State::Paused);
    }
}

void PlaySession::resume()
{
    if (m_state == State::Paused) {
        setState(State::Running);
    }
}

void PlaySession::step()
{
    if (!isUnderWay()) {
        return;
    }
    if (world().isRealTime()) {
        setState(State::Paused, true);
        playAndTell(Command::advance(untilNextAction(world())));
    } else {
        playAndTell(Command::wait());
    }
}

void PlaySession::advance(int milliseconds)
{
    if (m_state != State::Running || !world().isRealTime()) {
        return;
    }
    m_rest += milliseconds * m_speed;
    const int due = qMin(m_rest / 100, longestAdvance);
    if (due > 0) {
        m_rest -= due * 100;
        m_tally.slowest = m_tally.slowest == 0 ? m_speed : qMin(m_tally.slowest, m_speed);
        playAndTell(Command::advance(due));
    }
}

void PlaySession::countHint()
{
    m_tally.hints = qMin(m_tally.hints + 1, largestCount);
    Q_EMIT hintCounted();
}

void PlaySession::playAndTell(const Command &command)
{
    EventList events;
    m_game->play(command, events);
    Q_EMIT played(events);
    Q_EMIT settled();
    if (world().status() != Status::Playing) {
        setState(State::Over);
    }
}

void PlaySession::onTick()
{
    advance(int(qMin<qint64>(m_sinceTick.restart(), longestTick)));
}

#include "app/play/hintguide.h"

#include "app/messages/hinttext.h"
#include "editor/canvas/canvas.h"
#include "gamecore/world/event.h"

#include <QLocale>

#include <algorithm>

namespace {

/// Milliseconds until a search reports progress, and between reports.
constexpr int patienceMs = 1000;
constexpr int progressMs = 250;

} // namespace

HintGuide::HintGuide(Canvas &canvas, PlaySession &session, QObject *parent)
    : QObject(parent), m_canvas(canvas), m_session(session)
{
    connect(&session, &PlaySession::started, this, [this] {
        endSearch();
        forget();
        m_way = {};
    });
    connect(&session, &PlaySession::stateChanged, this, [this](PlaySession::State state) {
        if (state == PlaySession::State::Over) {
            endSearch();
            forget();
        }
    });
    connect(&m_progress, &QTimer::timeout, this, &HintGuide::tellProgress);
}

HintGuide::Service HintGuide::service() const
{
    if (!m_session.isUnderWay()) {
        return Service::NoGame;
    }
    if (m_session.game().isDungeon()) {
        return Service::Dungeon;
    }
    if (m_session.world().size().area() > mostCells) {
        return Service::Large;
    }
    return m_session.world().rules().hints ? Service::Given : Service::Rule;
}

void HintGuide::setOn(bool isOn)
{
    m_isOn = isOn;
    endSearch();
    showMarks();
}

HintGuide::Answer HintGuide::answerFor(const World &world, const SavedSolution &kept, const SolveProgress &watch)
{
    Answer answer{.way = kept, .hint = {}};
    std::optional<std::vector<Command>> commands = kept.from(world);
    if (!commands) {
        answer.way = SavedSolution::find(world, {.states = qMin(mostStates, mostLooks / world.size().area())}, watch);
        commands = answer.way.from(world);
    }
    if (commands) {
        answer.hint = hintOf(world, *commands, usualStepMs);
    }
    return answer;
}

void HintGuide::ask()
{
    if (!m_isOn || stopSearch() || service() != Service::Given) {
        return;
    }
    m_session.pause();
    m_states = std::make_shared<std::atomic<qint64>>(0);
    const auto world = std::make_shared<const World>(m_session.world());
    m_progress.start(patienceMs);
    m_job.run(
        [world, kept = m_way, states = m_states](const auto &isCancelled) {
            return answerFor(*world, kept, {.states = states.get(), .isCancelled = &isCancelled});
        },
        [this](const Answer &answer) { tell(answer); });
}

bool HintGuide::stopSearch()
{
    if (!m_job.isRunning()) {
        return false;
    }
    endSearch();
    Q_EMIT said([] { return tr("The search for a hint was stopped."); });
    return true;
}

void HintGuide::endSearch()
{
    m_job.cancel();
    m_progress.stop();
    Q_EMIT noticeChanged({});
}

void HintGuide::tellProgress()
{
    m_progress.start(progressMs);
    //: %1 is a number of states of the game
    Q_EMIT noticeChanged(
        tr("Looking for a way to win: %1 states so far. Escape stops it.").arg(QLocale().toString(m_states->load())));
}

void HintGuide::tell(const Answer &answer)
{
    endSearch();
    m_way = answer.way;
    if (answer.hint) {
        raise(*answer.hint);
    } else {
        forget();
        Q_EMIT said(retellableSentenceWithoutHint(answer.way.solvable(), m_session.world()));
    }
}

/// Raises the grade if the goal is the same as before. Hints already given are repeated without being counted.
void HintGuide::raise(const Hint &hint)
{
    const bool isSame = m_hint && m_hint->isSameGoal(hint);
    const HintGrade grade = isSame ? HintGrade(qMin(int(m_grade) + 1, hintGradeCount - 1)) : HintGrade::Direction;
    const bool isMore = !isSame || grade != m_grade;
    m_hint = hint;
    m_grade = grade;
    showMarks();
    Q_EMIT said(retellableSentenceOf(hint, grade, m_session.world()));
    if (isMore) {
        m_session.countHint();
    }
}

void HintGuide::onPlayed(const EventList &events)
{
    const bool isHeroes = !events.isRefused() && std::any_of(events.begin(), events.end(), [](const Event &event) {
        return event.actor == heroId;
    });
    if (m_job.isRunning() && (isHeroes || !m_session.world().isRealTime()) && !events.isRefused()) {
        endSearch();
        Q_EMIT said([] { return tr("You moved on, so the search for a hint was stopped."); });
    }
    if (m_hint && !events.isRefused()) {
        if (isReached(*m_hint, m_session.world())) {
            forget();
        } else if (m_grade != HintGrade::Direction) {
            showMarks();
        }
    }
}

void HintGuide::forget()
{
    m_hint.reset();
    showMarks();
}

/// Marks the rest of the way, if the hero has not left it.
void HintGuide::showMarks()
{
    QRegion goal;
    QRegion way;
    const auto add = [](Point cell, QRegion &region) { region += QRect(cell.x, cell.y, 1, 1); };
    if (m_isOn && m_hint && m_grade != HintGrade::Direction) {
        const World &world = m_session.world();
        const bool isSeen = m_hint->monster != nobody && world.isVisible(world.actor(m_hint->monster).cell);
        add(isSeen ? world.actor(m_hint->monster).cell : m_hint->cell, goal); // out of view: the cell named in the hint
        const std::vector<Point> &cells = m_hint->way;
        const auto here = std::find(cells.rbegin(), cells.rend(), world.hero().cell);
        for (auto cell = here.base(); m_grade == HintGrade::Way && here != cells.rend() && cell != cells.end();
             ++cell) {
            add(*cell, way);
        }
    }
    m_canvas.setTint(CellTint::HintWay, way - goal);
    m_canvas.setTint(CellTint::HintGoal, goal);
}

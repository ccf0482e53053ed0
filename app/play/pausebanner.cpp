#include "app/play/pausebanner.h"

#include "app/games/playsession.h"
#include "editor/canvas/canvas.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr int bannerGap = 24;

} // namespace

PauseBanner::PauseBanner(const PlaySession &session, Canvas &canvas)
    : QLabel(&canvas), m_session(session), m_canvas(canvas)
{
    setObjectName(u"pauseBanner"_s);
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    connect(&canvas, &Canvas::viewChanged, this, [this] {
        if (isVisible()) {
            move(bestPlace()); // cells lie elsewhere now
        }
    });
}

void PauseBanner::showState(bool mayShow)
{
    const PlaySession::State state = m_session.state();
    setVisible(mayShow && (state == PlaySession::State::Ready || state == PlaySession::State::Paused));
    setText(state == PlaySession::State::Ready ? tr("Any move starts")
            : m_session.isStepping()           ? tr("Step by step: time stands still")
                                               : tr("Paused: any move or a click goes on"));
    place();
}

void PauseBanner::place()
{
    adjustSize();
    move(bestPlace());
}

QPoint PauseBanner::bestPlace() const
{
    const int right = m_canvas.width() - width() - bannerGap;
    const int low = m_canvas.height() - height() - bannerGap;
    QPoint best;
    int fewest = std::numeric_limits<int>::max();
    for (const int y : {low, bannerGap}) {
        for (const int x : {(m_canvas.width() - width()) / 2, right, bannerGap}) {
            const int covered = thingsUnder(QRect(QPoint(x, y), size()));
            if (covered < fewest) {
                fewest = covered;
                best = QPoint(x, y);
            }
        }
    }
    return best;
}

int PauseBanner::thingsUnder(const QRect &part) const
{
    if (m_session.state() == PlaySession::State::Empty) {
        return 0;
    }
    const World &world = m_session.world();
    const auto isUnder = [&](Point cell) { return m_canvas.viewportRectOf(cell).intersects(part); };
    int things = 0;
    for (ActorId id = heroId; id <= world.actorCount(); ++id) {
        things += world.isAlive(id) && isUnder(world.actor(id).cell) ? 1 : 0;
    }
    for (const Item &item : world.items()) {
        things += isUnder(item.cell) ? 1 : 0;
    }
    return things;
}

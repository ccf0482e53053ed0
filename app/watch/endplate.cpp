#include "app/watch/endplate.h"

#include "app/hud/heroplate.h"
#include "app/messages/eventtext.h"
#include "app/watch/watchedrun.h"
#include "editor/canvas/canvas.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/styled.h"

#include <QEvent>
#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr int endPlateGap = 12;

} // namespace

EndPlate::EndPlate(Canvas &canvas, const WatchedRun &run, const HeroPlate &heroPlate)
    : QLabel(&canvas), m_canvas(canvas), m_run(run), m_heroPlate(heroPlate)
{
    setObjectName(u"endPlate"_s);
    setTextFormat(Qt::PlainText);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    connect(&canvas, &Canvas::viewChanged, this, &EndPlate::place);
    whenLanguageChanges(*this, [this] { showMoment(); });
}

void EndPlate::setShown(bool isShown)
{
    m_isShown = isShown;
    showMoment();
}

void EndPlate::showMoment()
{
    const bool isAtEnd = m_isShown && !m_run.isEmpty() && m_run.last() > 0 && m_run.at() == m_run.last();
    if (isAtEnd) {
        const World &world = m_run.game().world();
        setText(textOf(world));
        setStyled(this, "hasWon", world.status() == Status::Won);
        setStyled(this, "hasLost", world.status() == Status::Lost);
    }
    setVisible(isAtEnd);
    place();
}

QString EndPlate::textOf(const World &world)
{
    const QLocale locale;
    const bool isDungeon = world.stage().isDungeon;
    const QString depth = locale.toString(world.stage().depth);
    QStringList parts;
    switch (world.status()) {
    case Status::Won:
        parts.append(isDungeon ? tr("Won on depth %1").arg(depth) : tr("Won"));
        break;
    case Status::Lost:
        parts.append(isDungeon ? tr("Died on depth %1").arg(depth) : tr("Died"));
        break;
    case Status::Playing:
        parts.append(tr("The game ends here"));
        break;
    }
    parts.append(world.isRealTime() ? clockText(world.timeMs()) : tr("turn %1").arg(locale.toString(world.turn())));
    if (world.status() == Status::Won && world.gold() > 0) {
        parts.append(tr("%1 gold").arg(locale.toString(world.gold())));
    }
    return parts.join(u" · "_s);
}

/// Returns the first free place of four: above or below a level that is in view as a whole, at the top or the bottom of
/// the view.
QRect EndPlate::bestPlace() const
{
    const QRect canvas = m_canvas.calmViewport();
    const QRect view = canvas.adjusted(endPlateGap, endPlateGap, -endPlateGap, -endPlateGap);
    const Size size = m_canvas.levelSize();
    const QRect all = m_canvas.viewportRectOf({0, 0}) | m_canvas.viewportRectOf({size.width - 1, size.height - 1});
    const QRect level = all.translated(canvas.topLeft());
    QRect plate({}, sizeHint());
    plate.moveCenter(canvas.contains(level) ? level.center() : view.center());
    plate.moveLeft(std::clamp(plate.left(), view.left(), std::max(view.left(), view.right() + 1 - plate.width())));
    const int step = plate.height() + endPlateGap;
    const std::array tops{level.top() - step, level.bottom() + endPlateGap, view.top(),
                          view.bottom() + 1 - plate.height()};
    for (const int top : tops) {
        plate.moveTop(top);
        if (view.contains(plate) && isFree(plate)) {
            break;
        }
    }
    return plate;
}

bool EndPlate::isFree(const QRect &place) const
{
    const QRect hero =
        m_canvas.viewportRectOf(m_run.game().world().hero().cell).translated(m_canvas.calmViewport().topLeft());
    const bool isOnPlate = m_heroPlate.isVisible() && m_heroPlate.geometry().intersects(place);
    return !hero.intersects(place) && !isOnPlate;
}

void EndPlate::place()
{
    if (!isHidden() && !m_run.isEmpty()) {
        ensurePolished();
        setGeometry(bestPlace());
    }
}

void EndPlate::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        place();
    }
}

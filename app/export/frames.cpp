#include "app/export/frames.h"

#include <QCoreApplication>
#include <QLocale>

#include <map>

namespace {

class FramesText {
    Q_DECLARE_TR_FUNCTIONS(FramesText)

public:
    static QString none() { return tr("This part of the game is empty. Choose a longer one."); }
    static QString tooMany()
    {
        return tr("This would save more than %1 pictures. Choose a shorter part of the game or more game time per "
                  "picture.")
            .arg(QLocale().toString(mostFrames));
    }
    static QString tooLarge(QSize pixels)
    {
        const QLocale locale;
        return tr("Pictures of %1 × %2 pixels are too large. Choose a smaller cell size or a smaller part of the "
                  "level.")
            .arg(locale.toString(pixels.width()), locale.toString(pixels.height()));
    }
};

/// Facts about all frames, collected before the first one is painted.
class FrameSurvey {
public:
    explicit FrameSurvey(const FramePlan &plan) : m_plan(plan) {}

    /// Plays the run. False if cancelled.
    bool look(const Run &run, const CataloguePtr &shipped, const std::atomic<bool> &isCancelled)
    {
        FrameWalk walk(run, shipped, m_plan.span);
        while (m_count <= mostFrames && walk.next(&isCancelled)) {
            const QRect cells = framedCells(walk.game().world(), m_plan.look);
            m_cells[depthOf(walk.game())] |= cells;
            m_size = m_size.expandedTo(isFixed() ? m_cells[depthOf(walk.game())].size() : cells.size());
            ++m_count;
        }
        return !isCancelled;
    }

    qint64 count() const { return m_count; }
    /// Returns the size in cells, the same for all frames.
    QSize size() const { return m_size; }
    /// Returns the cells of one frame, `size()` of them. The area of a level is the same in all frames, unless it
    /// follows the hero.
    QRect cellsOf(const Game &game) const
    {
        const QRect shown = isFixed() ? m_cells.at(depthOf(game)) : framedCells(game.world(), m_plan.look);
        const QSize around = m_size - shown.size();
        return {shown.topLeft() - QPoint(around.width() / 2, around.height() / 2), m_size};
    }

private:
    static int depthOf(const Game &game) { return game.world().stage().depth; }
    bool isFixed() const { return m_plan.look.part != FrameLook::Part::AroundHero; }

    const FramePlan &m_plan;
    qint64 m_count = 0;
    QSize m_size{0, 0};
    std::map<int, QRect> m_cells; ///< by depth
};

QString faultOf(QSize cells, const FrameLook &look)
{
    return mayBeFramed(cells, look) ? QString() : FramesText::tooLarge(cells * look.tile);
}

QString faultOf(const FrameSurvey &survey, const FrameLook &look)
{
    return survey.count() == 0           ? FramesText::none()
           : survey.count() > mostFrames ? FramesText::tooMany()
                                         : faultOf(survey.size(), look);
}

} // namespace

std::optional<FrameCount> countFrames(const Run &run, const CataloguePtr &shipped, const FramePlan &plan,
                                      const std::atomic<bool> &isCancelled)
{
    FrameSurvey survey(plan);
    if (!survey.look(run, shipped, isCancelled)) {
        return std::nullopt;
    }
    return FrameCount{
        .count = survey.count(), .pixels = survey.size() * plan.look.tile, .fault = faultOf(survey, plan.look)};
}

QString writeFrames(const Run &run, const CataloguePtr &shipped, const FramePlan &plan, FrameSink &sink,
                    const std::atomic<bool> &isCancelled)
{
    FrameSurvey survey(plan);
    if (!survey.look(run, shipped, isCancelled)) {
        return {};
    }
    QString fault = faultOf(survey, plan.look);
    if (fault.isEmpty()) {
        fault = sink.begin(survey.size() * plan.look.tile, survey.count());
    }
    FramePainter painter(plan.look);
    FrameWalk walk(run, shipped, plan.span);
    while (fault.isEmpty() && walk.next(&isCancelled)) {
        fault = sink.add(painter.paint(walk.game(), survey.cellsOf(walk.game())));
    }
    return fault.isEmpty() && !isCancelled ? sink.finish() : fault;
}

QString writeFrame(const Game &game, const FrameLook &look, FrameSink &sink)
{
    const QSize cells = framedCells(game.world(), look).size();
    QString fault = faultOf(cells, look);
    fault = fault.isEmpty() ? sink.begin(cells * look.tile, 1) : fault;
    fault = fault.isEmpty() ? sink.add(FramePainter(look).paint(game)) : fault;
    return fault.isEmpty() ? sink.finish() : fault;
}

#include "gamecore/worstcase/pursuithero.h"

#include "gamecore/pathfinding/ground.h"

#include <numeric>

PursuitHero::PursuitHero(const PursuitScene &scene)
    : m_size(scene.size()), m_stride(m_size.width + 1), m_words((m_stride * m_size.height + 63) / 64),
      m_margin((m_stride + 1) / 64 + 2)
{
    const auto isGround = [&scene](Point cell) { return scene.heroGround.contains(cell) && scene.heroGround.at(cell); };
    for (int i = 0; i < directionCount; ++i) {
        const Point step = stepOf(Direction(i));
        const int offset = step.y * m_stride + step.x;
        Way way{Direction(i), offset >> 6, offset & 63, std::vector<Word>(std::size_t(m_words), 0)};
        bool isUsed = false;
        for (int y = 0; y < m_size.height; ++y) {
            for (int x = 0; x < m_size.width; ++x) {
                const Point from{x, y};
                const bool isHere = scene.heroCells.at(from) || from == scene.start;
                if (isHere && isStepOpen(from, way.direction, scene.rules, isGround)
                    && scene.heroCells.at(from + step)) {
                    set(way.from.data(), bitOf(from));
                    isUsed = true;
                }
            }
        }
        if (isUsed) {
            m_ways.push_back(std::move(way));
        }
    }
}

void PursuitHero::addBefore(const Cells &cells, Word *before) const
{
    for (const Way &way : m_ways) {
        const Word *to = cells.words() + way.words;
        const Word *from = way.from.data();
        const auto right = unsigned(way.bits);
        const auto left = 63 - right;
        for (int i = 0; i < m_words; ++i) {
            // Two shifts, because a shift by 64 bits is undefined.
            before[i] |= from[i] & (to[i] >> right | to[i + 1] << 1U << left);
        }
    }
}

Grid<int> PursuitHero::stepsTo(const std::vector<Point> &cells) const
{
    Grid<int> steps(m_size, -1);
    std::vector<Point> open = cells;
    for (const Point cell : cells) {
        steps.set(cell, 0);
    }
    for (std::size_t i = 0; i < open.size(); ++i) {
        const Point at = open[i];
        for (const Way &way : m_ways) {
            const Point before = at - stepOf(way.direction);
            if (m_size.contains(before) && steps.at(before) < 0 && has(way.from.data(), bitOf(before))) {
                steps.set(before, steps.at(at) + 1);
                open.push_back(before);
            }
        }
    }
    return steps;
}

PursuitTempo PursuitTempo::of(const Rules &rules, int stepMs, int everyTurns)
{
    if (rules.clock == Clock::Turns) {
        return {.stepMs = 1, .actMs = everyTurns, .firstMs = 1, .grainMs = 1};
    }
    PursuitTempo tempo{.stepMs = stepMs, .actMs = rules.actionMinMs * everyTurns, .firstMs = rules.firstActionMs};
    tempo.grainMs = std::gcd(tempo.stepMs, tempo.actMs);
    if (tempo.phases() > mostPhases) {
        tempo.grainMs = (stepMs + mostPhases - 1) / mostPhases;
    }
    return tempo;
}

PursuitTempo::Stretch PursuitTempo::stretch(int ms, int phase) const
{
    const int left = ms - phase * grainMs;
    const int steps = left > 0 ? (left + stepMs - 1) / stepMs : 0;
    return {.steps = steps, .phase = (steps * stepMs - left) / grainMs};
}

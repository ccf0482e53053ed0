#include "gamecore/worstcase/pursuittempo.h"

#include "gamecore/data/rules.h"

#include <numeric>

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

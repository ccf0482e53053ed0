#include "tests/bench/timing.h"

#include "gamecore/data/rules.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>

namespace {

constexpr double mostCalls = 1e6;

/// Returns the processor time of this thread in nanoseconds.
double processorTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e9 + double(time.tv_nsec);
}

int callsFor(const Contestant &side, double sampleMs)
{
    if (side.prepare) {
        return 1;
    }
    const double once = std::max(1.0, processorNanosecondsOf(side.run));
    return int(std::clamp(std::round(sampleMs * 1e6 / once), 1.0, mostCalls));
}

void prepare(const Contestant &side)
{
    if (side.prepare) {
        side.prepare();
    }
}

double sample(const Contestant &side, int calls)
{
    prepare(side);
    const double all = processorNanosecondsOf([&side, calls] {
        for (int i = 0; i < calls; ++i) {
            side.run();
        }
    });
    return all / (calls * side.operations);
}

} // namespace

double nanosecondsOf(const std::function<void()> &run)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    run();
    return std::chrono::duration<double, std::nano>(Clock::now() - begin).count();
}

double processorNanosecondsOf(const std::function<void()> &run)
{
    const double begin = processorTime();
    run();
    return processorTime() - begin;
}

std::vector<Measured> alternate(const std::vector<Contestant> &sides, const Rounds &rounds)
{
    std::vector<int> calls;
    for (const Contestant &side : sides) {
        prepare(side);
        side.run(); // This first run allocates the memory and warms up the code.
        calls.push_back(callsFor(side, rounds.sampleMs));
    }
    std::vector<std::vector<double>> samples(sides.size());
    for (int round = -1; round < rounds.count; ++round) {
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const double taken = sample(sides[i], calls[i]);
            if (round >= 0) {
                samples[i].push_back(taken);
            }
        }
    }
    std::vector<Measured> measured;
    for (const std::vector<double> &side : samples) {
        measured.push_back(measuredOf(side));
    }
    return measured;
}

Measured inUnit(const Measured &nanoseconds, double nanosecondsPerUnit)
{
    Measured measured{nanoseconds.median / nanosecondsPerUnit, {}};
    if (nanoseconds.p95) {
        measured.p95 = *nanoseconds.p95 / nanosecondsPerUnit;
    }
    return measured;
}

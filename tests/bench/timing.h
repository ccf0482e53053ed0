#pragma once

#include "tests/bench/report/row.h"

#include <functional>
#include <vector>

/// One side of a duel.
struct Contestant {
    std::function<void()> run;          ///< one call, a microsecond or more; may be called any number of times
    double operations = 1;              ///< what one call does, times this
    std::function<void()> prepare = {}; ///< before each sample, not timed; a sample is then one call
};

/// How long to look. A sample is as many calls as take `sampleMs`, at least one.
struct Rounds {
    int count = 25;
    double sampleMs = 2;
};

/// Lets all sides run in turns in this process, round by round, after one round that does not count. Nanoseconds of
/// processor time an operation, in the order of the sides: medians, so that what else the machine does falls on all
/// alike.
std::vector<Measured> alternate(const std::vector<Contestant> &sides, const Rounds &rounds = {});

/// Nanoseconds of one call, by the clock: for what a person waits for, other threads and all.
double nanosecondsOf(const std::function<void()> &run);
/// The same in processor time of this thread: waiting for other programs does not count, nor what other threads do.
double processorNanosecondsOf(const std::function<void()> &run);

/// The same figures in another unit: `inUnit(side, 1e6)` makes milliseconds of nanoseconds.
Measured inUnit(const Measured &nanoseconds, double nanosecondsPerUnit);

/// Keeps the compiler from dropping what nobody reads.
template<typename T>
void keep(const T &value)
{
    asm volatile("" : : "g"(&value) : "memory");
}

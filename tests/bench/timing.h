#pragma once

#include "tests/bench/report/row.h"

#include <functional>
#include <vector>

/// A side of a duel.
struct Contestant {
    std::function<void()> run;          ///< one call, of a microsecond or more; may be repeated any number of times
    double operations = 1;              ///< operations per call
    std::function<void()> prepare = {}; ///< called before each sample, not timed; a sample is then one call
};

/// The number and length of samples. A sample is as many calls as take `sampleMs`, at least one.
struct Rounds {
    int count = 25;
    double sampleMs = 2;
};

/// Runs all sides in turns in this process, round by round, after one round that does not count. Returns nanoseconds of
/// processor time per operation, in the order of the sides. They are medians, so that other load on the machine affects
/// all sides equally.
std::vector<Measured> alternate(const std::vector<Contestant> &sides, const Rounds &rounds = {});

/// Returns the wall-clock time of one call in nanoseconds, with all threads: the time that a user waits.
double nanosecondsOf(const std::function<void()> &run);
/// Returns the processor time of this thread in nanoseconds, without the time of other programs and threads.
double processorNanosecondsOf(const std::function<void()> &run);

/// Converts figures to another unit: `inUnit(side, 1e6)` converts nanoseconds to milliseconds.
Measured inUnit(const Measured &nanoseconds, double nanosecondsPerUnit);

/// Keeps the compiler from removing an unused value.
template<typename T>
void keep(const T &value)
{
    asm volatile("" : : "g"(&value) : "memory");
}

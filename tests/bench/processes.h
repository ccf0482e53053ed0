#pragma once

#include "tests/bench/report/row.h"

#include <QStringList>

#include <sys/types.h>

/// Whole programs as they are, timed from outside. POSIX.

/// A program that runs; ours to end.
class RunningProgram {
public:
    /// Starts it with this process's environment and `settings` ("NAME=value") over it; what it prints is dropped.
    explicit RunningProgram(const QStringList &command, const QStringList &settings = {});
    /// Ends it, if it still runs.
    ~RunningProgram();
    RunningProgram(const RunningProgram &) = delete;
    RunningProgram &operator=(const RunningProgram &) = delete;

    bool isStarted() const { return m_pid > 0; }
    bool hasEnded();
    /// Processor time that all its threads have used so far; 0 if it is gone.
    double cpuMs() const;
    /// The same of the thread that it began with; 0 too where the system does not tell.
    double firstThreadMs() const;
    double peakMb() const;

private:
    pid_t m_pid = 0;
};

/// What a program that ran to its end used.
struct ProgramUse {
    double wallMs = 0;
    double cpuMs = 0;
};
/// Nothing if it cannot be started or ends with another code than 0.
std::optional<ProgramUse> useOf(const QStringList &command, const QStringList &settings = {});

/// Medians of all.
struct MeasuredUse {
    Measured wallMs;
    Measured cpuMs;
};
/// All in turns. Nothing for one that failed in any round.
std::vector<std::optional<MeasuredUse>> alternateUses(const std::vector<QStringList> &commands, int rounds,
                                                      const QStringList &settings = {});

/// The most memory that each program held at a time, in MB, asked for twice a millisecond while it runs: what wait4()
/// tells counts the memory of whoever started it too. Medians of all rounds; nothing for one that cannot be started.
std::vector<std::optional<Measured>> peaksOf(const std::vector<QStringList> &commands, int rounds,
                                             const QStringList &settings = {});

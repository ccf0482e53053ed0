#pragma once

#include "tests/bench/report/row.h"

#include <QStringList>

#include <sys/types.h>

/// Times whole programs from outside. POSIX.

/// A running program, which ends with this object.
class RunningProgram {
public:
    /// Starts the program with this process's environment and `settings` ("NAME=value") over it. Its output is dropped.
    explicit RunningProgram(const QStringList &command, const QStringList &settings = {});
    /// Ends the program if it still runs.
    ~RunningProgram();
    RunningProgram(const RunningProgram &) = delete;
    RunningProgram &operator=(const RunningProgram &) = delete;

    bool isStarted() const { return m_pid > 0; }
    bool hasEnded();
    /// Returns the processor time that all its threads have used so far; 0 if the program is gone.
    double cpuMs() const;
    /// Returns the processor time of its main thread; 0 too where the system does not report it.
    double firstThreadMs() const;
    double peakMb() const;

private:
    pid_t m_pid = 0;
};

/// The time and memory that a program used from start to end.
struct ProgramUse {
    double wallMs = 0;
    double cpuMs = 0;
};
/// Runs a command to its end. std::nullopt if it cannot be started or its exit code is not 0.
std::optional<ProgramUse> useOf(const QStringList &command, const QStringList &settings = {});

/// Medians of all rounds.
struct MeasuredUse {
    Measured wallMs;
    Measured cpuMs;
};
/// Runs all commands in turns. std::nullopt for a command that failed in any round.
std::vector<std::optional<MeasuredUse>> alternateUses(const std::vector<QStringList> &commands, int rounds,
                                                      const QStringList &settings = {});

/// Returns the peak memory of each program in MB, the median of all rounds; std::nullopt for a command that cannot be
/// started. It is sampled twice a millisecond while the program runs, since the figure of wait4() includes the memory
/// of the parent process.
std::vector<std::optional<Measured>> peaksOf(const std::vector<QStringList> &commands, int rounds,
                                             const QStringList &settings = {});

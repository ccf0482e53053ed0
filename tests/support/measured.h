#pragma once

#include <QByteArray>
#include <QStringList>

/// The most memory that the program promises to take, in bytes, whatever it reads or plays. With sanitizers what was
/// given back is kept apart for a while, which is no memory of its own.
#ifdef __SANITIZE_ADDRESS__
inline constexpr qint64 mostMemory = 1200LL * 1024 * 1024;
#else
inline constexpr qint64 mostMemory = 300LL * 1024 * 1024;
#endif

/// What a run of a program took.
struct MeasuredRun {
    int exitCode = -1; ///< -1: it could not be started, crashed, or took longer than two minutes
    QByteArray out;
    QByteArray err;
    qint64 peakMemory = 0; ///< the most memory that it held at once, in bytes
    qint64 milliseconds = 0;
};

/// Runs Mazewright to its end in a folder, as a script does, without a display. Its memory is counted by the system
/// (wait4(2)). `mostAddresses`: it may take so many bytes of addresses (RLIMIT_AS), by a few mebibytes more than it
/// uses; 0: as many as there are.
MeasuredRun runMeasured(const QStringList &arguments, const QString &folder, qint64 mostAddresses = 0);

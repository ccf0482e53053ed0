#pragma once

#include <QByteArray>
#include <QStringList>

/// The maximum memory of the program in bytes, whatever it reads or plays. Sanitizers keep freed memory for a while, so
/// the limit is higher with them.
#ifdef __SANITIZE_ADDRESS__
inline constexpr qint64 mostMemory = 1200LL * 1024 * 1024;
#else
inline constexpr qint64 mostMemory = 300LL * 1024 * 1024;
#endif

/// Result and peak memory of a program run.
struct MeasuredRun {
    int exitCode = -1; ///< -1 if it could not be started, crashed, or took longer than two minutes
    QByteArray out;
    QByteArray err;
    qint64 peakMemory = 0; ///< in bytes
    qint64 milliseconds = 0;
};

/// Runs Mazewright in a folder until it exits, as a script does, without a display. The system measures its memory
/// (wait4(2)). `mostAddresses` limits its address space in bytes (RLIMIT_AS), which exceeds its memory use by a few
/// mebibytes; 0 sets no limit.
MeasuredRun runMeasured(const QStringList &arguments, const QString &folder, qint64 mostAddresses = 0);

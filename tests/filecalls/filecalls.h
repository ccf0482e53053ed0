#pragma once

/// Counts the calls by which this process changes files: open(2) for writing, write(2), fsync(2), rename(2) and similar
/// calls, numbered from 1. A program that links this library makes its calls through it, so that a test can end the
/// program at any of them, as kill -9 or a power loss would.
namespace FileCalls {

/// The state of the last write when the process is killed: not begun, or its first half on the disk.
enum class Cut { Before, Half };

/// Restarts the count. The call of that number kills the process; 0 kills it at none.
void killAt(int number, Cut cut = Cut::Before);
/// Returns the number of calls since then.
int count();

} // namespace FileCalls

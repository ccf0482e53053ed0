#pragma once

/// The calls by which this process changes files: open(2) of one that is written, write(2), fsync(2), rename(2) and the
/// like, numbered from 1 in the order in which they are made. A program that links this has them made through it, so
/// that a test can end it at each of them, as kill -9 or a loss of power would.
namespace FileCalls {

/// How a write that is cut off ends: before anything was written, or with the first half of it on the disk.
enum class Cut { Before, Half };

/// From now on calls are counted anew, and the one of that number kills the process; 0: none does.
void killAt(int number, Cut cut = Cut::Before);
/// How many have been made since.
int count();

} // namespace FileCalls

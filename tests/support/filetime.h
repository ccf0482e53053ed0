#pragma once

class QDateTime;
class QString;

/// Gives a file a time as if it had been written then.
void setTime(const QString &path, const QDateTime &when);
/// Gives all files of a folder times of tomorrow, in their order: the clock was set back since they were written.
void setClockBack(const QString &folder);

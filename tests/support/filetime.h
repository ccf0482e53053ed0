#pragma once

class QDateTime;
class QString;

/// Sets the modification time of a file.
void setTime(const QString &path, const QDateTime &when);
/// Sets the times of all files of a folder to tomorrow, in the same order, as if the clock had been set back since they
/// were written.
void setClockBack(const QString &folder);

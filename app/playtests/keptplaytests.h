#pragma once

#include "app/playtests/livegames.h"

#include <QThreadPool>

/// What games of levels came to, kept in a folder beside the level files, a file a version of a level or campaign, so
/// that it is there again tomorrow. A file holds a playtest (docs/playtest-format.md), the deaths of its games, how the
/// games of the version before ended, and which games can be won at all. It goes by all that decides how games go: the
/// level with its data, the bots, and the program that played them; of anything else, and of damaged files, nothing
/// is taken. Of too many files those that nobody wanted for the longest time go.
///
/// Files are written on a thread of their own, whole or not at all. What cannot be written is not kept.
class KeptPlaytests {
public:
    static constexpr int mostFiles = 64;
    /// The largest file that is written and read, in bytes.
    static constexpr qint64 largestFile = 8 * 1024 * 1024;

    /// An empty folder: nothing is kept.
    explicit KeptPlaytests(QString folder);
    /// Waits until everything is written.
    ~KeptPlaytests();

    /// `playtests` in the folder of the program's data.
    static QString defaultFolder();

    /// Keeps what was found by games in place of what is kept of the same version.
    void keep(std::shared_ptr<const LiveGames> games, const LiveFindings &findings);
    /// What is kept of a course. May be called by any thread; takes time by the size of the file.
    std::optional<LiveFindings> read(const Course &course, const std::vector<Bot> &bots) const;
    /// Waits until everything is written.
    void flush() { m_pool.waitForDone(); }

private:
    QString pathOf(const Playtest &playtest, const std::vector<Bot> &bots) const;
    void write(const LiveGames &games, const LiveFindings &findings) const;
    void removeOldest() const;

    QString m_folder;
    QThreadPool m_pool;
};

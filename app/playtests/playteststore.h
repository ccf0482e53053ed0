#pragma once

#include "app/playtests/livegames.h"

#include <QThreadPool>

/// Results of playtests, stored in a folder for later runs of the program. There is one file per version of a level or
/// campaign. A file holds a playtest (docs/playtest-format.md), the deaths of its games, the results of the previous
/// version, and which games can be won at all.
///
/// A file is identified by everything that affects the games: the level with its data, the bots, and the version of the
/// program. Files that differ in any of these, and damaged files, are ignored. If there are too many files, the least
/// recently used ones are deleted.
///
/// Files are written in a worker thread, completely or not at all. Failures are not reported: the results are then not
/// stored.
class PlaytestStore {
public:
    static constexpr int mostFiles = 64;
    /// The size limit for writing and reading, in bytes.
    static constexpr qint64 largestFile = 8 * 1024 * 1024;

    /// If `folder` is an empty string, nothing is stored.
    explicit PlaytestStore(QString folder);
    /// Waits until everything is written.
    ~PlaytestStore();

    /// Returns the folder `playtests` in the program's data folder.
    static QString defaultFolder();

    /// Queues the findings of games for writing, in place of earlier findings of the same version.
    void keep(std::shared_ptr<const LiveGames> games, const LiveFindings &findings);
    /// Reads the stored findings of a course; std::nullopt if there are none. Any thread may call this. The time grows
    /// with the size of the file.
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

#pragma once

#include "app/games/gamesummary.h"
#include "app/games/writequeue.h"
#include "gamecore/base/files.h"
#include "gamecore/play/campaign.h"

#include <QDateTime>
#include <QHash>
#include <QSet>

#include <functional>

/// The best games under each ruleset, stored in one JSON file. Games are compared only within a group. All dungeon
/// games of a ruleset are one group. Games in levels are grouped by the level's name. In a campaign in which the hero
/// keeps his belongings, they are grouped by the names of both level and campaign.
///
/// Games are ranked by speed (100 % or faster before slower), victory, depth, hero level, gold, kills, fewer hints, and
/// finally fewer turns (under real time: the shorter time). Hints count before time, because a player who was shown the
/// path is faster.
class HighScores {
public:
    static constexpr int mostScores = 10; ///< per group

    struct Score {
        GameSummary game;
        QDateTime when;
        QString file = {}; ///< file of the level that was won; empty: not won, no file, or stored by an older version
        QString run = {};  ///< id of its recording; empty: none
    };

    /// A finished game to be added.
    struct Entry {
        GameSummary game;
        QDateTime when;
        QStringList won = {}; ///< files that are marked as won even if the game is not among the best: first the level,
                              ///< then the campaign whose last level it was
        QString run = {};     ///< id of its recording; empty: none
    };

    /// Reads the file; a missing file counts as empty. A damaged file is moved aside (renameDamaged()). If that
    /// fails, or if a newer version wrote the file, isReadOnly() is true.
    explicit HighScores(const QString &path = defaultPath());

    /// Returns the path of the file in the program's data folder.
    static QString defaultPath();

    /// Returns the best games of a ruleset by group, best first; dungeons come before levels, which are sorted by name.
    QList<Score> of(const QString &ruleset) const { return m_scores.value(ruleset); }
    QStringList rulesets() const { return m_scores.keys(); }
    /// Returns the number of stored games in the group of `game`.
    int countLike(const GameSummary &game) const;
    /// True if the level or campaign in `file` was won. Victories stored by older versions state no file; they are
    /// found by `name`, the name of the level.
    bool hasWon(const QString &file, const QString &name) const;
    /// Returns the ids of the recordings of all games in the list.
    QSet<QString> runs() const;
    /// Adds a game in memory, and marks its files as won. Returns the rank of the game in its group, from 0; -1 if the
    /// game is not among the best.
    int take(const Entry &entry);
    /// Assigns the victory and the games of a renamed file to its new path.
    void fileMoved(const QString &from, const QString &to);
    /// Renames the level of `file` in its games, so that they are compared with games under the new name. Games that
    /// state no file are renamed too, unless a level of the same name was also won in another file.
    void levelRenamed(const QString &file, const QString &name, const QString &newName, const QJsonObject &newNames);
    /// Renames a campaign in its games; `campaign` is the campaign before renaming. Games that state no file are
    /// renamed, too.
    void campaignRenamed(const Campaign &campaign, const QString &newName, const QJsonObject &newNames);
    /// Writes the file completely or not at all. Returns the reason on failure.
    std::optional<SaveFault> write() const;
    /// True if the file must not be changed.
    bool isReadOnly() const { return m_isReadOnly; }

private:
    void read();
    int insert(const Score &score);
    /// Calls `rename` for the games that satisfy `isMeant`, and sorts them into their groups again.
    void change(const std::function<bool(const Score &score)> &isMeant,
                const std::function<void(GameSummary &game)> &rename);

    QString m_path;
    QHash<QString, QList<Score>> m_scores; ///< ruleset -> its best games, sorted as in of()
    QSet<QString> m_won;                   ///< files, as lastingPath()
    bool m_isReadOnly = false;
};

/// The file of the best games, and the games that could not be written into it yet.
class ScoreFile {
public:
    /// The result of adding a game.
    struct Added {
        int place = -1;       ///< as in HighScores::take()
        bool isFirst = false; ///< first game of its group
        /// The reason why the file cannot be written yet; std::nullopt if it was written or need not be written.
        std::optional<SaveFault> fault = {};
    };

    /// With an empty path nothing is stored, for demonstrations.
    explicit ScoreFile(QString path = HighScores::defaultPath()) : m_path(std::move(path)) {}

    const QString &path() const { return m_path; }
    void setPath(const QString &path) { m_path = path; }
    /// Waits until pending games were tried once, then reads the file and adds games that could not be written.
    HighScores read() const;
    /// Adds a game. Writes the file if the game is among the best, or if it marks a level or campaign as won.
    Added add(const HighScores::Entry &entry);
    /// Applies a change, such as new names, and writes the file. On failure, returns the reason and changes nothing.
    std::optional<SaveFault> change(const std::function<void(HighScores &scores)> &change);
    WriteQueue &writes() { return m_writes; }

private:
    QString m_path;
    /// Games added since the file was last written; valid only while the file waits in m_writes.
    QList<HighScores::Entry> m_unwritten;
    WriteQueue m_writes;
};

/// True if `one` ranks before `other` in their group.
bool isBetter(const GameSummary &one, const GameSummary &other);
/// True if two games of one ruleset belong to the same group.
bool areAlike(const GameSummary &one, const GameSummary &other);
/// True if time passed slower than at 100 % at any moment. Such games rank after all others.
bool isSlowed(const GameSummary &game);

#pragma once

#include "app/games/gamesummary.h"
#include "app/games/writequeue.h"
#include "gamecore/base/files.h"
#include "gamecore/play/campaign.h"

#include <QDateTime>
#include <QHash>
#include <QSet>

#include <functional>

/// The best games under each ruleset, kept in one JSON file. Only what can be compared is: games of one level, apart
/// from those of a hero who brought something along through a campaign; and all dungeons of the ruleset. Better is: at
/// 100 % of the speed or faster before slower, won before lost, then deeper, then the hero's level, gold, kills, the
/// fewer hints, and last the fewer turns (under real time: the shorter time). Whoever was shown the way may be quick by
/// it, so hints count before time; but a victory is one.
class HighScores {
public:
    static constexpr int mostScores = 10; ///< that are compared with each other

    struct Score {
        GameSummary game;
        QDateTime when;
        QString file = {}; ///< of the level that was won; empty: not remembered
        QString run = {};  ///< id of its recording; empty: none
    };

    /// A game to be counted.
    struct Entry {
        GameSummary game;
        QDateTime when;
        QStringList won = {}; ///< files, remembered however many games are better: first that of the level, then that
                              ///< of the campaign whose last level it was
        QString run = {};     ///< id of its recording; empty: none
    };

    /// Reads the file; one that is not there is an empty one. A damaged one is put aside (putDamagedAside()). One that
    /// cannot be put aside, or is of a newer version, is left as it is: then nothing is written.
    explicit HighScores(const QString &path = defaultPath());

    /// The file in the data folder of the program.
    static QString defaultPath();

    /// The best games of a ruleset, by groups that are compared, the best first; dungeons before levels, these by name.
    QList<Score> of(const QString &ruleset) const { return m_scores.value(ruleset); }
    QStringList rulesets() const { return m_scores.keys(); }
    /// How many games are kept that this one is compared with.
    int countLike(const GameSummary &game) const;
    /// True if a level or a campaign was won by its file. Games of older versions tell by the name of the level alone.
    bool hasWon(const QString &file, const QString &name) const;
    /// Ids of the recordings of all games in it.
    QSet<QString> runs() const;
    /// Takes a game in. Returns its place among those that it is compared with, from 0; -1 if it is not among the best.
    int take(const Entry &entry);
    /// A file was renamed: its victory and its games belong to the new one.
    void fileMoved(const QString &from, const QString &to);
    /// The level of a file got other names: its games are compared with those under the new ones. Games that do not
    /// say which file they are of go along unless a level of the same name in another file was won, too.
    void levelRenamed(const QString &file, const QString &name, const QString &newName, const QJsonObject &newNames);
    /// The same of a campaign, `campaign` before it was renamed.
    void campaignRenamed(const Campaign &campaign, const QString &newName, const QJsonObject &newNames);
    /// Writes the file, whole or not at all; or says why that failed.
    std::optional<SaveFault> write() const;
    /// True if the file is left as it is.
    bool isReadOnly() const { return m_isReadOnly; }

private:
    void read();
    int insert(const Score &score);
    /// Changes the games for which `isMeant` is true, and puts them where they belong then.
    void change(const std::function<bool(const Score &score)> &isMeant,
                const std::function<void(GameSummary &game)> &rename);

    QString m_path;
    QHash<QString, QList<Score>> m_scores;
    QSet<QString> m_won; ///< files, as lastingPath()
    bool m_isReadOnly = false;
};

/// The file of the best games, and those games that could not be written there yet.
class ScoreFile {
public:
    /// The result of counting a game.
    struct Added {
        int place = -1;                      ///< as HighScores::take()
        bool isFirst = false;                ///< there is none to compare it with
        std::optional<SaveFault> fault = {}; ///< why it is not written
    };

    /// An empty path: nothing is kept, which is for demonstrations.
    explicit ScoreFile(QString path = HighScores::defaultPath()) : m_path(std::move(path)) {}

    const QString &path() const { return m_path; }
    void setPath(const QString &path) { m_path = path; }
    /// Reads the file, and adds what could not be written.
    HighScores read() const;
    /// Counts a game, and writes it if it is among the best or has won a file.
    Added add(const HighScores::Entry &entry);
    /// Changes what is kept, such as names, and writes it; or says why that failed, and nothing is changed.
    std::optional<SaveFault> change(const std::function<void(HighScores &scores)> &change);
    WriteQueue &writes() { return m_writes; }

private:
    QString m_path;
    QList<HighScores::Entry> m_unwritten; ///< while m_writes has the file
    WriteQueue m_writes;
};

bool isBetter(const GameSummary &one, const GameSummary &other);
/// True if two games of one ruleset are compared.
bool areAlike(const GameSummary &one, const GameSummary &other);
/// True if it was too slow to be called a best game.
bool isSlowed(const GameSummary &game);

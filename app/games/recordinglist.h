#pragma once

#include "app/games/recordings.h"
#include "editor/storage/backgroundjob.h"
#include "editor/storage/diskstate.h"
#include "gamecore/play/savefile.h"

#include <QImage>
#include <QSet>

class Catalogue;

/// Facts that a run file states, and once it was played again, where it ends.
struct RecordingFacts {
    enum class State : std::uint8_t {
        Unread,     ///< nothing is known yet
        Read,       ///< where it ends is not known yet
        Played,     ///< `head` says how far it came, and `picture` shows it
        Astray,     ///< its commands lead elsewhere by now, such as after a change of the shipped data
        OtherRules, ///< rules of another version made it, so that it cannot be played again
        Damaged     ///< `why` says why it cannot be read
    };
    State state = State::Unread;
    SaveHead head = {}; ///< the level or dungeon, and its hero's name; turns, time and depth of its end once Played
    RunOrigin origin = {};
    Status outcome = Status::Playing;      ///< as recorded; Playing: the game was left
    QString start = {};                    ///< startKeyOf() it
    std::optional<qint64> branchedAt = {}; ///< World::clockNow() when it left what it branches off, once Played
    IssueList why = {};
    QImage picture = {}; ///< null unless somebody draws it
};

/// A recording as it stands in a list.
struct Recording {
    QString id;
    DiskState file; ///< when it was written
    RecordingBranch branch;
    bool isBest = false; ///< it is among the best games
    RecordingFacts run;
};

/// Equal for runs of the same start: level as it is played, or dungeon, with ruleset, seed, hero and rules of the game.
QString startKeyOf(const Run &run);

/// All recordings for a list. Their files are read in another thread, damaged ones too, and then played to their ends,
/// the newest first. A file that has not changed is not read again.
class RecordingList : public QObject {
    Q_OBJECT

public:
    /// Draws the end of a game; called in the other thread.
    using Painter = std::function<QImage(const Game &end)>;
    /// Makes one; called in the other thread as well.
    using MakePainter = std::function<Painter()>;

    /// `runs` must outlive this; `shipped` is the catalogue that they were recorded with.
    RecordingList(CataloguePtr shipped, const Recordings &runs, MakePainter makePainter = {},
                  QObject *parent = nullptr);

    /// Lists what is on the disk now; told() follows for each that has to be read. `best` are ids of those that are
    /// among the best games.
    void refresh(const QSet<QString> &best);
    /// The game written last first.
    const QList<Recording> &all() const { return m_games; }
    /// Null if there is none of that id.
    const Recording *find(const QString &id) const;
    /// True if more will be told.
    bool isReading() const { return m_job.isRunning(); }

Q_SIGNALS:
    /// More is known of one.
    void told(const Recording &game);

private:
    /// The input of reading a recording.
    struct Reading {
        QString id;
        QString path;
        RecordingBranch branch;
        bool isRead = false; ///< but not yet played
    };

    void read();
    QList<Reading> unread() const;
    void take(const QString &id, const RecordingFacts &facts);

    CataloguePtr m_shipped;
    const Recordings &m_runs;
    MakePainter m_makePainter;
    QList<Recording> m_games;
    QHash<QString, qsizetype> m_places; ///< in m_games, by id
    BackgroundJob m_job;
};

// Words of a recording in a list, in the language of the program, as plain text: names in it come from strangers.

/// Returns the name that the person gave it, or else usualTitleOf() it.
QString titleOf(const Recording &game, const Catalogue &catalogue);
/// Returns its level or dungeon, with its hero.
QString usualTitleOf(const Recording &game, const Catalogue &catalogue);
/// Returns the rest in one short line, the most important first: from when on it is a branch, how it ended, how far it
/// came.
QString briefOf(const Recording &game, const Catalogue &catalogue);
/// Returns the rest in one line: how it ended, how far it came, and when it was written; of one that cannot be played
/// again, why.
QString detailOf(const Recording &game, const Catalogue &catalogue);

#pragma once

#include "app/games/recordings.h"
#include "editor/storage/backgroundjob.h"
#include "editor/storage/diskstate.h"
#include "gamecore/play/savefile.h"

#include <QImage>
#include <QSet>

class Catalogue;

/// Facts stated by a run file, and facts about the end of the game once it has been replayed.
struct RecordingFacts {
    enum class State : std::uint8_t {
        Unread,     ///< its file has not been read yet
        Read,       ///< its file was read, but the game not replayed yet
        Played,     ///< the game was replayed: `head` and `picture` describe its end
        Astray,     ///< the replay differs from the recording, for example after a change of the shipped data
        OtherRules, ///< recorded under another version of the rules, so the game cannot be replayed
        Damaged     ///< cannot be read; `why` gives the reason
    };
    State state = State::Unread;
    SaveHead head = {}; ///< level or dungeon, and the hero's name; once Played, also turns, time and depth at the end
    RunOrigin origin = {};
    Status outcome = Status::Playing; ///< as recorded; Playing: the game was abandoned
    QString start = {};               ///< as startKeyOf()
    std::uint64_t seed = 0;
    std::optional<qint64> branchedAt = {}; ///< World::clockNow() at the branch point, once Played
    /// The reason why a Damaged file cannot be read.
    IssueList why = {};
    QImage picture = {}; ///< the end of the game, once Played; null without a painter
};

/// A recording as an entry of the list.
struct Recording {
    QString id;
    DiskState file; ///< time and size of the file
    RecordingBranch branch;
    bool isBest = false; ///< is the recording of one of the best games
    RecordingFacts run;
};

/// Returns a key that is equal for runs with the same start: the level as played or the dungeon, with ruleset, seed,
/// hero and version of the rules.
QString startKeyOf(const Run &run);

/// The list of all recordings. A worker thread reads their files, including damaged ones, and then replays them to the
/// end, newest first. Unchanged files are not read again.
class RecordingList : public QObject {
    Q_OBJECT

public:
    /// Draws the end of a game; called in the worker thread.
    using Painter = std::function<QImage(const Game &end)>;
    /// Makes a painter; also called in the worker thread.
    using MakePainter = std::function<Painter()>;

    /// `runs` must outlive this object. `shipped` is the catalogue that the games were recorded with.
    RecordingList(CataloguePtr shipped, const Recordings &runs, MakePainter makePainter = {},
                  QObject *parent = nullptr);

    /// Updates the list from the disk. told() follows twice for each recording that must be read: after reading and
    /// after replaying it. `best` holds the ids of recordings of the best games.
    void refresh(const QSet<QString> &best);
    /// Returns all recordings, newest first.
    const QList<Recording> &all() const { return m_games; }
    /// Returns the recording of that id; null if there is none.
    const Recording *find(const QString &id) const;
    /// True while recordings are being read or replayed, so that more told() signals will follow.
    bool isReading() const { return m_job.isRunning(); }

Q_SIGNALS:
    /// Emitted when a recording in the list has been read or replayed; `game` contains the new facts.
    void told(const Recording &game);

private:
    /// The input for reading one recording.
    struct Reading {
        QString id;
        QString path;
        RecordingBranch branch;
        bool isRead = false; ///< read, but not yet replayed
    };

    void read();
    QList<Reading> unread() const;
    void take(const QString &id, const RecordingFacts &facts);

    CataloguePtr m_shipped;
    const Recordings &m_runs;
    MakePainter m_makePainter;
    QList<Recording> m_games;
    QHash<QString, qsizetype> m_places; ///< id -> index in m_games
    BackgroundJob m_job;
};

/// Separates the facts in a line about a recording, and the hero's name from the level in its title.
inline constexpr QStringView factSeparator = u" · ";

// Texts about a recording in the list, in the program's language, as plain text because names may come from others.

/// Returns the name given by the user; usualTitleOf() if there is none.
QString titleOf(const Recording &game, const Catalogue &catalogue);
/// Returns the level or dungeon with the hero's name; "…" if the recording has not been read yet, or a note if it is
/// unreadable.
QString usualTitleOf(const Recording &game, const Catalogue &catalogue);
/// Returns a short line for the list: the result and how far the hero came, or that the game cannot be replayed. Empty
/// if the recording is unreadable. Facts are separated by factSeparator, the most important ones first, because the
/// last ones may be left out.
QString resultOf(const Recording &game, const Catalogue &catalogue);
/// Returns a short line of the same kind: the date; whether it is a best game; where it branches off; the player, if it
/// was not a person; whether it was practice; usualTitleOf() if the user has named the recording.
QString dateLineOf(const Recording &game, const Catalogue &catalogue);
/// Returns the same facts for tooltips and messages, with the seed: usualTitleOf() comes first, and the date includes
/// the time.
QString detailOf(const Recording &game, const Catalogue &catalogue);

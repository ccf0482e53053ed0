#pragma once

#include "app/games/writequeue.h"
#include "gamecore/play/game.h"
#include "gamecore/play/savefile.h"

#include <QDateTime>
#include <QHash>
#include <QJsonObject>

#include <map>

struct GameSource;

/// A saved game as an entry of the list.
struct SaveInfo {
    QString id;
    SaveHead head;
    QDateTime savedAt;
    SaveState state = SaveState::Good;
    QString path = {}; ///< file of the last state, which may not be written yet

    /// True if load() can succeed. Games of other program versions are kept but cannot be loaded.
    bool canBeLoaded() const { return state == SaveState::Good; }
    /// True for a practice game, which does not count.
    bool isPractice() const { return head.origin.value(QLatin1StringView("practice")).toBool(); }
};

/// The saved games in a folder. A save consists of the last saved state (ID.save) and the state saved before that
/// (ID.save.1). Writing is atomic: after a crash, each file is complete or absent.
///
/// Several windows of the program may use one folder. If another window has continued the same game meanwhile, the save
/// written by that window is not overwritten. Instead, the game of this window gets a new id: the save is split in two.
///
/// A WriteQueue takes snapshots and writes files; the caller only copies the game. Games that are not on the disk yet
/// are listed and loaded from memory.
class Saves : public QObject {
    Q_OBJECT

public:
    explicit Saves(CataloguePtr catalogue, QString folder = defaultFolder(), QObject *parent = nullptr);

    /// Returns the folder `saves` in the program's data folder.
    static QString defaultFolder();
    /// Returns an unused id of lower-case letters, digits and hyphens.
    static QString newId();
    /// Returns the path of the file with the last state.
    QString pathOf(const QString &id) const { return pathOf(id, QLatin1StringView(".save")); }

    bool contains(const QString &id) const;
    /// Returns all saves, newest first; saves without an undamaged file are omitted.
    QList<SaveInfo> all() const;
    /// Returns the origin of a save; an empty object if there is no such save.
    QJsonObject originOf(const QString &id) const;

    /// Loads a game. std::nullopt if there is no such save, it is of another version or does not match the program's
    /// data, or both of its files are damaged; `why` then gives the reason as a sentence, and the files are not
    /// changed. If only ID.save is damaged, loads ID.save.1, renames the damaged file to ID.save.damaged, and sets
    /// `why`, too. Otherwise the text is empty. The pointer `why` must not be null.
    std::optional<Game> load(const QString &id, QString *why);

    /// Queues a game for writing, in place of an earlier state that still waits under `id`. `origin`, the result of
    /// originOf(const GameSource &), is stored with the game.
    void write(const QString &id, const Game &game, const QJsonObject &origin = {});
    /// Returns the current id of a game written under `id`; the two differ if the save was split.
    QString currentIdOf(const QString &id) const;
    /// Deletes a save with all its files, even if a state still waits for writing.
    void remove(const QString &id);
    /// Deletes all saves with this GameSource::beginning: the saves of a game and of its restarts.
    void removeRestarts(const QString &beginning);
    /// Assigns the saves of a renamed level file to its new path. Saves that cannot be loaded are not changed.
    void levelMoved(const QString &from, const QString &to);

    /// Waits until every pending file was tried once.
    void flush() const { m_writes.flush(); }
    WriteQueue &writes() { return m_writes; }

Q_SIGNALS:
    /// Emitted by the writing thread when a save is split: the game written under `id` now has the id currentIdOf(id).
    void saveSplit(const QString &id);

private:
    /// A game that is not on the disk yet.
    struct Unwritten {
        Game game;
        QJsonObject origin;
        QDateTime savedAt;
        quint64 number = 0;        ///< of the write() call; later calls have greater numbers
        bool isTriedAgain = false; ///< writing has failed before; used only by the writing thread
    };
    using Shared = std::shared_ptr<Unwritten>;

    QString pathOf(const QString &id, QLatin1StringView ending) const;
    void add(const QString &id, const Shared &save);
    void forget(const QString &id, const Shared &save);
    Shared unwritten(const QString &id) const;
    std::optional<SaveFault> put(const QString &id, const Shared &save);
    std::optional<SaveFault> putFile(const QString &id, const QByteArray &bytes, const QDateTime &playedAt) const;
    bool isOfAnother(const QString &id) const;
    void know(const QString &id, const QByteArray &save);
    SaveFile readFileOf(const QString &id, QLatin1StringView ending, ReadSnapshot &read) const;
    void removeLeftovers(const QString &id) const;

    CataloguePtr m_catalogue;
    QString m_folder;
    quint64 m_number = 0;                  ///< number of the last write() call
    mutable QMutex m_mutex;                ///< guards the members below
    std::map<QString, Shared> m_unwritten; ///< by id
    /// By id: the first line of the save, its checksum, as this window last wrote or read it.
    QHash<QString, QByteArray> m_known;
    QHash<QString, QString> m_parted; ///< old id -> new id of a split save (currentIdOf())
    WriteQueue m_writes;
};

/// Reads the game of a save from its file, without changing any file. Can be called from any thread. std::nullopt if
/// the file does not exist or cannot be loaded.
std::optional<Game> readSave(const QString &path, const CataloguePtr &catalogue);
/// Returns the newest loadable save that has the same playKeyOf() as a game from `source`; null if there is none.
/// `saves` is sorted, newest first.
const SaveInfo *newestOf(const QList<SaveInfo> &saves, const GameSource &source);
/// Returns the newest loadable save for each playKeyOf() key, for callers that look up many. `saves` is sorted, newest
/// first.
QHash<QString, SaveInfo> newestOfEach(const QList<SaveInfo> &saves);

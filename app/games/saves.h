#pragma once

#include "app/games/writequeue.h"
#include "gamecore/play/game.h"
#include "gamecore/play/savefile.h"

#include <QDateTime>
#include <QHash>
#include <QJsonObject>

#include <map>

struct GameSource;

/// A saved game as it stands in a list.
struct SaveInfo {
    QString id;
    SaveHead head;
    QDateTime savedAt;
    SaveState state = SaveState::Good;

    /// True if load() can succeed: a game of another version of the program is kept, but cannot be loaded.
    bool canBeLoaded() const { return state == SaveState::Good; }
    /// True if it does not count.
    bool isPractice() const { return head.origin.value(QLatin1StringView("practice")).toBool(); }
};

/// Saved games in a folder. A save has what was written last (ID.save) and what was written before it (ID.save.1).
/// Writing is atomic: whenever the program or the computer stops, each of them is whole or not there.
///
/// Several programs may play from one folder: a game that another one has gone on with meanwhile is not written over;
/// it parts into two saves.
///
/// Snapshots are taken and files written by a WriteQueue; the caller only copies the game. A game that is not on the
/// disk yet is listed and loaded from memory.
class Saves : public QObject {
    Q_OBJECT

public:
    explicit Saves(CataloguePtr catalogue, QString folder = defaultFolder(), QObject *parent = nullptr);

    /// `saves` in the folder of the program's data.
    static QString defaultFolder();
    /// An id that no save has: small letters, digits and hyphens.
    static QString newId();
    /// The file that was written last.
    QString pathOf(const QString &id) const { return pathOf(id, QLatin1StringView(".save")); }

    bool contains(const QString &id) const;
    /// All saves, the newest first.
    QList<SaveInfo> all() const;
    /// Returns what was remembered beside a game; an empty object if there is no such save.
    QJsonObject originOf(const QString &id) const;

    /// Loads a game. std::nullopt if there is none, if it is of another version, if it does not fit what the program
    /// knows, or if both files are damaged; then `why` says so and all is kept. If only the last one is damaged, the
    /// game is that of the one before, `why` says so too, and the damaged file is put aside as ID.save.damaged.
    std::optional<Game> load(const QString &id, QString *why);

    /// Writes a game, soon, in place of what still waits to be written under that id.
    void write(const QString &id, const Game &game, const QJsonObject &origin = {});
    /// The id under which a game is found that was written under this one: another one since it has parted.
    QString whereabouts(const QString &id) const;
    /// Removes a save with all its files.
    void remove(const QString &id);
    /// Removes the restarts of a game by what their origins have in common.
    void removeRestarts(const QString &beginning);
    /// The file of a level was renamed: its saves belong to the new one. Games that cannot be loaded stay as they are.
    void levelMoved(const QString &from, const QString &to);

    /// Waits until everything was tried to be written.
    void flush() const { m_writes.flush(); }
    WriteQueue &writes() { return m_writes; }

Q_SIGNALS:
    /// The save of that id is written under another one. Sent by the thread that writes.
    void parted(const QString &id);

private:
    /// A game that is not on the disk yet.
    struct Unwritten {
        Game game;
        QJsonObject origin;
        QDateTime savedAt;
        quint64 number = 0;        ///< in the order of write()
        bool isTriedAgain = false; ///< of the thread that writes
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
    quint64 m_number = 0;                  ///< of the last write()
    mutable QMutex m_mutex;                ///< guards what follows
    std::map<QString, Shared> m_unwritten; ///< by id
    QHash<QString, QByteArray> m_known;    ///< first lines of saves as this program left or found them
    QHash<QString, QString> m_parted;      ///< as whereabouts()
    WriteQueue m_writes;
};

/// The newest save of this source that can be loaded; null if there is none. `saves` begins with the newest.
const SaveInfo *newestOf(const QList<SaveInfo> &saves, const GameSource &source);
/// The newest save for each playedIn() of an origin, for callers that ask for many.
QHash<QString, SaveInfo> newestOfEach(const QList<SaveInfo> &saves);

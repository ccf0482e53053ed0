#pragma once

#include "app/games/recordingbranches.h"
#include "app/games/writequeue.h"
#include "gamecore/replay/runrecorder.h"

#include <QObject>
#include <QSet>

/// Games that were played, recorded as runs in a folder (docs/run-format.md), ID.run.json. If there are too many, those
/// written longest ago are deleted, except those that the caller holds on to and those that the person took over or
/// named (branches()). If branches() cannot be read, none is deleted.
///
/// A WriteQueue plays games again for their hashes and writes them; the caller only copies the game. Writing is atomic:
/// whenever the program or the computer stops, each recording is whole or not there.
class Recordings : public QObject {
    Q_OBJECT

public:
    /// An empty folder: nothing is recorded. `shipped` is the catalogue that games are started with.
    explicit Recordings(CataloguePtr shipped, QString folder = defaultFolder(), QObject *parent = nullptr);

    /// `runs` in the folder of the program's data.
    static QString defaultFolder();

    /// The number of recordings kept, beside those that are held on to; at first that of the settings. 0: none but
    /// those that are noted in branches().
    int most() const { return m_most; }
    void setMost(int most) { m_most = most; }
    /// Ids of those that would be deleted if so many were kept, the newest first; `heldOnTo` are ids that stay.
    QStringList tooMany(int most, const QSet<QString> &heldOnTo) const;
    /// Deletes those that are too many now.
    void removeTooMany(const QSet<QString> &heldOnTo);
    /// Records a game as it is now, in place of what was recorded under that id before. Does nothing for a game that
    /// was not begun from its level, or in which nothing was played. `heldOnTo` are ids that stay.
    void record(const QString &id, const Game &game, const RunOrigin &origin, const QSet<QString> &heldOnTo);

    /// Ids of all recordings, the newest first, once everything is written.
    QStringList all() const;
    /// The same without waiting.
    QStringList written() const;
    QString pathOf(const QString &id) const;
    /// How they branch off each other, and their names, as it is on the disk now.
    RecordingBranches branches() const { return RecordingBranches(m_folder); }
    /// Notes what a game branches off, before it is recorded, or says why it cannot.
    std::optional<SaveFault> note(const QString &id, const RecordingBranch &branch);
    /// Deletes a recording, which must be there, with what is noted of it; what branches off it stays.
    std::optional<SaveFault> remove(const QString &id);
    /// Waits until everything was tried to be written.
    void flush() const { m_writes.flush(); }
    WriteQueue &writes() { return m_writes; }

private:
    void removeOldest(int most, const QSet<QString> &heldOnTo) const;

    CataloguePtr m_shipped;
    QString m_folder;
    int m_most;
    WriteQueue m_writes;
};

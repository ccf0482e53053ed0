#pragma once

#include "editor/files/journalfile.h"

#include <QDateTime>
#include <QLockFile>

#include <memory>

/// Work that is in no file and that no window has open: the program ended without being asked to.
struct LostWork {
    QString id;
    JournalTitle title;
    QDateTime at; ///< when it was kept last
};

/// Where one open level keeps its work: held until it goes, or until the process ends, however that happens.
class JournalPlace {
public:
    JournalPlace(const QString &folder, QString id);
    ~JournalPlace();
    Q_DISABLE_COPY_MOVE(JournalPlace)

    const QString &id() const { return m_id; }
    /// Holds it again if the folder could not be written before, or was removed since.
    void hold();
    /// Path of the journal's file, which need not exist.
    QString path() const { return m_folder + u'/' + m_id + QStringLiteral(".journal"); }

private:
    QString m_folder;
    QString m_id;
    QLockFile m_lock;
};

/// The folder of journals: one for each open level that has changes, beside a lock that tells whether its window is
/// still there. Windows and processes share it.
class JournalStore {
public:
    explicit JournalStore(CataloguePtr catalogue, QString folder = defaultFolder());

    /// `recovery` in the folder of the program's data.
    static QString defaultFolder();

    /// A place of its own for a level that is opened; `path` is empty for one without a file.
    std::unique_ptr<JournalPlace> claim(const QString &path) const;
    /// Whether another window or another process has the level of this file open.
    bool isOpenElsewhere(const QString &path, const JournalPlace *own) const;

    /// Lost work, the newest first, without what cannot be read by this version. Removes locks that nobody holds any
    /// more.
    QList<LostWork> lostWork() const;
    /// Lost work on the level of one file.
    QList<LostWork> lostWorkOn(const QString &path) const;
    /// State and level of lost work.
    ReadJournal read(const QString &id) const;
    /// Does nothing for work that a window has open.
    void discard(const QString &id) const;

private:
    QString journalPath(const QString &id) const;
    bool isHeld(const QString &id) const;

    CataloguePtr m_catalogue;
    QString m_folder;
};

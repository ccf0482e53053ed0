#pragma once

#include "editor/files/journalfile.h"
#include "gamecore/base/files.h"

#include <QFile>
#include <QObject>
#include <QThreadPool>

/// Writes one journal. A record that is added has left the program when add() returns: only what the computer has not
/// yet brought to its disk can still be lost, and only if the computer stops. The beginning of a journal is written at
/// once for a small level, and in another thread for a large one. It takes the place of an older one when it is whole.
class JournalWriter : public QObject {
    Q_OBJECT

public:
    JournalWriter(QString path, CataloguePtr catalogue, QObject *parent = nullptr);
    /// Leaves the file as it is; waits until what is being written is written.
    ~JournalWriter() override;

    /// Begins with a level of which the records until now say nothing.
    void begin(const JournalInfo &info, const Level &level);
    /// Begins anew with the level that the records until now have led to, so that fewer bytes say as much; these go on
    /// until it is written.
    void shorten(const JournalInfo &info, const Level &level);
    /// Adds a record to a journal that is begun.
    void add(const QByteArray &record);
    /// Removes the files as soon as what is being written is: the work is safe elsewhere, or given up.
    void remove();

    /// Whether begin() was called since the last remove() or failure, and nobody else has removed the file.
    bool isBegun() const { return m_isBegun && (!m_file.isOpen() || m_file.exists()); }
    /// Whether shorten() is worth its while.
    bool isLong() const;
    /// Waits until everything has left the program.
    void flush();

Q_SIGNALS:
    /// A beginning is in the file.
    void begun();
    /// Nothing more is kept until begin().
    void failed(const SaveFault &fault);

private:
    void beginAtOnce(const JournalInfo &info, const Level &level);
    void beginAside(const JournalInfo &info, const Level &level);
    void finish(int generation, qint64 bytes, const std::optional<SaveFault> &fault);
    void takeOver(QFile &coming);
    void fail(const SaveFault &fault);
    void forget();

    QString m_path;
    CataloguePtr m_catalogue;
    QFile m_file;           ///< open as long as there is a journal on the disk
    QByteArrayList m_since; ///< records that the beginning which is being written does not hold
    bool m_isBegun = false;
    bool m_hasFiles = false;
    bool m_isBeginning = false; ///< in another thread
    int m_generation = 0;       ///< of beginnings
    qint64 m_beginningBytes = 0;
    qint64 m_addedBytes = 0; ///< since then
    int m_addedCount = 0;
    QThreadPool m_pool;
};

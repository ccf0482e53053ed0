#pragma once

#include "editor/document/leveldocument.h"
#include "editor/files/journalstore.h"
#include "editor/files/journalwriter.h"
#include "gamecore/base/files.h"

#include <QTimer>

#include <map>

/// Keeps the work on the levels that are open in journals while they differ from their files, each step as it is made
/// and a long stroke now and then. A program that ends in its own time has asked the person about all of them, so its
/// journals go; one that is killed leaves them for JournalStore::lostWork().
class JournalKeeper : public QObject {
    Q_OBJECT

public:
    /// At most this much of an open stroke is lost.
    static constexpr int longestMs = 2000;
    /// How long after a failure it is tried again.
    static constexpr int againMs = 10 * 1000;

    /// The document must outlive this.
    JournalKeeper(LevelDocument &document, JournalStore store, QObject *parent = nullptr);
    /// Removes the journals.
    ~JournalKeeper() override;

    const JournalStore &store() const { return m_store; }
    /// Whether another window or another process has the file of the level in the document open.
    bool isOpenElsewhere() const;

    /// Whether the changes of the level in the document are in its journal, or on their way there.
    bool isKept() const;
    /// Writes what is not yet written of the level in the document. Call it before another level comes there.
    void keep();
    /// Waits until what was kept has left the program.
    void flush();
    /// Lets go of all levels but those with these numbers: they were closed.
    void forgetAllBut(const QList<int> &numbers);

Q_SIGNALS:
    /// A level is in the document that was not there before, or that got another file.
    void claimed();
    /// Work is no longer safe, which is told once until safeAgain().
    void failed(const SaveFault &fault);
    void safeAgain();

private:
    /// One open level.
    struct Sheet {
        QString path;
        bool isReadOnly = false;
        std::unique_ptr<JournalPlace> place; ///< null as long as there is nothing to keep and nobody to tell
        std::unique_ptr<JournalWriter> writer;
        Level head;             ///< as it was written last
        TouchedCells touched;   ///< since the last record
        bool isReplaced = true; ///< the records say nothing of the level as it is
    };

    Sheet &sheet();
    void claim(Sheet &sheet);
    void takePlace(Sheet &sheet);
    void onReplaced();
    void onTitleChanged();
    void onTouched(const QRect &cells);
    void onFailed(const SaveFault &fault);
    void onBegun();
    void write(Sheet &sheet);
    void writeChanges(Sheet &sheet);
    JournalInfo info() const;

    LevelDocument &m_document;
    JournalStore m_store;
    std::map<int, Sheet> m_sheets; ///< by OpenLevel::number
    int m_number = 0;              ///< of the level in the document
    QTimer m_timer;
    QTimer m_again;
    bool m_isUnsafe = false; ///< since failed()
};

#pragma once

#include "app/games/recordinglist.h"

#include <QAction>
#include <QSet>
#include <QWidget>

#include <functional>

class QLabel;
class MostRuns;
class RunTree;

/// The list of recordings. The user can choose a recording to watch, choose another one as the ghost
/// (app/watch/watchview.h) beside the watched game, and rename and delete recordings. A worker thread reads the files
/// while the panel is visible.
class RunsPanel : public QWidget {
    Q_OBJECT

public:
    /// `runs` must outlive this object; `shipped` is the catalogue of the recordings.
    RunsPanel(CataloguePtr shipped, Recordings &runs, QWidget *parent = nullptr);

    /// Sets the function that returns the ids of the best games' recordings, used from the next refresh() on.
    void setBest(std::function<QSet<QString>()> best) { m_best = std::move(best); }
    /// Updates the list from the disk. Called automatically when the panel becomes visible and, while it is visible,
    /// after a recording was written.
    void refresh();
    /// True while recordings are being read or replayed.
    bool isReading() const { return m_games.isReading(); }

    /// Sets the watched game and selects it. `id` is the id of its recording, empty if it has none; `start` is the
    /// startKeyOf() of its run. Both are empty if no game is watched. `file` is the file name of a game without a
    /// recording; the panel shows this name above the list. Only games with the same start can be the ghost. If the
    /// previously watched game had a ghost, removes the ghost and emits ghostChosen().
    void setWatched(const QString &id, const QString &start, const QString &file = {});
    /// Removes the ghost without emitting ghostChosen(). Call if the ghost cannot be shown.
    void forgetGhost();
    /// Returns the id of the recording that is the ghost; empty if there is none.
    const QString &ghost() const { return m_ghost; }

    // Actions on the selected game, initially the watched game. They do nothing if they are not possible.
    void renameCurrent() { m_rename->trigger(); }
    void removeCurrent() { m_remove->trigger(); }
    /// Makes the selected game the ghost. False if that is not possible.
    bool makeCurrentGhost();
    /// Removes the ghost and emits ghostChosen().
    void clearGhost() { setGhost({}); }

Q_SIGNALS:
    /// Emitted when the user wants to watch a recording. Its file was readable when it was listed.
    void chosen(const QString &id);
    /// Emitted when a recording should become the ghost; an empty `id` removes the ghost.
    void ghostChosen(const QString &id);
    /// Emitted when the name of a game was changed or removed.
    void renamed(const QString &id);
    /// Emitted when the user changes the number of recordings to keep.
    void mostChosen(int most);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void addActions();
    void layOut();
    void retranslate();
    void showFile();
    void showOne(const Recording &game);
    void showAll();
    void showActions();
    const Recording *current() const;
    bool canBeGhost(const Recording &game) const;
    void setGhost(const QString &id);
    void choose(const QString &id);
    void rename(const QString &id, const QString &name);
    void askToRemove(const QString &id);
    void remove(const QString &id);
    void tellFault(const SaveFault &fault);

    CataloguePtr m_shipped;
    Recordings &m_runs;
    RecordingList m_games;
    std::function<QSet<QString>()> m_best = [] { return QSet<QString>(); };
    QString m_watched; ///< id of the watched recording; empty if no game is watched, or a game without a recording
    QString m_start;   ///< startKeyOf() of the watched run
    QString m_file;    ///< file name of the watched game, if it is from a file
    QString m_ghost;
    RunTree *m_tree;
    QLabel *m_empty;
    QLabel *m_fromFile;
    MostRuns *m_most;
    QAction *m_watch;
    QAction *m_asGhost;
    QAction *m_rename;
    QAction *m_remove;
};

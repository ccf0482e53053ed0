#pragma once

#include "app/games/recordinglist.h"

#include <QAction>
#include <QSet>
#include <QWidget>

#include <functional>

class QLabel;
class MostRuns;
class RunTree;

/// The list of recordings. The user chooses one to watch, or to show as the ghost beside the watched one, and can
/// rename and delete recordings. A worker thread reads the files while the panel is visible.
class RunsPanel : public QWidget {
    Q_OBJECT

public:
    /// `runs` must outlive this object; `shipped` is the catalogue of the recordings.
    RunsPanel(CataloguePtr shipped, Recordings &runs, QWidget *parent = nullptr);

    /// Sets the function that returns the ids of the best games' recordings, used from the next refresh() on.
    void setBest(std::function<QSet<QString>()> best) { m_best = std::move(best); }
    /// Updates the list from the disk. Called automatically when the panel becomes visible or a game was recorded.
    void refresh();
    /// True while files are being read.
    bool isReading() const { return m_games.isReading(); }

    /// Sets the watched game. `id` is empty if it is not a recording; `start` is startKeyOf() its run. Both are empty
    /// if no game is watched. A game from a file is named above the list, since the list only has recordings; `file` is
    /// its name. Other games with the same start can be its ghost. The ghost of the previous run is removed, with
    /// ghostChosen().
    void setWatched(const QString &id, const QString &start, const QString &file = {});
    /// Removes the ghost without ghostChosen(), because it could not be shown.
    void dropGhost();
    /// Returns the id of the ghost; empty: none.
    const QString &ghost() const { return m_ghost; }

    // Actions of the buttons for the current game, if possible: the watched one, until another one is selected.
    void renameCurrent() { m_rename->trigger(); }
    void removeCurrent() { m_remove->trigger(); }
    /// Makes the current game the ghost. False if that is not possible.
    bool makeCurrentGhost();
    /// Removes the ghost and emits ghostChosen().
    void leaveGhost() { setGhost({}); }

Q_SIGNALS:
    /// Emitted when a game should be watched, whose file was readable when listed.
    void chosen(const QString &id);
    /// Emitted when a game should become the ghost; empty: none.
    void ghostChosen(const QString &id);
    /// Emitted when the name of a game was changed or removed.
    void renamed(const QString &id);
    /// Emitted when the number of recordings to keep changes.
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
    QString m_watched;
    QString m_start; ///< startKeyOf() the watched game
    QString m_file;  ///< file name of the watched game, if it is from a file
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

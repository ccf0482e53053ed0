#pragma once

#include "app/games/recordinglist.h"

#include <QAction>
#include <QSet>
#include <QWidget>

#include <functional>

class QLabel;
class MostRuns;
class RunTree;

/// The list of kept games, from which one is chosen to be watched, or to be shown as the ghost beside the one that is.
/// It renames and removes them, too. The files are read while it is seen, in another thread.
class RunsPanel : public QWidget {
    Q_OBJECT

public:
    /// `runs` must outlive this; `shipped` is the catalogue that they were kept with.
    RunsPanel(CataloguePtr shipped, Recordings &runs, QWidget *parent = nullptr);

    /// Sets what gives the ids of those that are among the best games, from the next refresh() on.
    void setBest(std::function<QSet<QString>()> best) { m_best = std::move(best); }
    /// Shows what is on the disk now. It is called by itself whenever the panel comes into view or a game was kept.
    void refresh();
    /// Whether files are still being read.
    bool isReading() const { return m_games.isReading(); }

    /// Says which game is watched: `start` is startKeyOf() its run, `id` is empty if it is none of these; both empty:
    /// none is watched. One that comes from a file is named above the list, which holds none but those that are kept:
    /// `file` is its name. Other games of the same start can be its ghost. A ghost that cannot be any longer is none,
    /// which ghostChosen() tells.
    void setWatched(const QString &id, const QString &start, const QString &file = {});
    /// The ghost could not be shown: there is none.
    void dropGhost();
    /// The id of the ghost; empty: none.
    const QString &ghost() const { return m_ghost; }

    // What the buttons do with the current game, if they can: that which is watched, until another one is chosen.
    void renameCurrent() { m_rename->trigger(); }
    void removeCurrent() { m_remove->trigger(); }
    /// False if it cannot be the ghost.
    bool makeCurrentGhost();
    /// There is no ghost any longer.
    void leaveGhost() { setGhost({}); }

Q_SIGNALS:
    /// A game is to be watched, whose file could be read when it was listed.
    void chosen(const QString &id);
    /// That game is to be the ghost; empty: none is.
    void ghostChosen(const QString &id);
    /// A game has another name, or none.
    void renamed(const QString &id);
    /// So many are kept from now on.
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
    QString m_start; ///< of the one that is watched
    QString m_file;  ///< likewise, where it comes from one
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

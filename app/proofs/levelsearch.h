#pragma once

#include "editor/actions/leveleditor.h"
#include "editor/storage/worker.h"
#include "gamecore/softlock/trap.h"
#include "gamecore/solving/solution.h"

#include <atomic>

class QMainWindow;
class Commands;

/// What can be proven of the edited level by search, when somebody asks: whether it can be won, and whether the hero
/// can get stuck for good. The search goes on in another thread and can be stopped; a box says what came of it, and
/// offers what was found to be watched or kept. A trap that the editor knows already is watched without a search.
class LevelSearch : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    LevelSearch(CataloguePtr catalogue, LevelEditor &editor, QMainWindow &window, Commands &commands);

    /// States that are looked at, at most: some seconds.
    static constexpr qint64 mostStates = 1'000'000;

    void updateActions(bool isEditing);

Q_SIGNALS:
    void watchWanted(const Run &run);
    /// A run that wins is to be the proof of the level.
    void proofFound(const Run &run);

private:
    Level edited() const;
    std::optional<PlayableLevel> playable() const;
    void solve();
    void tellSolution(const PlayableLevel &level, const Solution &solution);
    void findTrap();
    void watchTrap(const Trap &trap);
    void tellTrap(const PlayableLevel &level, const TrapSearch &search);
    /// A worker that says how many states were looked at, counted there.
    Worker searcher(const QString &sentence, const std::atomic<qint64> &states) const;
    static QString sentenceOf(const Solution &solution);
    static QString sentenceOf(const TrapSearch &search);
    static QString causeOf(const Trap &trap);
    /// The run into a trap, in the level without its monsters; nothing if that cannot be played.
    std::optional<Run> runInto(const Trap &trap, Level level) const;

    CataloguePtr m_catalogue;
    LevelEditor &m_editor;
    QMainWindow &m_window;
    QAction *m_solve;
    QAction *m_findTrap;
};

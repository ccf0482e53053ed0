#pragma once

#include "editor/actions/leveleditor.h"
#include "editor/storage/worker.h"
#include "gamecore/softlock/trap.h"
#include "gamecore/solving/solution.h"

#include <atomic>

class QMainWindow;
class Commands;

/// Searches the edited level on request: whether it can be won, and whether the hero can get stuck for good. The search
/// runs in a worker thread and can be cancelled. A message box shows the result, and offers to watch or save the run. A
/// trap that the editor already knows is shown without a search.
class LevelSearch : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    LevelSearch(CataloguePtr catalogue, LevelEditor &editor, QMainWindow &window, Commands &commands);

    /// Most states of a search, which takes some seconds.
    static constexpr qint64 mostStates = 1'000'000;

    void updateActions(bool isEditing);

Q_SIGNALS:
    void watchWanted(const Run &run);
    /// Emitted when a winning run should become the level's proof.
    void proofFound(const Run &run);

private:
    Level edited() const;
    std::optional<PlayableLevel> playable() const;
    void solve();
    void tellSolution(const PlayableLevel &level, const Solution &solution);
    void findTrap();
    void watchTrap(const Trap &trap);
    void tellTrap(const PlayableLevel &level, const TrapSearch &search);
    /// Returns a worker that reports the number of states searched, read from `states`.
    Worker searcher(const QString &sentence, const std::atomic<qint64> &states) const;
    static QString sentenceOf(const Solution &solution);
    static QString sentenceOf(const TrapSearch &search);
    static QString causeOf(const Trap &trap);
    /// Returns the run into a trap, on the level without its monsters; std::nullopt if that cannot be played.
    std::optional<Run> runInto(const Trap &trap, Level level) const;

    CataloguePtr m_catalogue;
    LevelEditor &m_editor;
    QMainWindow &m_window;
    QAction *m_solve;
    QAction *m_findTrap;
};

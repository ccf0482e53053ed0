#pragma once

#include "editor/actions/leveleditor.h"
#include "editor/storage/worker.h"
#include "gamecore/softlock/trap.h"
#include "gamecore/solving/solution.h"

#include <atomic>

class QMainWindow;
class Commands;

/// The commands *Can it be won?* and *Can the hero get stuck?*, which search the edited level. The search runs in a
/// worker thread and can be cancelled. A message box shows the result, and offers to watch the run that was found, or
/// to save it as the proof. A trap (a way to get stuck) that the editor already knows is shown without a search.
class LevelSearch : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    LevelSearch(CataloguePtr catalogue, LevelEditor &editor, QMainWindow &window, Commands &commands);

    /// The largest number of states that a search visits; visiting so many takes some seconds.
    static constexpr qint64 mostStates = 1'000'000;

    /// Enables the actions while editing.
    void updateActions(bool isEditing);

Q_SIGNALS:
    /// Emitted when the user wants to watch the run that was found.
    void watchWanted(const Run &run);
    /// Emitted when the user wants to save the winning run as the level's proof.
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
    /// Returns the run into a trap, in the level without its monsters; std::nullopt if that level cannot be played.
    std::optional<Run> runInto(const Trap &trap, Level level) const;

    CataloguePtr m_catalogue;
    LevelEditor &m_editor;
    QMainWindow &m_window;
    QAction *m_solve;
    QAction *m_findTrap;
};

#pragma once

#include "editor/actions/leveleditor.h"
#include "editor/storage/backgroundjob.h"
#include "gamecore/replay/rundifference.h"
#include "gamecore/replay/timeline.h"

#include <QPointer>
#include <QUndoStack>

class QMainWindow;
class QToolButton;
class Commands;

namespace CommandIds {
inline constexpr CommandId showTestTrail{"showTestTrail"};
} // namespace CommandIds

/// The last test of the edited level: its hero's way over the level, and how long its commands still lead to the same
/// game on the current level. A worker thread determines both shortly after each edit.
class LastTest : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    LastTest(CataloguePtr catalogue, LevelEditor &editor, Canvas &canvas, QMainWindow &window, Commands &commands);

    /// The beginning of a test.
    struct Begun {
        QPointer<QUndoStack> of;        ///< undo steps of its level, which identify an open level
        std::optional<Point> from = {}; ///< cell of the beginning; std::nullopt: the start of the level
    };
    /// Takes over a test after it was played. `origin` names its player; `id` is that of its recording. A test without
    /// commands, or one that did not begin from its level, is ignored.
    void take(const Game &game, const RunOrigin &origin, const QString &id, const Begun &begun);
    /// True if there is a test of the edited level.
    bool isThere() const;
    /// Returns the run of the test; std::nullopt if there is none.
    std::optional<Run> run() const { return isThere() ? std::optional(*m_run) : std::nullopt; }
    /// Returns the current level, with the name and the start of the test. It may be unplayable.
    Level changedLevel() const;
    bool isEditing() const { return m_isEditing; }
    const QString &id() const { return m_id; }

    void updateActions(bool isEditing);

Q_SIGNALS:
    /// Emitted when the test should be watched as it was played, or replayed on the current level.
    void watchWanted();
    void replayWanted();
    /// Emitted when the result of take() is available, even if the test was ignored.
    void taken();

private:
    void connectAll();
    void showOnLevel(bool isShown);
    bool isDifferent() const;
    void compareSoon();
    void compare();
    void show();
    void retranslate();

    CataloguePtr m_catalogue;
    LevelEditor &m_editor;
    Canvas &m_canvas;
    QToolButton *m_button = nullptr; ///< owned by the status bar
    QAction *m_replay;
    QAction *m_watch;
    QAction *m_trail;
    QAction *m_goTo;
    std::shared_ptr<const Run> m_run; ///< null: no test
    bool m_isRealTime = false;        ///< clock of the run
    QRegion m_way;                    ///< cells of the hero's way
    QString m_id;
    Begun m_begun;
    std::optional<RunDifference> m_difference;
    CataloguePtr m_inForce; ///< catalogue of the level in the comparison
    bool m_isUnplayable = false;
    bool m_isEditing = false;
    BackgroundJob m_taking;
    BackgroundJob m_comparing;
};

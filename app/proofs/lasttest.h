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

/// The last test of the level that is edited: the way of its hero over the level, and until when its commands still
/// lead to the same game in the level as it is now. Both are found in another thread, a moment after each edit.
class LastTest : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    LastTest(CataloguePtr catalogue, LevelEditor &editor, Canvas &canvas, QMainWindow &window, Commands &commands);

    /// A test as it was begun.
    struct Begun {
        QPointer<QUndoStack> of;        ///< the undo steps of its level, which tell open levels apart
        std::optional<Point> from = {}; ///< the cell that it was begun from; std::nullopt: the start of the level
    };
    /// Takes a test that was played, and by whom; `id` is that of its kept run. One in which nothing was played, or
    /// which was not begun from its level, is none.
    void take(const Game &game, const RunOrigin &origin, const QString &id, const Begun &begun);
    /// Whether there is one of the level that is edited now.
    bool isThere() const;
    /// The run of the test; nothing if there is none.
    std::optional<Run> run() const { return isThere() ? std::optional(*m_run) : std::nullopt; }
    /// The level as it is now, named and with its start as in the test; it may be one that cannot be played.
    Level changedLevel() const;
    bool isEditing() const { return m_isEditing; }
    const QString &id() const { return m_id; }

    void updateActions(bool isEditing);

Q_SIGNALS:
    /// The test is to be watched, as it was played or with its commands on the level as it is now.
    void watchWanted();
    void replayWanted();
    /// What take() was given is there; or it was none.
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
    QToolButton *m_button = nullptr; ///< belongs to the status bar
    QAction *m_replay;
    QAction *m_watch;
    QAction *m_trail;
    QAction *m_goTo;
    std::shared_ptr<const Run> m_run; ///< null: there is none
    bool m_isRealTime = false;        ///< its clock
    QRegion m_way;                    ///< its cells
    QString m_id;
    Begun m_begun;
    std::optional<RunDifference> m_difference;
    CataloguePtr m_inForce; ///< of the level with which it was compared
    bool m_isUnplayable = false;
    bool m_isEditing = false;
    BackgroundJob m_taking;
    BackgroundJob m_comparing;
};

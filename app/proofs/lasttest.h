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

/// The last test of the edited level. Shows the path of the test's hero over the level, and up to which moment the
/// commands of the test still lead to the same game on the current level. The comparison runs in a worker thread
/// shortly after each edit.
class LastTest : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    LastTest(CataloguePtr catalogue, LevelEditor &editor, Canvas &canvas, QMainWindow &window, Commands &commands);

    /// The beginning of a test.
    struct Begun {
        QPointer<QUndoStack> of;        ///< undo stack of the tested level, which identifies an open level
        std::optional<Point> from = {}; ///< cell where the test began; std::nullopt: the start of the level
    };
    /// Takes over a test after it was played. A worker thread makes a run of the test; taken() follows. `origin` names
    /// the player, and `id` is the id of the recording. Tests without commands and tests in dungeons are ignored,
    /// without taken(). If the game did not start from its level, no run can be made, and there is no last test any
    /// more.
    void take(const Game &game, const RunOrigin &origin, const QString &id, const Begun &begun);
    /// True if there is a last test, and the tested level is the edited one.
    bool isThere() const;
    /// Returns the run of the last test; std::nullopt unless isThere().
    std::optional<Run> run() const { return isThere() ? std::optional(*m_run) : std::nullopt; }
    /// Returns the edited level in its current state, but with the start cell of the test. A level without a name gets
    /// the title of its tab. The returned level may be unplayable.
    Level changedLevel() const;
    bool isEditing() const { return m_isEditing; }
    /// Returns the id of the last test's recording.
    const QString &id() const { return m_id; }

    /// Enables the actions while editing. Call after the window has changed its mode or its contents.
    void updateActions(bool isEditing);

Q_SIGNALS:
    /// Emitted when the user wants to watch the test as it was played.
    void watchWanted();
    /// Emitted when the user wants to watch the test's commands replayed on the current level.
    void replayWanted();
    /// Emitted when the result of take() is available, even if there is no last test now.
    void taken();

private:
    void connectAll();
    void showOnLevel(bool isShown);
    void checkTrail(bool isChecked);
    void putTrailAside();
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
    bool m_isTrailWanted = false; ///< the user's choice; the trail is hidden after the first edit in any case
    QAction *m_goTo;
    std::shared_ptr<const Run> m_run; ///< null: no test
    bool m_isRealTime = false;        ///< the run is under real time
    QRegion m_way;                    ///< cells that the hero visited
    QString m_id;
    Begun m_begun;
    std::optional<RunDifference> m_difference; ///< first difference on the current level; std::nullopt while unknown
    CataloguePtr m_inForce; ///< catalogue of the level in the comparison; null while unknown or unplayable
    bool m_isUnplayable = false;
    bool m_isEditing = false;
    BackgroundJob m_taking;
    BackgroundJob m_comparing;
};

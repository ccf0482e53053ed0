#pragma once

#include "app/games/games.h"
#include "app/play/levelpage.h"
#include "app/proofs/lasttest.h"
#include "editor/actions/leveleditor.h"
#include "editor/commands/commandid.h"
#include "gamecore/play/changedlevel.h"

#include <QAction>
#include <QCoreApplication>
#include <QPointer>
#include <QUndoStack>

#include <optional>
#include <utility>

class Commands;
class WindowActions;

/// The additional actions of an author who tests a level. Texts follow the language.
class TestActions {
    Q_DECLARE_TR_FUNCTIONS(TestActions)

public:
    explicit TestActions(Commands &commands);

    QAction *again;   ///< plays the edited level with the seed of the last test
    QAction *goOn;    ///< continues the test that waits, on the changed level
    QAction *step;    ///< lets the monsters take one step
    QAction *protect; ///< protects the hero from all harm
    QAction *reveal;  ///< also shows what the hero does not know
};

/// Tests of the edited level: starts them, offers aids to the author, and continues a test that waits on the changed
/// level. A test is a normal game, but it is not saved and does not count. Protecting the hero is a command of the
/// game; all other aids only affect the display or the clock.
class TestPlay : public QObject {
    Q_OBJECT

public:
    /// References that must outlive this object.
    struct Context {
        LevelEditor &editor;
        Games &games;
        PlaySession &session;
        LevelPage &page;
    };
    TestPlay(const Context &context, const WindowActions &menus, QMainWindow *window);

    TestActions &actions() { return m_actions; }
    /// Call after the window has changed its mode or its contents.
    void updateActions(bool isPlaying, bool isEditing);

    /// Plays the edited level, from the cell under the cursor if `isFromCursor`.
    void play(bool isFromCursor = false) { request(isFromCursor ? Wish::Here : Wish::Anew); }
    /// Plays the edited level from the state of a game, whose hero must be alive: keeps his bag and the random state.
    /// If the level is unchanged, the new game is stored as a branch of the run `branch.of`.
    void playFrom(Game game, const RecordingBranch &branch);
    /// True if the session has a test of the edited level, under way or over.
    bool isOfEditedLevel() const;
    /// Returns where the last test began: its level and cell.
    const LastTest::Begun &begun() const { return m_begun; }
    /// Plays again with the seed typed in the test panel, or that of the last test if none is typed: the edited level,
    /// or the test's level if the editor is not active.
    void playAgain();
    /// Continues the test that waits, on the changed level.
    void goOn() { request(Wish::GoOn); }

Q_SIGNALS:
    /// Emitted when the test that waits should be resumed, because the level has not changed.
    void gameResumed();

private:
    /// How to begin: at the start of the level, at the cursor, with the same seed, by continuing, or from the state of
    /// a game.
    enum class Wish : std::uint8_t { Anew, Here, Again, GoOn, From };

    void connectPanel();
    void request(Wish wish);
    void start(PlayableLevel level, const QString &notice);
    void begin(PlayableLevel level, bool isSameSeed, std::optional<Point> start);
    void onStarted();
    std::optional<Point> startFor(Wish wish) const;
    void startFrom(const Game &game, const RecordingBranch &branch, const PlayableLevel &level);
    void change(const PlayableLevel &level);
    void putUnder(const Game &game, const PlayableLevel &level);
    void continueIn(ChangedGame changed, std::optional<Point> start);
    void askWhere(const Game &game, const PlayableLevel &level, ChangedGame::HeroFault fault);
    void protect(bool isOn);
    void endProtectionElsewhere();
    void showHelp();
    static QString whatChanged(int kept, int came, int gone);
    QString refusalText(const Game &game, const Level &level, ChangedGame::HeroFault fault) const;
    /// True if a test of the edited level is under way, so that it waits while the level is edited.
    bool isWaiting() const;

    Context m_context;
    QMainWindow *m_window;
    TestActions m_actions;
    Wish m_wish = Wish::Anew;
    std::optional<Point> m_start; ///< result of startFor() for m_wish, while a test begins
    /// The arguments of playFrom(), while that test begins.
    std::optional<std::pair<Game, RecordingBranch>> m_from;
    std::optional<std::uint64_t> m_seed; ///< of the last test
    LastTest::Begun m_begun;             ///< of the last test
    /// The undo stack of a level, or the file of a campaign.
    using ProtectedPlace = std::pair<QPointer<QUndoStack>, QString>;
    ProtectedPlace m_protected; ///< where the hero may be protected
};

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
    QAction *goOn;    ///< continues the waiting test on the changed level
    QAction *step;    ///< lets the monsters take one step
    QAction *protect; ///< protects the hero from all harm
    QAction *reveal;  ///< also shows what the hero does not know
};

/// Tests of the edited level: starts them, offers aids to the author, and continues a waiting test after the level was
/// changed. A test is a normal game, but it is not saved and does not count. Protecting the hero is a command of the
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
    /// Continues a game, whose hero must be alive, on the edited level: the hero keeps his bag, and the random state
    /// stays the same. If the edited level equals the level of the game, the test is recorded as a branch of the
    /// recording `branch.of`.
    void playFrom(Game game, const RecordingBranch &branch);
    /// True if the game of the session is a test of the edited level; the game may be over.
    bool isOfEditedLevel() const;
    /// Returns where the last test began: its level and cell.
    const LastTest::Begun &begun() const { return m_begun; }
    /// Plays the edited level again, or the level of the test if the editor is not active. The seed is the one typed in
    /// the test panel; if none is typed, it is the seed of the last test.
    void playAgain();
    /// Continues the waiting test on the changed level.
    void goOn() { request(Wish::GoOn); }

Q_SIGNALS:
    /// Emitted when the waiting test should be resumed as it is, because the level has not changed.
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
    ProtectedPlace m_protected; ///< the level or campaign in which the hero may be protected
};

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

/// What an author can do while he tests a level, beside what every player can. Texts follow the language.
class TestActions {
    Q_DECLARE_TR_FUNCTIONS(TestActions)

public:
    explicit TestActions(Commands &commands);

    QAction *again;   ///< with the same seed
    QAction *goOn;    ///< the game that waits while its level is edited, with the changed level
    QAction *step;    ///< of the others
    QAction *protect; ///< whether nothing harms the hero
    QAction *reveal;  ///< whether what the hero does not know is shown too
};

/// Playing a level while it is made: with which seed a test begins, what helps the author, and how the level that was
/// changed meanwhile comes under the game. A test is a game as any other, but is not saved and does not count: what
/// helps its hero is a command of the game, what helps its author is only shown.
class TestPlay : public QObject {
    Q_OBJECT

public:
    /// What it works with; all must outlive it.
    struct Desk {
        LevelEditor &editor;
        Games &games;
        PlaySession &session;
        LevelPage &page;
    };
    TestPlay(const Desk &desk, const WindowActions &menus, QMainWindow *window);

    TestActions &actions() { return m_actions; }
    /// After what the window shows has changed.
    void updateActions(bool isPlaying, bool isEditing);

    /// Plays the edited level, from the cell under the cursor if `isFromCursor`.
    void play(bool isFromCursor = false) { request(isFromCursor ? Wish::Here : Wish::Anew); }
    /// Plays the edited level on from the state of a game: its hero with his bag, who is alive, what chance will bring.
    /// If that is its own level still, what is played branches off the run that `branch` names.
    void playFrom(Game game, const RecordingBranch &branch);
    /// Whether a test of the level that is edited now is there, under way or over.
    bool isOfEditedLevel() const;
    /// The level that was tested last, and where that test was begun.
    const LastTest::Begun &begun() const { return m_begun; }
    /// Plays with the seed of the last test: the edited level, or the level of the test again.
    void playAgain();
    /// Goes on with the game that waits, in the level as it is now.
    void goOn() { request(Wish::GoOn); }

Q_SIGNALS:
    /// The waiting game goes on as it is.
    void wentOn();

private:
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
    void goOnIn(ChangedGame changed, std::optional<Point> start);
    void askWhere(const Game &game, const PlayableLevel &level, ChangedGame::HeroFault fault);
    void protect(bool isOn);
    void endProtectionElsewhere();
    void showHelp();
    static QString whatChanged(int kept, int came, int gone);
    QString whyNot(const Game &game, const Level &level, ChangedGame::HeroFault fault) const;
    /// Whether a test of the level that is edited now is under way.
    bool isWaiting() const;

    Desk m_desk;
    QMainWindow *m_window;
    TestActions m_actions;
    Wish m_wish = Wish::Anew;
    std::optional<Point> m_start; ///< startFor() that wish, while it is fulfilled
    /// As playFrom(), while that begins.
    std::optional<std::pair<Game, RecordingBranch>> m_from;
    std::optional<std::uint64_t> m_seed; ///< of the last test
    LastTest::Begun m_begun;             ///< the same
    /// The steps of a level, or the file of a campaign.
    using ProtectedPlace = std::pair<QPointer<QUndoStack>, QString>;
    ProtectedPlace m_protected; ///< where the hero may be protected
};

#pragma once

#include "app/edit/recoveryoffer.h"
#include "app/keys/windowactions.h"
#include "app/play/playmode.h"
#include "app/playtests/editplaytests.h"
#include "app/program/cardfiles.h"
#include "app/program/fileopener.h"
#include "app/program/keycommands.h"
#include "app/program/testplay.h"
#include "app/program/waitinggame.h"
#include "app/program/watchgames.h"
#include "app/proofs/levelproofs.h"
#include "app/start/gamechoice.h"
#include "app/start/startmode.h"
#include "editor/canvas/canvas.h"

#include <QObject>

class QDropEvent;
class QWidget;
class Settings;

/// What other programs drop on the window where no widget of it wants it: files, and text that holds a code or a maze.
/// Nothing is taken while a dialog waits for its answer.
class Drops : public QObject {
    Q_OBJECT

public:
    explicit Drops(QWidget &window);

Q_SIGNALS:
    // Sent once the program that was dragged from is free again: dialogs may follow.
    void filesDropped(const QStringList &paths);
    void textDropped(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool take(QDropEvent &event, bool isEntering);
};

/// What can be done with the canvas whoever uses it: its zoom, and how it looks, which is remembered.
class CanvasCommands : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    CanvasCommands(Canvas &canvas, const WindowActions &actions, Settings &settings);

    /// Whether the canvas is seen.
    void setEnabled(bool isEnabled);

private:
    Canvas &m_canvas;
    const WindowActions &m_actions;
};

/// Everything that the window does: its modes, and what leads from one to another. Modes do not know each other, so
/// what begins in one and ends in another stands here and in the units beside this: files that are opened, games that
/// wait while their level is drawn, levels that are played while they are drawn.
class Program : public QObject {
    Q_OBJECT

public:
    /// The window must outlive this. It begins with the start page.
    /// `dataFolder` is the one that players are read from (app/cli/cataloguesource.h).
    Program(CataloguePtr catalogue, MainWindow &window, const QString &dataFolder = {});

    MainWindow &window() { return m_window; }
    PlaySession &session() { return m_session; }
    Games &games() { return m_games; }
    LevelPage &levelPage() { return m_levelPage; }
    StartMode &starting() { return m_starting; }
    PlayMode &playing() { return m_playing; }
    EditMode &editing() { return m_editing; }
    WatchMode &watching() { return m_watching; }
    LevelProofs &proofs() { return m_proofs; }
    EditPlaytests &playtests() { return m_playtests; }
    FileOpener &files() { return m_files; }

    /// Opens what the program was called with before its window is shown: files to edit, or else one to open as a
    /// person expects it. None: the levels that were edited last, or else the start page.
    void begin(const QStringList &paths, bool isEdited);
    /// Leaves the game or the editor; both can be gone on with from there.
    void showStartPage();
    /// Edits the levels that were open when the editor was left last, or else a new one.
    void editLastLevels();

private:
    void connectModes();
    void connectGames();
    void connectEditing();
    void connectWatching();
    void leaveWatching();
    void leavePlaying();
    void endTestBefore(const Mode &mode);
    void updateActions();
    void offerStartPage();
    void offerLastLevels();
    void showUsableActions();
    void goOnWithGame();

    CataloguePtr m_catalogue;
    MainWindow &m_window;
    WindowActions &m_actions;
    PlaySession m_session;
    Games m_games{m_catalogue, m_session};
    LevelPage &m_levelPage; ///< belongs to the window
    OwnFiles m_ownFiles;
    StartMode m_starting;
    PlayMode m_playing;
    EditMode m_editing;
    RecoveryOffer m_recovery;
    WatchMode m_watching;
    FileOpener m_files;
    Drops m_drops;
    GameChoice m_choice;
    CardFiles m_cardFiles;
    WaitingGame m_waiting;
    TestPlay m_test;
    LevelProofs m_proofs;
    EditPlaytests m_playtests;
    WatchGames m_watchGames;
    Mode *m_beforeWatching = nullptr; ///< null: one came from nowhere
    CanvasCommands m_canvasCommands;
    KeyCommands m_keys;
};

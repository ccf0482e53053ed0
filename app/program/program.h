#pragma once

#include "app/edit/recoveryoffer.h"
#include "app/keys/windowactions.h"
#include "app/play/playmode.h"
#include "app/playtests/editplaytests.h"
#include "app/program/cardfiles.h"
#include "app/program/fileopener.h"
#include "app/program/keycommands.h"
#include "app/program/soundcommands.h"
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

/// A handler of drops on the window. It accepts files, and text with a level code or a maze, that the user drags from
/// other programs. Widgets that accept drops themselves come first. Drops are rejected while a dialog is open.
class WindowDrops : public QObject {
    Q_OBJECT

public:
    explicit WindowDrops(QWidget &window);

Q_SIGNALS:
    // Both signals are emitted later, from the event loop: the other program then no longer waits for the drop, so that
    // dialogs may open.
    void filesDropped(const QStringList &paths);
    void textDropped(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool take(QDropEvent &event, bool isEntering);
};

/// The commands for the canvas in all modes: zooming, and its look (grid, characters, smooth movement), which is saved
/// in the settings.
class CanvasCommands : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    CanvasCommands(Canvas &canvas, const WindowActions &actions, Settings &settings);

    /// Enables or disables the zoom commands. They should be enabled while the canvas is visible.
    void setEnabled(bool isEnabled);

private:
    void showMotion(Motion motion);
    void askGnome();

    Canvas &m_canvas;
    const WindowActions &m_actions;
    Settings &m_settings;
};

/// The modes of the window and the transitions between them. Modes do not know each other, so everything that begins in
/// one mode and ends in another is here and in the other files of this folder: opening files, games that wait while
/// their level is edited, and tests of levels being edited.
class Program : public QObject {
    Q_OBJECT

public:
    /// Starts with the start page. The window must outlive this object. `dataFolder` is the folder from which bots are
    /// read (app/cli/cataloguesource.h).
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
    SoundCommands &sound() { return m_sound; }

    /// Opens the files of the command line; call before the window is shown. If `isEdited`, edits the files; without
    /// files, calls editLastLevels(). Otherwise opens the files by FileOpener::openAll(); without files, the start page
    /// stays.
    void begin(const QStringList &paths, bool isEdited);
    /// Leaves the game or the editor; both can be resumed from the start page.
    void showStartPage();
    /// Edits the levels that were open when the editor was last left, or a new level.
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
    void showUsableMenus(bool isEditing);
    void goOnWithGame();

    CataloguePtr m_catalogue;
    MainWindow &m_window;
    WindowActions &m_actions;
    PlaySession m_session;
    Games m_games{m_catalogue, m_session};
    LevelPage &m_levelPage; ///< owned by the window
    OwnFiles m_ownFiles;
    StartMode m_starting;
    PlayMode m_playing;
    EditMode m_editing;
    RecoveryOffer m_recovery;
    WatchMode m_watching;
    FileOpener m_files;
    WindowDrops m_drops;
    GameChoice m_choice;
    CardFiles m_cardFiles;
    WaitingGame m_waiting;
    TestPlay m_test;
    LevelProofs m_proofs;
    EditPlaytests m_playtests;
    WatchGames m_watchGames;
    Mode *m_beforeWatching = nullptr; ///< mode to return to from watching; null: the start page
    CanvasCommands m_canvasCommands;
    SoundCommands m_sound;
    KeyCommands m_keys;
};

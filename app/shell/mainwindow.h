#pragma once

// app/shell: the window, which shows the start page, a game or the editor.

#include "app/games/runs.h"
#include "app/keys/keybindings.h"
#include "app/keys/keynames.h"
#include "app/keys/windowactions.h"
#include "app/manual/manualwindow.h"
#include "app/play/heldcell.h"
#include "app/play/itemprompt.h"
#include "app/play/journeyplayer.h"
#include "app/play/levelpage.h"
#include "app/play/look.h"
#include "app/play/playhints.h"
#include "app/play/standstill.h"
#include "app/play/targeting.h"
#include "app/play/testplay.h"
#include "app/play/waypreview.h"
#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/start/newgamedialog.h"
#include "app/start/startpage.h"
#include "app/widgets/filewish.h"
#include "editor/features/leveleditor.h"

#include <QMainWindow>
#include <QPointer>
#include <QStackedWidget>

class EventList;
class NoticeBar;
class QMessageBox;
struct LostWork;

/// The window: the start page, or a level that is played or edited on one canvas. Playing works on a copy of a level,
/// always.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    enum class Mode : std::uint8_t { Start, Play, Edit };

    explicit MainWindow(CataloguePtr catalogue, QWidget *parent = nullptr);

    Mode mode() const;
    PlaySession &session() { return m_session; }
    Runs &runs() { return m_runs; }
    LevelPage &levelPage() { return *m_levelPage; }
    /// Made when it is first wanted.
    StartPage &startPage();
    Look &look() { return *m_look; }
    TargetingMode &targeting() { return *m_targeting; }
    WayPreview &wayPreview() { return *m_wayPreview; }
    Canvas &canvas() { return m_levelPage->canvas(); }
    LevelEditor &editor() { return *m_editor; }

    // As those of Runs; what cannot be played is shown with its faults.
    bool playFile(const QString &path) { return m_runs.playFile(path); }
    bool playLevel(PlayableLevel level, const QString &path, std::optional<std::uint64_t> seed = std::nullopt)
    {
        return m_runs.playLevel(std::move(level), path, seed);
    }
    bool playDungeon(const QString &heroName, const QString &ruleset, std::uint64_t seed)
    {
        return m_runs.playDungeon(heroName, ruleset, seed);
    }
    bool playCampaign(const QString &path, Runs::Begin begin = Runs::Begin::GoOn)
    {
        return m_runs.playCampaign(path, begin);
    }
    bool continueSaved(const QString &id) { return m_runs.continueSaved(id); }
    SaveSlots &saves() { return m_runs.saves(); }
    const GameSource &source() const { return m_runs.source(); }

    /// What a person expects of opening a file, or a folder of levels: while editing it is edited; else it is played,
    /// or edited if it can be drawn but not played. A kept game of it goes on, unless `isAnew`.
    bool openFile(const QString &path, bool isAnew = false);
    /// Reads a level file and edits it. One that cannot be opened is shown with its faults, nothing else changes and
    /// the result is false. One that is open already is shown as it stands there.
    bool editFile(const QString &path);
    /// Plays a level file, also while editing; one that can be drawn but not played is edited.
    bool playOrMend(const QString &path, bool isAnew);
    /// Edits a new level of the default size.
    void editNewLevel();
    /// Edits the levels that were open when the editor was left last, or else a new one.
    void editLastLevels();
    /// Leaves the game or the editor; both can be gone on with from there.
    void showStartPage();
    void setTheme(ThemeChoice choice);
    /// "de", "en"; empty: that of the system. Lasts until the next call, not longer than the program.
    void useLanguage(const QString &code) { m_language.use(code); }
    /// Makes the start page if that is what will be seen.
    void setVisible(bool isVisible) override;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectActions();
    void connectView();
    void connectDocks();
    void connectSettings();
    void applySettings();
    void restorePlace();
    void makeStartPage();

    void setMode(Mode mode);
    void updateActions();
    void showUsableActions();
    void updateTitle();
    /// Of the session's game, which there must be: that of its level or dungeon, and of the hero if he
    /// has one.
    QString gameName() const;
    void openByDialog();
    // Games.
    void connectRuns();
    void chooseGame(NewGameDialog::Page page);
    void refuse(const IssueList &issues, const QString &path, FileWish wish);
    void refuseSaved(const QString &why);
    void whenSeen(const std::function<void()> &ask);
    void offerGames();
    void nameUnderWay();
    /// What is kept, on cards and in the list.
    void offerSaved();
    QMessageBox *askToRemove(const QString &name, const QString &title, const QString &question,
                             const std::function<void()> &remove, const QString &keep = {});
    void removeSaved(const QString &id, const QString &text);
    void offerRoom(const QList<SlotInfo> &older);
    void togglePause();
    bool mayGoOn() const;
    // Editing.
    void connectEditor();
    void fillEditMenus();
    void newLevel();
    void editPlayedLevel();
    void showPlayedLevel();
    void editLevelWithoutFile();
    void askToPractice();
    void showWaiting();
    void goBackToGame();
    /// Nothing if the person cancelled.
    std::optional<FileLevel> readPatiently(const QString &path);
    bool editRead(FileLevel read, const QString &path);
    void connectRecovery();
    void goOnEditing();
    bool restoreSession();
    void restoreWork(const LostWork &work);
    void discardWork(const QString &id);
    void keepSession();
    QString lastLevels() const;
    void goOnWithGame();

    // The hero.
    void connectHero();
    void connectLook();
    /// Held keys stop once somebody comes into view or the hero is hurt, until they are pressed anew.
    void holdBack(const EventList &events);
    void showDock(const QString &name);
    void connectJourneys();
    /// A step, a way to walk, a turn to wait, or the end of a pause or a journey.
    void pressCell(Point cell, Qt::MouseButton button);
    void goOnHeld();
    /// The first key that waits a turn, for people; empty if none does.
    void showPath(const std::vector<Point> &cells);
    void begin(Journey::Wish wish, Point target = {});
    void showInventory();
    void showCharacter();
    void askForItem(ItemPurpose purpose);
    void useItem(char letter);

    // Keys.
    void connectKeys();
    /// Where the window is, for what lists keys: those of the place come first.
    KeyScope scope() const;
    void listKeys();
    void openManual();
    /// Of all menus, those without a name left out; `withChoices`: themes and languages too.
    QList<QAction *> namedActions(bool withChoices) const;
    QList<QAction *> actionsByPlace() const;
    void useKeptKeys();
    void useKeys(const KeyChoice &choice);
    void changeKeys();
    void tellDamagedKeys();
    void tellKeyConflicts();
    void tell(const QString &sentence);

    /// What follows from it is in changeEvent(): the window system can do the same.
    void setFullScreen(bool isOn);
    void tellFullScreen();
    /// The first of what Escape can do that there is to do.
    void stepBack();
    bool playKey(const QKeyEvent &event);
    void goToNextPanel(int step);

    CataloguePtr m_catalogue;
    Settings m_settings;
    Language m_language;
    PlaySession m_session;
    Runs m_runs{m_catalogue, m_session};
    JourneyPlayer m_journeys{m_session, this};
    WindowActions m_actions;
    KeyNames m_keyNames{m_actions};
    KeyBindings m_bindings;
    KeyChoice m_keyChoice;
    QStackedWidget *m_pages;
    StartPage *m_startPage = nullptr;
    LevelPage *m_levelPage;
    Look *m_look;
    TargetingMode *m_targeting;
    WayPreview *m_wayPreview;
    HeldCell *m_heldCell;
    PlayHints *m_hints;
    QPointer<ManualWindow> m_manual; ///< while it is open
    LevelEditor *m_editor;
    TestPlay *m_test;
    StandStill m_standStill{m_session, [this] { return mayGoOn(); }, this};
    NoticeBar *m_waiting;  ///< in the editor: a game waits
    QString m_waitingSlot; ///< of a game that was left for the editor, until one is played; empty: of none
    QString m_sheetSlot;   ///< of the game whose level, which has no file, was opened last
    int m_sheetDepth = 0;
    int m_sheet = -1;             ///< OpenLevel::number of that
    bool m_isAtStart = true;      ///< the mode is Start
    bool m_isHeldBack = false;    ///< keys held down do nothing more
    bool m_isHeldJourney = false; ///< a journey goes on for as long as the button is held down
    bool m_hasOffered = false;    ///< the start page is filled
};

#pragma once

#include "app/window/autosave.h"
#include "app/window/campaignprogress.h"
#include "app/window/gamesource.h"
#include "app/window/itemprompt.h"
#include "app/window/journeyplayer.h"
#include "app/window/keybindings.h"
#include "app/window/language.h"
#include "app/window/levelpage.h"
#include "app/window/look.h"
#include "app/window/playsession.h"
#include "app/window/settings.h"
#include "app/window/standstill.h"
#include "app/window/startpage.h"
#include "app/window/targeting.h"
#include "app/window/waypreview.h"
#include "app/window/windowactions.h"
#include "editor/panels/leveleditor.h"

#include <QMainWindow>
#include <QStackedWidget>

/// The window: the start page, or a level that is played or edited on one canvas. Playing works on a copy of a level,
/// always.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    enum class Mode : std::uint8_t { Start, Play, Edit };

    explicit MainWindow(CataloguePtr catalogue, QWidget *parent = nullptr);

    Mode mode() const { return m_mode; }
    PlaySession &session() { return m_session; }
    LevelPage &levelPage() { return *m_levelPage; }
    StartPage &startPage() { return *m_startPage; }
    Look &look() { return *m_look; }
    TargetingMode &targeting() { return *m_targeting; }
    WayPreview &wayPreview() { return *m_wayPreview; }
    Canvas &canvas() { return m_levelPage->canvas(); }
    LevelEditor &editor() { return *m_editor; }

    /// Reads a level file and plays it. A file that cannot be played is shown with its faults, nothing else changes and
    /// the result is false.
    bool playFile(const QString &path);
    /// Plays a level; `path` is its file, empty if it has none. With errors in it as playFile().
    bool playLevel(Level level, const QString &path, std::optional<std::uint64_t> seed = std::nullopt);
    /// Plays the dungeon of a ruleset, which must have one; `heroName` may be empty.
    bool playDungeon(const QString &heroName, const QString &ruleset, std::uint64_t seed);
    /// Goes on with a campaign, a file or a folder, where it was left, or begins it. One that cannot be read is shown
    /// with its faults, nothing else changes and the result is false.
    bool playCampaign(const QString &path, bool isFromBeginning = false);
    /// Goes on with a saved game. One that cannot be loaded is told, nothing else changes and the result is false.
    bool continueSaved(const QString &id);
    SaveSlots &saves() { return m_saves; }
    /// What is being played and what comes next.
    const GameSource &source() const { return m_source; }
    /// What a person expects of opening a file, or a folder of levels: while editing it is edited; else it is played,
    /// or edited if it can be drawn but not played.
    bool openFile(const QString &path);
    /// Reads a level file and edits it. One that cannot be opened is shown with its faults, nothing else changes and
    /// the result is false, also if the person stays with unsaved changes of the level edited before.
    bool editFile(const QString &path);
    /// Edits a new level of the default size.
    void editNewLevel();
    /// Leaves the game, which can be gone on with from there, or the editor, which asks about unsaved changes.
    void showStartPage();
    void setTheme(ThemeChoice choice);
    /// "de", "en"; empty: that of the system. Lasts until the next call, not longer than the program.
    void useLanguage(const QString &code) { m_language.use(code); }

protected:
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

    void setMode(Mode mode);
    void updateActions();
    void updateTitle();
    /// Of the session's game, which there must be: that of its level or dungeon, and of the hero if he
    /// has one.
    QString gameName() const;
    void openByDialog();
    void continueGame();
    void newGame();
    /// Goes on with `next` if nothing is lost by it, or else asks first.
    void giveUpFor(const std::function<void()> &next);
    bool startGame(Level level, GameSource source, std::optional<std::uint64_t> seed = std::nullopt,
                   const QString &slot = {});
    /// Leaves the editor, unless the game is a test; false if the person stays there. `slot` is the slot that it is
    /// saved in; empty: a new one.
    bool beginGame(Game game, GameSource source, const QString &slot = {});
    // Saving.
    void connectSaves();
    void keepGame(const QString &slot);
    void saveForLater();
    QList<SlotInfo> savedGames() const;
    void removeSaved(const QString &id, const QString &text);
    // Campaigns.
    void chooseGame();
    bool playPlace(GameSource source);
    void playNext();
    void rememberProgress(PlaySession::State state);
    void remember(const CampaignProgress &progress);
    QString namesOf(const QStringList &kinds) const;
    void refuse(const IssueList &issues, const QString &path);
    void togglePause();
    bool mayGoOn() const;
    // Editing.
    void connectEditor();
    void newLevel();
    void editPlayedLevel();
    void startTest(Level level);
    void endTest();
    bool leaveEditor();

    // The hero.
    void connectHero();
    void connectLook();
    /// Held keys stop once somebody comes into view or the hero is hurt, until they are pressed anew.
    void holdBack(const EventList &events);
    void showDock(const QString &name);
    void connectJourneys();
    /// A step, a way to walk, a turn to wait, or the end of a pause or a journey.
    void pressCell(Point cell, Qt::MouseButton button);
    void showPath(const std::vector<Point> &cells);
    void begin(Journey::Wish wish, Point target = {});
    void showInventory();
    void showCharacter();
    void askForItem(ItemPurpose purpose);
    void useItem(char letter);

    // Keys.
    void connectKeys();
    /// Of all menus, those without a name left out; `withChoices`: themes and languages too.
    QList<QAction *> namedActions(bool withChoices) const;
    void useKeys(const KeyChoice &choice);
    void changeKeys();
    void tellDamagedKeys();
    void tell(const QString &sentence);

    void setFullScreen(bool isOn);
    /// The first of what Escape can do that there is to do.
    void stepBack();
    bool playKey(const QKeyEvent &event);
    void goToNextPanel(int step);

    CataloguePtr m_catalogue;
    Settings m_settings;
    Language m_language;
    PlaySession m_session;
    JourneyPlayer m_journeys{m_session, this};
    WindowActions m_actions;
    KeyBindings m_bindings;
    KeyChoice m_keyChoice;
    QStackedWidget *m_pages;
    StartPage *m_startPage;
    LevelPage *m_levelPage;
    Look *m_look;
    TargetingMode *m_targeting;
    WayPreview *m_wayPreview;
    Mode m_mode = Mode::Start;
    LevelEditor *m_editor;
    GameSource m_source;
    SaveSlots m_saves{m_catalogue};
    AutoSave m_autoSave{m_session, m_saves};
    StandStill m_standStill{m_session, [this] { return mayGoOn(); }, this};
    bool m_wasMaximized = false; ///< before it filled the screen
    bool m_isHeldBack = false;   ///< keys held down do nothing more
};

/// A seed for a game, from the system's source of chance.
std::uint64_t drawnSeed();

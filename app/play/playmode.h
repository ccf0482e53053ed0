#pragma once

#include "app/games/games.h"
#include "app/games/playsession.h"
#include "app/play/herocontrols.h"
#include "app/play/hintguide.h"
#include "app/play/levelpage.h"
#include "app/play/playhints.h"
#include "app/settings/settings.h"
#include "app/shell/mode.h"

#include <functional>

class MainWindow;

/// The automatic pause of a real-time game while a menu or dialog is open anywhere in the program. The game is resumed
/// when all are closed. A game that was already paused stays paused.
class ModalPause : public QObject {
    Q_OBJECT

public:
    /// `mayGoOn` is called when the last menu or dialog closes. It returns true if the game may be resumed: the game is
    /// still visible, and not paused for other reasons. The session must outlive this object.
    ModalPause(PlaySession &session, std::function<bool()> mayGoOn, QObject *parent = nullptr);

    /// True if this object has paused the game.
    bool isHolding() const { return m_isHolding; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void open(const QObject *window);
    void close(const QObject *window);

    PlaySession &m_session;
    std::function<bool()> m_mayGoOn;
    std::vector<const QObject *> m_open; ///< open menus and dialogs; only compared, never dereferenced
    bool m_isHolding = false;
};

/// The mode in which the window plays a level.
class PlayMode : public Mode {
    Q_OBJECT

public:
    /// All arguments must outlive this object.
    PlayMode(CataloguePtr catalogue, MainWindow &window, LevelPage &page, PlaySession &session, Games &games);

    QWidget *page() override { return &m_page; }
    void enter() override;
    void leave() override;
    ModeTitle title() const override;
    std::optional<KeyScope> keyScope() const override { return KeyScope::Playing; }
    bool showsCanvas() const override { return true; }
    QWidget *keyboardHome() override { return &m_page.canvas(); }
    void updateActions() override;
    void retranslate() override;
    QList<QWidget *> panels() const override;
    bool press(const QKeyEvent &event, QAction *deed) override { return m_controls.press(event, deed); }
    bool cancel() override;
    void stepBack() override;
    bool mayClose() override;
    void keep() override;

    /// Shows the session's game again, after this mode was entered. There must be a game.
    void showGame() { m_page.showGame(); }
    HeroControls &controls() { return m_controls; }

Q_SIGNALS:
    /// Emitted when the player leaves the game, to go back to where it was started: the start page or the editor.
    void left();
    /// Emitted when the user wants to watch a recording.
    void watchWanted(const QString &id);

private:
    void connectGame();
    void connectActions();
    void restorePanels();
    void connectSettings();
    void showPlayed(const EventList &events);
    void pause();
    void togglePause();
    HintGuide::Service hintService() const { return m_isCurrent ? m_guide.service() : HintGuide::Service::NoGame; }
    static std::pair<QString, QString> noHintsTexts(HintGuide::Service service);
    void showHintService();
    void showSeed();
    void copySeed();
    void askForHint();
    void tellFullScreen(bool isFullScreen);
    void showInventory();
    void showBestGames(const QString &ruleset);
    /// True if the game may be resumed after a menu or dialog has closed, as in ModalPause.
    bool mayGoOn();
    bool hasGame() const { return m_session.state() != PlaySession::State::Empty; }

    CataloguePtr m_catalogue;
    MainWindow &m_window;
    LevelPage &m_page;
    PlaySession &m_session;
    Games &m_games;
    WindowActions &m_actions;
    Settings &m_settings;
    HeroControls m_controls;
    PlayHints m_hints;
    HintGuide m_guide;
    ModalPause m_modalPause;
    bool m_isCurrent = false;
};

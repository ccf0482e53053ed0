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

/// Lets the clock of a game under real time stand still while a menu or a dialog is open anywhere in the program, and
/// go on once all of them are closed. A game that stood still before stays so.
class ModalPause : public QObject {
    Q_OBJECT

public:
    /// `mayGoOn` is asked when the last one has closed: whether the game is still in front of the player and nothing
    /// else holds it up. The session must outlive this.
    ModalPause(PlaySession &session, std::function<bool()> mayGoOn, QObject *parent = nullptr);

    /// Whether the clock stands still because of this.
    bool isHolding() const { return m_isHolding; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void open(const QObject *window);
    void close(const QObject *window);

    PlaySession &m_session;
    std::function<bool()> m_mayGoOn;
    std::vector<const QObject *> m_open; ///< never looked into
    bool m_isHolding = false;
};

/// The window plays a level.
class PlayMode : public Mode {
    Q_OBJECT

public:
    /// All must outlive this.
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

    /// Shows the session's game again, after this was entered. There must be a game.
    void showGame() { m_page.showGame(); }
    HeroControls &controls() { return m_controls; }

Q_SIGNALS:
    /// The person goes back to where the game was begun.
    void left();
    /// A kept run is to be watched.
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
    static std::pair<QString, QString> whyNoHints(HintGuide::Service service);
    void showHintService();
    void askForHint();
    void tellFullScreen(bool isFullScreen);
    void showInventory();
    void showBestGames(const QString &ruleset);
    /// Nothing but a menu or a dialog that was open holds up the game.
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

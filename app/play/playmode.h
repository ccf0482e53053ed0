#pragma once

#include "app/games/games.h"
#include "app/play/herocontrols.h"
#include "app/play/hintguide.h"
#include "app/play/levelpage.h"
#include "app/play/modalpause.h"
#include "app/play/playhints.h"
#include "app/settings/settings.h"
#include "app/shell/mode.h"

class MainWindow;

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
    bool press(const QKeyEvent &event) override;
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
    /// Hands on what was played, in a fixed order.
    void tell(const EventList &events);
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

#pragma once

#include "app/playtests/liveplaytest.h"
#include "app/settings/settings.h"
#include "editor/actions/leveleditor.h"
#include "editor/commands/commandid.h"
#include "gamecore/play/campaign.h"

#include <functional>

class Commands;
class LazyPanel;
class PlaytestPanel;
class QAction;

/// The playtest panel of the editor. The edited level, or its campaign, is played again shortly after each change. Open
/// levels are played in their current state, all others as in their files.
class EditPlaytests : public QObject {
    Q_OBJECT

public:
    using LoadBots = std::function<std::vector<Bot>()>;
    /// All references must outlive this object. `loadBots` returns the bots that play; it is called when the panel is
    /// first shown.
    EditPlaytests(CataloguePtr catalogue, LoadBots loadBots, LevelEditor &editor, Settings &settings,
                  Commands &commands);

    /// Returns the playtest; null if the panel was never shown.
    const LivePlaytest *live() const { return m_live.get(); }
    /// Enables the actions while editing. Call after the window has changed its mode or its contents.
    void updateActions(bool isEditing);

Q_SIGNALS:
    /// Emitted when the user wants to watch a bot's game.
    void watchWanted(const BotsGame &game);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makePanel();
    void connectPanel();
    void connectLevel();
    void findCampaign();
    LiveCourse course() const;
    QString keyOfCourse() const;
    void editPlace(std::size_t place);
    void playSoon();
    void play();
    void updateWatched();
    void listDeathsHere();
    void setCores(int cores);
    int cores() const;

    CataloguePtr m_catalogue;
    LoadBots m_loadBots;
    LevelEditor &m_editor;
    Settings &m_settings;
    QAction *m_deathsHere;                ///< lists the games lost on the cell under the cursor
    LazyPanel *m_place;                   ///< owned by its dock
    std::unique_ptr<LivePlaytest> m_live; ///< null until the panel is first shown
    PlaytestPanel *m_panel = nullptr;     ///< in m_place; made together with m_live
    /// Campaign of the edited level; std::nullopt if there is none or the level is its only one.
    std::optional<Campaign> m_campaign;
    bool m_isEditing = false;
    bool m_isWatching = false; ///< a game chosen in the panel is being watched
    bool m_isStale = true;     ///< the edited level differs from the one being played
    QString m_played;          ///< keyOfCourse() of the games; empty: none
};

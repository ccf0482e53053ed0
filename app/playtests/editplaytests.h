#pragma once

#include "app/playtests/liveplaytest.h"
#include "app/settings/settings.h"
#include "editor/actions/leveleditor.h"
#include "editor/commands/commandid.h"
#include "gamecore/play/campaign.h"

#include <functional>

class Commands;
class LatePanel;
class PlaytestPanel;
class QAction;

/// The panel of playtests beside the level that is edited: it, or the campaign that it belongs to, is played anew a
/// moment after each change. Levels that are open are played as they are drawn, others as they are in their files.
class EditPlaytests : public QObject {
    Q_OBJECT

public:
    using LoadBots = std::function<std::vector<Bot>()>;
    /// All must outlive this. `loadBots` is called when the panel is first seen.
    EditPlaytests(CataloguePtr catalogue, LoadBots loadBots, LevelEditor &editor, Settings &settings,
                  Commands &commands);

    /// What is played; null: the panel was not seen yet.
    const LivePlaytest *live() const { return m_live.get(); }
    void updateActions(bool isEditing);

Q_SIGNALS:
    /// A game of a bot is to be watched.
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
    QAction *m_deathsHere;
    LatePanel *m_place;                   ///< belongs to its dock
    std::unique_ptr<LivePlaytest> m_live; ///< null: the panel was not seen yet
    PlaytestPanel *m_panel = nullptr;     ///< in m_place; made with m_live
    std::optional<Campaign> m_campaign;   ///< of the level; nothing: none, or one of this level alone
    bool m_isEditing = false;
    bool m_isWatching = false; ///< a game was chosen in the panel, and nobody has come back since
    bool m_isStale = true;     ///< the level is another one than the one that is played
    QString m_played;          ///< keyOfCourse() of what is played; empty: nothing
};

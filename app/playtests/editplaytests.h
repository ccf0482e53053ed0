#pragma once

#include "app/playtests/liveplaytest.h"
#include "app/settings/settings.h"
#include "editor/commands/commandid.h"
#include "editor/features/leveleditor.h"

#include <QTimer>

#include <functional>

class Commands;
class LatePanel;
class PlaytestPanel;
class QAction;

namespace CommandIds {
inline constexpr CommandId deathsHere{"deathsHere"};
} // namespace CommandIds

/// The panel of playtests beside the level that is edited: its level is played anew a moment after each change.
class EditPlaytests : public QObject {
    Q_OBJECT

public:
    using LoadPlayers = std::function<std::vector<Player>()>;
    /// All must outlive this. `loadPlayers` is called when the panel is first seen.
    EditPlaytests(CataloguePtr catalogue, LoadPlayers loadPlayers, LevelEditor &editor, Settings &settings,
                  Commands &commands);

    /// What is played; null: the panel was not seen yet.
    const LivePlaytest *live() const { return m_live.get(); }
    void updateActions(bool isEditing);
    void retranslate();

Q_SIGNALS:
    /// A lost game is to be watched.
    void watchWanted(const PlayersGame &game);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makePanel();
    void connectPanel();
    void connectLevel();
    void playSoon();
    void play();
    void updateWatched();
    void listDeathsHere();
    void setCores(int cores);
    int cores() const;

    CataloguePtr m_catalogue;
    LoadPlayers m_loadPlayers;
    LevelEditor &m_editor;
    Settings &m_settings;
    QAction *m_deathsHere;
    LatePanel *m_place;                   ///< belongs to its dock
    std::unique_ptr<LivePlaytest> m_live; ///< null: the panel was not seen yet
    PlaytestPanel *m_panel = nullptr;     ///< in m_place; made with m_live
    QTimer m_soon;
    bool m_isEditing = false;
    bool m_isStale = true;  ///< the level is another one than the one that is played
    int m_playedNumber = 0; ///< OpenLevel::number of the level that is played
};

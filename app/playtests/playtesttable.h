#pragma once

#include "app/playtests/livegames.h"
#include "editor/widgets/figurelist.h"

/// A table with one row per bot: the share of games won, the share won in the previous version of the level, and a
/// verdict on the change.
class PlaytestTable : public FigureList {
    Q_OBJECT

public:
    explicit PlaytestTable(QWidget *parent = nullptr);

    /// Shows the rows; the selected bot stays selected.
    void showRows(const LiveRows &rows, const std::vector<Bot> &bots);
    /// Returns the index of the selected bot; 0 if none is selected.
    std::size_t bot() const;
    void retranslate();

protected:
    void fitColumns() override;
};

/// A table of the games of a bot through a campaign, one row per level: the number of games that reached, won, lost and
/// gave up the level, the hit points left at its end, and the most frequent cause of death. If there is not enough
/// room, the last columns are hidden; sentence() still contains their values.
class PlaceTable : public FigureList {
    Q_OBJECT

public:
    explicit PlaceTable(QWidget *parent = nullptr);

    /// Shows a bot's games of a campaign. The selected level stays selected; initially it is the edited one.
    void setFigures(std::shared_ptr<const LiveGames> games, std::shared_ptr<const LiveFigures> figures);
    /// Returns the selected row as a sentence; empty without rows.
    QString sentence() const;
    void retranslate();

Q_SIGNALS:
    /// Emitted when another row is selected.
    void selected();
    /// Emitted when the user wants to edit a level, given by its index in the campaign.
    void placeChosen(std::size_t place);

protected:
    void fitColumns() override;

private:
    LevelFigures placeAt(std::size_t place) const;
    FigureRow rowOf(std::size_t place) const;

    std::shared_ptr<const LiveGames> m_games; ///< null: none yet
    std::shared_ptr<const LiveFigures> m_figures;
};

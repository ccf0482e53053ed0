#pragma once

#include "app/playtests/livegames.h"
#include "editor/widgets/figurelist.h"

/// The games of a bot through a campaign, one row per level: games that reached it, won it, died and gave up, their hit
/// points at its end, and the most frequent killer. If there is not enough room, the last columns are hidden; the
/// sentence of a row contains everything.
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
    /// Emitted when a level, given by its index, should be edited.
    void placeChosen(std::size_t place);

protected:
    void fitColumns() override;

private:
    PlaceFigures placeAt(std::size_t place) const;
    FigureRow rowOf(std::size_t place) const;

    std::shared_ptr<const LiveGames> m_games; ///< null: none yet
    std::shared_ptr<const LiveFigures> m_figures;
};

#pragma once

#include "app/playtests/livegames.h"
#include "editor/widgets/figurelist.h"

/// The games of one bot through a campaign, a row a level: how many came there, went on, died and gave up, with how
/// many hit points they went on, and who killed most. Where there is no room for all columns the last ones are left
/// out: the sentence of a row says all.
class PlaceTable : public FigureList {
    Q_OBJECT

public:
    explicit PlaceTable(QWidget *parent = nullptr);

    /// Shows what a bot's games of a campaign have come to. The selected level stays; at first it is the edited one.
    void setFigures(std::shared_ptr<const LiveGames> games, std::shared_ptr<const LiveFigures> figures);
    /// All that the selected row says; empty without rows.
    QString sentence() const;
    void retranslate();

Q_SIGNALS:
    /// The selected row is another.
    void selected();
    /// A level is to be edited, by its place.
    void placeChosen(std::size_t place);

protected:
    void fitColumns() override;

private:
    PlaceFigures placeAt(std::size_t place) const;
    FigureRow rowOf(std::size_t place) const;

    std::shared_ptr<const LiveGames> m_games; ///< null: none yet
    std::shared_ptr<const LiveFigures> m_figures;
};

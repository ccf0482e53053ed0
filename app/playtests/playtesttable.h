#pragma once

#include "app/playtests/liveplaytest.h"
#include "editor/widgets/figurelist.h"

/// A row a player: the share of games won, what it was before, and what may be said of the two.
class PlaytestTable : public FigureList {
    Q_OBJECT

public:
    explicit PlaytestTable(QWidget *parent = nullptr);

    /// Shows what was found; the selected player stays.
    void showRows(const LiveRows &rows, const std::vector<Player> &players);
    /// The player whose row is selected; 0 if none is.
    std::size_t player() const;
    void retranslate();

protected:
    void fitColumns() override;
};

#pragma once

#include "app/playtests/liveplaytest.h"
#include "editor/widgets/figurelist.h"

/// A row a bot: the share of games won, what it was before, and what may be said of the two.
class PlaytestTable : public FigureList {
    Q_OBJECT

public:
    explicit PlaytestTable(QWidget *parent = nullptr);

    /// Shows what was found; the selected bot stays.
    void showRows(const LiveRows &rows, const std::vector<Bot> &bots);
    /// The bot whose row is selected; 0 if none is.
    std::size_t bot() const;
    void retranslate();

protected:
    void fitColumns() override;
};

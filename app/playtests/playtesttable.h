#pragma once

#include "app/playtests/liveplaytest.h"
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

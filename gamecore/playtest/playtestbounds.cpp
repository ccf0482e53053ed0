#include "gamecore/playtest/playtestbounds.h"

#include <algorithm>

namespace {

qint64 cellsCounted(const std::vector<BotFigures> &bots, CellCounts LevelFigures::*counts)
{
    qint64 cells = 0;
    for (const BotFigures &bot : bots) {
        for (const LevelFigures &place : bot.places) {
            cells += qint64((place.*counts).size());
        }
    }
    return cells;
}

} // namespace

int kindsToLeaveOut(const std::vector<BotFigures> &bots, int leftOut)
{
    qint64 cells = 0;
    int kind = int(omissionOrder.size());
    while (kind > leftOut) {
        cells += cellsCounted(bots, omissionOrder[std::size_t(kind - 1)]);
        if (cells > mostCellCounts) {
            return kind;
        }
        --kind;
    }
    return kind;
}

bool isLeftOut(CellCounts LevelFigures::*counts, int leftOut)
{
    return std::find(omissionOrder.begin(), omissionOrder.end(), counts) - omissionOrder.begin() < leftOut;
}

QStringList wordsOfLeftOut()
{
    QStringList words;
    for (const auto counts : omissionOrder) {
        words.append(std::find_if(cellCountsRows.begin(), cellCountsRows.end(), [counts](const CellCountsRow &row) {
                         return row.counts == counts;
                     })->key);
    }
    return words;
}

void leaveOut(std::vector<BotFigures> &bots, int leftOut)
{
    for (int kind = 0; kind < leftOut; ++kind) {
        for (BotFigures &bot : bots) {
            for (LevelFigures &place : bot.places) {
                (place.*omissionOrder[std::size_t(kind)]).clear();
            }
        }
    }
}

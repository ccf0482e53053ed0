#include "gamecore/playtest/playtestbounds.h"

#include <algorithm>

namespace {

qint64 cellsCounted(const std::vector<BotFigures> &bots, CellCounts PlaceFigures::*counts)
{
    qint64 cells = 0;
    for (const BotFigures &bot : bots) {
        for (const PlaceFigures &place : bot.places) {
            cells += qint64((place.*counts).size());
        }
    }
    return cells;
}

} // namespace

int kindsToLeaveOut(const std::vector<BotFigures> &bots, int leftOut)
{
    qint64 cells = 0;
    int kind = int(leftOutFirst.size());
    while (kind > leftOut) {
        cells += cellsCounted(bots, leftOutFirst[std::size_t(kind - 1)]);
        if (cells > mostCellCounts) {
            return kind;
        }
        --kind;
    }
    return kind;
}

bool isLeftOut(CellCounts PlaceFigures::*counts, int leftOut)
{
    return std::find(leftOutFirst.begin(), leftOutFirst.end(), counts) - leftOutFirst.begin() < leftOut;
}

QStringList wordsOfLeftOut()
{
    QStringList words;
    for (const auto counts : leftOutFirst) {
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
            for (PlaceFigures &place : bot.places) {
                (place.*leftOutFirst[std::size_t(kind)]).clear();
            }
        }
    }
}

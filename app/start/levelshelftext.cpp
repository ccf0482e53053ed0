// What a card says of a level or a campaign.

#include "app/start/levelshelf.h"

/// Nothing where the detail says so already.
QString LevelShelf::wonText(const LevelSummary &summary)
{
    const bool isToldSo = summary.levels > 0 && summary.nextLevel > summary.levels;
    return summary.isWon && !isToldSo ? tr("won") : QString();
}

QString LevelShelf::detailOf(const LevelSummary &summary)
{
    if (summary.levels > 0) {
        return campaignDetailOf(summary);
    }
    const QString size = tr("%1 × %2").arg(summary.size.width).arg(summary.size.height);
    return summary.treasures == 0 ? size : tr("%1, %2").arg(size, tr("%n treasure(s)", nullptr, summary.treasures));
}

QString LevelShelf::campaignDetailOf(const LevelSummary &summary)
{
    if (summary.nextLevel == 1) {
        return tr("%n level(s)", nullptr, summary.levels);
    }
    //: %1 and %2 are numbers
    return summary.nextLevel > summary.levels ? tr("All levels won")
                                              : tr("Level %1 of %2").arg(summary.nextLevel).arg(summary.levels);
}

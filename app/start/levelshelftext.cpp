// What a card says of a level or a campaign.

#include "app/start/levelshelf.h"
#include "app/widgets/levelcard.h"

#include <QListWidget>
#include <QPushButton>

/// A word for a level that was won; empty where the detail says so already.
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

/// Names the button for beginning anew: a campaign goes on, only the level that one is in begins again.
void LevelShelf::nameButton(QPushButton &button, const QListWidgetItem &item) const
{
    const auto summary = m_known.constFind(item.data(LevelCard::PathRole).toString());
    const bool isCampaign = summary != m_known.cend() && summary->levels > 0;
    button.setText(isCampaign ? tr("Restart level") : tr("Begin anew"));
    button.setToolTip(isCampaign ? tr("Begin this level of the campaign at its start; the game under way is kept. “New "
                                      "game” begins the whole campaign again.")
                                 : tr("Begin at its start; the game under way is kept"));
    //: %1 is the name of a level or a campaign
    button.setAccessibleName((isCampaign ? tr("Restart level: %1") : tr("Begin anew: %1")).arg(item.text()));
}

int LevelShelf::textLines() const
{
    int most = 2;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem &item = *m_list->item(row);
        most = qMax(most, m_card->linesFor(item.text(), item.data(LevelCard::DetailRole).toString(), m_list->font()));
    }
    return most;
}

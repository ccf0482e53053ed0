#include "app/playtests/playtesttable.h"

#include "app/playtests/playtesttext.h"
#include "editor/text/plaintip.h"

#include <QHeaderView>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

enum PlaytestColumn : std::uint8_t { Name, Won, Before, Verdict };

} // namespace

PlaytestTable::PlaytestTable(QWidget *parent) : FigureList(u"playtestTable"_s, std::numeric_limits<int>::max(), parent)
{
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void PlaytestTable::showRows(const LiveRows &rows, const std::vector<Bot> &bots)
{
    std::vector<FigureRow> shown;
    shown.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const LiveRow &row = rows[i];
        const QString before = row.before ? PlaytestText::percent(row.before->share.share().share) : QString();
        const QString verdict = PlaytestText::verdictOf(row);
        shown.push_back(
            {.texts = {PlaytestText::nameOf(bots[i]), PlaytestText::shareOf(*row.now), before},
             .tips = {
                 plainTip(PlaytestText::descriptionOf(bots[i])), PlaytestText::intervalOf(*row.now), {}, verdict}});
    }
    setRows(shown);
    if (!currentItem()) {
        setCurrentItem(topLevelItem(0));
    }
}

std::size_t PlaytestTable::bot() const
{
    return std::size_t(std::max(0, currentRow()));
}

/// Distributes the widths. Without a previous version, names get the room of the last two columns. If there is not
/// enough room, verdicts are symbols only; the sentence below the table has the words.
void PlaytestTable::fitColumns()
{
    bool hasBefore = false;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        hasBefore = hasBefore || !topLevelItem(row)->text(Before).isEmpty();
    }
    setColumnHidden(Before, !hasBefore);
    setColumnHidden(Verdict, !hasBefore);
    FigureList::fitColumns();
    const int room = viewport()->width() - widthOf(Name) - widthOf(Won) - widthOf(Before);
    const bool hasRoom = room >= widthOf(Verdict, Qt::ToolTipRole);
    header()->resizeSection(Verdict, widthOf(Verdict, hasRoom ? Qt::ToolTipRole : Qt::UserRole));
    for (int row = 0; row < topLevelItemCount(); ++row) {
        const QString words = topLevelItem(row)->toolTip(Verdict);
        topLevelItem(row)->setText(Verdict, hasRoom ? words : words.left(1));
        topLevelItem(row)->setData(Verdict, Qt::AccessibleTextRole, words);
    }
}

void PlaytestTable::retranslate()
{
    setAccessibleName(tr("Games won by each bot"));
    setColumns({{tr("Bot"), tr("The games of the selected bot are shown below")},
                {tr("Won"), tr("Share of games won"), true},
                {tr("Before"), tr("Share before the last change to the level"), true},
                {tr("Now"), tr("Comparison with the previous level, in games with the same seeds")}});
}

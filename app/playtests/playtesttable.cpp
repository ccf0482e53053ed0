#include "app/playtests/playtesttable.h"

#include "app/playtests/playtesttext.h"
#include "app/playtests/tablecolumns.h"
#include "editor/text/plaintip.h"
#include "gamecore/base/enumerators.h"

#include <QHeaderView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

enum PlaytestColumn : std::uint8_t { Name, Won, Before, Verdict };
constexpr int playtestColumns = enumeratorCount<PlaytestColumn>();

} // namespace

PlaytestTable::PlaytestTable(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(u"playtestTable"_s);
    setUpColumns(*this, playtestColumns);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void PlaytestTable::setRows(const LiveRows &rows, const std::vector<Player> &players)
{
    const bool isNew = topLevelItemCount() != int(rows.size());
    if (isNew) {
        clear();
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const LiveRow &row = rows[i];
        auto *item = isNew ? new QTreeWidgetItem(this) : topLevelItem(int(i));
        setCell(*item, Name, PlaytestText::nameOf(players[i]));
        setCell(*item, Won, PlaytestText::shareOf(*row.now));
        setCell(*item, Before, row.before ? PlaytestText::percent(row.before->share.share().share) : QString());
        item->setData(Verdict, Qt::AccessibleTextRole, PlaytestText::verdictOf(row));
        item->setToolTip(Verdict, PlaytestText::verdictOf(row));
        item->setToolTip(Name, plainTip(PlaytestText::descriptionOf(players[i])));
        for (const int column : {int(Won), int(Before)}) {
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    if (isNew && topLevelItemCount() > 0) {
        setCurrentItem(topLevelItem(0));
    }
    narrowColumns();
}

std::size_t PlaytestTable::player() const
{
    return std::size_t(std::max(0, indexOfTopLevelItem(currentItem())));
}

int PlaytestTable::widthOf(int column) const
{
    return widthOfColumn(*this, column, column == Verdict ? Qt::AccessibleTextRole : Qt::DisplayRole);
}

bool PlaytestTable::hasAnyBefore() const
{
    for (int row = 0; row < topLevelItemCount(); ++row) {
        if (!topLevelItem(row)->text(Before).isEmpty()) {
            return true;
        }
    }
    return false;
}

/// Makes columns as wide as what stands in them, and the table as high as its rows. Where there is no room for all,
/// verdicts are signs alone: the sentence below the table says them in words.
void PlaytestTable::narrowColumns()
{
    const bool hasBefore = hasAnyBefore(); // else names get the room
    setColumnHidden(Before, !hasBefore);
    setColumnHidden(Verdict, !hasBefore);
    header()->resizeSection(Won, widthOf(Won));
    if (!hasBefore) {
        setRowsSeen(*this, topLevelItemCount());
        return;
    }
    header()->resizeSection(Before, widthOf(Before));
    const int room = viewport()->width() - widthOf(Name) - widthOf(Won) - widthOf(Before);
    const bool hasRoom = room >= widthOf(Verdict);
    header()->resizeSection(Verdict, widthOfColumn(*this, Verdict, hasRoom ? Qt::AccessibleTextRole : Qt::UserRole));
    for (int row = 0; row < topLevelItemCount(); ++row) {
        const QString words = topLevelItem(row)->data(Verdict, Qt::AccessibleTextRole).toString();
        setCell(*topLevelItem(row), Verdict, hasRoom ? words : words.left(1));
    }
    setRowsSeen(*this, topLevelItemCount());
}

void PlaytestTable::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    narrowColumns();
}

void PlaytestTable::retranslate()
{
    setAccessibleName(tr("Games won by each player"));
    setHeaderLabels({tr("Player"), tr("Won"), tr("Before"), tr("Now")});
    const auto tips =
        rowsFor<PlaytestColumn>(tr("Who plays by himself; the games of the selected one are shown below"),
                                tr("The share of games won, and where it lies with 95 % confidence"),
                                tr("The share before the last change of the level"),
                                tr("Whether the level is won more often than before, by games of the same seeds"));
    for (int column = 0; column < playtestColumns; ++column) {
        headerItem()->setToolTip(column, plainTip(tips[std::size_t(column)]));
        headerItem()->setTextAlignment(column, (column == Won || column == Before ? Qt::AlignRight : Qt::AlignLeft)
                                                   | Qt::AlignVCenter);
    }
}

#include "app/proofs/denierlist.h"

#include "editor/text/worsttext.h"
#include "gamecore/level/level.h"

#include <QLocale>
#include <QSignalBlocker>
#include <QTreeWidgetItemIterator>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostDeniersSeen = 14;

FigureRow denierRow(const QString &text, std::optional<Point> goal = {})
{
    return {.texts = {text}, .tips = {text.toHtmlEscaped()}, .cell = goal}; // the text is cut in a narrow panel
}

} // namespace

DenierList::DenierList(QWidget *parent) : FigureList(u"worstDeniers"_s, mostDeniersSeen, parent)
{
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(16);
    setUniformRowHeights(true);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        m_chosen = keyOf(item);
        Q_EMIT chosen();
    });
    connect(this, &FigureList::rowChosen, this, &DenierList::cellWanted);
}

void DenierList::setDeniers(const std::vector<Denier> &deniers, qint64 more, const WorstText &text, const Level &level)
{
    const QSignalBlocker blocker(this);
    m_monsters.clear();
    std::vector<FigureRow> rows{denierRow(tr("All blocking cells"))};
    for (const Denier &denier : deniers) {
        std::vector<Point> &cells = m_monsters.emplace_back();
        std::transform(denier.things.begin(), denier.things.end(), std::back_inserter(cells),
                       [&level](std::size_t thing) { return level.things[thing].cell; });
        FigureRow row = denierRow(text.rowOf(denier));
        std::transform(denier.goals.begin(), denier.goals.end(), std::back_inserter(row.rows),
                       [](const Denier::Goal &goal) { return denierRow(WorstText::rowOf(goal), goal.cell); });
        rows.push_back(std::move(row));
    }
    if (more > 0) {
        rows.push_back({.texts = {tr("and %1 more").arg(QLocale().toString(more))}, .isDisabled = true});
    }
    setRows(rows);
    expandAll();
    fit();
    QTreeWidgetItemIterator item(this); // a removed row may come back
    while (*item && keyOf(*item) != m_chosen) {
        ++item;
    }
    setCurrentItem(*item ? *item : topLevelItem(0));
}

/// Returns the key of a row; no cells for the first row, and for the last one, which counts the omitted goals.
DenierList::Key DenierList::keyOf(QTreeWidgetItem *item) const
{
    const int row = item ? indexOfTopLevelItem(item->parent() ? item->parent() : item) : 0;
    return row == 0 || row > int(m_monsters.size()) ? Key() : Key(m_monsters[std::size_t(row) - 1], cellOf(*item));
}

void DenierList::setStale(bool isStale)
{
    const QSignalBlocker blocker(this);
    for (QTreeWidgetItemIterator item(this); *item; ++item) {
        (*item)->setDisabled(keyOf(*item) == Key() ? (*item)->isDisabled() : isStale);
    }
}

std::optional<DenierChoice> DenierList::choice() const
{
    QTreeWidgetItem *item = currentItem();
    if (!item || indexOfTopLevelItem(item) == 0) {
        return std::nullopt;
    }
    QTreeWidgetItem *who = item->parent() ? item->parent() : item;
    DenierChoice choice{.denier = std::size_t(indexOfTopLevelItem(who) - 1)};
    if (who != item) {
        choice.goal = std::size_t(who->indexOfChild(item));
    }
    return choice;
}

void DenierList::retranslate()
{
    setAccessibleName(tr("Goals that can be blocked"));
}

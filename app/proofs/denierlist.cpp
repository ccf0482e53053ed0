#include "app/proofs/denierlist.h"

#include "editor/text/worsttext.h"
#include "gamecore/level/level.h"

#include <QKeyEvent>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostDeniersSeen = 14;

void setText(QTreeWidgetItem &item, const QString &text)
{
    item.setText(0, text);
    item.setToolTip(0, text.toHtmlEscaped()); // in a narrow panel it is cut
}

} // namespace

DenierList::DenierList(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(u"worstDeniers"_s);
    setHeaderHidden(true);
    setColumnCount(1);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setExpandsOnDoubleClick(false);
    setIndentation(16);
    setUniformRowHeights(true);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        const auto row =
            std::find_if(m_rows.begin(), m_rows.end(), [item](const auto &one) { return one.first == item; });
        m_chosen = row != m_rows.end() ? row->second : Key();
        Q_EMIT chosen();
    });
    connect(this, &QTreeWidget::itemClicked, this, &DenierList::cellWanted);
    connect(this, &QTreeWidget::itemActivated, this, &DenierList::cellWanted);
}

void DenierList::setDeniers(const std::vector<Denier> &deniers, qint64 more, const WorstText &text, const Level &level)
{
    const QSignalBlocker blocker(this);
    m_rows.clear();
    clear();
    setText(*new QTreeWidgetItem(this), tr("All places to stand"));
    for (const Denier &denier : deniers) {
        addDenier(denier, text, level);
    }
    if (more > 0) {
        auto *rest = new QTreeWidgetItem(this, {tr("and %1 more").arg(QLocale().toString(more))});
        rest->setFlags(Qt::NoItemFlags);
    }
    expandAll();
    QTreeWidgetItem *item = itemOf(m_chosen);
    setCurrentItem(item ? item : topLevelItem(0)); // what was chosen may come again
    fitHeight();
}

void DenierList::addDenier(const Denier &denier, const WorstText &text, const Level &level)
{
    Key key;
    for (const std::size_t thing : denier.things) {
        key.first.push_back(level.things[thing].cell);
    }
    auto *who = new QTreeWidgetItem(this);
    setText(*who, text.rowOf(denier));
    m_rows.emplace_back(who, key);
    for (const Denier::Goal &goal : denier.goals) {
        key.second = goal.cell;
        auto *what = new QTreeWidgetItem(who);
        setText(*what, WorstText::rowOf(goal));
        m_rows.emplace_back(what, key);
    }
}

QTreeWidgetItem *DenierList::itemOf(const Key &key) const
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(), [&key](const auto &one) { return one.second == key; });
    return row != m_rows.end() ? row->first : nullptr;
}

void DenierList::setStale(bool isStale)
{
    const QSignalBlocker blocker(this);
    for (const auto &[item, key] : m_rows) {
        item->setDisabled(isStale);
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

void DenierList::fitHeight()
{
    const int rows = std::min(mostDeniersSeen, 1 + int(m_rows.size()));
    setFixedHeight(rows * std::max(1, sizeHintForRow(0)) + 2 * frameWidth());
}

/// Enter is for this list: what it leads to must not hear of it, too.
void DenierList::keyPressEvent(QKeyEvent *event)
{
    QTreeWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        event->accept();
    }
}

void DenierList::retranslate()
{
    setAccessibleName(tr("What could be denied"));
}

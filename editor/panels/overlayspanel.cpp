#include "editor/panels/overlayspanel.h"

#include "editor/commands/commands.h"
#include "editor/panels/overlaylegend.h"
#include "editor/panels/overlayrows.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/quietlist.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int numberRole = Qt::UserRole; ///< index in the monsters; unset in the row for all

} // namespace

OverlaysPanel::OverlaysPanel(const QList<QAction *> &overlays, QWidget *parent)
    : QWidget(parent), m_actions(overlays), m_heading(new QLabel), m_list(new QuietList<QListWidget>)
{
    setObjectName(u"overlays"_s);
    auto *layout = newLayout<QVBoxLayout>(this, 8, 4);
    for (const QAction *action : m_actions) {
        auto *box = new QCheckBox;
        box->setObjectName(u"box_"_s + action->objectName());
        box->setIconSize({swatchSide, swatchSide});
        m_boxes.append(box);
        layout->addWidget(box);
    }
    m_heading->setObjectName(u"roundsHeading"_s);
    m_heading->setContentsMargins(0, 8, 0, 0);
    m_list->setObjectName(u"roundsList"_s);
    m_list->setWordWrap(true);
    m_list->setMinimumHeight(48);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->installEventFilter(this);
    layout->addWidget(m_heading);
    layout->addWidget(m_list, 1);
    connectAll();
    retranslateOnChange(*this, [this] { retranslate(); });
}

void OverlaysPanel::connectAll()
{
    for (int i = 0; i < int(m_boxes.size()); ++i) {
        connect(m_boxes[i], &QCheckBox::clicked, m_actions[i], &QAction::trigger);
        connect(m_actions[i], &QAction::changed, this, &OverlaysPanel::showActions);
    }
    connect(m_list, &QListWidget::itemEntered, this,
            [this](const QListWidgetItem *item) { Q_EMIT monsterShown(thingOf(item)); });
    connect(m_list, &QListWidget::viewportEntered, this,
            [this] { Q_EMIT monsterShown(thingOf(m_list->currentItem())); });
    connect(m_list, &QListWidget::currentItemChanged, this,
            [this](const QListWidgetItem *item) { Q_EMIT monsterShown(thingOf(item)); });
    connect(m_list, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        const QVariant number = item->data(numberRole);
        if (number.isValid()) {
            Q_EMIT cellChosen(m_monsters[std::size_t(number.toInt())].cell);
        }
    });
}

/// Returns to the selected monster when the mouse leaves the list.
bool OverlaysPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Leave) {
        Q_EMIT monsterShown(thingOf(m_list->currentItem()));
    }
    return QWidget::eventFilter(watched, event);
}

std::optional<std::size_t> OverlaysPanel::thingOf(const QListWidgetItem *item) const
{
    const QVariant number = item ? item->data(numberRole) : QVariant();
    return number.isValid() ? std::optional(m_monsters[std::size_t(number.toInt())].thing) : std::nullopt;
}

void OverlaysPanel::setMonsters(const std::vector<Monster> &monsters, qint64 dropped)
{
    const QListWidgetItem *item = m_list->currentItem();
    const QVariant number = item ? item->data(numberRole) : QVariant();
    const std::optional<Point> marked =
        number.isValid() ? std::optional(m_monsters[std::size_t(number.toInt())].cell) : std::nullopt;
    m_monsters = monsters;
    m_dropped = dropped;
    fill();
    const auto again = std::find_if(m_monsters.rbegin(), m_monsters.rend(),
                                    [&marked](const Monster &monster) { return monster.cell == marked; });
    const QSignalBlocker blocker(m_list);
    mark(again != m_monsters.rend() ? std::optional(again->thing) : std::nullopt);
}

void OverlaysPanel::fill()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    if (m_monsters.empty()) {
        auto *nothing = new QListWidgetItem(
            tr("No monster patrols in this level. Place one that does to see its patrol here."), m_list);
        nothing->setFlags(Qt::NoItemFlags);
        return;
    }
    m_list->addItem(tr("All monsters"));
    for (std::size_t i = 0; i < m_monsters.size(); ++i) {
        auto *item = new QListWidgetItem(m_monsters[i].text, m_list);
        item->setData(numberRole, int(i));
        item->setToolTip(tr("Press Enter to show its cell"));
    }
    if (m_dropped > 0) {
        auto *more = new QListWidgetItem(tr("and %1 more").arg(m_dropped), m_list);
        more->setFlags(Qt::NoItemFlags);
    }
}

void OverlaysPanel::mark(std::optional<std::size_t> thing)
{
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem *item = m_list->item(row);
        if (item->flags() != Qt::NoItemFlags && thingOf(item) == thing) {
            m_list->setCurrentRow(row);
            return;
        }
    }
}

void OverlaysPanel::showActions()
{
    for (int i = 0; i < int(m_boxes.size()); ++i) {
        const QAction &action = *m_actions[i];
        const QString key = keyText(action.shortcut());
        const QString name = overlayName(Overlay(i));
        m_boxes[i]->setText(key.isEmpty() ? name : tr("%1 (%2)").arg(name, key));
        m_boxes[i]->setToolTip(action.statusTip());
        m_boxes[i]->setIcon(action.icon());
        m_boxes[i]->setChecked(action.isChecked());
    }
}

void OverlaysPanel::retranslate()
{
    setWindowTitle(tr("Overlays"));
    setAccessibleName(tr("Overlays"));
    m_heading->setText(tr("Patrolling monsters"));
    m_list->setAccessibleName(tr("Patrolling monsters"));
    showActions();
    const int row = m_list->currentRow();
    fill();
    const QSignalBlocker blocker(m_list);
    m_list->setCurrentRow(row);
}

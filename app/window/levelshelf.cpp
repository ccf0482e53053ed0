#include "app/window/levelshelf.h"

#include "app/window/levelcard.h"
#include "editor/wording/plaintip.h"
#include "gamecore/level/levelreader.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int cardGap = 12;
constexpr int scrollBarSpace = 12;

} // namespace

LevelShelf::LevelShelf(const QString &name, QWidget *parent)
    : QWidget(parent), m_heading(new QLabel), m_empty(new QLabel), m_list(new QListWidget)
{
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setProperty("isHeading", true);
    m_heading->setBuddy(m_list);
    m_empty->setObjectName(name + u"Empty"_s);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setProperty("isSecondary", true);
    m_empty->setWordWrap(true);
    m_list->setObjectName(name);
    m_list->setFlow(QListView::LeftToRight);
    m_list->setSelectionMode(QListView::NoSelection);
    m_list->setWrapping(false);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setItemDelegate(new LevelCard(m_list));
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QStyleOptionViewItem option;
    option.font = m_list->font();
    const QSize card = m_list->itemDelegate()->sizeHint(option, {});
    m_list->setGridSize(card + QSize(cardGap, 0));
    m_list->setFixedHeight(card.height() + scrollBarSpace);
    m_list->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_heading);
    layout->addWidget(m_empty);
    layout->addWidget(m_list);
    connect(m_list, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { Q_EMIT chosen(item->data(LevelCard::PathRole).toString()); });
}

void LevelShelf::setTexts(const QString &heading, const QString &whenEmpty)
{
    m_heading->setText(heading);
    m_list->setAccessibleName(heading);
    m_empty->setText(whenEmpty);
}

void LevelShelf::setLevels(const QStringList &paths)
{
    m_list->clear();
    m_known.clear();
    for (const QString &path : paths) {
        auto *item = new QListWidgetItem(levelNameOf(path), m_list);
        item->setData(LevelCard::PathRole, path);
        item->setToolTip(plainTip(path));
    }
    if (!paths.isEmpty()) {
        m_list->setCurrentRow(0);
    }
    m_list->setVisible(!paths.isEmpty());
    m_empty->setVisible(paths.isEmpty());
}

void LevelShelf::showLevel(const LevelSummary &summary)
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (item->data(LevelCard::PathRole).toString() != summary.path) {
            continue;
        }
        m_known.insert(summary.path, summary);
        item->setData(LevelCard::PictureRole, QPixmap::fromImage(summary.picture));
        item->setData(LevelCard::DetailRole, detailOf(summary));
        if (!summary.name.isEmpty()) {
            item->setText(summary.name);
        }
    }
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

QStringList LevelShelf::paths() const
{
    QStringList paths;
    for (int row = 0; row < m_list->count(); ++row) {
        paths.append(m_list->item(row)->data(LevelCard::PathRole).toString());
    }
    return paths;
}

void LevelShelf::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        const QHash<QString, LevelSummary> known = m_known;
        for (const LevelSummary &summary : known) {
            showLevel(summary);
        }
    }
}

bool LevelShelf::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool opens = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
        if (opens && m_list->currentItem()) {
            Q_EMIT chosen(m_list->currentItem()->data(LevelCard::PathRole).toString());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

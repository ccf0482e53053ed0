#include "app/window/levelshelf.h"

#include "app/window/thumbnails.h"
#include "gamecore/level/levelreader.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int pathRole = Qt::UserRole;
constexpr int cardMargin = 12;

QPixmap emptyPicture(const QPalette &palette)
{
    QPixmap picture(Thumbnails::size);
    picture.fill(palette.color(QPalette::Button));
    return picture;
}

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
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setWrapping(false);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(4);
    m_list->setIconSize(Thumbnails::size);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const QSize card(Thumbnails::size.width() + 2 * cardMargin,
                     Thumbnails::size.height() + 2 * cardMargin + fontMetrics().height() + 8);
    m_list->setGridSize(card + QSize(8, 8));
    m_list->setFixedHeight(card.height() + 28);
    m_list->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_heading);
    layout->addWidget(m_empty);
    layout->addWidget(m_list);
    connect(m_list, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { Q_EMIT chosen(item->data(pathRole).toString()); });
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
    for (const QString &path : paths) {
        auto *item = new QListWidgetItem(QIcon(emptyPicture(palette())), levelNameOf(path), m_list);
        item->setData(pathRole, path);
        item->setToolTip(path);
        item->setSizeHint(m_list->gridSize() - QSize(8, 8));
        item->setTextAlignment(Qt::AlignHCenter);
    }
    if (!paths.isEmpty()) {
        m_list->setCurrentRow(0);
    }
    m_list->setVisible(!paths.isEmpty());
    m_empty->setVisible(paths.isEmpty());
}

void LevelShelf::setPicture(const QString &path, const QPixmap &picture, const QString &name)
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (item->data(pathRole).toString() != path) {
            continue;
        }
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Selected);
        item->setIcon(icon);
        if (!name.isEmpty()) {
            item->setText(name);
        }
    }
}

QStringList LevelShelf::paths() const
{
    QStringList paths;
    for (int row = 0; row < m_list->count(); ++row) {
        paths.append(m_list->item(row)->data(pathRole).toString());
    }
    return paths;
}

bool LevelShelf::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool opens = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
        if (opens && m_list->currentItem()) {
            Q_EMIT chosen(m_list->currentItem()->data(pathRole).toString());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

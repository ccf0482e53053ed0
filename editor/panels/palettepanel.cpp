#include "editor/panels/palettepanel.h"

#include "editor/canvas/icon.h"
#include "editor/canvas/lookpicture.h"
#include "editor/canvas/tileicon.h"
#include "editor/document/paintdrag.h"
#include "editor/panels/quietlist.h"
#include "editor/wording/kindname.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureSide = 24;
constexpr int headingHeight = 24;
constexpr int numberRole = Qt::UserRole;  ///< place in m_paints; headings have none
constexpr int keyRole = Qt::UserRole + 1; ///< searched beside the name

/// Draws no row that the lower edge would cut: a space that ends the list reads better than half a name.
class WholeRows : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *list = static_cast<const QListWidget *>(parent());
        if (option.rect.top() <= 0 || option.rect.bottom() < list->viewport()->height()) {
            QStyledItemDelegate::paint(painter, option, index);
        }
    }
};

/// Its entries can be dragged to the canvas.
class PaletteList : public QuietList<QListWidget> {
public:
    using MimeOf = std::function<std::unique_ptr<QMimeData>(int number)>;

    explicit PaletteList(MimeOf mimeOf) : m_mimeOf(std::move(mimeOf))
    {
        setDragEnabled(true);
        setDragDropMode(DragOnly);
    }

protected:
    QMimeData *mimeData(const QList<QListWidgetItem *> &items) const override
    {
        const QVariant number = items.isEmpty() ? QVariant() : items.first()->data(numberRole);
        return number.isValid() ? m_mimeOf(number.toInt()).release() : nullptr;
    }

private:
    MimeOf m_mimeOf;
};

bool isEntry(const QListWidgetItem &item)
{
    return item.data(numberRole).isValid();
}

} // namespace

PalettePanel::PalettePanel(QWidget *parent)
    : QWidget(parent), m_search(new QLineEdit),
      m_list(new PaletteList([this](int number) { return mimeDataOf(m_paints[std::size_t(number)], *m_catalogue); }))
{
    setObjectName(u"palette"_s);
    m_search->setObjectName(u"paletteSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(programIcon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_list->setObjectName(u"paletteList"_s);
    m_list->setIconSize({pictureSide, pictureSide});
    m_list->setUniformItemSizes(false);
    m_list->setItemDelegate(new WholeRows(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    connect(m_search, &QLineEdit::textChanged, this, &PalettePanel::filter);
    connect(m_list, &QListWidget::currentItemChanged, this, &PalettePanel::onCurrentChanged);
    // Choosing what is marked already takes a painting tool into hand again.
    connect(m_list, &QListWidget::itemClicked, this, &PalettePanel::onCurrentChanged);
    retranslate();
}

void PalettePanel::setCatalogue(const CataloguePtr &catalogue, std::size_t shippedKinds)
{
    m_catalogue = catalogue;
    m_shippedKinds = shippedKinds;
    fill();
}

void PalettePanel::addListActions(const QList<QAction *> &actions)
{
    m_list->addActions(actions);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void PalettePanel::setPaint(const Paint &paint)
{
    m_paint = paint;
    markPaint();
}

void PalettePanel::fill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_paints.clear();
    addOwnKinds();
    addHeading(tr("Terrain"));
    for (std::size_t id = 0; id < m_catalogue->terrain().size(); ++id) {
        const Terrain &terrain = m_catalogue->terrain(TerrainId(id));
        const QString picture = terrain.facePicture.isEmpty() ? terrain.look.pictures.value(0) : terrain.facePicture;
        addEntry(Paint::ofTerrain(TerrainId(id)), terrain.key, terrain.look, picture);
    }
    addHeading(tr("Start and treasure"));
    addKinds(KindCategory::Hero);
    addKinds(KindCategory::Treasure);
    addHeading(tr("Monsters"));
    addKinds(KindCategory::Monster);
    addHeading(tr("Items"));
    addKinds(KindCategory::Item);
    m_nothing = new QListWidgetItem(m_list);
    m_nothing->setFlags(Qt::NoItemFlags);
    filter();
    markPaint();
}

void PalettePanel::addHeading(const QString &text)
{
    auto *item = new QListWidgetItem(text, m_list);
    item->setFlags(Qt::NoItemFlags);
    item->setSizeHint({0, headingHeight});
    item->setTextAlignment(Qt::AlignLeft | Qt::AlignBottom);
    QFont font = m_list->font();
    font.setBold(true);
    item->setFont(font);
}

void PalettePanel::addEntry(const Paint &paint, const QString &key, const Appearance &look, const QString &picture)
{
    auto *item = new QListWidgetItem(tileIcon(m_tileset, picture), nameOf(look), m_list);
    item->setData(numberRole, int(m_paints.size()));
    item->setData(keyRole, key);
    m_paints.push_back(paint);
}

void PalettePanel::addKinds(KindCategory category)
{
    for (std::size_t i = 0; i < m_shippedKinds; ++i) {
        if (m_catalogue->kinds()[i].category == category) {
            addKind(m_catalogue->kinds()[i]);
        }
    }
}

void PalettePanel::addOwnKinds()
{
    if (m_catalogue->kinds().size() > m_shippedKinds) {
        addHeading(tr("Of this level"));
    }
    for (std::size_t i = m_shippedKinds; i < m_catalogue->kinds().size(); ++i) {
        addKind(m_catalogue->kinds()[i]);
    }
}

void PalettePanel::addKind(const Kind &kind)
{
    const QString &marker = kind.markerPicture;
    addEntry(Paint::ofKind(kind.key), kind.key, kind.look, marker.isEmpty() ? pictureOf(kind.look) : marker);
}

void PalettePanel::filter()
{
    const QString wanted = m_search->text().trimmed();
    QListWidgetItem *heading = nullptr;
    bool hasFound = false;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (!isEntry(*item)) {
            heading = item;
            item->setHidden(true);
            continue;
        }
        const bool fits = item->text().contains(wanted, Qt::CaseInsensitive)
                          || item->data(keyRole).toString().contains(wanted, Qt::CaseInsensitive);
        item->setHidden(!fits);
        if (fits && heading) {
            heading->setHidden(false);
        }
        hasFound = hasFound || fits;
    }
    m_nothing->setText(tr("Nothing is called “%1”").arg(wanted));
    m_nothing->setHidden(hasFound);
}

void PalettePanel::markPaint()
{
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentItem(nullptr);
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (isEntry(*item) && m_paints[std::size_t(item->data(numberRole).toInt())] == m_paint) {
            m_list->setCurrentItem(item);
            m_list->scrollToItem(item);
        }
    }
}

void PalettePanel::onCurrentChanged(const QListWidgetItem *item)
{
    if (item && isEntry(*item)) {
        m_paint = m_paints[std::size_t(item->data(numberRole).toInt())];
        Q_EMIT chosen(m_paint);
    }
}

void PalettePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

bool PalettePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_list->setFocus(Qt::TabFocusReason);
            const QListWidgetItem *current = m_list->currentItem();
            for (int row = 0; row < m_list->count() && (!current || current->isHidden()); ++row) {
                QListWidgetItem *item = m_list->item(row);
                if (isEntry(*item) && !item->isHidden()) {
                    m_list->setCurrentItem(item);
                    break;
                }
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PalettePanel::retranslate()
{
    setWindowTitle(tr("Palette"));
    setAccessibleName(windowTitle());
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the palette"));
    m_search->setToolTip(tr("Shows only what has these letters in its name"));
    m_list->setAccessibleName(tr("What to draw with"));
    if (m_catalogue) {
        fill();
    }
}

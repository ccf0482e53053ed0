#include "editor/palette/palettepanel.h"

#include "editor/art/icon.h"
#include "editor/art/tileicon.h"
#include "editor/brushes/paint.h"
#include "editor/document/leveldocument.h"
#include "editor/palette/palettefilter.h"
#include "editor/palette/palettegrid.h"
#include "editor/text/paintcard.h"
#include "editor/text/plaintext.h"
#include "editor/tools/strokename.h"
#include "editor/widgets/elidedwidgets.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QAction>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <optional>

using namespace Qt::StringLiterals;

/// A card about a paint: name, numbers, one sentence, and a star button for favorites. Its height is constant, so that
/// the panel does not move.
class PaletteCard : public QFrame {
    Q_OBJECT

public:
    explicit PaletteCard(QWidget *parent = nullptr);

    /// Shows a card; it may be empty. `isFavorite` is std::nullopt if it cannot be a favorite.
    void show(const PaintCard &card, std::optional<bool> isFavorite);

Q_SIGNALS:
    void favoriteToggled();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void settleHeight();

    ElidedLabel *m_name;
    QLabel *m_body;
    QToolButton *m_star;
};

namespace {

constexpr int bodyLines = 4; // two for numbers, two for words: enough for shipped kinds in the longer language

} // namespace

PaletteCard::PaletteCard(QWidget *parent)
    : QFrame(parent), m_name(new ElidedLabel), m_body(wrappedLabel(u"paletteCardBody"_s, true)), m_star(new QToolButton)
{
    setObjectName(u"paletteCard"_s);
    m_name->setObjectName(u"paletteCardName"_s);
    m_body->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_body->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_star->setObjectName(u"paletteStar"_s);
    m_star->setIcon(programIcon(u"favorite"_s));
    m_star->setIconSize({14, 14});
    m_star->setCheckable(true);
    m_star->setProperty("isSmall", true);
    m_star->setFocusPolicy(Qt::TabFocus);
    connect(m_star, &QToolButton::clicked, this, &PaletteCard::favoriteToggled);
    auto *layout = newLayout<QGridLayout>(this, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(2);
    layout->addWidget(m_name, 0, 0);
    layout->addWidget(m_star, 0, 1);
    layout->addWidget(m_body, 1, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    retranslateOnChange(*this, [this] { retranslate(); });
    settleHeight();
}

void PaletteCard::show(const PaintCard &card, std::optional<bool> isFavorite)
{
    m_name->setText(card.name);
    m_body->setText(card.body());
    m_body->setToolTip(plainTip(card.body()));
    m_star->setChecked(isFavorite.value_or(false));
    m_star->setEnabled(isFavorite.has_value());
}

void PaletteCard::settleHeight()
{
    const int height = bodyLines * m_body->fontMetrics().lineSpacing();
    if (m_body->minimumHeight() != height) {
        m_body->setFixedHeight(height);
    }
}

void PaletteCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        settleHeight();
    }
}

void PaletteCard::retranslate()
{
    m_star->setAccessibleName(tr("Favorite"));
    m_star->setToolTip(tr("Add the current choice to your favorites, or remove it (*)"));
}

PalettePanel::PalettePanel(LevelDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_filter(new PaletteFilter(document)),
      m_grid(new PaletteGrid(
          [this](int number) { return mimeDataOf(m_entries[std::size_t(number)].paint, *m_document.catalogue()); })),
      m_card(new PaletteCard), m_favorite(new QAction(this))
{
    setObjectName(u"palette"_s);
    m_grid->setObjectName(u"paletteList"_s);
    m_favorite->setObjectName(u"toggleFavorite"_s);
    m_favorite->setIcon(programIcon(u"favorite"_s));
    m_favorite->setCheckable(true);
    m_favorite->setShortcut(Qt::Key_Asterisk);
    m_favorite->setShortcutContext(Qt::WidgetShortcut);
    m_grid->addAction(m_favorite);
    m_grid->setContextMenuPolicy(Qt::CustomContextMenu);
    layOut();
    connectAll();
    followDocument();
    retranslateOnChange(*this, [this] { retranslate(); });
}

void PalettePanel::layOut()
{
    auto *layout = newLayout<QVBoxLayout>(this, 8, 6);
    layout->addWidget(m_filter);
    layout->addWidget(m_grid, 1);
    layout->addWidget(m_card);
}

void PalettePanel::connectAll()
{
    connect(m_filter, &PaletteFilter::changed, this, &PalettePanel::filter);
    connect(m_filter, &PaletteFilter::left, this, &PalettePanel::leadToPictures);
    connect(m_grid, &QListWidget::currentItemChanged, this, &PalettePanel::onCurrentChanged);
    // Clicking the marked paint selects a painting tool again.
    connect(m_grid, &QListWidget::itemClicked, this, [this](const QListWidgetItem *item) {
        onCurrentChanged(item);
        if (PaletteGrid::isPicture(item)) {
            Q_EMIT taken();
        }
    });
    connect(m_grid, &PaletteGrid::taken, this, [this] {
        onCurrentChanged(m_grid->currentItem());
        Q_EMIT taken();
    });
    connect(m_grid, &PaletteGrid::typed, m_filter, &PaletteFilter::type);
    connect(m_grid, &PaletteGrid::hovered, this, &PalettePanel::showCard);
    connect(m_grid, &QListWidget::customContextMenuRequested, this, &PalettePanel::showMenu);
    connect(m_card, &PaletteCard::favoriteToggled, this, &PalettePanel::toggleFavorite);
    connect(m_favorite, &QAction::triggered, this, &PalettePanel::toggleFavorite);
}

void PalettePanel::followDocument()
{
    connect(&m_document, &LevelDocument::catalogueChanged, this, &PalettePanel::fill);
    connect(&m_document, &LevelDocument::propertiesChanged, this, [this] {
        if (contact() != m_contact || m_document.level().tileset != m_set) {
            fill();
        }
    });
}

void PalettePanel::addListActions(const QList<QAction *> &actions)
{
    auto *line = new QAction(m_grid);
    line->setSeparator(true);
    m_grid->addAction(line);
    m_grid->addActions(actions);
}

void PalettePanel::showMenu(QPoint place)
{
    if (const QListWidgetItem *item = m_grid->itemAt(place); PaletteGrid::isPicture(item)) {
        onCurrentChanged(item); // the menu refers to this item, even if a thing was selected before
        Q_EMIT taken();
    }
    auto *menu = new QMenu(this);
    menu->setObjectName(u"paletteMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true); // tool tips explain why a command is disabled
    menu->addActions(m_grid->actions());
    menu->popup(m_grid->viewport()->mapToGlobal(place));
}

void PalettePanel::setPaint(const Paint &paint)
{
    const bool isOther = !(m_paint == paint);
    m_paint = paint;
    markPaint();
    if (isOther) {
        reveal();
    }
}

void PalettePanel::setMix(const PaintMix &mix)
{
    if (m_mix != mix) {
        m_mix = mix;
        markPaint();
    }
}

void PalettePanel::fill()
{
    const QSignalBlocker quiet(m_grid);
    m_grid->clear();
    m_entries.clear();
    m_contact = contact();
    m_set = m_document.level().tileset;
    const std::size_t shipped = m_document.baseCatalogue()->kinds().size();
    const Catalogue &catalogue = *m_document.catalogue();
    const QString ground = m_tileset->inSet(m_set, pictureInLists(catalogue.terrain(catalogue.floor())));
    for (PaintGroup &group : paintGroups(catalogue, shipped, m_contact)) {
        m_grid->addHeading(headingOf(group.sort));
        for (PaintEntry &entry : group.entries) {
            const QIcon icon = tileIcon(m_tileset, m_tileset->inSet(m_set, entry.picture), ground);
            QListWidgetItem *item = m_grid->addPicture(icon, entry.card.name, int(m_entries.size()), entry.key);
            item->setData(Qt::AccessibleDescriptionRole, entry.card.body());
            m_entries.push_back(std::move(entry));
        }
    }
    m_nothing = new QListWidgetItem(m_grid);
    m_nothing->setFlags(Qt::NoItemFlags);
    markFavorites();
    filter();
    markPaint();
    m_grid->showCurrent();
}

void PalettePanel::filter()
{
    QListWidgetItem *heading = nullptr;
    bool hasFound = false;
    for (int row = 0; row < m_grid->count(); ++row) {
        QListWidgetItem *item = m_grid->item(row);
        if (!PaletteGrid::isPicture(item)) {
            heading = item;
            item->setHidden(true);
            continue;
        }
        const bool fits =
            m_filter->fits(item->text(), item->data(PaletteGrid::KeyRole).toString(), entryOf(*item).paint);
        item->setHidden(!fits);
        if (fits && heading) {
            heading->setHidden(false);
        }
        hasFound = hasFound || fits;
    }
    m_nothing->setText(m_filter->emptyText());
    m_nothing->setHidden(hasFound);
}

Contact PalettePanel::contact() const
{
    IssueList issues;
    return rulesOf(m_document.level(), *m_document.baseCatalogue(), issues).contact;
}

QString PalettePanel::headingOf(PaintGroup::Sort sort)
{
    switch (sort) {
    case PaintGroup::Sort::Own:
        return tr("Only in this level");
    case PaintGroup::Sort::Terrain:
        return tr("Terrain");
    case PaintGroup::Sort::Treasure:
        return tr("Start and treasure");
    case PaintGroup::Sort::Monsters:
        return tr("Monsters");
    case PaintGroup::Sort::Items:
        break;
    }
    return tr("Items");
}

const PaintEntry &PalettePanel::entryOf(const QListWidgetItem &item) const
{
    return m_entries[item.data(PaletteGrid::NumberRole).toUInt()];
}

void PalettePanel::markPaint()
{
    const QSignalBlocker quiet(m_grid);
    m_grid->setCurrentItem(nullptr);
    for (int row = 0; row < m_grid->count(); ++row) {
        QListWidgetItem *item = m_grid->item(row);
        if (PaletteGrid::isPicture(item) && m_mix.isEmpty() && entryOf(*item).paint == m_paint) {
            m_grid->setCurrentItem(item);
            m_grid->scrollToItem(item);
        }
    }
    showCard(nullptr);
}

/// Resets the filter if it hides the current paint.
void PalettePanel::reveal()
{
    if (QListWidgetItem *item = m_grid->currentItem(); item && item->isHidden()) {
        m_filter->clear();
        m_grid->scrollToItem(item);
    }
}

void PalettePanel::onCurrentChanged(const QListWidgetItem *item)
{
    if (PaletteGrid::isPicture(item)) {
        m_paint = entryOf(*item).paint;
        showCard(nullptr);
        Q_EMIT chosen(m_paint);
    }
}

void PalettePanel::setFavorites(const QStringList &keys)
{
    if (m_favorites != keys) {
        m_favorites = keys;
        m_filter->setFavorites(keys);
        markFavorites();
        filter();
        Q_EMIT favoritesChanged();
    }
}

void PalettePanel::markFavorites()
{
    for (int row = 0; row < m_grid->count(); ++row) {
        QListWidgetItem *item = m_grid->item(row);
        if (PaletteGrid::isPicture(item)) {
            const bool isFavorite = m_favorites.contains(item->data(PaletteGrid::KeyRole).toString());
            item->setData(PaletteGrid::FavoriteRole, isFavorite);
            item->setData(Qt::AccessibleTextRole, isFavorite ? tr("%1, favorite").arg(item->text()) : item->text());
        }
    }
    showCard(nullptr);
}

void PalettePanel::toggleFavorite()
{
    if (const QListWidgetItem *item = m_grid->currentItem()) {
        const QString key = item->data(PaletteGrid::KeyRole).toString();
        QStringList keys = m_favorites;
        if (keys.removeAll(key) == 0) {
            keys.append(key);
        }
        setFavorites(keys);
    }
}

PaintCard PalettePanel::cardOfMix() const
{
    QStringList parts;
    for (const PaintMix::Part &part : m_mix.parts) {
        parts.append(
            tr("%1 × %2", "how often, and what").arg(part.weight).arg(nameOf(part.paint, *m_document.catalogue())));
    }
    return {.name = tr("Random mix"), .facts = parts.join(u", "_s), .sentence = {}};
}

/// Shows the card of `item`; if null, that of the current paint.
void PalettePanel::showCard(const QListWidgetItem *item)
{
    const QListWidgetItem *current = m_grid->currentItem();
    const QListWidgetItem *shown = item ? item : current;
    m_favorite->setChecked(current && current->data(PaletteGrid::FavoriteRole).toBool());
    m_favorite->setEnabled(current);
    m_favorite->setToolTip(current ? tr("Mark the current choice as a favorite")
                                   : tr("Choose a picture in the palette first."));
    if (!shown) {
        m_card->show(m_mix.isEmpty() ? PaintCard() : cardOfMix(), std::nullopt);
        return;
    }
    m_card->show(entryOf(*shown).card, shown->data(PaletteGrid::FavoriteRole).toBool());
}

/// Moves to the search results, or takes the first.
void PalettePanel::leadToPictures(bool isTaking)
{
    if (!m_grid->firstPicture()) {
        return; // without results, the focus stays in the search
    }
    m_grid->setFocus(Qt::TabFocusReason);
    const QListWidgetItem *current = m_grid->currentItem();
    if (!current || current->isHidden()) {
        m_grid->setCurrentItem(m_grid->firstPicture());
    }
    if (isTaking) {
        Q_EMIT taken();
    }
}

void PalettePanel::retranslate()
{
    setWindowTitle(tr("Palette"));
    setAccessibleName(windowTitle());
    m_grid->setAccessibleName(tr("Terrain and things to draw"));
    m_favorite->setText(tr("&Favorite"));
    fill();
}

#include "palettepanel.moc"

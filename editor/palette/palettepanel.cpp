#include "editor/palette/palettepanel.h"

#include "editor/art/icon.h"
#include "editor/art/tileicon.h"
#include "editor/document/leveldocument.h"
#include "editor/paints/paintdrag.h"
#include "editor/palette/palettecard.h"
#include "editor/palette/palettegrid.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/newlayout.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int countingMs = 50; // a huge level is looked through once for many strokes

QToolButton *newFilter(const QString &objectName, const QString &icon)
{
    auto *button = new QToolButton;
    button->setObjectName(objectName);
    button->setIcon(programIcon(icon));
    button->setIconSize({16, 16});
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

PalettePanel::PalettePanel(LevelDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_search(new QLineEdit),
      m_onlyFavorites(newFilter(u"paletteFavorites"_s, u"favorite"_s)),
      m_onlyUsed(newFilter(u"paletteUsed"_s, u"used"_s)), m_grid(new PaletteGrid([this](int number) {
          return mimeDataOf(m_entries[std::size_t(number)].paint, *m_document.catalogue());
      })),
      m_card(new PaletteCard), m_favorite(new QAction(this))
{
    setObjectName(u"palette"_s);
    m_search->setObjectName(u"paletteSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(programIcon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_grid->setObjectName(u"paletteList"_s);
    m_favorite->setObjectName(u"toggleFavorite"_s);
    m_favorite->setIcon(programIcon(u"favorite"_s));
    m_favorite->setCheckable(true);
    m_favorite->setShortcut(Qt::Key_Asterisk);
    m_favorite->setShortcutContext(Qt::WidgetShortcut);
    m_grid->addAction(m_favorite);
    m_grid->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_counting.setSingleShot(true);
    m_counting.setInterval(countingMs);
    layOut();
    connectAll();
    followDocument();
    keepTranslated(*this, [this] { retranslate(); });
}

void PalettePanel::layOut()
{
    auto *top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(m_search, 1);
    top->addWidget(m_onlyFavorites);
    top->addWidget(m_onlyUsed);
    auto *layout = newLayout<QVBoxLayout>(this, 8, 6);
    layout->addLayout(top);
    layout->addWidget(m_grid, 1);
    layout->addWidget(m_card);
}

void PalettePanel::connectAll()
{
    connect(m_search, &QLineEdit::textChanged, this, &PalettePanel::filter);
    connect(m_onlyFavorites, &QToolButton::toggled, this, &PalettePanel::filter);
    connect(m_onlyUsed, &QToolButton::toggled, this, &PalettePanel::countUsed);
    connect(m_grid, &QListWidget::currentItemChanged, this, &PalettePanel::onCurrentChanged);
    // Choosing what is marked already takes a painting tool into hand again.
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
    connect(m_grid, &PaletteGrid::typed, this, [this](const QString &letter) {
        m_search->setFocus(Qt::OtherFocusReason);
        m_search->setText(m_search->text() + letter);
    });
    connect(m_grid, &PaletteGrid::hovered, this, &PalettePanel::showCard);
    connect(m_card, &PaletteCard::favoriteToggled, this, &PalettePanel::toggleFavorite);
    connect(m_favorite, &QAction::triggered, this, &PalettePanel::toggleFavorite);
}

void PalettePanel::followDocument()
{
    connect(&m_document, &LevelDocument::catalogueChanged, this, &PalettePanel::fill);
    connect(&m_document, &LevelDocument::propertiesChanged, this, [this] {
        if (contact() != m_contact) {
            fill();
        }
    });
    connect(&m_counting, &QTimer::timeout, this, &PalettePanel::countUsed);
    const auto countSoon = [this] {
        if (m_onlyUsed->isChecked() && !m_counting.isActive()) {
            m_counting.start();
        }
    };
    connect(&m_document, &LevelDocument::regionChanged, this, countSoon);
    connect(&m_document, &LevelDocument::levelReplaced, this, countSoon);
}

void PalettePanel::addListActions(const QList<QAction *> &actions)
{
    auto *line = new QAction(m_grid);
    line->setSeparator(true);
    m_grid->addAction(line);
    m_grid->addActions(actions);
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

void PalettePanel::fill()
{
    const QSignalBlocker quiet(m_grid);
    m_grid->clear();
    m_entries.clear();
    m_contact = contact();
    const std::size_t shipped = m_document.baseCatalogue()->kinds().size();
    for (PaintGroup &group : paintGroups(*m_document.catalogue(), shipped, m_contact)) {
        m_grid->addHeading(headingOf(group.sort));
        for (PaintEntry &entry : group.entries) {
            QListWidgetItem *item = m_grid->addPicture(tileIcon(m_tileset, entry.picture), entry.card.name,
                                                       int(m_entries.size()), entry.key);
            item->setData(Qt::AccessibleDescriptionRole, entry.card.body());
            m_entries.push_back(std::move(entry));
        }
    }
    m_nothing = new QListWidgetItem(m_grid);
    m_nothing->setFlags(Qt::NoItemFlags);
    markFavorites();
    filter();
    markPaint();
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
        return tr("Of this level");
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
        if (PaletteGrid::isPicture(item) && entryOf(*item).paint == m_paint) {
            m_grid->setCurrentItem(item);
            m_grid->scrollToItem(item);
        }
    }
    showCard(nullptr);
}

void PalettePanel::onCurrentChanged(const QListWidgetItem *item)
{
    if (PaletteGrid::isPicture(item)) {
        m_paint = entryOf(*item).paint;
        showCard(nullptr);
        Q_EMIT chosen(m_paint);
    }
}

/// Without an item that of what is in hand.
void PalettePanel::showCard(const QListWidgetItem *item)
{
    const QListWidgetItem *current = m_grid->currentItem();
    const QListWidgetItem *shown = item ? item : current;
    m_favorite->setChecked(current && current->data(PaletteGrid::FavoriteRole).toBool());
    m_favorite->setEnabled(current);
    m_card->show(shown ? entryOf(*shown).card : PaintCard(), shown && shown->data(PaletteGrid::FavoriteRole).toBool());
}

bool PalettePanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = watched == m_search && event->type() == QEvent::KeyPress;
    return (isKey && leadToPictures(static_cast<QKeyEvent *>(event)->key())) || QWidget::eventFilter(watched, event);
}

/// Down goes to what was found, Enter takes it.
bool PalettePanel::leadToPictures(int key)
{
    const bool isTaking = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key != Qt::Key_Down && !isTaking) {
        return false;
    }
    if (!m_grid->firstPicture()) {
        return true; // whoever found nothing goes on typing
    }
    m_grid->setFocus(Qt::TabFocusReason);
    const QListWidgetItem *current = m_grid->currentItem();
    if (!current || current->isHidden()) {
        m_grid->setCurrentItem(m_grid->firstPicture());
    }
    if (isTaking) {
        Q_EMIT taken();
    }
    return true;
}

void PalettePanel::retranslate()
{
    setWindowTitle(tr("Palette"));
    setAccessibleName(windowTitle());
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the palette"));
    m_search->setToolTip(tr("Shows only what has these letters in its name"));
    m_grid->setAccessibleName(tr("What to draw with"));
    m_favorite->setText(tr("&Favorite"));
    m_onlyFavorites->setAccessibleName(tr("Only favorites"));
    m_onlyFavorites->setToolTip(tr("Shows only your favorites"));
    m_onlyUsed->setAccessibleName(tr("Only what is used"));
    m_onlyUsed->setToolTip(tr("Shows only what this level is drawn with"));
    fill();
}

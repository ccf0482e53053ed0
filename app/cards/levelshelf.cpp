#include "app/cards/levelshelf.h"

#include "app/cards/levelcardtext.h"
#include "app/cards/shelfscroll.h"
#include "app/games/saves.h"
#include "app/settings/knownlevels.h"
#include "app/widgets/cardpicture.h"
#include "app/widgets/levelcard.h"
#include "editor/text/authoredtext.h"
#include "editor/text/distinctnames.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/quietlist.h"
#include "gamecore/levelfile/levelformats.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int wrappedGap = 12;
constexpr int scrollBarSpace = 12;
constexpr int narrowestCard = 150;
/// The least width of a card as a part of the width that its picture needs.
constexpr double leastPart = 0.9;
/// Narrower cards have icons instead of words on their buttons.
constexpr int narrowestWithWords = 300;
/// Room for the buttons of a card, which appear later than its texts.
constexpr QSize usualButtons{74, 24};
constexpr int headingGap = 8;

} // namespace

LevelShelf::LevelShelf(const QString &name, QWidget *parent)
    : QWidget(parent), m_heading(new QLabel), m_empty(new QLabel), m_list(new QuietList<QListWidget>),
      m_card(new LevelCard(m_list)), m_scroll(new ShelfScroll(*m_list, *this)), m_buttons(new CardButtons(*m_list))
{
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setProperty("isHeading", true);
    m_heading->setBuddy(m_list);
    m_empty->setObjectName(name + u"Empty"_s);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setProperty("isSecondary", true);
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(0, 0, gutter, 0);
    m_list->setObjectName(name);
    m_list->setFlow(QListView::LeftToRight);
    m_list->setSelectionMode(QListView::NoSelection);
    m_list->setWrapping(false);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setItemDelegate(m_card);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->hide();
    m_empty->hide();
    m_list->setFocusPolicy(Qt::TabFocus); // a click opens a card; other mouse buttons do nothing
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    auto *layout = newLayout<QVBoxLayout>(this, 0, headingGap);
    layout->addWidget(m_heading);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_list);
    layOut();
    connect(m_list, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { Q_EMIT chosen(item->data(LevelCard::PathRole).toString()); });
    m_buttons->setParent(this);
    connect(m_buttons, &CardButtons::pressed, this, &LevelShelf::restartRequested);
    connect(m_buttons, &CardButtons::editPressed, this, [this](const QString &path) { choose(CardAct::Edit, path); });
    m_settling.setSingleShot(true);
    m_settling.setInterval(0);
    connect(&m_settling, &QTimer::timeout, this, &LevelShelf::showButtons);
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void LevelShelf::layOut()
{
    const LevelCard::Shape before = m_card->shape();
    m_card->setShape(m_list->isWrapping() ? wrappedShape() : rowShape());
    QStyleOptionViewItem option;
    option.font = m_list->font();
    const QSize card = m_card->sizeHint(option, {});
    const bool isRow = !m_list->isWrapping();
    m_list->setGridSize(card + (isRow ? QSize(gutter, 0) : QSize(wrappedGap, wrappedGap)));
    if (isRow) {
        m_list->setFixedHeight(m_cardHeight + scrollBarSpace);
        // No sliver of the next card. The text of an empty shelf has the whole width, whatever it was before.
        layout()->setContentsMargins(0, 0, isEmpty() ? 0 : width() % m_list->gridSize().width(), 0);
    }
    showScrollBar();
    m_buttons->setCompact(card.width() < narrowestWithWords);
    if (m_card->shape().picture != before.picture) {
        showPictures();
        Q_EMIT pictureSizeChanged();
    }
    if (m_offersActs) {
        m_settling.start();
    }
}

LevelCard::Shape LevelShelf::wrappedShape() const
{
    return {
        .picture = m_pictureSize, .textWidth = m_pictureSize.width(), .textHeight = textHeight(m_pictureSize.width())};
}

/// Returns the shape in which whole cards fill the width of the shelf.
LevelCard::Shape LevelShelf::rowShape() const
{
    const int room = width(); // of the list, too, once it is visible
    const int natural = LevelCard::naturalWidth(m_cardHeight, m_list->font());
    const int least = qMax(narrowestCard, int(natural * leastPart));
    const int most = m_shownCards > 0 ? m_shownCards : qMax(1, room / (least + gutter));
    const int shown = m_isUpright ? most : qBound(1, most, qMax(1, m_list->count()));
    const int cardWidth = qMax(narrowestCard / 2, room / shown - gutter);
    return LevelCard::shapeFor({cardWidth, m_cardHeight}, textHeight(cardWidth - LevelCard::widthBeside()));
}

int LevelShelf::textHeight(int width) const
{
    const QFontMetrics metrics(LevelCard::nameFont(m_list->font()));
    int most = 2 * metrics.height();
    for (int row = 0; row < m_list->count(); ++row) {
        const QSize buttons = m_list->item(row)->data(LevelCard::ButtonsRole).toSize();
        most = qMax(most,
                    LevelCard::textHeight(m_list->model()->index(row, 0), width,
                                          m_offersActs ? buttons.expandedTo(usualButtons) : buttons, m_list->font()));
    }
    return most;
}

void LevelShelf::offerActs()
{
    m_offersActs = true;
    m_buttons->offerEditing();
    for (const QScrollBar *bar : {m_list->horizontalScrollBar(), m_list->verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, &m_settling, qOverload<>(&QTimer::start));
    }
    connect(m_list, &QListWidget::currentRowChanged, &m_settling, qOverload<>(&QTimer::start));
}

/// Shows the scroll bar or the fade only if cards lie outside the view. The margin after the last card does not count.
void LevelShelf::showScrollBar()
{
    if (!m_list->isWrapping()) {
        m_scroll->setNeeded(m_list->count() * m_list->gridSize().width() > width(), gutter);
    }
}

void LevelShelf::setPictureSize(QSize size)
{
    m_pictureSize = size;
    layOut();
}

void LevelShelf::setCardHeight(int height)
{
    if (height != m_cardHeight) {
        m_cardHeight = height;
        layOut();
    }
}

void LevelShelf::setWrapping()
{
    m_list->setWrapping(true);
    m_heading->setWordWrap(true); // otherwise its text would widen the parent
    m_list->setMinimumHeight(0);
    m_list->setMaximumHeight(QWIDGETSIZE_MAX);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    static_cast<QVBoxLayout *>(layout())->setStretchFactor(m_list, 1);
    layOut();
}

void LevelShelf::setInline(bool isInline)
{
    auto *box = static_cast<QBoxLayout *>(layout());
    box->setDirection(isInline ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    box->setSpacing(isInline ? wrappedGap : headingGap);
    m_empty->setAlignment(Qt::AlignLeft | (isInline ? Qt::AlignVCenter : Qt::AlignTop));
}

void LevelShelf::setShownCards(int count)
{
    if (count != m_shownCards) {
        m_shownCards = count;
        layOut();
    }
}

void LevelShelf::setUpright()
{
    m_isUpright = true;
    layOut();
}

QSize LevelShelf::pictureSize() const
{
    return m_card->shape().picture;
}

int LevelShelf::heightBeside(int width) const
{
    const QSize heading = m_heading->sizeHint();
    if (!isEmpty()) {
        return heading.height() + headingGap + scrollBarSpace;
    }
    const bool isInline = static_cast<QBoxLayout *>(layout())->direction() == QBoxLayout::LeftToRight;
    const int text = m_empty->heightForWidth(qMax(1, isInline ? width - heading.width() - wrappedGap : width));
    return isInline ? qMax(heading.height(), text) : heading.height() + headingGap + text;
}

void LevelShelf::setTexts(const QString &heading, const QString &whenEmpty)
{
    m_heading->setText(heading);
    m_list->setAccessibleName(heading);
    m_empty->setText(whenEmpty);
}

void LevelShelf::setLevels(const QStringList &paths)
{
    const bool isKept =
        !m_isNewestFirst || (window()->focusWidget() == m_list && this->paths().value(0) == paths.value(0));
    const QListWidgetItem *current = isKept ? m_list->currentItem() : nullptr;
    const QString chosen = current ? current->data(LevelCard::PathRole).toString() : QString();
    m_list->clear();
    m_known.clear();
    m_proofs.clear();
    for (const QString &path : paths) {
        auto *item = new QListWidgetItem(levelNameOf(path), m_list);
        item->setData(LevelCard::PathRole, path);
    }
    if (!paths.isEmpty()) {
        m_list->setCurrentRow(int(qMax<qsizetype>(0, paths.indexOf(chosen))));
    }
    showDetails();
    m_list->setVisible(!paths.isEmpty());
    m_empty->setVisible(paths.isEmpty());
}

bool LevelShelf::select(const QString &path)
{
    const qsizetype row = paths().indexOf(path);
    if (row >= 0) {
        m_list->setCurrentRow(int(row));
    }
    return row >= 0;
}

void LevelShelf::fileMoved(const QString &from, const QString &to)
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (item->data(LevelCard::PathRole).toString() == from) {
            item->setData(LevelCard::PathRole, to);
        }
    }
}

void LevelShelf::showLevel(const LevelSummary &summary)
{
    bool isShown = false;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (item->data(LevelCard::PathRole).toString() != summary.path) {
            continue;
        }
        m_known.insert(summary.path, summary);
        showPicture(*item, summary);
        if (const QString name = authoredName(summary.names, summary.name); !name.isEmpty()) {
            item->setText(name);
        }
        showDetail(item);
        isShown = true;
    }
    if (isShown) {
        distinguishNames();
        layOut();
    }
}

/// Shows a picture in the size of the cards.
void LevelShelf::showPicture(QListWidgetItem &item, const LevelSummary &summary) const
{
    item.setData(LevelCard::PictureRole, cardPicture(summary.picture, summary.focus, m_card->shape().picture));
}

void LevelShelf::showPictures()
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem &item = *m_list->item(row);
        const auto known = m_known.constFind(item.data(LevelCard::PathRole).toString());
        if (known != m_known.cend()) {
            showPicture(item, *known);
        }
    }
}

/// Updates the cards whose distinguishing words changed because a card of the same name was added or removed.
void LevelShelf::distinguishNames()
{
    const QStringList before = std::exchange(m_apart, distinctions());
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_apart.at(row) != before.value(row)) {
            showDetail(m_list->item(row));
        }
    }
}

void LevelShelf::showProof(const QString &path, const ProofVerdict &verdict)
{
    if (paths().contains(path)) {
        m_proofs.insert(path, verdict);
        showDetails();
    }
}

void LevelShelf::setSaves(const QList<SaveInfo> &saves)
{
    m_saves = newestOfEach(saves);
    showDetails();
}

void LevelShelf::showDetails()
{
    m_apart = distinctions();
    for (int row = 0; row < m_list->count(); ++row) {
        showDetail(m_list->item(row));
    }
    layOut();
}

QStringList LevelShelf::distinctions() const
{
    QList<NamedFile> files;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem &item = *m_list->item(row);
        files.append({item.text(), item.data(LevelCard::PathRole).toString()});
    }
    return distinguishingSuffixes(files);
}

std::optional<SaveInfo> LevelShelf::saveOf(const QString &path) const
{
    const auto summary = m_known.constFind(path);
    const bool isCampaign = summary != m_known.cend() && summary->levels > 0;
    const auto kept =
        m_saves.constFind(isCampaign ? summary->next : playKeyOf(originOf(GameSource{.path = lastingPath(path)})));
    return kept == m_saves.cend() ? std::nullopt : std::optional(*kept);
}

LevelCardText LevelShelf::textOf(const QListWidgetItem &item) const
{
    const QString path = item.data(LevelCard::PathRole).toString();
    const auto known = m_known.constFind(path);
    const auto proof = m_proofs.constFind(path);
    const std::optional<SaveInfo> kept = saveOf(path);
    return {known == m_known.cend() ? nullptr : &*known, kept ? &kept->head : nullptr,
            proof == m_proofs.cend() ? nullptr : &*proof};
}

void LevelShelf::showDetail(QListWidgetItem *item)
{
    const QString apart = m_apart.value(m_list->row(item));
    const QString path = item->data(LevelCard::PathRole).toString();
    const auto known = m_known.constFind(path);
    const bool isKept = saveOf(path).has_value();
    const LevelCardText text = textOf(*item);
    item->setData(LevelCard::DetailRole, text.detail(apart));
    item->setData(LevelCard::DescriptionRole, text.description());
    item->setData(LevelCard::UnderWayRole, isKept);
    item->setData(LevelCard::WonRole, known != m_known.cend() && known->isWon);
    item->setData(LevelCard::ProofRole, text.proofMark());
    item->setToolTip(plainTip(text.tip(path)));
    item->setData(Qt::AccessibleTextRole, text.spoken(item->text(), apart));
    m_buttons->show(*item, text, isKept);
}

/// Adds buttons to cards that scrolled into view, and removes them from cards that left it.
void LevelShelf::showButtons()
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        m_buttons->show(*item, textOf(*item), item->data(LevelCard::UnderWayRole).toBool());
    }
    if (!m_card->shape().isLandscape && textHeight(m_card->shape().textWidth) != m_card->shape().textHeight) {
        layOut(); // buttons need more room than expected
    }
}

QStringList LevelShelf::paths() const
{
    QStringList paths;
    for (int row = 0; row < m_list->count(); ++row) {
        paths.append(m_list->item(row)->data(LevelCard::PathRole).toString());
    }
    return paths;
}

void LevelShelf::retranslate()
{
    const QHash<QString, LevelSummary> known = m_known;
    for (const LevelSummary &summary : known) {
        showLevel(summary);
    }
    showDetails();
}

bool LevelShelf::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::Resize) {
        layOut();
    }
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonPress
        && static_cast<QMouseEvent *>(event)->button() != Qt::LeftButton) {
        return true;
    }
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        if (chooseByKey(*static_cast<QKeyEvent *>(event))) {
            return true;
        }
    }
    if (event->type() == QEvent::ContextMenu && m_offersActs) {
        return showMenu(*static_cast<QContextMenuEvent *>(event));
    }
    return QWidget::eventFilter(watched, event);
}

bool LevelShelf::chooseByKey(const QKeyEvent &key)
{
    if (!m_list->currentItem()) {
        return false;
    }
    const QString path = m_list->currentItem()->data(LevelCard::PathRole).toString();
    const bool asksForMenu =
        key.key() == Qt::Key_Menu || (key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier);
    if (m_offersActs && asksForMenu) {
        return showMenu(QContextMenuEvent(QContextMenuEvent::Keyboard, {}, {}));
    }
    const std::optional<CardAct> act = CardMenu::actOf(key, path);
    if (!act || (*act != CardAct::Play && !m_offersActs)) {
        return false;
    }
    choose(*act, path);
    return true;
}

/// Shows the menu of the card below the mouse, or of the current card if a key opened it.
bool LevelShelf::showMenu(const QContextMenuEvent &event)
{
    const bool isByKey = event.reason() == QContextMenuEvent::Keyboard;
    QListWidgetItem *item =
        isByKey ? m_list->currentItem() : m_list->itemAt(m_list->viewport()->mapFromGlobal(event.globalPos()));
    if (!item || m_menu) { // some systems send both the key and the context menu event
        return true;
    }
    // The keys shown in the menu act on the same card after the menu closes.
    m_list->setCurrentItem(item);
    m_list->setFocus(isByKey ? Qt::ShortcutFocusReason : Qt::MouseFocusReason);
    const QString path = item->data(LevelCard::PathRole).toString();
    m_menu = CardMenu::make(path, item->text(), this, [this, path](CardAct act) { choose(act, path); });
    m_menu->popup(isByKey ? m_list->viewport()->mapToGlobal(m_list->visualItemRect(item).center()) : event.globalPos());
    return true;
}

void LevelShelf::choose(CardAct act, const QString &path)
{
    if (act == CardAct::Play) {
        Q_EMIT chosen(path);
    } else {
        Q_EMIT actChosen(act, path);
    }
}

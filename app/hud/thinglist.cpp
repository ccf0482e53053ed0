#include "app/hud/thinglist.h"

#include "editor/text/plaintext.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr int rowHeight = 28;
constexpr int pictureSide = 24;
constexpr int partGap = 6;
constexpr int leftMargin = 8;
constexpr int rightMargin = 12;

/// True if a key moves the current row.
bool movesRow(int key)
{
    constexpr std::array keys{Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End};
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

QString spoken(const ThingList::Entry &entry)
{
    QStringList parts{entry.letter.isEmpty() ? entry.name : QString(entry.letter + u' ' + entry.name), entry.note,
                      entry.detail};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

/// Draws pieces of text in a row, from the left or the right edge of the space still free.
class RowPainter {
public:
    RowPainter(QPainter &painter, QRect free) : m_painter(painter), m_free(free) {}

    QRect takeLeft(int width)
    {
        const QRect taken(m_free.left(), m_free.top(), width, m_free.height());
        m_free.setLeft(taken.right() + 1 + partGap);
        return taken;
    }
    void textLeft(const QString &text, const QColor &color)
    {
        const int width = std::min(m_painter.fontMetrics().horizontalAdvance(text) + 1, std::max(0, m_free.width()));
        draw(takeLeft(width), text, color, Qt::AlignLeft);
    }
    void textRight(const QString &text, const QColor &color, int widest)
    {
        const int width = std::min(m_painter.fontMetrics().horizontalAdvance(text) + 1, widest);
        const QRect taken(m_free.right() + 1 - width, m_free.top(), width, m_free.height());
        m_free.setRight(taken.left() - 1 - (width > 0 ? partGap : 0));
        draw(taken, text, color, Qt::AlignRight);
    }
    int width() const { return m_free.width(); }

private:
    void draw(const QRect &place, const QString &text, const QColor &color, Qt::Alignment alignment)
    {
        m_painter.setPen(color);
        const QString shown = m_painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width());
        m_painter.drawText(place, int(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
    }

    QPainter &m_painter;
    QRect m_free;
};

} // namespace

class ThingList::EntryDelegate : public QStyledItemDelegate {
public:
    explicit EntryDelegate(ThingList &list) : QStyledItemDelegate(&list), m_list(list) {}

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int lines = linesOf(m_list.m_entries[std::size_t(index.row())], option.fontMetrics);
        return {0, rowHeight + (lines - 1) * option.fontMetrics.lineSpacing()};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Entry &entry = m_list.m_entries[std::size_t(index.row())];
        QStyleOptionViewItem background = option;
        initStyleOption(&background, index);
        background.text.clear();
        m_list.style()->drawControl(QStyle::CE_ItemViewItem, &background, painter, &m_list);
        painter->save();
        painter->setOpacity(entry.isFaint ? 0.6 : 1);
        const QColor secondary = option.palette.color(QPalette::PlaceholderText);
        const QRect inside = option.rect.adjusted(leftMargin, 0, -rightMargin, 0);
        RowPainter pieces(*painter, QRect(inside.topLeft(), QSize(inside.width(), rowHeight)));
        if (!entry.letter.isEmpty()) {
            painter->setPen(secondary);
            painter->drawText(pieces.takeLeft(12), Qt::AlignCenter, entry.letter);
        }
        paintPicture(*painter, entry, pieces.takeLeft(pictureSide));
        const int left = inside.right() + 1 - pieces.width();
        const auto line = [&](int number) {
            const int top = inside.top() + number * option.fontMetrics.lineSpacing();
            return number == 0 ? pieces : RowPainter(*painter, QRect(left, top, pieces.width(), rowHeight - partGap));
        };
        paintTexts(entry, option, line);
        painter->restore();
    }

private:
    /// True if the texts fit side by side in a line.
    bool fit(const Entry &entry, const QStringList &texts, const QFontMetrics &metrics) const
    {
        int width = leftMargin + pictureSide + rightMargin + (entry.letter.isEmpty() ? 0 : 12 + partGap);
        for (const QString &text : texts) {
            width += text.isEmpty() ? 0 : metrics.horizontalAdvance(text) + 1 + partGap;
        }
        return width <= m_list.viewport()->width();
    }

    /// Returns the number of lines of a row: one if everything fits. Otherwise the note has its own line, and so does
    /// the detail if it fits in neither.
    int linesOf(const Entry &entry, const QFontMetrics &metrics) const
    {
        if (fit(entry, {entry.name, entry.note, entry.detail}, metrics)) {
            return 1;
        }
        if (entry.note.isEmpty() || entry.detail.isEmpty()) {
            return entry.note.isEmpty() && entry.detail.isEmpty() ? 1 : 2;
        }
        return fit(entry, {entry.name, entry.detail}, metrics) || fit(entry, {entry.note, entry.detail}, metrics) ? 2
                                                                                                                  : 3;
    }

    template<typename Line>
    void paintTexts(const Entry &entry, const QStyleOptionViewItem &option, const Line &line) const
    {
        const QColor secondary = option.palette.color(QPalette::PlaceholderText);
        const int lines = linesOf(entry, option.fontMetrics);
        const bool isDetailFirst = lines == 1 || fit(entry, {entry.name, entry.detail}, option.fontMetrics);
        RowPainter first = line(0);
        RowPainter below = line(1);
        RowPainter last = isDetailFirst ? first : line(lines - 1);
        last.textRight(entry.detail, secondary, last.width());
        first.textLeft(entry.name, option.palette.color(QPalette::Text));
        (lines == 1 ? first : below).textLeft(entry.note, secondary);
    }

    void paintPicture(QPainter &painter, const Entry &entry, const QRect &place) const
    {
        const double ratio = m_list.devicePixelRatioF();
        const int side = qRound(pictureSide * ratio);
        const QRect square(place.left(), place.center().y() - pictureSide / 2 + 1, pictureSide, pictureSide);
        if (m_list.m_look == TileLook::Tiles) {
            painter.drawImage(square.topLeft(), m_list.m_tileset.image(entry.picture, side, ratio));
            return;
        }
        painter.fillRect(square, QColor::fromRgb(entry.glyph.ground)); // the colors of characters are made for it
        painter.drawImage(square.topLeft(), m_list.m_tileset.image(entry.glyph, side, ratio));
    }

    ThingList &m_list;
};

ThingList::ThingList(QWidget *parent) : QuietList(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setItemDelegate(new EntryDelegate(*this));
    setResizeMode(Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMinimumHeight(2 * rowHeight);
    setProperty("isThingList", true);
    connect(this, &QListWidget::itemDoubleClicked, this,
            [this](const QListWidgetItem *item) { Q_EMIT chosen(keyAt(row(item))); });
    connect(this, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem *item) { Q_EMIT pointedAt(keyAt(row(item))); });
}

void ThingList::setEntries(std::vector<Entry> entries)
{
    if (entries == m_entries) {
        return;
    }
    const std::optional<int> current = currentKey();
    // Surplus rows are removed first: the list measures its items on each removal, so each must have its entry.
    while (count() > int(entries.size())) {
        delete takeItem(count() - 1);
    }
    m_entries = std::move(entries);
    fill();
    describe();
    select(current);
}

/// Makes the entry with a key current, if there is one.
void ThingList::select(std::optional<int> key)
{
    const auto same = [key](const Entry &entry) { return key && entry.key == *key; };
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), same);
    if (found != m_entries.end()) {
        setCurrentRow(int(found - m_entries.begin()));
    }
}

void ThingList::setLook(TileLook look)
{
    m_look = look;
    viewport()->update();
}

/// An entry is current again when the focus returns.
void ThingList::focusInEvent(QFocusEvent *event)
{
    if (!currentKey()) {
        select(m_left);
    }
    QuietList::focusInEvent(event);
}

/// Without the focus no entry is current, so that none looks as if keys acted on it. Menus and other windows only
/// borrow the focus.
void ThingList::focusOutEvent(QFocusEvent *event)
{
    QuietList::focusOutEvent(event);
    const Qt::FocusReason reason = event->reason();
    if (reason != Qt::PopupFocusReason && reason != Qt::MenuBarFocusReason && reason != Qt::ActiveWindowFocusReason) {
        m_left = currentKey();
        setCurrentItem(nullptr);
    }
}

void ThingList::fill()
{
    for (int i = 0; i < int(m_entries.size()); ++i) {
        const QString text = spoken(m_entries[std::size_t(i)]);
        if (i == count()) {
            addItem(text);
        }
        item(i)->setText(text);
        const QString &tip = m_entries[std::size_t(i)].tip;
        item(i)->setToolTip(plainTip(tip.isEmpty() ? text : text + u'\n' + tip));
    }
    setCurrentItem(nullptr);
    viewport()->update();
}

void ThingList::setEmptyText(const QString &text)
{
    m_emptyText = text;
    describe();
    viewport()->update();
}

void ThingList::describe()
{
    setAccessibleDescription(m_entries.empty() ? m_emptyText : QString());
}

std::optional<int> ThingList::currentKey() const
{
    const int row = currentRow();
    return row >= 0 && row < int(m_entries.size()) ? std::optional(keyAt(row)) : std::nullopt;
}

void ThingList::keyPressEvent(QKeyEvent *event)
{
    const std::optional<int> key = currentKey();
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
    if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        if (key) {
            Q_EMIT chosen(*key);
        }
    } else if (isPlain && movesRow(event->key())) {
        QListWidget::keyPressEvent(event);
        if (currentKey()) {
            Q_EMIT pointedAt(*currentKey());
        }
    } else {
        event->ignore();
    }
}

void ThingList::paintEvent(QPaintEvent *event)
{
    QListWidget::paintEvent(event);
    if (m_entries.empty()) {
        QPainter painter(viewport());
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(viewport()->rect().adjusted(12, 8, -12, -8), Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
                         m_emptyText);
    }
}

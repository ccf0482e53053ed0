#include "editor/panels/textpanel.h"

#include "editor/document/leveldocument.h"
#include "editor/document/stamp.h"
#include "editor/panels/legendtable.h"
#include "editor/panels/leveltextedit.h"
#include "editor/tools/toolbox.h"
#include "gamecore/level/drawntext.h"

#include <QEvent>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

/// To set so many rows one by one takes longer than all at once.
constexpr int mostRowsOneByOne = 40;

QLabel *makeLabel(const QString &objectName)
{
    auto *label = new QLabel;
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return label;
}

} // namespace

TextPanel::TextPanel(LevelDocument &document, Toolbox &toolbox, QWidget *parent)
    : QWidget(parent), m_document(document), m_toolbox(toolbox), m_edit(new LevelTextEdit),
      m_tooLarge(makeLabel(u"textTooLarge"_s)), m_notice(makeLabel(u"textNotice"_s)),
      m_legend(new LegendTableView(document))
{
    setObjectName(u"textPanel"_s);
    m_edit->setObjectName(u"levelText"_s);
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->setObjectName(u"textSplitter"_s);
    splitter->addWidget(m_edit);
    splitter->addWidget(m_legend);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    m_notice->setMinimumHeight(2 * fontMetrics().lineSpacing());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_tooLarge);
    layout->addWidget(m_notice);
    layout->addWidget(splitter, 1);
    connectDocument();
    connectText();
    retranslate();
}

void TextPanel::connectDocument()
{
    connect(&m_document, &LevelDocument::levelReplaced, this, &TextPanel::refill);
    connect(&m_document, &LevelDocument::catalogueChanged, this, &TextPanel::refill);
    connect(&m_document, &LevelDocument::regionChanged, this, &TextPanel::showRegion);
    connect(&m_document, &LevelDocument::propertiesChanged, this, [this] {
        if (m_document.level().legend != m_shownLegend) {
            refill();
        }
    });
    connect(&m_toolbox, &Toolbox::previewChanged, this, [this] {
        if (isVisible()) {
            m_edit->setMarkedCell(m_toolbox.hovered());
        }
    });
}

void TextPanel::connectText()
{
    connect(m_edit, &LevelTextEdit::typed, this, &TextPanel::write);
    connect(m_edit, &LevelTextEdit::pasted, this, &TextPanel::paste);
    connect(m_edit, &LevelTextEdit::rowWanted, this, &TextPanel::insertRow);
    connect(m_edit, &LevelTextEdit::rowsUnwanted, this, &TextPanel::removeRows);
    connect(m_edit, &LevelTextEdit::cellsUnwanted, this, &TextPanel::clear);
    connect(m_legend, &LegendTableView::refused, this, &TextPanel::say);
    connect(m_edit, &LevelTextEdit::caretMoved, this, [this](Point cell) {
        if (cell != m_typedTo) {
            m_typedTo.reset();
        }
        if (m_edit->hasFocus() && m_document.level().terrain.contains(cell)) {
            Q_EMIT caretMoved(cell);
        }
    });
}

bool TextPanel::isShown() const
{
    return m_document.level().size().area() <= mostCells;
}

LevelText TextPanel::text() const
{
    return {m_document.level(), *m_document.catalogue()};
}

void TextPanel::refill()
{
    m_isStale = !isVisible();
    if (m_isStale) {
        return;
    }
    m_shownLegend = m_document.level().legend;
    m_tooLarge->setVisible(!isShown());
    m_edit->setEnabled(isShown());
    m_edit->setRows(isShown() ? text().rows() : QStringList());
    m_legend->fill();
    say({});
}

void TextPanel::showRegion(const QRect &cells)
{
    const QRect rows = cells & QRect(0, 0, m_document.level().size().width, m_document.level().size().height);
    if (!isVisible() || (isShown() && rows.height() > mostRowsOneByOne)) {
        refill();
    }
    if (!isVisible() || !isShown() || rows.height() > mostRowsOneByOne) {
        return;
    }
    const LevelText text = this->text();
    for (int y = rows.top(); y <= rows.bottom(); ++y) {
        m_edit->setRow(y, text.row(y));
    }
}

bool TextPanel::isRefused(const QStringList &rows)
{
    const std::set<char32_t> unknown = text().unknownIn(rows);
    QStringList names;
    for (const char32_t character : unknown) {
        if (names.size() < 8) {
            names.append(QString::fromUcs4(&character, 1));
        }
    }
    if (!names.isEmpty()) {
        say(tr("This stands for nothing here: %1 Give it a meaning in the table below.").arg(names.join(u' ')));
    }
    return !names.isEmpty();
}

void TextPanel::write(const QString &characters)
{
    const Point cell = m_edit->caret();
    const QStringList rows{characters};
    if (isRefused(rows)) {
        return;
    }
    if (cell.x + int(characters.size()) > m_document.level().size().width) {
        say(tr("The row ends here. Resize the level to make its rows longer."));
        return;
    }
    m_toolbox.cancel();
    say({});
    if (cell != m_typedTo) {
        m_document.endTyping();
    }
    const Level after = text().written(cell, rows);
    m_document.typeStroke(tr("type"), changeBetween(m_document.level(), after), u"text"_s);
    m_typedTo = cell + Point{int(characters.size()), 0};
    m_edit->setCaret(*m_typedTo);
}

void TextPanel::paste(const QString &pasted)
{
    IssueList ignored; // a text of ours is UTF-8
    const std::optional<DrawnText> drawn = readDrawnText(pasted.toUtf8(), ignored);
    if (!drawn || drawn->rows.isEmpty()) {
        say(tr("The clipboard holds no rows of characters."));
        return;
    }
    const QStringList &rows = drawn->rows;
    if (isRefused(rows)) {
        return;
    }
    m_toolbox.cancel();
    const Point cell = m_edit->caret();
    m_document.strokeTo(tr("paste text"), text().written(cell, rows));
    m_edit->setCaret(cell + Point{int(rows.last().size()), int(rows.size()) - 1});
}

void TextPanel::insertRow(int y)
{
    const Size size = m_document.level().size();
    if (size.height >= largestSide || (size.height + 1) * qint64(size.width) > mostCells) {
        say(tr("The level cannot become higher here."));
        return;
    }
    m_toolbox.cancel();
    m_document.strokeTo(tr("insert row"), withRowInserted(m_document.level(), y, m_document.catalogue()->wall()));
    m_edit->setCaret({0, y});
}

void TextPanel::removeRows(int y, int count)
{
    if (count >= m_document.level().size().height) {
        say(tr("A level has at least one row."));
        return;
    }
    m_toolbox.cancel();
    const Point cell = m_edit->caret();
    m_document.strokeTo(count == 1 ? tr("delete row") : tr("delete %n rows", nullptr, count),
                        withoutRows(m_document.level(), y, count));
    m_edit->setCaret({cell.x, y});
}

void TextPanel::clear(Point first, Point last)
{
    const Size size = m_document.level().size();
    std::vector<Point> cells;
    for (int y = first.y; y <= last.y; ++y) {
        const int end = y == last.y ? last.x : size.width - 1;
        for (int x = y == first.y ? first.x : 0; x <= end; ++x) {
            cells.push_back({x, y});
        }
    }
    m_toolbox.cancel();
    const Point cell = m_edit->caret();
    m_document.stroke(tr("clear cells"), changeByPainting(m_document.level(), *m_document.catalogue(),
                                                          Area(std::move(cells), size), Paint::eraser()));
    m_edit->setCaret(cell);
}

void TextPanel::say(const QString &sentence)
{
    const QString hint = tr("Keys replace cells. Enter inserts a row, Ctrl+Del deletes one; rows can be pasted.");
    m_notice->setText(sentence.isEmpty() ? hint : sentence);
}

void TextPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale) {
        refill();
    }
}

void TextPanel::retranslate()
{
    setWindowTitle(tr("Text"));
    setAccessibleName(windowTitle());
    m_edit->setAccessibleName(tr("The maze as text"));
    m_tooLarge->setText(tr("A level of more than %L1 cells is not shown as text.").arg(mostCells));
    m_tooLarge->setVisible(!isShown());
    m_legend->fill();
    say({});
}

void TextPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

#include "editor/panels/textpanel.h"

#include "editor/document/leveldocument.h"
#include "editor/edits/leveltext.h"
#include "editor/edits/stamp.h"
#include "editor/forms/legendtable.h"
#include "editor/panels/leveltextedit.h"
#include "editor/tools/toolbox.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/drawntext.h"

#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

QString refusalOf(const std::set<char32_t> &unknown)
{
    QStringList names;
    for (const char32_t character : unknown) {
        if (names.size() < 8) {
            names.append(TextWriter::tr("“%1”").arg(QStringView(QChar::fromUcs4(character))));
        }
    }
    return names.isEmpty()
               ? QString()
               : TextWriter::tr("Unknown here: %1. Assign a meaning in the table below.").arg(names.join(u' '));
}

} // namespace

TextWriter::TextWriter(LevelDocument &document, Toolbox &toolbox, LevelTextEdit &edit)
    : m_document(document), m_toolbox(toolbox), m_edit(edit)
{
    connect(&edit, &LevelTextEdit::typed, this, &TextWriter::write);
    connect(&edit, &LevelTextEdit::pasted, this, &TextWriter::paste);
    connect(&edit, &LevelTextEdit::rowInsertRequested, this, &TextWriter::insertRow);
    connect(&edit, &LevelTextEdit::rowsDeleteRequested, this, &TextWriter::removeRows);
    connect(&edit, &LevelTextEdit::cellsClearRequested, this, &TextWriter::clear);
    connect(&edit, &LevelTextEdit::caretMoved, this, [this](Point cell) {
        if (cell != m_typedTo) {
            m_typedTo.reset();
        }
    });
}

LevelText TextWriter::text() const
{
    return {m_document.level(), *m_document.catalogue()};
}

void TextWriter::write(const QString &characters)
{
    const Point cell = m_edit.caret();
    const QList<uint> typed = characters.toUcs4();
    if (cell.x + int(typed.size()) > m_document.level().size().width) {
        Q_EMIT said(tr("The row ends here. Resize the level to make its rows longer."));
        return;
    }
    m_toolbox.cancel();
    if (cell != m_typedTo) {
        m_document.endTyping();
        if (!m_refused.contains(cell)) {
            m_refused.clear();
        }
    }
    for (const char32_t character : typed) {
        writeAt(m_edit.caret(), character);
    }
    showRefused();
}

/// Writes a character. A character without a meaning leaves its cell unchanged, but the caret still advances, so that
/// the rest of a typed row ends up in its place.
void TextWriter::writeAt(Point cell, char32_t character)
{
    const QStringList rows{QStringView(QChar::fromUcs4(character)).toString()};
    const LevelText text = this->text();
    if (text.unknownIn(rows).empty()) {
        m_refused.erase(cell);
        const Level after = text.written(cell, rows);
        m_document.typeStroke(tr("type"), changeBetween(m_document.level(), after), u"text"_s);
    } else {
        m_refused[cell] = character;
    }
    m_typedTo = cell + Point{1, 0};
    m_edit.setCaret(*m_typedTo);
}

void TextWriter::showRefused()
{
    std::set<char32_t> characters;
    QList<Point> cells;
    for (const auto &[cell, character] : m_refused) {
        characters.insert(character);
        cells.append(cell);
    }
    m_edit.setRefusedCells(cells);
    Q_EMIT said(refusalOf(characters));
}

void TextWriter::forgetRefused()
{
    m_refused.clear();
    showRefused();
}

void TextWriter::paste(const QString &pasted)
{
    IssueList ignored; // our own text is valid UTF-8
    const std::optional<DrawnText> drawn = readDrawnText(pasted.toUtf8(), ignored);
    if (!drawn || drawn->rows.isEmpty()) {
        Q_EMIT said(tr("The clipboard does not contain rows of characters."));
        return;
    }
    const QStringList &rows = drawn->rows;
    if (const QString refusal = refusalOf(text().unknownIn(rows)); !refusal.isEmpty()) {
        Q_EMIT said(refusal);
        return;
    }
    m_toolbox.cancel();
    forgetRefused();
    const Point cell = m_edit.caret();
    m_document.strokeTo(tr("paste text"), text().written(cell, rows));
    m_edit.setCaret(cell + Point{int(rows.last().size()), int(rows.size()) - 1});
}

void TextWriter::insertRow(int y)
{
    const Size size = m_document.level().size();
    if (size.height >= largestSide || (size.height + 1) * qint64(size.width) > mostCells) {
        Q_EMIT said(tr("The level cannot get any higher here."));
        return;
    }
    m_toolbox.cancel();
    forgetRefused();
    m_document.strokeTo(tr("insert row"), withRowInserted(m_document.level(), y, m_document.catalogue()->wall()));
    m_edit.setCaret({0, y});
}

void TextWriter::removeRows(int y, int count)
{
    if (count >= m_document.level().size().height) {
        Q_EMIT said(tr("A level needs at least one row."));
        return;
    }
    m_toolbox.cancel();
    forgetRefused();
    const Point cell = m_edit.caret();
    m_document.strokeTo(count == 1 ? tr("delete row") : tr("delete %n rows", nullptr, count),
                        withoutRows(m_document.level(), y, count));
    m_edit.setCaret({cell.x, y});
}

void TextWriter::clear(Point first, Point last)
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
    const Point cell = m_edit.caret();
    m_document.stroke(tr("clear cells"), changeByPainting(m_document.level(), *m_document.catalogue(),
                                                          Area(cells, size), Paint::eraser()));
    m_edit.setCaret(cell);
    for (const Point cleared : cells) {
        m_refused.erase(cleared);
    }
    showRefused();
}

namespace {

/// Largest number of rows set one by one; more are set all at once, which is then faster.
constexpr int mostRowsOneByOne = 40;

QLabel *makeLabel(const QString &objectName)
{
    QLabel *label = wrappedLabel(objectName);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return label;
}

} // namespace

TextPanel::TextPanel(LevelDocument &document, Toolbox &toolbox, QWidget *parent)
    : QWidget(parent), m_document(document), m_toolbox(toolbox), m_edit(new LevelTextEdit),
      m_writer(document, toolbox, *m_edit), m_tooLarge(makeLabel(u"textTooLarge"_s)),
      m_notice(makeLabel(u"textNotice"_s)), m_legend(new LegendTableView(document))
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
    auto *layout = newLayout<QVBoxLayout>(this, 8, 8);
    layout->addWidget(m_tooLarge);
    layout->addWidget(m_notice);
    layout->addWidget(splitter, 1);
    connectDocument();
    connectText();
    retranslateOnChange(*this, [this] { retranslate(); });
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
    connect(&m_writer, &TextWriter::said, this, &TextPanel::say);
    connect(m_legend, &LegendTableView::refused, this, &TextPanel::say);
    connect(m_edit, &LevelTextEdit::caretMoved, this, [this](Point cell) {
        if (m_edit->hasFocus() && m_document.level().terrain.contains(cell)) {
            Q_EMIT caretMoved(cell);
        }
    });
}

bool TextPanel::isShown() const
{
    return m_document.level().size().area() <= TextWriter::mostCells;
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
    m_writer.forgetRefused();
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

void TextPanel::say(const QString &sentence)
{
    const QString hint = tr("Type to replace cells. Enter inserts a row, Ctrl+Del deletes one; rows can be pasted.");
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
    m_edit->setAccessibleName(tr("The level as text"));
    m_tooLarge->setText(tr("A level of more than %L1 cells is not shown as text.").arg(TextWriter::mostCells));
    m_tooLarge->setVisible(!isShown());
    m_legend->fill();
    m_writer.showRefused();
}

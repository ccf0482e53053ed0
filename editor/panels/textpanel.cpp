#include "editor/panels/textpanel.h"

#include "editor/changes/leveltext.h"
#include "editor/document/leveldocument.h"
#include "editor/forms/legendtable.h"
#include "editor/panels/leveltextedit.h"
#include "editor/tools/toolbox.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"

#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

/// Setting more rows one by one takes longer than all at once.
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
    keepTranslated(*this, [this] { retranslate(); });
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
    m_tooLarge->setText(tr("A level of more than %L1 cells is not shown as text.").arg(TextWriter::mostCells));
    m_tooLarge->setVisible(!isShown());
    m_legend->fill();
    m_writer.showRefused();
}

#include "editor/forms/legendtable.h"

#include "editor/art/fontsize.h"
#include "editor/document/leveldocument.h"
#include "editor/edits/stamp.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QHeaderView>

using namespace Qt::StringLiterals;

LegendTableView::LegendTableView(LevelDocument &document, QWidget *parent) : QTableWidget(parent), m_document(document)
{
    setObjectName(u"legendTable"_s);
    setColumnCount(2);
    setIconSize({KindIcons::side, KindIcons::side});
    verticalHeader()->hide();
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectRows);
    setTabKeyNavigation(false);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    connect(this, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem *item) {
        // Delayed: the cell is still being edited, and the change fills the table again.
        const QString key = item->data(Qt::UserRole).toString();
        QMetaObject::invokeMethod(
            this, [this, key, text = item->text()] { setCharacter(key, text); }, Qt::QueuedConnection);
    });
    fill();
}

void LegendTableView::fill()
{
    const QSignalBlocker quiet(this);
    const int row = currentRow();
    setAccessibleName(tr("Legend of characters"));
    setRowCount(0);
    setHorizontalHeaderLabels({tr("Character"), tr("Stands for")});
    const Catalogue &catalogue = *m_document.catalogue();
    const LevelText text(m_document.level(), catalogue);
    for (const Terrain &terrain : catalogue.terrain()) {
        addRow(terrain.key, terrain.look, text);
    }
    for (const Kind &kind : catalogue.kinds()) {
        addRow(kind.key, kind.look, text);
    }
    if (row >= 0) {
        setCurrentCell(qMin(row, rowCount() - 1), 0);
    }
}

/// Adds a row. For a kind without its own character, shows the one that text uses.
void LegendTableView::addRow(const QString &key, const Appearance &look, const LevelText &text)
{
    const Level &level = m_document.level();
    const LegendTable table(*m_document.catalogue(), level.legend, level.drawn.preferred);
    const std::optional<char32_t> character = table.characterOf(key);
    const int row = rowCount();
    insertRow(row);
    auto *shown = new QTableWidgetItem(character ? QString::fromUcs4(&*character, 1) : QString(text.characterOf(key)));
    shown->setData(Qt::UserRole, key);
    shown->setFont(fixedFont(font()));
    shown->setTextAlignment(Qt::AlignCenter);
    shown->setData(Qt::AccessibleTextRole, character == U' ' ? tr("blank") : shown->text());
    if (!character) {
        shown->setToolTip(plainTip(tr("It has no character of its own: text shows it as %1.").arg(shown->text())));
    }
    setItem(row, 0, shown);
    auto *name = new QTableWidgetItem(m_icons.of(key, *m_document.catalogue()), nameOf(look));
    name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    setItem(row, 1, name);
}

void LegendTableView::setCharacter(const QString &key, const QString &text)
{
    const Level &level = m_document.level();
    const LegendChange change = withCharacter(level, *m_document.catalogue(), key, text);
    if (change.fault) {
        fill();
        Q_EMIT refused(sentenceOf(change, text));
        return;
    }
    m_document.changeLevel(tr("change legend"), propertiesOf(change.after), changeBetween(level, change.after));
    fill();
}

QString LegendTableView::sentenceOf(const LegendChange &change, const QString &text) const
{
    if (change.fault == LegendFault::NotOneCharacter) {
        return tr("Enter exactly one character, not %1.").arg(text);
    }
    const Catalogue &catalogue = *m_document.catalogue();
    QString other = change.other;
    if (const std::optional<TerrainId> terrain = catalogue.terrainOf(other)) {
        other = nameOf(catalogue.terrain(*terrain).look);
    } else if (const std::optional<KindId> kind = catalogue.kindOf(other)) {
        other = nameAmongKinds(catalogue.kind(*kind), catalogue);
    }
    return tr("%1 already stands for %2. Choose an unused character.").arg(text, other);
}

#include "editor/panels/balancepanel.h"

#include "editor/wording/kindname.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureSide = 20;
/// From this width on the sums stand beside the table.
constexpr int wideWidth = 640;
/// Of the table beside the sums.
constexpr int tableShare = 3;
constexpr int sortRole = Qt::UserRole; ///< the number that a column is sorted by
enum Column : std::uint8_t { Name, Count, HitPoints, Hits, Loss, GearHits, GearLoss, ColumnCount };

/// Sorts numbers as such, and what never dies last.
class BalanceRow : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;

    bool operator<(const QTreeWidgetItem &other) const override
    {
        const int column = treeWidget()->sortColumn();
        const QVariant number = data(column, sortRole);
        return number.isValid() ? number.toLongLong() < other.data(column, sortRole).toLongLong()
                                : text(column).localeAwareCompare(other.text(column)) < 0;
    }

    void setNumber(int column, std::optional<int> number, const QString &otherwise = {})
    {
        setText(column, number ? QString::number(*number) : otherwise);
        setData(column, sortRole, number ? qint64(*number) : std::numeric_limits<qint64>::max());
        setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
};

QLabel *makeText(const QString &objectName)
{
    auto *label = new QLabel;
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

BalancePanel::BalancePanel(QWidget *parent)
    : QWidget(parent), m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)), m_hero(makeText(u"balanceHero"_s)),
      m_total(makeText(u"balanceTotal"_s)), m_nothing(makeText(u"balanceEmpty"_s)), m_table(new QTreeWidget)
{
    setObjectName(u"balance"_s);
    m_table->setObjectName(u"balanceTable"_s);
    m_table->setColumnCount(ColumnCount);
    m_table->setRootIsDecorated(false);
    m_table->setIconSize({pictureSide, pictureSide});
    m_table->setMinimumHeight(48);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->header()->setStretchLastSection(false);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addWidget(m_nothing);
    texts->addWidget(m_total);
    texts->addWidget(m_hero);
    texts->addStretch();
    m_layout->setContentsMargins(8, 8, 8, 8);
    m_layout->setSpacing(8);
    m_layout->addWidget(m_table, tableShare);
    m_layout->addLayout(texts, 1);
    retranslate();
}

void BalancePanel::setBalance(const BalanceSheet &sheet, const CataloguePtr &catalogue)
{
    m_sheet = sheet;
    m_catalogue = catalogue;
    fill();
}

void BalancePanel::fill()
{
    const bool hasRows = m_catalogue && m_sheet.hasFights && !m_sheet.rows.empty();
    m_table->setVisible(hasRows);
    m_total->setVisible(hasRows);
    m_hero->setVisible(hasRows);
    m_nothing->setVisible(!hasRows);
    m_nothing->setText(emptyText());
    if (hasRows) {
        fillRows();
        m_total->setText(totalText());
        m_hero->setText(heroText());
    }
}

void BalancePanel::fillRows()
{
    m_table->setSortingEnabled(false);
    m_table->clear();
    for (const BalanceSheet::Row &row : m_sheet.rows) {
        addRow(row);
    }
    m_table->setSortingEnabled(true);
    for (int column = 0; column < ColumnCount; ++column) {
        m_table->resizeColumnToContents(column);
    }
}

void BalancePanel::addRow(const BalanceSheet::Row &row)
{
    const Appearance &look = m_catalogue->kind(row.kind).look;
    auto *item = new BalanceRow(m_table);
    item->setText(Name, nameOf(look));
    QPixmap picture = m_tileset.pixmap(look.pictures.value(0), qRound(pictureSide * devicePixelRatioF()));
    picture.setDevicePixelRatio(devicePixelRatioF());
    item->setIcon(Name, picture);
    item->setNumber(Count, row.count);
    item->setNumber(HitPoints, row.hp);
    const QString never = tr("never");
    item->setNumber(Hits, row.atStart.hits, never);
    item->setNumber(Loss, row.atStart.hits ? std::optional(row.atStart.hpLost) : std::nullopt, u"–"_s);
    item->setNumber(GearHits, row.withGear.hits, never);
    item->setNumber(GearLoss, row.withGear.hits ? std::optional(row.withGear.hpLost) : std::nullopt, u"–"_s);
}

QString BalancePanel::emptyText() const
{
    return m_sheet.rows.empty() ? tr("Nobody to fight: there is no monster in this level.")
                                : tr("Nobody fights under the rules of this level.");
}

QString BalancePanel::totalText() const
{
    const auto cost = [](const BalanceSheet::Total &total, int hp) {
        const QString lost = tr("%1 hit points (he has %2)").arg(QString::number(total.hpLost), QString::number(hp));
        return total.unkillable == 0
                   ? lost
                   : tr("%1, but %2").arg(lost, tr("%n cannot be killed", nullptr, int(total.unkillable)));
    };
    return tr("Fighting all costs the hero %1 as he starts; with the gear of the level %2.")
        .arg(cost(m_sheet.atStart, m_sheet.heroAtStart.hp), cost(m_sheet.withGear, m_sheet.heroWithGear.hp));
}

QString BalancePanel::heroText() const
{
    QStringList gear;
    for (const KindId kind : m_sheet.gear) {
        gear.append(nameOf(m_catalogue->kind(kind).look));
    }
    const QString worn = gear.isEmpty() ? tr("Gear: none.") : tr("Gear: %1.").arg(gear.join(u", "_s));
    const QString potions = m_sheet.potions == 0
                                ? tr("No potions.")
                                : tr("Potions: %1, which heal up to %2 hit points.")
                                      .arg(QString::number(m_sheet.potions), QString::number(m_sheet.healing));
    return tr("%1 %2").arg(worn, potions);
}

void BalancePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_layout->setDirection(width() < wideWidth ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void BalancePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void BalancePanel::retranslate()
{
    setWindowTitle(tr("Balance"));
    setAccessibleName(tr("Balance"));
    m_table->setAccessibleName(tr("Cost of fights by kind of monster"));
    m_hero->setAccessibleName(tr("Gear and potions"));
    m_total->setAccessibleName(tr("Cost of all fights"));
    m_nothing->setAccessibleName(tr("Why there is no balance"));
    m_table->setHeaderLabels({tr("Monster"), tr("Number"), tr("Hit points"), tr("Hits"), tr("Costs"),
                              tr("Hits with gear"), tr("Costs with gear")});
    const QStringList tips{tr("Kind of monster; click a heading to sort"),
                           tr("How many there are"),
                           tr("Hit points of each"),
                           tr("Blows that kill one, by the hero as he starts"),
                           tr("Hit points that he loses to one until then"),
                           tr("Blows that kill one, by the hero with the best gear that he can come to"),
                           tr("Hit points that he loses to one until then")};
    for (int column = 0; column < ColumnCount; ++column) {
        m_table->headerItem()->setToolTip(column, tips[column]);
        m_table->headerItem()->setTextAlignment(column,
                                                (column == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    fill();
}

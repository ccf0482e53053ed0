#include "editor/panels/balancepanel.h"

#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

/// Smallest width with the totals beside the table.
constexpr int wideWidth = 560;
/// Smallest height of a table beside the totals; below the totals it is as high as its rows.
constexpr int leastHeight = 48;
constexpr int mostWidth = 480;
constexpr int mostKinds = 12;
constexpr int leastColumn = 24;
constexpr int cellPadding = 14;
constexpr int sortArrow = 14;
/// Share of the width for a table beside the totals, in fifths.
constexpr int tableShare = 3;
constexpr int textShare = 2;
constexpr int sortRole = Qt::UserRole; ///< value to sort by
enum BalanceColumn : std::uint8_t { Name, Count, HitPoints, Hits, Loss };
constexpr int columnCount = enumeratorCount<BalanceColumn>();

/// A row that sorts by number, with monsters that never die last.
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

    void setNumber(int column, int number) { setNumbers(column, number, number, {}); }

    /// Shows a number for the starting hero and, if different, for the hero with the gear of the level. Rows are sorted
    /// by the first, then by the second.
    void setNumbers(int column, std::optional<int> atStart, std::optional<int> withGear, const QString &otherwise)
    {
        const QString first = atStart ? QString::number(*atStart) : otherwise;
        const QString second = withGear ? QString::number(*withGear) : otherwise;
        setText(column, first == second ? first : u"%1 → %2"_s.arg(first, second));
        setData(column, sortRole, orderOf(atStart) * (qint64(1) << 31) + orderOf(withGear));
        setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }

private:
    static qint64 orderOf(std::optional<int> number) { return number.value_or(std::numeric_limits<int>::max()); }
};

std::optional<int> lossOf(const FightForecast &forecast)
{
    return forecast.hits ? std::optional(forecast.hpLost) : std::nullopt;
}

} // namespace

BalancePanel::BalancePanel(QWidget *parent)
    : QWidget(parent), m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)), m_hero(wrappedLabel(u"balanceHero"_s)),
      m_total(wrappedLabel(u"balanceTotal"_s)), m_nothing(wrappedLabel(u"balanceEmpty"_s)), m_table(new QTreeWidget)
{
    setObjectName(u"balance"_s);
    m_table->setObjectName(u"balanceTable"_s);
    m_table->setColumnCount(columnCount);
    m_table->setRootIsDecorated(false);
    m_table->setIconSize({KindIcons::side, KindIcons::side});
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setMinimumSectionSize(leastColumn);
    m_table->header()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    connect(m_table->header(), &QHeaderView::sortIndicatorChanged, this, &BalancePanel::narrowColumns);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addWidget(m_nothing);
    texts->addWidget(m_total);
    texts->addWidget(m_hero);
    texts->addStretch();
    m_layout->setContentsMargins(8, 8, 8, 8);
    m_layout->setSpacing(8);
    m_layout->addWidget(m_table, tableShare);
    m_layout->addLayout(texts, textShare);
    retranslateOnChange(*this, [this] { retranslate(); });
}

void BalancePanel::setBalance(const BalanceSheet &sheet, const CataloguePtr &catalogue)
{
    m_sheet = sheet;
    m_catalogue = catalogue;
    fill();
}

void BalancePanel::fill()
{
    const bool hasRows = m_catalogue && m_sheet.hasFights && !m_sheet.opponents.empty();
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
    for (const BalanceSheet::Opponents &opponents : m_sheet.opponents) {
        addRow(opponents);
    }
    m_table->setSortingEnabled(true);
    narrowColumns();
    arrange();
}

/// Adjusts columns to their content, since Qt would reserve space for a sort arrow in each heading.
void BalancePanel::narrowColumns()
{
    const QFontMetrics metrics = m_table->fontMetrics();
    for (int column = Name + 1; column < columnCount; ++column) {
        int width = metrics.horizontalAdvance(m_table->headerItem()->text(column));
        for (int row = 0; row < m_table->topLevelItemCount(); ++row) {
            width = std::max(width, metrics.horizontalAdvance(m_table->topLevelItem(row)->text(column)));
        }
        const bool isSorted = m_table->header()->sortIndicatorSection() == column;
        m_table->header()->resizeSection(column, width + cellPadding + (isSorted ? sortArrow : 0));
    }
}

/// Returns the name of a monster with the values that differ from its kind.
QString BalancePanel::monsterName(const BalanceSheet::Opponents &opponents) const
{
    const Kind &kind = m_catalogue->kind(opponents.kind);
    QString name = nameAmongKinds(kind, *m_catalogue);
    if (opponents.power != kind.power) {
        //: %1 is a monster
        name = tr("%1 with power %2").arg(name).arg(opponents.power);
    }
    if (opponents.everyTurns != rowOf(kind.behavior).everyTurns) {
        //: %1 is a monster
        name = tr("%1 that acts every %n turns", nullptr, opponents.everyTurns).arg(name);
    }
    return name;
}

void BalancePanel::addRow(const BalanceSheet::Opponents &opponents)
{
    const QString name = monsterName(opponents);
    auto *item = new BalanceRow(m_table);
    item->setText(Name, name);
    item->setToolTip(Name, plainTip(name));
    item->setIcon(Name, m_icons.of(m_catalogue->kind(opponents.kind)));
    item->setNumber(Count, opponents.count);
    item->setNumber(HitPoints, opponents.hp);
    item->setNumbers(Hits, opponents.atStart.hits, opponents.withGear.hits, tr("never"));
    item->setNumbers(Loss, lossOf(opponents.atStart), lossOf(opponents.withGear), u"–"_s);
}

QString BalancePanel::emptyText() const
{
    return m_sheet.opponents.empty()
               ? tr("This level has no monsters to fight. Add one to see what its fights cost.")
               : tr("The rules of this level have no combat. To change that, see “Contact” in Properties.");
}

QString BalancePanel::totalText() const
{
    const QString atStart = costText(tr("Fighting every monster costs %1 HP; the hero starts with %2."),
                                     m_sheet.atStart, m_sheet.heroAtStart.hp);
    const bool isSame = m_sheet.heroAtStart.hp == m_sheet.heroWithGear.hp
                        && m_sheet.atStart.hpLost == m_sheet.withGear.hpLost
                        && m_sheet.atStart.unkillable == m_sheet.withGear.unkillable;
    if (isSame) {
        return atStart;
    }
    return atStart + u'\n'
           + costText(tr("With the gear in the level, it costs %1 HP, and the hero starts with %2."), m_sheet.withGear,
                      m_sheet.heroWithGear.hp);
}

QString BalancePanel::costText(const QString &sentence, const BalanceSheet::Total &total, int hp)
{
    const QString cost = sentence.arg(QString::number(total.hpLost), QString::number(hp));
    return total.unkillable == 0 ? cost
                                 : cost + u' ' + tr("%n monsters cannot be killed.", nullptr, int(total.unkillable));
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
                                : tr("Potions: %1, healing up to %2 HP.")
                                      .arg(QString::number(m_sheet.potions), QString::number(m_sheet.healing));
    return tr("%1 %2").arg(worn, potions);
}

/// Arranges table and totals. In a narrow dock the table is as high as its rows, and the whole panel scrolls.
void BalancePanel::arrange()
{
    const bool isWide = width() >= wideWidth;
    m_layout->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_table->setMaximumWidth(isWide ? mostWidth : QWIDGETSIZE_MAX);
    const int rows = std::clamp(m_table->topLevelItemCount(), 1, mostKinds);
    const int row = std::max(m_table->sizeHintForRow(0), KindIcons::side);
    const int frame = 2 * m_table->frameWidth();
    m_table->setMinimumHeight(isWide ? leastHeight : m_table->header()->sizeHint().height() + rows * row + frame);
}

void BalancePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void BalancePanel::retranslate()
{
    setWindowTitle(tr("Balance"));
    setAccessibleName(tr("Balance"));
    m_table->setAccessibleName(tr("Cost of fights by kind of monster"));
    m_table->setHeaderLabels({tr("Monster"), u"×"_s, tr("HP", "hit points"), tr("Hits"), tr("Costs")});
    m_table->headerItem()->setData(Count, Qt::AccessibleTextRole, tr("Number"));
    m_table->headerItem()->setData(HitPoints, Qt::AccessibleTextRole, tr("Hit points"));
    const auto tips = rowsFor<BalanceColumn>(
        tr("Kind of monster; click a heading to sort"), tr("Number in the level"), tr("Hit points of each"),
        tr("Hits needed to kill one: with the starting gear → with the best gear within reach"),
        tr("Hit points lost in a fight with one: with the starting gear → with the best gear within reach"));
    for (int column = 0; column < columnCount; ++column) {
        m_table->headerItem()->setToolTip(column, tips[std::size_t(column)]);
        m_table->headerItem()->setTextAlignment(column,
                                                (column == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    fill();
}

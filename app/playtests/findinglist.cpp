#include "app/playtests/findinglist.h"

#include "app/playtests/playtesttext.h"
#include "gamecore/data/catalogue.h"

#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int cellRole = Qt::UserRole;     ///< QPoint of a row that has a cell
constexpr int seedRole = Qt::UserRole + 1; ///< of a game
constexpr int moreRole = Qt::UserRole + 2; ///< of the row that stands for more
constexpr std::size_t firstRows = 10;

QString cellText(Point cell)
{
    return FindingList::tr("Cell %1, %2").arg(cell.x).arg(cell.y);
}

QString gameText(std::uint64_t seed)
{
    return FindingList::tr("Watch the game of seed %1").arg(seed);
}

} // namespace

FindingList::FindingList(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(u"playtestFindings"_s);
    setHeaderHidden(true);
    setColumnCount(1);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the panel scrolls
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setExpandsOnDoubleClick(false);
    connect(this, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item) {
        m_isByKey = false;
        onChosen(item);
    });
    connect(this, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        m_isByKey = true;
        onChosen(item);
    });
    connect(this, &QTreeWidget::itemExpanded, this, [this](QTreeWidgetItem *item) {
        fillGames(*item);
        fitHeight();
    });
    connect(this, &QTreeWidget::itemCollapsed, this, &FindingList::fitHeight);
    connect(this, &QTreeWidget::currentItemChanged, this, &FindingList::showCurrent);
}

/// As high as its rows.
void FindingList::fitHeight()
{
    int rows = topLevelItemCount();
    for (int row = 0; row < topLevelItemCount(); ++row) {
        rows += topLevelItem(row)->isExpanded() ? topLevelItem(row)->childCount() : 0;
    }
    setFixedHeight(rows * std::max(1, sizeHintForRow(0)) + 2 * frameWidth());
}

/// What is around it scrolls there, if it has the keyboard.
void FindingList::showCurrent()
{
    const QRect row = visualItemRect(currentItem());
    if (hasFocus() && row.isValid()) {
        Q_EMIT rowShown(row);
    }
}

QString FindingList::nameOf(FindingKind kind)
{
    const auto names =
        rowsFor<FindingKind>(tr("Deadliest cells"), tr("What kills"), tr("Cells that nobody used"),
                             tr("Things that nobody took"), tr("Games won"), tr("Games that cannot be won"));
    return names[std::size_t(kind)];
}

void FindingList::retranslate()
{
    setAccessibleName(tr("What was found"));
}

void FindingList::setFindings(FindingKind kind, const PlaytestFindings &findings,
                              std::shared_ptr<const LiveFigures> figures)
{
    m_figures = std::move(figures);
    m_place = findings.place;
    m_rows = rowsOf(kind, findings);
    m_isWhole = m_isWhole && kind == m_kind;
    m_kind = kind;
    fillSome();
}

/// The first rows, and that there are more, until all are wanted.
void FindingList::fillSome()
{
    std::vector<Row> rows = m_rows;
    if (!m_isWhole && rows.size() > firstRows + 1) {
        rows.resize(firstRows);
        rows.push_back({.text = tr("Show all %1").arg(PlaytestText::number(qint64(m_rows.size()))), .isMore = true});
    }
    fill(rows);
}

bool FindingList::open(Point cell)
{
    m_isWhole = true;
    fillSome();
    for (int row = 0; row < topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = topLevelItem(row);
        if (item->data(0, cellRole) == QVariant(QPoint(cell.x, cell.y))) {
            fillGames(*item); // what has no rows cannot be opened
            item->setExpanded(true);
            setFocus();
            setCurrentItem(item);
            showCurrent();
            return true;
        }
    }
    return false;
}

std::vector<FindingList::Row> FindingList::rowsOf(FindingKind kind, const PlaytestFindings &findings)
{
    const bool isOfDeaths = kind == FindingKind::Deadly || kind == FindingKind::Killers;
    std::vector<Row> rows = isOfDeaths                      ? rowsOfDeaths(kind, findings)
                            : kind == FindingKind::Won      ? rowsOfGames(findings.won)
                            : kind == FindingKind::Hopeless ? rowsOfGames(findings.hopeless)
                                                            : rowsOfUnused(kind, findings);
    if (const qint64 more = countOf(kind, findings) - qint64(rows.size()); more > 0) {
        rows.push_back({tr("and %1 more").arg(PlaytestText::number(more))});
    }
    if (rows.empty()) {
        const bool isOfLevel = kind != FindingKind::Won && kind != FindingKind::Hopeless;
        rows.push_back({findings.games == 0                  ? tr("Nothing yet: no games are played.")
                        : isOfLevel && findings.entered == 0 ? tr("Nothing yet: nobody came to this level.")
                        : kind == FindingKind::Hopeless      ? tr("None is known.")
                                                             : tr("None.")});
    }
    return rows;
}

std::vector<FindingList::Row> FindingList::rowsOfDeaths(FindingKind kind, const PlaytestFindings &findings)
{
    std::vector<Row> rows;
    const auto text = [&findings](const QString &name, qint64 count) {
        const double part = findings.lost == 0 ? 0 : double(count) / double(findings.lost);
        return tr("%1: %2 deaths, %3 of all").arg(name, PlaytestText::number(count), PlaytestText::percent(part));
    };
    if (kind == FindingKind::Deadly) {
        for (const PlaytestFindings::CellCount &deaths : findings.deadly) {
            rows.push_back({text(cellText(deaths.cell), deaths.count), deaths.cell, true});
        }
        return rows;
    }
    for (const PlaytestFindings::KeyCount &killer : findings.killers) {
        rows.push_back({text(PlaytestText::nameOfKey(*findings.catalogue, killer.key), killer.count)});
    }
    return rows;
}

std::vector<FindingList::Row> FindingList::rowsOfUnused(FindingKind kind, const PlaytestFindings &findings)
{
    std::vector<Row> rows;
    if (kind == FindingKind::Unused) {
        for (const Point cell : findings.unused) {
            rows.push_back({cellText(cell), cell});
        }
        return rows;
    }
    for (const PlaytestFindings::Left &thing : findings.left) {
        const QString name = PlaytestText::nameOfKey(*findings.catalogue, thing.kind);
        rows.push_back({u"%1, %2"_s.arg(name, cellText(thing.cell)), thing.cell});
    }
    return rows;
}

std::vector<FindingList::Row> FindingList::rowsOfGames(const std::vector<std::uint64_t> &seeds)
{
    std::vector<Row> rows;
    rows.reserve(seeds.size());
    for (const std::uint64_t seed : seeds) {
        rows.push_back({.text = gameText(seed), .seed = seed});
    }
    return rows;
}

/// Of all of them, also of those that are not listed; 0: all are.
qint64 FindingList::countOf(FindingKind kind, const PlaytestFindings &findings)
{
    switch (kind) {
    case FindingKind::Unused:
        return findings.unusedCount;
    case FindingKind::Left:
        return findings.leftCount;
    case FindingKind::Won:
        return findings.wonCount;
    case FindingKind::Hopeless:
        return findings.hopelessCount;
    case FindingKind::Deadly:
    case FindingKind::Killers:
        break;
    }
    return 0;
}

/// Rows that are there take the texts of the new ones; which one is selected or open goes by the place.
void FindingList::fill(const std::vector<Row> &rows)
{
    while (topLevelItemCount() > int(rows.size())) {
        delete topLevelItem(topLevelItemCount() - 1);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (int(i) == topLevelItemCount()) {
            new QTreeWidgetItem(this);
        }
        setRow(*topLevelItem(int(i)), rows[i]);
    }
    fitHeight();
}

void FindingList::setRow(QTreeWidgetItem &item, const Row &row)
{
    const QVariant cell = row.cell ? QVariant(QPoint(row.cell->x, row.cell->y)) : QVariant();
    if (item.data(0, cellRole) != cell) {
        item.setExpanded(false);
        qDeleteAll(item.takeChildren());
        item.setData(0, cellRole, cell);
    }
    if (item.text(0) != row.text) {
        item.setText(0, row.text);
    }
    item.setData(0, moreRole, row.isMore);
    item.setData(0, seedRole, row.seed ? QVariant(quint64(*row.seed)) : QVariant());
    item.setChildIndicatorPolicy(row.hasGames ? QTreeWidgetItem::ShowIndicator : QTreeWidgetItem::DontShowIndicator);
    if (item.isExpanded()) {
        fillGames(item);
    }
}

void FindingList::fillGames(QTreeWidgetItem &item)
{
    const QPoint cell = item.data(0, cellRole).toPoint();
    const std::vector<std::uint64_t> seeds =
        m_figures ? deathsOn(*m_figures, m_place, {cell.x(), cell.y()}) : std::vector<std::uint64_t>();
    for (std::size_t i = 0; i < seeds.size(); ++i) {
        QTreeWidgetItem *game = int(i) < item.childCount() ? item.child(int(i)) : new QTreeWidgetItem(&item);
        game->setText(0, gameText(seeds[i]));
        game->setData(0, seedRole, quint64(seeds[i]));
    }
    while (item.childCount() > int(seeds.size())) {
        delete item.child(item.childCount() - 1);
    }
}

/// Enter is for this list: what it leads to must not hear of it, too.
void FindingList::keyPressEvent(QKeyEvent *event)
{
    QTreeWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        event->accept();
    }
}

void FindingList::onChosen(QTreeWidgetItem *item)
{
    if (item->data(0, moreRole).toBool()) {
        m_isWhole = true;
        fillSome();
        return;
    }
    const QVariant seed = item->data(0, seedRole);
    const QVariant cell = item->data(0, cellRole);
    if (seed.isValid()) {
        Q_EMIT gameChosen(seed.toULongLong(), !item->parent()); // under a cell it was lost there
    } else if (cell.isValid()) {
        if (item->childIndicatorPolicy() == QTreeWidgetItem::ShowIndicator) {
            fillGames(*item); // what has no rows cannot be opened
            item->setExpanded(true);
            fitHeight();
        }
        Q_EMIT cellChosen({cell.toPoint().x(), cell.toPoint().y()});
    }
}

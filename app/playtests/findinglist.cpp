#include "app/playtests/findinglist.h"

#include "app/playtests/playtesttext.h"
#include "gamecore/data/catalogue.h"

#include <algorithm>
#include <iterator>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

/// The key of the row that shows all rows.
const QString moreKey = u"more"_s;
constexpr std::size_t firstRows = 10;

QString cellText(Point cell)
{
    return FindingList::tr("Cell %1, %2").arg(cell.x).arg(cell.y);
}

FigureRow rowOfGame(std::uint64_t seed)
{
    return {.texts = {FindingList::tr("Watch the game with seed %1").arg(seed)}, .key = quint64(seed)};
}

std::vector<FigureRow> rowsOfDeaths(FindingKind kind, const PlaytestFindings &findings)
{
    std::vector<FigureRow> rows;
    const auto textOf = [&findings](const QString &name, qint64 count) {
        const double part = findings.lost == 0 ? 0 : double(count) / double(findings.lost);
        return FindingList::tr("%1: %2 deaths (%3)")
            .arg(name, PlaytestText::number(count), PlaytestText::percent(part));
    };
    if (kind == FindingKind::Deadly) {
        for (const PlaytestFindings::CellCount &deaths : findings.deadly) {
            rows.push_back(
                {.texts = {textOf(cellText(deaths.cell), deaths.count)}, .cell = deaths.cell, .canOpen = true});
        }
        return rows;
    }
    for (const PlaytestFindings::KeyCount &killer : findings.killers) {
        rows.push_back({.texts = {textOf(PlaytestText::nameOfKey(*findings.catalogue, killer.key), killer.count)}});
    }
    return rows;
}

std::vector<FigureRow> rowsOfUnused(FindingKind kind, const PlaytestFindings &findings)
{
    std::vector<FigureRow> rows;
    if (kind == FindingKind::Unused) {
        for (const Point cell : findings.unused) {
            rows.push_back({.texts = {cellText(cell)}, .cell = cell});
        }
        return rows;
    }
    for (const PlaytestFindings::Left &thing : findings.left) {
        const QString name = PlaytestText::nameOfKey(*findings.catalogue, thing.kind);
        rows.push_back({.texts = {u"%1, %2"_s.arg(name, cellText(thing.cell))}, .cell = thing.cell});
    }
    return rows;
}

std::vector<FigureRow> rowsOfGames(const std::vector<std::uint64_t> &seeds)
{
    std::vector<FigureRow> rows;
    rows.reserve(seeds.size());
    std::transform(seeds.begin(), seeds.end(), std::back_inserter(rows), rowOfGame);
    return rows;
}

/// Returns the total number, including findings that are not listed; 0 if all are listed.
qint64 wholeCountOf(FindingKind kind, const PlaytestFindings &findings)
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

std::vector<FigureRow> findingRows(FindingKind kind, const PlaytestFindings &findings)
{
    const bool isOfDeaths = kind == FindingKind::Deadly || kind == FindingKind::Killers;
    std::vector<FigureRow> rows = isOfDeaths                      ? rowsOfDeaths(kind, findings)
                                  : kind == FindingKind::Won      ? rowsOfGames(findings.won)
                                  : kind == FindingKind::Hopeless ? rowsOfGames(findings.hopeless)
                                                                  : rowsOfUnused(kind, findings);
    if (const qint64 more = wholeCountOf(kind, findings) - qint64(rows.size()); more > 0) {
        rows.push_back({.texts = {FindingList::tr("and %1 more").arg(PlaytestText::number(more))}});
    }
    if (rows.empty()) {
        const bool isOfLevel = kind != FindingKind::Won && kind != FindingKind::Hopeless;
        rows.push_back(
            {.texts = {findings.games == 0                  ? FindingList::tr("No games played yet.")
                       : isOfLevel && findings.entered == 0 ? FindingList::tr("No game has reached this level yet.")
                       : kind == FindingKind::Hopeless      ? FindingList::tr("None known.")
                                                            : FindingList::tr("None.")}});
    }
    return rows;
}

} // namespace

FindingList::FindingList(QWidget *parent) : FigureList(u"playtestFindings"_s, std::numeric_limits<int>::max(), parent)
{
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the panel scrolls instead
    setRowsBelow([this](const QTreeWidgetItem &item) {
        const std::optional<Point> cell = cellOf(item);
        return m_figures && cell ? rowsOfGames(deathsOn(*m_figures, m_place, *cell)) : std::vector<FigureRow>();
    });
    connect(this, &FigureList::rowChosen, this, &FindingList::onChosen);
    connect(this, &QTreeWidget::currentItemChanged, this, &FindingList::showCurrent);
}

/// Scrolls the panel around the list to the current finding if the list has the focus.
void FindingList::showCurrent()
{
    const QRect row = visualItemRect(currentItem());
    if (hasFocus() && row.isValid()) {
        Q_EMIT rowShown(row);
    }
}

QString FindingList::nameOf(FindingKind kind)
{
    const auto names = rowsFor<FindingKind>(tr("Deadliest cells"), tr("Causes of death"), tr("Unvisited cells"),
                                            tr("Things never taken"), tr("Games won"), tr("Unwinnable games"));
    return names[std::size_t(kind)];
}

void FindingList::retranslate()
{
    setAccessibleName(tr("Playtest results"));
}

void FindingList::setFindings(FindingKind kind, const PlaytestFindings &findings,
                              std::shared_ptr<const LiveFigures> figures)
{
    m_figures = std::move(figures);
    m_place = findings.place;
    m_rows = findingRows(kind, findings);
    m_isWhole = m_isWhole && kind == m_kind;
    m_kind = kind;
    fillSome();
}

/// Adds the first rows and a row for the rest, until the user wants all.
void FindingList::fillSome()
{
    std::vector<FigureRow> rows = m_rows;
    if (!m_isWhole && rows.size() > firstRows + 1) {
        rows.resize(firstRows);
        rows.push_back({.texts = {tr("Show all %1").arg(PlaytestText::number(qint64(m_rows.size())))}, .key = moreKey});
    }
    setRows(rows);
}

bool FindingList::openCell(Point cell)
{
    m_isWhole = true;
    fillSome();
    for (int row = 0; row < topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = topLevelItem(row);
        if (cellOf(*item) == cell) {
            open(*item);
            setFocus();
            setCurrentItem(item);
            showCurrent();
            return true;
        }
    }
    return false;
}

void FindingList::onChosen(QTreeWidgetItem *item, bool isByKey)
{
    m_isByKey = isByKey;
    const QVariant key = item->data(0, keyRole);
    if (key == moreKey) {
        m_isWhole = true;
        fillSome();
    } else if (key.isValid()) {
        Q_EMIT gameChosen(key.toULongLong(), !item->parent()); // below a cell: games lost there
    } else if (const std::optional<Point> cell = cellOf(*item)) {
        if (item->childIndicatorPolicy() == QTreeWidgetItem::ShowIndicator) {
            open(*item);
        }
        Q_EMIT cellChosen(*cell);
    }
}

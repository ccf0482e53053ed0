#include "app/playtests/placetable.h"

#include "app/playtests/playtesttext.h"
#include "app/playtests/tablecolumns.h"
#include "editor/text/authoredtext.h"
#include "editor/text/plaintip.h"
#include "gamecore/base/enumerators.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostRowsSeen = 8;
enum PlaceColumn : std::uint8_t { LevelName, Came, Died, GaveUp, HpLeft, Deadliest };
constexpr int placeColumns = enumeratorCount<PlaceColumn>();
/// Columns that are left out where there is no room, the first one first.
constexpr std::array spared{Deadliest, GaveUp, HpLeft};

Qt::Alignment alignmentOf(int column)
{
    return (column == LevelName || column == Deadliest ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

} // namespace

PlaceTable::PlaceTable(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(u"placeTable"_s);
    setUpColumns(*this, placeColumns);
    connect(this, &QTreeWidget::currentItemChanged, this, &PlaceTable::selected);
    connect(this, &QTreeWidget::itemDoubleClicked, this,
            [this](QTreeWidgetItem *item) { Q_EMIT placeChosen(std::size_t(indexOfTopLevelItem(item))); });
}

void PlaceTable::setFigures(std::shared_ptr<const LiveGames> games, std::shared_ptr<const LiveFigures> figures)
{
    const QSignalBlocker blocker(this);
    const int levels = int(games->course().levels.size());
    const bool isNew = topLevelItemCount() != levels || !m_games || m_games->place() != games->place();
    m_games = std::move(games);
    m_figures = std::move(figures);
    if (isNew) {
        clear();
    }
    for (int i = 0; i < levels; ++i) {
        setRow(isNew ? *new QTreeWidgetItem(this) : *topLevelItem(i), std::size_t(i));
    }
    if (isNew) {
        QTreeWidgetItem *edited = topLevelItem(int(m_games->place()));
        QFont font = edited->font(LevelName);
        font.setBold(true);
        edited->setFont(LevelName, font);
        setCurrentItem(edited);
    }
    narrowColumns();
}

PlaceFigures PlaceTable::placeAt(std::size_t place) const
{
    const std::vector<PlaceFigures> &places = m_figures->games.places;
    return place < places.size() ? places[place] : PlaceFigures();
}

void PlaceTable::setRow(QTreeWidgetItem &item, std::size_t number)
{
    const PlayableLevel &level = m_games->course().levels[number];
    const PlaceFigures place = placeAt(number);
    const auto part = [](qint64 count, qint64 all) {
        return all == 0 ? u"–"_s : PlaytestText::percent(double(count) / double(all));
    };
    const auto killer = mostOf(place.killers);
    const QStringList texts{nameOf(level.level()),
                            part(place.entered, m_figures->games.games()),
                            part(place.ended[std::size_t(GameEnd::Lost)], place.entered),
                            part(place.ended[std::size_t(GameEnd::GaveUp)], place.entered),
                            place.meanHpLeft() ? PlaytestText::percent(*place.meanHpLeft()) : u"–"_s,
                            killer ? PlaytestText::nameOfKey(*level.catalogue(), killer->first) : u"–"_s};
    for (int column = 0; column < placeColumns; ++column) {
        setCell(item, column, texts[column]);
        item.setTextAlignment(column, alignmentOf(column));
    }
}

QString PlaceTable::sentence() const
{
    const int row = indexOfTopLevelItem(currentItem());
    return row < 0 ? QString()
                   : PlaytestText::placeOf(m_games->course().levels[std::size_t(row)], placeAt(std::size_t(row)),
                                           m_figures->games.games());
}

/// Makes columns as wide as what stands in them, and the table as high as its rows, up to some.
void PlaceTable::narrowColumns()
{
    int room = viewport()->width() - fontMetrics().averageCharWidth() * 14; // for the name
    for (int column = LevelName + 1; column < placeColumns; ++column) {
        header()->resizeSection(column, widthOfColumn(*this, column));
        room -= widthOfColumn(*this, column);
    }
    for (const PlaceColumn column : spared) {
        setColumnHidden(column, room < 0);
        room += room < 0 ? widthOfColumn(*this, column) : 0;
    }
    setRowsSeen(*this, std::clamp(topLevelItemCount(), 1, mostRowsSeen));
}

void PlaceTable::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    narrowColumns();
}

/// Enter is for this table: what it leads to must not hear of it, too.
void PlaceTable::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentItem()) {
        event->accept();
        Q_EMIT placeChosen(std::size_t(indexOfTopLevelItem(currentItem())));
        return;
    }
    QTreeWidget::keyPressEvent(event);
}

void PlaceTable::retranslate()
{
    setAccessibleName(tr("Games by level"));
    //: heads of narrow columns: of all games those that came to a level, and of these those that died there, gave up
    //: there, what hit points the others had left, and who killed most
    setHeaderLabels({tr("Level"), tr("Came"), tr("Died"), tr("Gave up"), tr("HP left"), tr("Deadliest")});
    const auto tips = rowsFor<PlaceColumn>(
        tr("The levels of the campaign in order; Enter or a double click edits one"),
        tr("The share of all games that came to the level"), tr("Of the games that came there, those that were lost"),
        tr("Of the games that came there, those in which the player gave up"),
        tr("The mean share of hit points with which the others left the level"), tr("Who or what killed most there"));
    for (int column = 0; column < placeColumns; ++column) {
        headerItem()->setToolTip(column, plainTip(tips[std::size_t(column)]));
        headerItem()->setTextAlignment(column, alignmentOf(column));
    }
}

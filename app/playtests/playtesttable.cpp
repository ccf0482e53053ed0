#include "app/playtests/playtesttable.h"

#include "app/playtests/playtesttext.h"
#include "editor/text/authoredtext.h"
#include "editor/text/plaintext.h"

#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

enum PlaytestColumn : std::uint8_t { Name, Won, Before, Verdict };

constexpr int mostPlacesSeen = 8;
enum PlaceColumn : std::uint8_t { LevelName, Came, Died, GaveUp, HpLeft, Deadliest };
/// Columns that are hidden if there is not enough room, in this order.
constexpr std::array spared{Deadliest, GaveUp, HpLeft};

} // namespace

PlaytestTable::PlaytestTable(QWidget *parent) : FigureList(u"playtestTable"_s, std::numeric_limits<int>::max(), parent)
{
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void PlaytestTable::showRows(const LiveRows &rows, const std::vector<Bot> &bots)
{
    std::vector<FigureRow> shown;
    shown.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const LiveRow &row = rows[i];
        const QString before = row.before ? PlaytestText::percent(row.before->share.share().share) : QString();
        const QString verdict = PlaytestText::verdictOf(row);
        shown.push_back(
            {.texts = {PlaytestText::nameOf(bots[i]), PlaytestText::shareOf(*row.now), before},
             .tips = {
                 plainTip(PlaytestText::descriptionOf(bots[i])), PlaytestText::intervalOf(*row.now), {}, verdict}});
    }
    setRows(shown);
    if (!currentItem()) {
        setCurrentItem(topLevelItem(0));
    }
}

std::size_t PlaytestTable::bot() const
{
    return std::size_t(std::max(0, currentRow()));
}

/// Distributes the widths. Without a previous version, names get the room of the last two columns. If there is not
/// enough room, verdicts are symbols only; the sentence below the table has the words.
void PlaytestTable::fitColumns()
{
    bool hasBefore = false;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        hasBefore = hasBefore || !topLevelItem(row)->text(Before).isEmpty();
    }
    setColumnHidden(Before, !hasBefore);
    setColumnHidden(Verdict, !hasBefore);
    FigureList::fitColumns();
    const int room = viewport()->width() - widthOf(Name) - widthOf(Won) - widthOf(Before);
    const bool hasRoom = room >= widthOf(Verdict, Qt::ToolTipRole);
    header()->resizeSection(Verdict, widthOf(Verdict, hasRoom ? Qt::ToolTipRole : Qt::UserRole));
    for (int row = 0; row < topLevelItemCount(); ++row) {
        const QString words = topLevelItem(row)->toolTip(Verdict);
        topLevelItem(row)->setText(Verdict, hasRoom ? words : words.left(1));
        topLevelItem(row)->setData(Verdict, Qt::AccessibleTextRole, words);
    }
}

void PlaytestTable::retranslate()
{
    setAccessibleName(tr("Games won by each bot"));
    setColumns({{tr("Bot"), tr("The games of the selected bot are shown below")},
                {tr("Won"), tr("Share of games won"), true},
                {tr("Before"), tr("Share before the last change to the level"), true},
                {tr("Trend"), tr("Comparison with the previous level, in games with the same seeds")}});
}

PlaceTable::PlaceTable(QWidget *parent) : FigureList(u"placeTable"_s, mostPlacesSeen, parent)
{
    connect(this, &QTreeWidget::currentItemChanged, this, &PlaceTable::selected);
    connect(this, &QTreeWidget::itemDoubleClicked, this, [this] { Q_EMIT placeChosen(std::size_t(currentRow())); });
    connect(this, &FigureList::rowChosen, this, [this](const QTreeWidgetItem *, bool isByKey) {
        if (isByKey) {
            Q_EMIT placeChosen(std::size_t(currentRow()));
        }
    });
}

void PlaceTable::setFigures(std::shared_ptr<const LiveGames> games, std::shared_ptr<const LiveFigures> figures)
{
    const QSignalBlocker blocker(this);
    const std::size_t levels = games->course().levels.size();
    const bool isNew = topLevelItemCount() != int(levels) || !m_games || m_games->place() != games->place();
    m_games = std::move(games);
    m_figures = std::move(figures);
    std::vector<FigureRow> rows;
    rows.reserve(levels);
    for (std::size_t place = 0; place < levels; ++place) {
        rows.push_back(rowOf(place));
    }
    setRows(rows);
    if (isNew) {
        setCurrentItem(topLevelItem(int(m_games->place())));
    }
}

LevelFigures PlaceTable::placeAt(std::size_t place) const
{
    const std::vector<LevelFigures> &places = m_figures->games.places;
    return place < places.size() ? places[place] : LevelFigures();
}

FigureRow PlaceTable::rowOf(std::size_t place) const
{
    const PlayableLevel &level = m_games->course().levels[place];
    const LevelFigures figures = placeAt(place);
    const auto part = [](qint64 count, qint64 all) {
        return all == 0 ? u"–"_s : PlaytestText::percent(double(count) / double(all));
    };
    const auto killer = mostOf(figures.killers);
    return {.texts = {nameOf(level.level()), part(figures.entered, m_figures->games.games()),
                      part(figures.ended[std::size_t(GameEnd::Lost)], figures.entered),
                      part(figures.ended[std::size_t(GameEnd::GaveUp)], figures.entered),
                      figures.meanHpLeft() ? PlaytestText::percent(*figures.meanHpLeft()) : u"–"_s,
                      killer ? PlaytestText::nameOfKey(*level.catalogue(), killer->first) : u"–"_s},
            .isBold = place == m_games->place()};
}

QString PlaceTable::sentence() const
{
    const int row = currentRow();
    return row < 0 ? QString()
                   : PlaytestText::placeOf(m_games->course().levels[std::size_t(row)], placeAt(std::size_t(row)),
                                           m_figures->games.games());
}

void PlaceTable::fitColumns()
{
    FigureList::fitColumns();
    int room = viewport()->width() - fontMetrics().averageCharWidth() * 14; // room for the name
    for (int column = LevelName + 1; column < columnCount(); ++column) {
        room -= widthOf(column);
    }
    for (const PlaceColumn column : spared) {
        setColumnHidden(column, room < 0);
        room += room < 0 ? widthOf(column) : 0;
    }
}

void PlaceTable::retranslate()
{
    setAccessibleName(tr("Games by level"));
    //: heads of narrow columns: of all games those that came to a level, and of these those that died there, gave up
    //: there, what hit points the others had left, and who killed most
    const QStringList heads{tr("Level"), tr("Reached"), tr("Died"), tr("Gave up"), tr("HP left"), tr("Deadliest")};
    setColumns({{heads[LevelName], tr("The levels of the campaign in order; double-click or press Enter to edit one")},
                {heads[Came], tr("Share of all games that reached the level"), true},
                {heads[Died], tr("Of the games that reached the level, the share lost there"), true},
                {heads[GaveUp], tr("Of the games that reached the level, the share given up there"), true},
                {heads[HpLeft], tr("Average share of hit points left when the hero leaves the level"), true},
                {heads[Deadliest], tr("What killed the hero most often there")}});
}

#include "app/proofs/worstpanel.h"

#include "editor/art/canvascolors.h"
#include "editor/panels/overlaylegend.h"
#include "editor/pictures/layerpainter.h"
#include "editor/text/plaintext.h"
#include "editor/text/worsttext.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/level/level.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace {

using Cells = Grid<std::uint8_t>;

void mark(Cells &cells, Point cell, WorstMark mark)
{
    cells.set(cell, std::uint8_t(cells.at(cell) | 1 << int(mark)));
}

void markStands(Cells &cells, const Denier::Goal &goal)
{
    for (const std::vector<Point> &stand : goal.stands) {
        for (const Point cell : stand) {
            mark(cells, cell, WorstMark::Stand);
        }
    }
}

void markChosen(Cells &cells, const Denier &denier, std::optional<std::size_t> chosen, const Level &level)
{
    for (const std::size_t thing : denier.things) {
        mark(cells, level.things[thing].cell, WorstMark::Monster);
    }
    for (std::size_t i = 0; i < denier.goals.size(); ++i) {
        if (!chosen || *chosen == i) {
            mark(cells, denier.goals[i].cell, WorstMark::Goal);
            markStands(cells, denier.goals[i]);
        }
    }
}

/// Returns the layer that marks a choice: its monsters, its goals, and the cells where the monsters would stand.
/// Without a choice, the layer marks the cells where any of the monsters would stand. std::nullopt if `deniers` is
/// empty.
std::optional<CellLayer> worstLayerOf(const std::vector<Denier> &deniers, const std::optional<DenierChoice> &choice,
                                      const Level &level)
{
    if (deniers.empty()) {
        return std::nullopt; // neither marks nor a choice
    }
    auto cells = std::make_shared<Cells>(level.size(), 0);
    if (choice) {
        markChosen(*cells, deniers[choice->denier], choice->goal, level);
    } else {
        for (const Denier &denier : deniers) {
            for (const Denier::Goal &goal : denier.goals) {
                markStands(*cells, goal);
            }
        }
    }
    CellLayer layer{.cells = std::move(cells), .marks = {}, .numbers = nullptr};
    for (int i = 0; i < worstMarkCount; ++i) {
        layer.marks.push_back(markOf(WorstMark(i)));
    }
    return layer;
}

constexpr int mostDeniersSeen = 14;

FigureRow denierRow(const QString &text, std::optional<Point> goal = {})
{
    return {.texts = {text}, .tips = {plainTip(text)}, .cell = goal}; // the text is cut in a narrow panel
}

} // namespace

CellMark markOf(WorstMark mark)
{
    static constexpr std::array<CellMark, worstMarkCount> marks{
        CellMark{CellPattern::Saltire, LayerColors::vermilion, true},
        CellMark{CellPattern::Rings, LayerColors::yellow, true},
        CellMark{CellPattern::Square, LayerColors::white, true}};
    return marks[std::size_t(mark)];
}

DenierList::DenierList(QWidget *parent) : FigureList(u"worstDeniers"_s, mostDeniersSeen, parent)
{
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(16);
    setUniformRowHeights(true);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        m_chosen = keyOf(item);
        Q_EMIT chosen();
    });
    connect(this, &FigureList::rowChosen, this, &DenierList::cellWanted);
}

void DenierList::setDeniers(const std::vector<Denier> &deniers, qint64 more, const WorstText &text, const Level &level)
{
    const QSignalBlocker blocker(this);
    m_monsters.clear();
    std::vector<FigureRow> rows{denierRow(tr("All blocking cells"))};
    for (const Denier &denier : deniers) {
        std::vector<Point> &cells = m_monsters.emplace_back();
        std::transform(denier.things.begin(), denier.things.end(), std::back_inserter(cells),
                       [&level](std::size_t thing) { return level.things[thing].cell; });
        FigureRow row = denierRow(text.rowOf(denier));
        std::transform(denier.goals.begin(), denier.goals.end(), std::back_inserter(row.rows),
                       [](const Denier::Goal &goal) { return denierRow(WorstText::rowOf(goal), goal.cell); });
        rows.push_back(std::move(row));
    }
    if (more > 0) {
        rows.push_back({.texts = {tr("and %1 more").arg(QLocale().toString(more))}, .isDisabled = true});
    }
    setRows(rows);
    expandAll();
    fit();
    QTreeWidgetItemIterator item(this); // a removed row may come back
    while (*item && keyOf(*item) != m_chosen) {
        ++item;
    }
    setCurrentItem(*item ? *item : topLevelItem(0));
}

/// Returns the key of a row; no cells for the first row, and for the last one, which counts the omitted goals.
DenierList::Key DenierList::keyOf(QTreeWidgetItem *item) const
{
    const int row = item ? indexOfTopLevelItem(item->parent() ? item->parent() : item) : 0;
    return row == 0 || row > int(m_monsters.size()) ? Key() : Key(m_monsters[std::size_t(row) - 1], cellOf(*item));
}

void DenierList::setStale(bool isStale)
{
    const QSignalBlocker blocker(this);
    for (QTreeWidgetItemIterator item(this); *item; ++item) {
        (*item)->setDisabled(keyOf(*item) == Key() ? (*item)->isDisabled() : isStale);
    }
}

std::optional<DenierChoice> DenierList::choice() const
{
    QTreeWidgetItem *item = currentItem();
    if (!item || indexOfTopLevelItem(item) == 0) {
        return std::nullopt;
    }
    QTreeWidgetItem *who = item->parent() ? item->parent() : item;
    DenierChoice choice{.denier = std::size_t(indexOfTopLevelItem(who) - 1)};
    if (who != item) {
        choice.goal = std::size_t(who->indexOfChild(item));
    }
    return choice;
}

void DenierList::retranslate()
{
    setAccessibleName(tr("Goals that can be blocked"));
}

WorstPanel::WorstPanel(LiveWorstCase &live, QWidget *parent)
    : QWidget(parent), m_live(live), m_state(wrappedLabel(u"worstState"_s)), m_list(new DenierList),
      m_detail(wrappedLabel(u"worstDetail"_s)), m_legend(new QWidget), m_claim(wrappedLabel(u"worstClaim"_s, true)),
      m_pairs(new QPushButton), m_pairsState(wrappedLabel(u"worstPairsState"_s))
{
    setObjectName(u"worstCase"_s);
    setAttribute(Qt::WA_StyledBackground);
    m_pairs->setObjectName(u"worstPairs"_s);
    layOut();
    connectAll();
    retranslateOnChange(*this, [this] { retranslate(); });
}

void WorstPanel::layOut()
{
    auto *layout = newLayout<QVBoxLayout>(this, 8, 8);
    layout->addWidget(m_state);
    layout->addWidget(m_list);
    layout->addWidget(m_detail);
    auto *legend = newLayout<QGridLayout>(m_legend, 0, 4);
    for (int i = 0; i < worstMarkCount; ++i) {
        m_swatches[std::size_t(i)] = new QLabel;
        m_meanings[std::size_t(i)] = namedLabel(u"worstMark%1"_s.arg(i), true);
        m_swatches[std::size_t(i)]->setPixmap(markSwatch(markOf(WorstMark(i)), swatchSide, devicePixelRatioF()));
        legend->addWidget(m_swatches[std::size_t(i)], i, 0);
        legend->addWidget(m_meanings[std::size_t(i)], i, 1);
    }
    legend->setColumnStretch(1, 1);
    layout->addWidget(m_legend);
    layout->addWidget(m_pairs);
    layout->addWidget(m_pairsState);
    layout->addWidget(m_claim);
    layout->addStretch(1);
    for (QWidget *part : std::initializer_list<QWidget *>{m_list, m_detail, m_legend, m_claim, m_pairs, m_pairsState}) {
        part->hide(); // until there are findings
    }
}

void WorstPanel::connectAll()
{
    connect(&m_live, &LiveWorstCase::changed, this, &WorstPanel::show);
    connect(m_list, &DenierList::chosen, this, [this] {
        Q_EMIT chosen();
        showChosen();
    });
    connect(m_list, &DenierList::cellWanted, this, &WorstPanel::tellCell);
    connect(m_pairs, &QPushButton::clicked, this,
            [this] { m_live.isPairing() ? m_live.stopPairs() : m_live.searchPairs(); });
}

QString WorstPanel::stateText() const
{
    switch (m_live.state()) {
    case LiveWorstCase::State::Waiting:
        return tr("Analyzing the level…");
    case LiveWorstCase::State::TooLarge:
        return tr("Levels with more than %1 cells are not analyzed here. Use the command line: “mazewright worst”.")
            .arg(QLocale().toString(LiveWorstCase::mostCells));
    case LiveWorstCase::State::Unplayable:
        return tr("The level has errors and cannot be played. The Issues panel lists them.");
    case LiveWorstCase::State::Searching:
        return WorstText::progressOf(m_live.found()->alone);
    case LiveWorstCase::State::Done:
        break;
    }
    return WorstText(m_live.found()->level, m_live.found()->alone).summary();
}

void WorstPanel::show()
{
    m_state->setText(stateText());
    if (m_live.state() == LiveWorstCase::State::Waiting && m_live.found()) {
        m_list->setStale(true); // kept, since the rows may well come back
        m_pairs->setEnabled(false);
        m_pairsState->hide();
    } else {
        showDeniers();
        showPairs();
    }
    showChosen();
}

void WorstPanel::showDeniers()
{
    m_deniers.clear();
    if (const LiveWorstCase::Found *found = m_live.found()) {
        m_deniers = found->listed.deniers;
        qint64 more = found->listed.more;
        if (const LiveWorstCase::FoundPairs *pairs = m_live.pairs()) {
            m_deniers.insert(m_deniers.end(), pairs->listed.deniers.begin(), pairs->listed.deniers.end());
            more += pairs->listed.more;
        }
        const WorstText text(found->level, found->alone);
        m_list->setDeniers(m_deniers, more, text, found->level.level());
        m_claim->setText(text.claim());
    }
    for (QWidget *part : std::initializer_list<QWidget *>{m_list, m_detail, m_legend, m_claim}) {
        part->setVisible(!m_deniers.empty());
    }
}

void WorstPanel::showPairs()
{
    const LiveWorstCase::Found *found = m_live.state() == LiveWorstCase::State::Done ? m_live.found() : nullptr;
    const LiveWorstCase::FoundPairs *pairs = found ? m_live.pairs() : nullptr;
    const bool hasPairs = found && found->alone.patrols > 1 && found->alone.asked > 0 && found->alone.goals > 0;
    const bool isStopped = pairs && !m_live.isPairing() && pairs->pairs.looked < pairs->pairs.pairs;
    m_pairs->setText(m_live.isPairing() ? tr("Stop") : tr("Also check pairs"));
    m_pairs->setToolTip(tr("Search for goals that two monsters can block together (may take a while)"));
    m_pairs->setEnabled(true);
    m_pairs->setVisible(hasPairs && (!pairs || m_live.isPairing() || isStopped));
    m_pairsState->setVisible(pairs);
    if (pairs) {
        m_pairsState->setText(m_live.isPairing() ? WorstText::progressOf(pairs->pairs)
                                                 : WorstText(found->level, found->alone).summaryOf(pairs->pairs));
    }
}

const Denier *WorstPanel::chosenDenier() const
{
    const std::optional<DenierChoice> choice = m_layer ? m_list->choice() : std::nullopt;
    return choice && choice->denier < m_deniers.size() ? &m_deniers[choice->denier] : nullptr;
}

std::optional<std::size_t> WorstPanel::monster() const
{
    const Denier *denier = chosenDenier();
    return denier && denier->things.size() == 1 ? std::optional(denier->things.front()) : std::nullopt;
}

void WorstPanel::showChosen()
{
    const bool isKnown = m_live.found() && m_live.state() != LiveWorstCase::State::Waiting;
    m_layer = isKnown ? worstLayerOf(m_deniers, m_list->choice(), m_live.found()->level.level()) : std::nullopt;
    showLegend();
    const Denier *denier = chosenDenier();
    const std::optional<std::size_t> goal = denier ? m_list->choice()->goal : std::nullopt;
    if (goal) {
        const WorstText text(m_live.found()->level, m_live.found()->alone);
        m_detail->setText(text.sentenceOf(*denier, denier->goals[*goal]));
    } else {
        m_detail->setText(tr("Select a row to show its monsters, the goals they can block and the cells where they "
                             "stand to do so."));
    }
    Q_EMIT shownChanged();
}

/// Shows the legend. Without a choice, only the cells to stand on are marked.
void WorstPanel::showLegend()
{
    const bool hasChoice = chosenDenier() != nullptr;
    for (const WorstMark mark : {WorstMark::Goal, WorstMark::Monster}) {
        m_swatches[std::size_t(mark)]->setEnabled(hasChoice);
        m_meanings[std::size_t(mark)]->setEnabled(hasChoice);
    }
}

/// Emits the cell of the choice: for a goal, where the monsters would stand; otherwise, where they start.
void WorstPanel::tellCell()
{
    if (const Denier *denier = chosenDenier()) {
        const std::optional<std::size_t> goal = m_list->choice()->goal;
        Q_EMIT cellChosen(goal ? denier->goals[*goal].stands.front().front()
                               : m_live.found()->level.level().things[denier->things.front()].cell);
    }
}

void WorstPanel::retranslate()
{
    setAccessibleName(tr("Worst case"));
    m_list->retranslate();
    m_meanings[std::size_t(WorstMark::Stand)]->setText(tr("Blocking cells"));
    m_meanings[std::size_t(WorstMark::Goal)]->setText(tr("Blocked goals"));
    m_meanings[std::size_t(WorstMark::Monster)]->setText(tr("Starting cells"));
    show();
}

#include "app/proofs/worstpanel.h"

#include "app/proofs/denierlist.h"
#include "editor/panels/overlaylegend.h"
#include "editor/pictures/layerpainter.h"
#include "editor/text/worsttext.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

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
        m_detail->setText(
            tr("Select a row to show its monsters, the goals they can block and the cells they block them from."));
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

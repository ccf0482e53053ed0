#include "app/playtests/playtestpanel.h"

#include "app/playtests/findinglist.h"
#include "app/playtests/hazardcurve.h"
#include "app/playtests/playtesttable.h"
#include "app/playtests/playtesttext.h"
#include "editor/panels/overlaylegend.h"
#include "editor/pictures/layerpainter.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/elidedwidgets.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/section.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Makes a combo box with that object name which does not widen the panel.
ElidedChoice *newPanelChoice(const QString &name)
{
    auto *choice = new ElidedChoice;
    choice->setObjectName(name);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setFocusPolicy(Qt::TabFocus);
    return choice;
}

/// Fills a combo box with `count` names again and keeps the current index.
void fillChoice(QComboBox &choice, int count, const std::function<QString(int)> &nameOf)
{
    const int chosen = std::max(0, choice.currentIndex());
    const QSignalBlocker blocker(choice);
    choice.clear();
    for (int i = 0; i < count; ++i) {
        choice.addItem(nameOf(i));
    }
    choice.setCurrentIndex(chosen);
}

/// The shortest time between two updates of the figures; the first ones appear at once.
constexpr int shownEveryMs = 50;

} // namespace

HeatLegend::HeatLegend(QWidget *parent) : QWidget(parent), m_nowhere(namedLabel(u"heatNowhere"_s, true))
{
    auto *layout = newLayout<QGridLayout>(this, 0, 4);
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        m_parts[i] = {new QLabel, namedLabel(u"heat%1"_s.arg(i + 1), true)};
        layout->addWidget(m_parts[i].swatch, int(i) / 2, int(i) % 2 * 2);
        layout->addWidget(m_parts[i].text, int(i) / 2, int(i) % 2 * 2 + 1);
    }
    layout->setColumnStretch(1, 1);
    layout->setColumnStretch(3, 1);
    layout->addWidget(m_nowhere, int(m_parts.size()) / 2 + 1, 0, 1, 4);
    hide();
}

void HeatLegend::setLayer(const HeatLayer &heat, bool isWanted)
{
    const std::size_t marks = heat.layer ? heat.layer->marks.size() : 0;
    const QLocale locale;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const qint64 last = heat.lastOf(int(i));
        const bool isShown = i < marks && (marks == 1 || heat.from[i] <= last);
        m_parts[i].swatch->setVisible(isShown);
        m_parts[i].text->setVisible(isShown && marks > 1);
        if (isShown) {
            m_parts[i].swatch->setPixmap(markSwatch(heat.layer->marks[i], swatchSide, devicePixelRatioF()));
            const QString from = locale.toString(heat.from[i]);
            m_parts[i].text->setText(heat.from[i] == last ? from : u"%1–%2"_s.arg(from, locale.toString(last)));
        }
    }
    m_nowhere->setText(tr("No cells so far."));
    m_nowhere->setVisible(marks == 0);
    setVisible(isWanted);
}

QString HeatLegend::nameOf(Heat heat)
{
    const auto names =
        rowsFor<Heat>(tr("None"), tr("Visits"), tr("Deaths"), tr("Hits"), tr("Waiting"), tr("Unvisited cells"));
    return names[std::size_t(heat)];
}

PlaytestPanel::PlaytestPanel(const LivePlaytest &live, QWidget *parent)
    : QWidget(parent), m_live(live), m_course(newPanelChoice(u"playtestCourse"_s)),
      m_state(wrappedLabel(u"playtestState"_s, true)), m_table(new PlaytestTable),
      m_row(wrappedLabel(u"playtestRow"_s)), m_ceiling(wrappedLabel(u"playtestCeiling"_s)), m_places(new PlaceTable),
      m_placeText(wrappedLabel(u"placeText"_s)), m_heatCaption(namedLabel(u"playtestHeatCaption"_s)),
      m_heat(newPanelChoice(u"playtestHeat"_s)), m_legend(new HeatLegend),
      m_curveCaption(namedLabel(u"hazardCaption"_s)), m_curve(new HazardCurve),
      m_curveText(wrappedLabel(u"hazardText"_s, true)), m_kind(newPanelChoice(u"playtestKind"_s)),
      m_list(new FindingList), m_details(new Section(u"playtestDetails"_s, false)),
      m_interval(wrappedLabel(u"playtestInterval"_s)), m_coresCaption(namedLabel(u"playtestCoresCaption"_s)),
      m_cores(newPanelChoice(u"playtestCores"_s))
{
    setObjectName(u"playtests"_s);
    setAttribute(Qt::WA_StyledBackground);
    m_coresCaption->setBuddy(m_cores);
    m_heatCaption->setBuddy(m_heat);
    m_pause.setSingleShot(true);
    m_pause.setInterval(shownEveryMs);
    layOut();
    connectAll();
    retranslateOnChange(*this, [this] { retranslate(); });
}

void PlaytestPanel::layOut()
{
    auto *layout = newLayout<QVBoxLayout>(this, 8, 8);
    layout->addWidget(m_course);
    layout->addWidget(m_state);
    layout->addWidget(m_table);
    layout->addWidget(m_row);
    layout->addWidget(m_ceiling);
    layout->addWidget(m_places);
    layout->addWidget(m_placeText);
    auto *heat = new QHBoxLayout;
    heat->addWidget(m_heatCaption);
    heat->addWidget(m_heat, 1);
    layout->addLayout(heat);
    layout->addWidget(m_legend);
    layout->addWidget(m_curveCaption);
    layout->addWidget(m_curve);
    layout->addWidget(m_curveText);
    layout->addWidget(m_kind);
    layout->addWidget(m_list);
    auto *coresRow = new QWidget;
    auto *cores = newLayout<QHBoxLayout>(coresRow, 0, 8);
    cores->addWidget(m_coresCaption);
    cores->addWidget(m_cores, 1);
    m_details->add(m_interval);
    m_details->add(coresRow);
    layout->addWidget(m_details);
    layout->addStretch(1);
}

void PlaytestPanel::connectAll()
{
    connect(m_cores, &QComboBox::activated, this, &PlaytestPanel::coresChosen);
    connect(m_course, &QComboBox::activated, this, [this] {
        Q_EMIT courseChosen();
        showFigures();
    });
    connect(m_places, &PlaceTable::selected, this,
            [this] { m_placeText->setText(PlaytestText::unbroken(m_places->sentence())); });
    connect(m_places, &PlaceTable::placeChosen, this, &PlaytestPanel::placeChosen);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &PlaytestPanel::showFigures);
    connect(m_heat, &QComboBox::activated, this, [this] {
        Q_EMIT heatChosen();
        look();
    });
    connect(m_kind, &QComboBox::activated, this, &PlaytestPanel::showFindings);
    connect(m_list, &FindingList::cellChosen, this, &PlaytestPanel::cellChosen);
    connect(m_list, &FindingList::gameChosen, this, &PlaytestPanel::choose);
    connect(m_list, &FindingList::rowShown, this, &PlaytestPanel::showRow);
    connect(&m_live, &LivePlaytest::changed, this, &PlaytestPanel::showSoon);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (std::exchange(m_isLate, false)) {
            showSoon();
        }
    });
}

int PlaytestPanel::mostCores()
{
    return std::max(1, QThread::idealThreadCount());
}

void PlaytestPanel::setCores(int cores)
{
    m_cores->setCurrentIndex(std::clamp(cores, 0, mostCores()));
}

void PlaytestPanel::setCampaign(const QString &name)
{
    if (name != m_campaign) {
        m_campaign = name;
        fillCourses();
    }
}

bool PlaytestPanel::playsCampaign() const
{
    return m_course->currentIndex() == 1;
}

void PlaytestPanel::fillCourses()
{
    fillChoice(*m_course, m_campaign.isEmpty() ? 1 : 2, [this](int i) {
        //: what bots play: %1 is the name of a campaign
        return i == 0 ? tr("Play this level") : tr("Play the campaign “%1”").arg(m_campaign);
    });
    m_course->setVisible(!m_campaign.isEmpty());
}

void PlaytestPanel::showSoon()
{
    m_isLate = m_pause.isActive();
    if (!m_isLate) {
        m_pause.start();
        showFigures();
    }
}

void PlaytestPanel::showFigures()
{
    const QSignalBlocker blocker(m_table);
    m_table->showRows(m_live.rows(), m_live.bots());
    m_state->setText(PlaytestText::stateOf(m_live));
    const LiveRow *row = m_live.rows().empty() ? nullptr : &m_live.rows()[bot()];
    const bool isPending = m_live.state() == LivePlaytest::State::Playing;
    const bool isSaid = row && (isPending || row->now->games.games() > 0);
    m_row->setText(isSaid ? PlaytestText::unbroken(PlaytestText::rowOf(*row, m_live.bots()[bot()])) : QString());
    m_row->setVisible(isSaid);
    const QString interval = row ? PlaytestText::intervalOf(*row->now) : QString();
    m_interval->setText(PlaytestText::unbroken(interval));
    m_interval->setVisible(!interval.isEmpty());
    showCeiling();
    showPlaces();
    look();
}

void PlaytestPanel::showCeiling()
{
    const QString ceiling = PlaytestText::ceilingOf(m_live);
    m_ceiling->setText(PlaytestText::unbroken(ceiling));
    m_ceiling->setVisible(!ceiling.isEmpty());
}

/// Shows the games of the levels. Until a changed campaign was played, these are games of the previous version.
void PlaytestPanel::showPlaces()
{
    const std::shared_ptr<const LiveGames> games = m_live.games();
    const bool hasPlaces = m_live.course().isCampaign() && games && games->course().levels.size() > 1;
    if (hasPlaces) {
        m_places->setFigures(games, m_live.rows()[bot()].now);
        m_placeText->setText(PlaytestText::unbroken(m_places->sentence()));
    }
    m_places->setVisible(hasPlaces);
    m_placeText->setVisible(hasPlaces);
}

/// Evaluates the selected bot's games in a worker thread. While a changed level is about to be played, findings of the
/// previous version stay. They are dropped for another level, or if the level cannot be played.
void PlaytestPanel::look()
{
    const LiveRow *row = m_live.rows().empty() ? nullptr : &m_live.rows()[bot()];
    if (row && m_live.games() && row->now->games.games() > 0) {
        const auto lookThrough = [games = m_live.games(), rows = m_live.rows(), bot = bot(), solved = m_live.solved(),
                                  heat = heat()](const auto &) {
            return findingsOf(rows, bot, games->level(), games->place(), heat, solved);
        };
        m_looking.run(lookThrough,
                      [this, games = m_live.games(), figures = row->now, bot = bot()](PlaytestFindings findings) {
                          m_games = games;
                          m_figures = figures;
                          m_bot = bot;
                          take(std::move(findings));
                      });
        return;
    }
    m_looking.cancel();
    const bool isPending = row && row->before && m_live.state() == LivePlaytest::State::Playing;
    if (m_games && !isPending) {
        m_games.reset();
        m_figures.reset();
        take({});
    }
}

/// Shows findings. A layer that looks the same is not repainted.
void PlaytestPanel::take(PlaytestFindings findings)
{
    const std::optional<CellLayer> &before = m_findings.heat.layer;
    std::optional<CellLayer> &now = findings.heat.layer;
    if (before && now && before->marks == now->marks && *before->cells == *now->cells) {
        now = before;
    }
    m_findings = std::move(findings);
    showFindings();
}

void PlaytestPanel::choose(std::uint64_t seed, bool isFromStart)
{
    if (m_games) {
        Q_EMIT gameChosen({m_games->course(), m_games->bots()[m_bot], seed, isFromStart});
    }
}

void PlaytestPanel::showFindings()
{
    m_curve->setFigures(m_findings);
    m_curveText->setText(PlaytestText::unbroken(m_curve->sentence()));
    m_legend->setLayer(m_findings.heat, heat() != Heat::None && m_findings.games > 0);
    m_list->setFindings(FindingKind(m_kind->currentIndex()), m_findings, m_figures);
    Q_EMIT heatChanged(m_findings.heat.layer);
}

bool PlaytestPanel::listDeaths(Point cell)
{
    m_kind->setCurrentIndex(int(FindingKind::Deadly));
    showFindings();
    return m_list->openCell(cell);
}

/// Scrolls to the row, which may be out of view in a low window.
void PlaytestPanel::showRow(const QRect &row)
{
    for (QWidget *parent = parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(parent)) {
            const QPoint center = m_list->viewport()->mapTo(area->widget(), row.center());
            area->widget()->layout() ? area->widget()->layout()->activate() : false;
            area->ensureVisible(center.x(), center.y(), 0, row.height());
        }
    }
}

void PlaytestPanel::hideHeat()
{
    if (heat() != Heat::None) {
        m_heat->setCurrentIndex(int(Heat::None));
        Q_EMIT heatChosen();
        look();
    }
}

void PlaytestPanel::goOn()
{
    if (m_list->isVisible() && m_list->isChosenByKey()) {
        m_list->setFocus();
    }
}

Heat PlaytestPanel::heat() const
{
    return Heat(std::max(0, m_heat->currentIndex()));
}

std::size_t PlaytestPanel::bot() const
{
    return m_table->bot();
}

void PlaytestPanel::retranslate()
{
    setAccessibleName(tr("Playtest"));
    m_details->setTitle(tr("Details"));
    m_coresCaption->setText(tr("Cores"));
    m_cores->setAccessibleName(tr("Cores"));
    fillChoice(*m_cores, mostCores() + 1, &PlaytestText::coresOf);
    m_course->setAccessibleName(tr("Level or campaign to play"));
    fillCourses();
    m_heatCaption->setText(tr("Heat map"));
    m_heat->setAccessibleName(tr("Heat map over the level"));
    fillChoice(*m_heat, heatCount, [](int i) { return HeatLegend::nameOf(Heat(i)); });
    m_ceiling->setToolTip(plainTip(PlaytestText::aboutCeiling()));
    m_curveCaption->setText(tr("Where games are lost"));
    m_kind->setAccessibleName(tr("Results to list"));
    fillChoice(*m_kind, findingKindCount, [](int i) { return FindingList::nameOf(FindingKind(i)); });
    m_table->retranslate();
    m_places->retranslate();
    m_list->retranslate();
    showFigures();
    showFindings();
}

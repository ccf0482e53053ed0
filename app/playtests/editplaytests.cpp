#include "app/playtests/editplaytests.h"

#include "app/playtests/playtestpanel.h"
#include "editor/actions/overlayactions.h"
#include "editor/commands/commands.h"
#include "editor/fileactions/campaignfeature.h"
#include "editor/storage/campaignchange.h"
#include "editor/text/authoredtext.h"
#include "editor/view/editdocks.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/lazypanel.h"

#include <QAction>
#include <QEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Delay in milliseconds after the last of several changes, so that drawing is not slowed down.
constexpr int playedAfterMs = 40;
const QString playtestDock = u"playtestDock"_s;

} // namespace

EditPlaytests::EditPlaytests(CataloguePtr catalogue, LoadBots loadBots, LevelEditor &editor, Settings &settings,
                             Commands &commands)
    : m_catalogue(std::move(catalogue)), m_loadBots(std::move(loadBots)), m_editor(editor), m_settings(settings),
      m_deathsHere(commands.add("EditPlaytests", "deathsHere", QT_TR_NOOP("Deaths on this &cell"),
                                QT_TR_NOOP("List the games that bots lost on the cell under the cursor"),
                                {.section = MenuSection::AnalyzeMore,
                                 .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_D},
                                 .scope = KeyScope::Drawing})),
      m_place(new LazyPanel([this] { return makePanel(); }))
{
    connect(m_deathsHere, &QAction::triggered, this, &EditPlaytests::listDeathsHere);
    retranslateOnChange(*m_place, [this] { m_place->setWindowTitle(PlaytestPanel::tr("Playtest")); });
    m_editor.docks().addPanel(m_place, playtestDock,
                              {.isOpen = false, .tabbedWith = PanelNames::palette, .scrolls = true});
}

QWidget *EditPlaytests::makePanel()
{
    m_live = std::make_unique<LivePlaytest>(m_catalogue, m_loadBots(), PlaytestStore::defaultFolder());
    m_live->setThreads(cores());
    m_panel = new PlaytestPanel(*m_live);
    m_panel->setCores(cores());
    connectPanel();
    connectLevel();
    findCampaign();
    play();
    return m_panel;
}

void EditPlaytests::connectPanel()
{
    m_panel->installEventFilter(this);
    connect(m_panel, &PlaytestPanel::coresChosen, this, &EditPlaytests::setCores);
    connect(m_panel, &PlaytestPanel::courseChosen, this, &EditPlaytests::playSoon);
    connect(m_panel, &PlaytestPanel::placeChosen, this, &EditPlaytests::editPlace);
    connect(m_panel, &PlaytestPanel::heatChosen, this, &EditPlaytests::updateWatched);
    connect(m_panel, &PlaytestPanel::heatChanged, this,
            [this](const std::optional<CellLayer> &layer) { m_editor.overlays().setTopLayer(playtestDock, layer); });
    connect(&m_editor.overlays(), &OverlayActions::allHidden, m_panel, &PlaytestPanel::hideHeat);
    connect(m_panel, &PlaytestPanel::cellChosen, this, [this](Point cell) { m_editor.view().showCell(cell); });
    connect(m_panel, &PlaytestPanel::gameChosen, this, [this](const BotsGame &game) {
        m_isWatching = true;
        Q_EMIT watchWanted(game);
    });
}

void EditPlaytests::connectLevel()
{
    const LevelDocument &document = m_editor.document();
    connect(&document, &LevelDocument::regionChanged, this, &EditPlaytests::playSoon);
    connect(&document, &LevelDocument::levelReplaced, this, &EditPlaytests::playSoon);
    connect(&document, &LevelDocument::propertiesChanged, this, &EditPlaytests::playSoon);
    connect(&document, &LevelDocument::catalogueChanged, this, &EditPlaytests::playSoon);
    connect(&m_editor.levels(), &LevelTabs::arrived, this, &EditPlaytests::findCampaign);
    connect(&m_editor, &LevelEditor::saved, this, &EditPlaytests::findCampaign);
    connect(&m_editor.campaigns(), &CampaignFeature::campaignShown, this, &EditPlaytests::findCampaign);
}

/// Finds the level's campaign. A campaign with a single level is ignored. While the search runs, the previous campaign
/// stays, and with it the choice to play it.
void EditPlaytests::findCampaign()
{
    if (!m_live->isWanted()) {
        return;
    }
    CampaignAround found = m_editor.campaigns().campaignOf(m_editor.document().path());
    const bool isOne = found.campaign && found.campaign->levels.size() > 1;
    std::optional<Campaign> campaign = isOne ? std::move(found.campaign) : std::nullopt;
    if (!found.isPending && campaign != m_campaign) {
        m_campaign = std::move(campaign);
        m_panel->setCampaign(m_campaign ? nameOf(*m_campaign) : QString());
        playSoon();
    }
}

LiveCourse EditPlaytests::course() const
{
    Level level = m_editor.levelForPlay(std::nullopt);
    level.name = level.name.isEmpty() ? m_editor.title() : level.name;
    const auto edited = std::make_shared<const Level>(std::move(level));
    const QString path = wholePath(m_editor.document().path());
    const qsizetype place = m_campaign ? m_campaign->placeOf(path) : -1;
    if (!m_panel->playsCampaign() || place < 0) {
        return edited;
    }
    std::vector<LiveCourse::Place> levels;
    for (const QString &one : m_campaign->levels) {
        const int open = m_editor.levels().placeOf(one);
        const bool isEdited = one == m_campaign->levels[place];
        levels.push_back({isEdited   ? edited
                          : open < 0 ? nullptr
                                     : std::make_shared<const Level>(m_editor.levels().at(open).level),
                          one});
    }
    return {std::move(levels), std::size_t(place), m_campaign->carriesHero};
}

void EditPlaytests::editPlace(std::size_t place)
{
    const std::vector<LiveCourse::Place> &levels = m_live->course().levels;
    if (place < levels.size() && place != m_live->course().edited) {
        const QString path = levels[place].path; // another course is played once the level is open
        Q_EMIT m_editor.requests().openFile(path);
    }
}

/// Returns a key that identifies the level or campaign to play.
QString EditPlaytests::keyOfCourse() const
{
    const LevelDocument &document = m_editor.document();
    const bool isInCampaign = m_campaign && m_campaign->placeOf(wholePath(document.path())) >= 0;
    return isInCampaign && m_panel->playsCampaign() ? m_campaign->path : QString::number(document.open().number);
}

/// Plays the level after a delay. Games of the old version stop at once, and figures of another level disappear at
/// once.
void EditPlaytests::playSoon()
{
    m_isStale = true;
    if (!m_played.isEmpty() && m_played != keyOfCourse()) {
        m_played.clear();
        m_live->leave();
        m_panel->showFigures();
    } else {
        m_live->outdate();
    }
    m_live->playAfter(playedAfterMs, [this] { play(); });
}

/// Plays the level. A large level is played only when the stroke ends, since it must be copied. Does nothing while the
/// results are not watched.
void EditPlaytests::play()
{
    if (!m_isStale || !m_live->isWanted()) {
        return;
    }
    const LevelDocument &document = m_editor.document();
    if (document.isStrokeOpen() && !LiveCheck::isAtOnce(document.level())) {
        m_live->playAfter(playedAfterMs, [this] { play(); });
        return;
    }
    LiveCourse course = this->course();
    const QString played = keyOfCourse();
    m_live->play(std::move(course), played != m_played);
    m_played = played;
    m_isStale = false;
}

bool EditPlaytests::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
        updateWatched();
    }
    return QObject::eventFilter(watched, event);
}

/// Stops playing while the panel is closed or hidden, unless its heat layer is shown over the level.
void EditPlaytests::updateWatched()
{
    if (m_panel) {
        const bool isOnLevel = m_isEditing && m_panel->heat() != Heat::None;
        m_live->setWatched(m_panel->isVisible() || isOnLevel);
        findCampaign();
        play();
    }
}

void EditPlaytests::updateActions(bool isEditing)
{
    const bool isBack = isEditing && !m_isEditing && std::exchange(m_isWatching, false);
    m_isEditing = isEditing;
    m_deathsHere->setEnabled(isEditing);
    updateWatched();
    if (isBack) {
        m_panel->goOn();
    }
}

void EditPlaytests::listDeathsHere()
{
    m_editor.docks().showPanel(playtestDock);
    const std::optional<Point> cell = m_editor.view().cursor();
    if (!cell || !m_panel || !m_panel->listDeaths(*cell)) {
        m_editor.docks().setStatus(tr("No deaths on this cell so far."));
    }
}

/// Returns the number of cores: half of them, unless the user chose another number.
int EditPlaytests::cores() const
{
    const int chosen = m_settings.playtestCores();
    return chosen < 0 ? std::max(1, PlaytestPanel::mostCores() / 2) : std::min(chosen, PlaytestPanel::mostCores());
}

void EditPlaytests::setCores(int cores)
{
    m_settings.playtestCores.set(cores);
    m_live->setThreads(cores);
    findCampaign();
    play();
}

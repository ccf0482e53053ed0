#include "editor/actions/overlayactions.h"

#include "editor/canvas/canvas.h"
#include "editor/panels/issuespanel.h"
#include "editor/panels/legendcard.h"
#include "editor/panels/overlayrows.h"
#include "editor/panels/overlayspanel.h"
#include "editor/view/editdocks.h"
#include "editor/view/editview.h"

#include <QAction>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace {

bool isAboutPatrols(const Issue &issue)
{
    return issue.code == IssueCode::PatrolConfined || issue.code == IssueCode::PatrolCrossesStart;
}

} // namespace

OverlayActions::OverlayActions(const EditorContext &context)
    : EditFeature(context), m_document(context.document), m_overlays(context.document),
      m_legend(new LegendCard(context.canvas))
{
    addCommands();
    m_panel = new OverlaysPanel(m_actions);
    context.docks.addPanel(m_panel, u"overlaysDock"_s,
                           {.isOpen = false, .tabbedWith = PanelNames::history, .scrolls = true});
    connectAll();
    retranslate();
    update();
}

OverlayActions::~OverlayActions() = default;

void OverlayActions::addCommands()
{
    static_assert(overlayCount <= 9, "an overlay beyond Alt+9 needs another key");
    for (int i = 0; i < overlayCount; ++i) {
        QAction *action = addCommand(overlayRow(Overlay(i)).id, {}, {},
                                     {.section = MenuSection::Overlays,
                                      .keys = {QKeyCombination(Qt::ALT, Qt::Key(Qt::Key_1 + i))},
                                      .isCheckable = true},
                                     {});
        action->setIcon(swatchOf(Overlay(i), swatchSide, context().host.devicePixelRatioF()));
        action->setIconVisibleInMenu(false); // the check mark takes its place
        m_actions.append(action);
    }
    addCommand("overlaysNone", QT_TR_NOOP("Hide overlays"), QT_TR_NOOP("Hide all overlays"),
               {MenuSection::OverlaysNone, {}, {Qt::ALT | Qt::Key_0}}, [this] { hideAll(); });
}

void OverlayActions::connectAll()
{
    for (const QAction *action : m_actions) {
        connect(action, &QAction::toggled, this, &OverlayActions::toggle);
    }
    connect(&m_overlays, &LiveOverlays::changed, this, &OverlayActions::show);
    connect(&m_document.check(), &LiveCheck::analysisChanged, this, &OverlayActions::showMonsters);
    connect(m_panel, &OverlaysPanel::monsterShown, &m_overlays, &LiveOverlays::setChosen);
    connect(m_panel, &OverlaysPanel::cellChosen, this, [this](Point cell) { context().view.showCell(cell); });
    connect(&context().docks.issues(), &IssuesPanel::cellChosen, this, &OverlayActions::showPatrolOfIssue);
}

void OverlayActions::toggle()
{
    Overlays wanted = 0;
    for (int i = 0; i < overlayCount; ++i) {
        wanted = Overlays(wanted | (m_actions[i]->isChecked() ? overlayBit(Overlay(i)) : 0));
    }
    m_overlays.setWanted(wanted);
    update();
    Q_EMIT shownChanged();
}

QStringList OverlayActions::shown() const
{
    QStringList names;
    for (const QAction *action : m_actions) {
        if (action->isChecked()) {
            names.append(action->objectName());
        }
    }
    return names;
}

void OverlayActions::setShown(const QStringList &names)
{
    for (QAction *action : m_actions) {
        action->setChecked(names.contains(action->objectName()));
    }
}

void OverlayActions::setTopLayer(const QString &name, std::optional<CellLayer> layer)
{
    const int level = m_document.open().number;
    const auto before = m_topLayers.find(name);
    const bool isThere = before != m_topLayers.end();
    if (!layer && isThere) {
        m_topLayers.erase(before);
        show();
    } else if (layer && (!isThere || before->second.level != level || before->second.layer != *layer)) {
        m_topLayers.insert_or_assign(name, TopLayer{std::move(*layer), level});
        show();
    }
}

void OverlayActions::showPatrolOf(std::optional<std::size_t> thing)
{
    m_panel->mark(thing);
    m_overlays.setChosen(thing);
}

void OverlayActions::hideAll()
{
    for (QAction *action : m_actions) {
        action->setChecked(false);
    }
    showPatrolOf(std::nullopt);
    m_topLayers.clear();
    show();
    Q_EMIT allHidden();
}

/// Shows the patrol of the monster in an issue about patrols; hides it for any other issue.
void OverlayActions::showPatrolOfIssue()
{
    const Issue *issue = context().docks.issues().selected();
    std::optional<std::size_t> monster;
    if (issue && isAboutPatrols(*issue)) {
        for (const Patrol &patrol : patrolsOf(m_document.level(), *m_document.catalogue())) {
            monster = patrol.cell == *issue->cell ? std::optional(patrol.thing) : monster;
        }
    }
    showPatrolOf(monster);
}

void OverlayActions::showMonsters()
{
    const std::shared_ptr<const LevelAnalysis> analysis = m_document.check().analysis();
    if (!analysis) {
        if (!m_document.check().hasAnalyzed()) {
            m_panel->setMonsters({}, 0); // another level
        }
        return; // the former version stays until then
    }
    std::vector<OverlaysPanel::Monster> monsters;
    const std::size_t shown = std::min(analysis->patrols.size(), std::size_t(OverlaysPanel::mostMonsters));
    for (std::size_t i = 0; i < shown; ++i) {
        const Patrol &patrol = analysis->patrols[i];
        const Footprint &footprint = analysis->footprints[i];
        const QString name = thingName(m_document.level(), patrol.thing, *m_document.catalogue());
        const QString place =
            tr("%1, cell %2, %3").arg(name, QString::number(patrol.cell.x), QString::number(patrol.cell.y));
        const QString cells = footprint.isKnown ? tr("%1: %2 of %3 cells")
                                                      .arg(place, QString::number(footprint.cells),
                                                           QString::number(analysis->monsterFloor))
                                                : place;
        monsters.push_back(
            {patrol.thing, patrol.cell, footprint.hasMark ? tr("%1; crosses the start").arg(cells) : cells});
    }
    m_panel->setMonsters(monsters, qint64(analysis->patrols.size() - shown));
}

void OverlayActions::show()
{
    if (!isActive()) {
        return;
    }
    const MadeOverlays made{m_overlays.wanted(), m_overlays.shape(), m_overlays.patrols()};
    std::vector<CellLayer> layers = layersOf(made, context().canvas.levelSize());
    for (const auto &[name, top] : m_topLayers) {
        if (top.level == m_document.open().number && top.layer.cells->size() == context().canvas.levelSize()) {
            layers.push_back(top.layer);
        }
    }
    context().canvas.setLayers(std::move(layers));
    m_legend->setLines(legendOf(made, m_document.level(), *m_document.catalogue(), context().host.devicePixelRatioF()),
                       m_overlays.isRunning(), legendRoom());
    update();
}

/// Returns how much the level may move for the legend: as needed for overlays chosen by the user. It does not move
/// while drawing, nor for the patrol of one monster while the mouse moves over a list.
LegendCard::Room OverlayActions::legendRoom() const
{
    if (m_overlays.wanted() == 0) {
        return LegendCard::Room::None;
    }
    const bool isPassing = m_overlays.chosen() || m_overlays.isRunning() || context().toolbox.isStroking();
    return isPassing ? LegendCard::Room::AsMuch : LegendCard::Room::Needed;
}

void OverlayActions::setActive(bool isActive)
{
    EditFeature::setActive(isActive);
    if (!isActive) {
        context().canvas.setLayers({});
        m_legend->setLines({}, false, LegendCard::Room::None);
    }
    m_overlays.setActive(isActive);
}

void OverlayActions::retranslate()
{
    for (int i = 0; i < overlayCount; ++i) {
        setTexts(m_actions[i], overlayName(Overlay(i)), overlayTip(Overlay(i)));
    }
    showMonsters();
    show();
}

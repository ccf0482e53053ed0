#include "editor/filing/campaignfeature.h"

#include "editor/commands/commandids.h"
#include "editor/desk/editdocks.h"
#include "editor/desk/editrequests.h"
#include "editor/desk/panelnames.h"
#include "editor/document/leveltabs.h"
#include "editor/levels/campaignpanel.h"
#include "editor/levels/levelsaver.h"
#include "editor/wording/issuetext.h"
#include "editor/wording/savefault.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHash>
#include <QMainWindow>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

std::optional<Issue> firstError(const IssueList &issues)
{
    const auto isError = [](const Issue &issue) { return severityOf(issue) != Severity::Warning; };
    const auto found = std::find_if(issues.begin(), issues.end(), isError);
    return found == issues.end() ? std::nullopt : std::optional(*found);
}

} // namespace

CampaignFeature::CampaignFeature(const EditDesk &desk)
    : EditFeature(desk), m_panel(new CampaignPanel), m_icons(desk.document.baseCatalogue(), CampaignList::pictureSize),
      m_addNew(make(CommandIds::addNewCampaignLevel, {.icon = u"new"_s})),
      m_addFile(make(CommandIds::addCampaignLevel, {.icon = u"open"_s})),
      m_moveUp(make(CommandIds::moveCampaignLevelUp, {.icon = u"up"_s, .keys = {Qt::ALT | Qt::Key_Up}})),
      m_moveDown(make(CommandIds::moveCampaignLevelDown, {.icon = u"down"_s, .keys = {Qt::ALT | Qt::Key_Down}})),
      m_rename(make(CommandIds::renameCampaignLevel, {.keys = {Qt::Key_F2}})),
      m_properties(make(CommandIds::campaignProperties, {})),
      m_undo(make(CommandIds::undoCampaign, {.icon = u"undo"_s})),
      m_redo(make(CommandIds::redoCampaign, {.icon = u"redo"_s})),
      m_remove(make(CommandIds::removeCampaignLevel, {.icon = u"erase"_s, .keys = {Qt::Key_Delete}})),
      m_play(make(CommandIds::playCampaignFromHere, {.section = MenuSection::PlayCampaign,
                                                     .icon = u"play"_s,
                                                     .scope = KeyScope::Playing,
                                                     .listed = KeyScope::Drawing}))
{
    desk.docks.addPanel(m_panel, u"campaignDock"_s,
                        {.area = Qt::RightDockWidgetArea, .tabbedWith = PanelNames::palette, .scrolls = true});
    m_panel->setActions(
        {m_addNew, m_addFile, m_moveUp, m_moveDown, m_remove, m_play},
        {m_play, m_addNew, m_addFile, m_moveUp, m_moveDown, m_rename, m_remove, m_properties, m_undo, m_redo});
    m_panel->setCampaignActions(m_properties, m_undo, m_redo);
    connectAll();
    retranslate();
    update();
}

QAction *CampaignFeature::make(CommandId id, const CommandPlace &place) const
{
    QAction *action = desk().commands.add(id, place);
    // Only while the list has the keyboard: the canvas has the same keys.
    action->setShortcutContext(Qt::WidgetShortcut);
    return action;
}

void CampaignFeature::connectAll()
{
    connect(m_panel, &CampaignPanel::campaignChosen, this, &CampaignFeature::choose);
    connect(m_panel, &CampaignPanel::opened, this, &CampaignFeature::open);
    connect(m_panel, &CampaignPanel::moveRequested, this, &CampaignFeature::move);
    connect(m_panel, &CampaignPanel::copyRequested, this, &CampaignFeature::copy);
    connect(m_panel, &CampaignPanel::currentRowChanged, this, &CampaignFeature::update);
    connect(m_panel, &CampaignPanel::seen, this, &CampaignFeature::findCampaigns);
    connect(&m_icons, &LevelIcons::read, this, &CampaignFeature::showFacts);
    connect(&m_watch, &FileWatch::touched, this, &CampaignFeature::findCampaigns);
    desk().host.installEventFilter(this);
    connect(&desk().levels, &LevelTabs::arrived, this, &CampaignFeature::findCampaigns);
    connect(&desk().files, &LevelSaver::saved, this, &CampaignFeature::findCampaigns);
    connect(&desk().document, &LevelDocument::titleChanged, this, &CampaignFeature::showChanges);
    connect(m_addNew, &QAction::triggered, this, &CampaignFeature::addNew);
    connect(m_addFile, &QAction::triggered, this, &CampaignFeature::addFile);
    connect(m_moveUp, &QAction::triggered, this, [this] { moveCurrent(-1); });
    connect(m_moveDown, &QAction::triggered, this, [this] { moveCurrent(1); });
    connect(m_rename, &QAction::triggered, this, &CampaignFeature::renameCurrent);
    connect(m_properties, &QAction::triggered, this, &CampaignFeature::changeProperties);
    connect(m_undo, &QAction::triggered, this, &CampaignFeature::undo);
    connect(m_redo, &QAction::triggered, this, &CampaignFeature::redo);
    connect(m_remove, &QAction::triggered, this, &CampaignFeature::removeCurrent);
    connect(m_play, &QAction::triggered, this, &CampaignFeature::play);
}

void CampaignFeature::setActive(bool isActive)
{
    m_isActive = isActive;
    update();
}

void CampaignFeature::findCampaigns()
{
    if (!m_panel->isSeen()) {
        return;
    }
    const QString &path = desk().document.path();
    if (!path.isEmpty()) {
        m_paths = campaignsAround(path);
        if (!m_paths.contains(m_path)) {
            m_path = m_paths.first();
        }
    } else if (!QFileInfo::exists(m_path)) {
        m_paths.clear();
        m_path.clear();
    }
    watch();
    showCampaign();
}

/// The folders in which campaigns are looked for, and the file of the one that is shown.
void CampaignFeature::watch()
{
    const QString &level = desk().document.path();
    const QString folder = level.isEmpty() ? QString() : QFileInfo(wholePath(level)).path();
    const QString above = QFileInfo(folder).path();
    m_watch.setPaths(folder.isEmpty() ? QStringList() : QStringList{folder, above, m_path});
}

/// The system does not tell of changes on every disk: who comes back from another program finds them all the same.
bool CampaignFeature::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate && m_isActive) {
        findCampaigns();
    }
    return EditFeature::eventFilter(watched, event);
}

/// A level of the campaign has a star while it is changed.
void CampaignFeature::showChanges()
{
    if (m_campaign && m_campaign->placeOf(wholePath(desk().document.path())) >= 0) {
        findCampaigns();
    }
}

void CampaignFeature::choose(int index)
{
    m_path = m_paths.value(index);
    watch();
    showCampaign();
}

/// Read each time, for others may have changed it.
void CampaignFeature::showCampaign()
{
    const ReadCampaign read = m_path.isEmpty() ? ReadCampaign() : readCampaign(m_path, MissingLevels::Keep);
    m_campaign = read.campaign;
    m_fault = m_campaign ? std::nullopt : firstError(read.issues);
    QStringList names;
    for (const QString &path : m_paths) {
        const std::optional<Campaign> campaign =
            isCampaignFile(path) ? readCampaignFile(path, MissingLevels::Keep).campaign : std::optional<Campaign>();
        names.append(campaign               ? campaign->name
                     : isCampaignFile(path) ? QFileInfo(path).fileName()
                                            : tr("Folder %1").arg(QDir(path).dirName()));
    }
    m_panel->setCampaigns(names, int(m_paths.indexOf(m_path)));
    showLevels();
}

void CampaignFeature::showLevels()
{
    const LevelTabs &levels = desk().levels;
    QHash<QString, int> open; // where links lead
    for (int i = 0; i < levels.count(); ++i) {
        if (!levels.at(i).path.isEmpty()) {
            open.insert(QFileInfo(levels.at(i).path).canonicalFilePath(), i);
        }
    }
    QList<CampaignRow> rows;
    for (const QString &path : m_campaign ? m_campaign->levels : QStringList()) {
        const int place = open.value(QFileInfo(path).canonicalFilePath(), -1);
        const QString title = place < 0 ? QString() : titleOf(levels.at(place));
        const bool isModified = place >= 0 && levels.at(place).isModified();
        rows.append({.path = path,
                     .openTitle = isModified ? QString(title + u'*') : title,
                     .isCurrent = place >= 0 && place == levels.current(),
                     .isMissing = !QFileInfo::exists(path)});
    }
    m_panel->setRows(rows, noteText());
    m_panel->setRemark(ruleRemark());
    m_panel->setCopyOffered(m_campaign && isShippedCampaign(*m_campaign));
    m_icons.request(m_campaign ? m_campaign->levels : QStringList());
    update();
}

QString CampaignFeature::faultText(const Issue &fault)
{
    const QString file = QFileInfo(fault.file).fileName();
    if (fault.line == 0) {
        return tr("The campaign file %1 cannot be read. %2").arg(file, sentenceOf(fault));
    }
    //: a file, a line and a column in it, and a sentence that says what is wrong there
    return tr("The campaign file %1 cannot be read. Line %2, column %3: %4")
        .arg(file, QString::number(fault.line), QString::number(fault.column), sentenceOf(fault));
}

QString CampaignFeature::noteText() const
{
    if (m_fault) {
        return faultText(*m_fault);
    }
    if (!m_campaign) {
        return tr(
            "Save this level: then the levels of its folder are shown here, and the campaign that it belongs to.");
    }
    if (isShippedCampaign(*m_campaign)) {
        return tr("This campaign came with Mazewright. A copy of your own can be changed.");
    }
    if (!isCampaignFile(m_campaign->path)) {
        return tr("A folder of levels, played by name. Moving a level, taking one out or giving properties writes a "
                  "campaign file. Files that cannot be read stay out of it.");
    }
    const QStringList missing = missingLevels();
    return missing.isEmpty()     ? QString()
           : missing.size() == 1 ? tr("“%1” is missing: the campaign cannot be played until the file is back or the "
                                      "level is taken out.")
                                       .arg(missing.first())
                                 : tr("%n level files are missing: the campaign cannot be played until they are back "
                                      "or taken out.",
                                      "", int(missing.size()));
}

/// By the names of their files.
QStringList CampaignFeature::missingLevels() const
{
    QStringList missing;
    for (const QString &path : m_campaign->levels) {
        if (!QFileInfo::exists(path)) {
            missing.append(QFileInfo(path).fileName());
        }
    }
    return missing;
}

void CampaignFeature::update()
{
    const int row = m_panel->currentRow();
    const bool isHere = m_isActive && m_campaign;
    const bool isOwn = isHere && !isShippedCampaign(*m_campaign);
    const bool isChosen = row >= 0;
    m_panel->setMovable(isOwn);
    m_addNew->setEnabled(isOwn);
    m_addFile->setEnabled(isOwn);
    m_moveUp->setEnabled(isOwn && row > 0);
    m_moveDown->setEnabled(isOwn && isChosen && row + 1 < m_campaign->levels.size());
    m_rename->setEnabled(isOwn && isChosen && QFileInfo::exists(m_campaign->levels.at(row)));
    m_properties->setEnabled(isOwn);
    m_undo->setEnabled(isHere && !m_done.empty() && m_done.back().path == m_path);
    m_redo->setEnabled(isHere && !m_undone.empty() && m_undone.back().path == m_path);
    m_remove->setEnabled(isOwn && isChosen && m_campaign->levels.size() > 1);
    m_play->setEnabled(isHere && isChosen && missingLevels().isEmpty());
}

void CampaignFeature::retranslate()
{
    const auto say = [](QAction *action, const QString &text, const QString &tip) {
        setTexts(action, text, tip);
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(key.isEmpty() ? tip : tr("%1 (%2)", "tip and key").arg(tip, key));
    };
    say(m_addNew, tr("Add a &new level"), tr("Add a new level behind this one; in a folder its name says where"));
    say(m_addFile, tr("Add a level &file…"),
        tr("Add a level that is there already behind this one; in a folder its name says where"));
    say(m_moveUp, tr("Move &up"), tr("Play this level earlier"));
    say(m_moveDown, tr("Move &down"), tr("Play this level later"));
    say(m_rename, tr("&Rename file…"), tr("Give the level’s file another name"));
    say(m_properties, tr("Campaign &properties…"),
        tr("Name, author, description and translations of the campaign, and whether its hero goes on"));
    say(m_undo, tr("Und&o change of the campaign"), tr("Take the last change of the campaign back"));
    say(m_redo, tr("Re&do change of the campaign"), tr("Make the change of the campaign again"));
    say(m_remove, tr("&Take out of the campaign"), tr("Take this level out of the campaign; its file stays"));
    say(m_play, tr("Play campaign from this &level"), tr("Play the levels of the campaign from this one on"));
    showCampaign();
}

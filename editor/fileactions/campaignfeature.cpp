#include "editor/fileactions/campaignfeature.h"

#include "editor/commands/commandid.h"
#include "editor/document/leveltabs.h"
#include "editor/fileactions/campaignexport.h"
#include "editor/fileactions/campaignremarks.h"
#include "editor/levelfiles/campaignlist.h"
#include "editor/levelfiles/campaignpanel.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/levelfiles/newcampaigndialog.h"
#include "editor/storage/campaignchange.h"
#include "editor/storage/filename.h"
#include "editor/storage/newcampaign.h"
#include "editor/view/editdocks.h"
#include "editor/widgets/noticebar.h"
#include "editor/widgets/question.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHash>
#include <QMainWindow>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace {

/// Returns the path with links resolved; for a level in an archive and for a missing one, the path itself.
QString levelKey(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? wholePath(path) : real;
}

/// Returns the tabs of all open levels that have a file.
QHash<QString, int> openFiles(const LevelTabs &open)
{
    QHash<QString, int> places;
    for (int i = 0; i < open.count(); ++i) {
        if (!open.at(i).path.isEmpty()) {
            places.insert(levelKey(open.at(i).path), i);
        }
    }
    return places;
}

/// Returns the rows for the level files of a campaign, some of which may be open.
QList<CampaignRow> campaignRows(const Campaign &campaign, const LevelTabs &open)
{
    const QHash<QString, int> places = openFiles(open);
    QList<CampaignRow> rows;
    for (const QString &path : campaign.levels) {
        const int place = places.value(levelKey(path), -1);
        const QString title = place < 0 ? QString() : titleOf(open.at(place));
        const bool isModified = place >= 0 && open.at(place).isModified();
        rows.append({.path = path,
                     .openTitle = isModified ? QString(title + u'*') : title,
                     .isCurrent = place >= 0 && place == open.current(),
                     .isMissing = isLevelMissing(campaign, path)});
    }
    return rows;
}

} // namespace

void CampaignSteps::add(const CampaignChange &change)
{
    if (change.canBeUndone()) {
        m_undone.clear();
        m_done.push_back(change);
    }
}

CampaignChange CampaignSteps::travel(std::vector<CampaignChange> &from, std::vector<CampaignChange> &to)
{
    const CampaignChange change = undoneChange(from.back());
    from.pop_back();
    if (change.isDone()) {
        to.push_back(change);
    } else {
        from.clear();
    }
    return change;
}

namespace {

const QString campaignDock = u"campaignDock"_s;

/// Writes a new campaign with one level into its own folder.
CampaignChange addedCampaign(const QString &name, const Level &level, const QString &ownFolder,
                             const Catalogue &catalogue)
{
    const QString plain = fileNameFor(name);
    QDir().mkpath(ownFolder);
    const QString folder = freeFile(ownFolder, plain.isEmpty() ? u"campaign"_s : plain, {});
    CampaignChange made = writeNewCampaign(folder, {level}, catalogue);
    const std::optional<Campaign> campaign = made.isDone() ? readCampaign(made.path).campaign : std::nullopt;
    if (campaign && campaign->name != name) { // the folder name became its name
        CampaignProperties properties = propertiesOf(*campaign);
        properties.name = name;
        made = setCampaignProperties(*campaign, properties);
    }
    return made;
}

} // namespace

CampaignFeature::CampaignFeature(const EditorContext &context)
    : EditFeature(context), m_panel(new CampaignPanel), m_archive(std::make_shared<LastArchive>()),
      m_icons(context.document.baseCatalogue(), m_archive, CampaignList::pictureSize), m_found(m_archive),
      m_edits(
          context.document.baseCatalogue(), [this](const QString &level) { return m_icons.isDamaged(level); },
          context.host)
{
    context.docks.addPanel(m_panel, campaignDock, {.tabbedWith = PanelNames::palette, .scrolls = true});
    addCommands();
    connectAll();
    retranslate();
    update();
}

/// Adds a command whose keys work only while the list has the focus, since the canvas uses the same keys.
QAction *CampaignFeature::add(CommandId id, const char *text, const char *tip, CommandPlace place,
                              const std::function<void()> &act, const std::function<bool()> &isPossible)
{
    place.hasToolTip = true;
    QAction *action = addCommand(id, text, tip, place, act, {isPossible, place.needs});
    action->setShortcutContext(Qt::WidgetShortcut);
    return action;
}

void CampaignFeature::addCommands()
{
    const auto ask = [this](Asking asking) { return [this, asking] { edit(asking); }; };
    const auto isOwn = [this] { return m_campaign && mayBeChanged(*m_campaign); };
    const auto isOwnChosen = [this, isOwn] { return isOwn() && m_panel->currentRow() >= 0; };
    const auto isWhole = [this] { return m_isWhole; };
    QAction *addNew = add(
        "addNewCampaignLevel", QT_TR_NOOP("Add &new level"),
        QT_TR_NOOP("Add a new level after this one; in a folder, its name decides the order"), {.icon = u"new"_s},
        [this] { this->addNew(); }, isOwn);
    QAction *addFile = add("addCampaignLevel", QT_TR_NOOP("Add level &file…"),
                           QT_TR_NOOP("Add an existing level after this one; in a folder, its name decides the order"),
                           {.icon = u"open"_s}, ask(&CampaignEdits::addFile), isOwn);
    QAction *moveUp = add(
        "moveCampaignLevelUp", QT_TR_NOOP("Move &up"), QT_TR_NOOP("Move this level up in the order of play"),
        {.icon = u"up"_s, .keys = {Qt::ALT | Qt::Key_Up}},
        [this] { move(m_panel->currentRow(), m_panel->currentRow() - 1); },
        [this, isOwn] { return isOwn() && m_panel->currentRow() > 0; });
    QAction *moveDown = add(
        "moveCampaignLevelDown", QT_TR_NOOP("Move &down"), QT_TR_NOOP("Move this level down in the order of play"),
        {.icon = u"down"_s, .keys = {Qt::ALT | Qt::Key_Down}},
        [this] { move(m_panel->currentRow(), m_panel->currentRow() + 1); },
        [this, isOwnChosen] { return isOwnChosen() && m_panel->currentRow() + 1 < m_campaign->levels.size(); });
    QAction *rename = add("renameCampaignLevel", QT_TR_NOOP("&Rename file…"), QT_TR_NOOP("Rename the level file"),
                          {.keys = {Qt::Key_F2}}, ask(&CampaignEdits::rename), [this, isOwnChosen] {
                              return isOwnChosen() && QFileInfo::exists(m_campaign->levels.at(m_panel->currentRow()));
                          });
    m_properties = add(
        "campaignProperties", QT_TR_NOOP("Campaign &properties…"),
        QT_TR_NOOP(
            "Edit the name, author, description and translations of the campaign, and whether the hero carries over"),
        {}, ask(&CampaignEdits::changeProperties), isOwn);
    QAction *giveAway = add(
        "giveCampaignAway", QT_TR_NOOP("Export campai&gn…"),
        QT_TR_NOOP("Export the campaign with all its levels, as last saved, as one file that others can play"),
        {.icon = u"campaign"_s}, [this] { this->giveAway(); },
        [this, isWhole] { return isWhole() && !isInOneFile(m_campaign->path); });
    QAction *undo = add(
        "undoCampaign", QT_TR_NOOP("Und&o campaign change"), QT_TR_NOOP("Undo the last change to the campaign"),
        {.icon = u"undo"_s}, [this] { finishStep(m_steps.undo(), true); },
        [this] { return m_campaign && m_steps.canUndo(m_found.path()); });
    QAction *redo = add(
        "redoCampaign", QT_TR_NOOP("Re&do campaign change"),
        QT_TR_NOOP("Redo the change to the campaign that was last undone"), {.icon = u"redo"_s},
        [this] { finishStep(m_steps.redo(), false); },
        [this] { return m_campaign && m_steps.canRedo(m_found.path()); });
    QAction *remove = add("removeCampaignLevel", QT_TR_NOOP("Remove from &the campaign"),
                          QT_TR_NOOP("Remove this level from the campaign but keep its file"),
                          {.icon = u"erase"_s, .keys = {Qt::Key_Delete}}, ask(&CampaignEdits::remove),
                          [this, isOwnChosen] { return isOwnChosen() && m_campaign->levels.size() > 1; });
    QAction *play = addPlay();
    m_panel->setActions({addNew, addFile, moveUp, moveDown, remove, play, giveAway},
                        {play, addNew, addFile, moveUp, moveDown, rename, remove, m_properties, giveAway, undo, redo});
    m_panel->setCampaignActions(m_properties, undo, redo);
}

QAction *CampaignFeature::addPlay()
{
    return add(
        CommandIds::playCampaignFromHere, QT_TR_NOOP("Play campaign from this &level"),
        QT_TR_NOOP("Play the campaign starting with this level"),
        {.section = MenuSection::PlayCampaign,
         .icon = u"play"_s,
         .scope = KeyScope::Playing,
         .listed = KeyScope::Drawing,
         .needs = QT_TR_NOOP("This level is not part of a campaign, or a level of its campaign is missing.")},
        [this] { this->play(); }, [this] { return m_isWhole && m_panel->currentRow() >= 0; });
}

void CampaignFeature::connectAll()
{
    connect(m_panel, &CampaignPanel::campaignChosen, this, &CampaignFeature::choose);
    connect(m_panel, &CampaignPanel::opened, this, &CampaignFeature::open);
    connect(m_panel, &CampaignPanel::moveRequested, this, &CampaignFeature::move);
    connect(m_panel, &CampaignPanel::copyRequested, this, &CampaignFeature::copy);
    connect(m_panel, &CampaignPanel::saveRequested, this, [this] { context().files.save(); });
    connect(m_panel, &CampaignPanel::openRequested, context().commands[CommandIds::openLevel], &QAction::trigger);
    connect(m_panel, &CampaignPanel::currentRowChanged, this, &CampaignFeature::update);
    connect(m_panel, &CampaignPanel::seen, this, &CampaignFeature::findCampaigns);
    connect(&m_icons, &LevelIcons::read, this, &CampaignFeature::showFacts);
    connect(&m_found, &FoundCampaigns::touched, this, &CampaignFeature::findCampaigns);
    connect(&m_found, &FoundCampaigns::archiveRead, this, &CampaignFeature::showCampaign);
    context().host.installEventFilter(this);
    connect(&context().levels, &LevelTabs::arrived, this, &CampaignFeature::findCampaigns);
    connect(&context().files, &LevelSaver::saved, this, &CampaignFeature::findCampaigns);
    connect(&context().document, &LevelDocument::titleChanged, this, &CampaignFeature::showChanges);
}

/// Searches for the campaign, which commands need even while the panel is hidden. Pictures of levels are made only
/// while it is visible.
void CampaignFeature::findCampaigns()
{
    m_found.find(context().document.path());
    showCampaign();
    m_panel->setEmpty(m_found.path().isEmpty());
}

/// Searches again when the window is activated, since the system does not report changes on every disk.
bool CampaignFeature::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate && isActive() && m_panel->isSeen()) {
        findCampaigns();
    }
    return EditFeature::eventFilter(watched, event);
}

/// Updates the stars that mark unsaved changes of the campaign's levels.
void CampaignFeature::showChanges()
{
    if (m_campaign && m_campaign->placeOf(wholePath(context().document.path())) >= 0) {
        findCampaigns();
    }
}

void CampaignFeature::choose(int index)
{
    m_found.choose(index);
    showCampaign();
}

void CampaignFeature::showCampaign()
{
    const ReadCampaign read = m_found.read();
    m_campaign = read.campaign;
    m_isWhole = m_campaign && missingLevels(*m_campaign).isEmpty();
    m_panel->setCampaigns(m_found.names(), m_found.chosen());
    showLevels(m_found.isPending() ? CampaignNote() : noteOn(read));
    Q_EMIT campaignShown();
}

void CampaignFeature::showLevels(const CampaignNote &note)
{
    m_panel->setRows(m_campaign ? campaignRows(*m_campaign, context().levels) : QList<CampaignRow>(), note);
    showRemark();
    m_panel->setCopyOffered(!m_campaign || mayBeChanged(*m_campaign) ? CopyOffer::None
                            : isInOneFile(m_campaign->path)          ? CopyOffer::Unpack
                                                                     : CopyOffer::Copy);
    if (m_panel->isSeen()) {
        m_icons.request(m_campaign ? m_campaign->levels : QStringList());
    }
    update();
}

void CampaignFeature::showFacts(const QString &path, const LevelFacts &facts)
{
    m_facts.insert(path, facts);
    const bool carriesHero = m_campaign && m_campaign->carriesHero;
    const LevelTrouble trouble = troubleOf(facts, carriesHero, m_campaign ? m_campaign->placeOf(path) : 0);
    m_panel->setFacts(path, facts, trouble.word, trouble.sentence);
    showRemark();
}

void CampaignFeature::showRemark()
{
    const Catalogue &catalogue = *context().document.baseCatalogue();
    QStringList remarks;
    if (m_campaign) {
        remarks = {ruleRemark(*m_campaign, m_facts, catalogue), itemRemark(*m_campaign, m_facts, catalogue)};
    }
    remarks.removeAll(QString());
    m_panel->setRemark(remarks.join(u'\n'));
}

void CampaignFeature::update()
{
    m_panel->setMovable(isActive() && m_campaign && mayBeChanged(*m_campaign));
    EditFeature::update();
}

void CampaignFeature::followMove(const CampaignChange &change)
{
    context().levels.fileMoved(change.levelBefore, change.level);
    Q_EMIT context().requests.fileMoved(change.levelBefore, change.level);
}

void CampaignFeature::finish(const CampaignEdit &edit)
{
    const CampaignChange &change = edit.change;
    if (!change.isDone()) {
        showMessage(&context().host, u"campaignFault"_s, change.fault);
        findCampaigns();
        return;
    }
    if (change.isRenaming()) {
        followMove(change);
    }
    m_steps.add(change);
    m_found.follow(change);
    showCampaign();
    const bool isPlaced = m_campaign && !isCampaignFile(m_found.path()) && !change.level.isEmpty(); // by file name
    m_panel->setCurrentRow(isPlaced ? int(m_campaign->placeOf(change.level)) : edit.row);
}

void CampaignFeature::finishStep(const CampaignChange &change, bool isTakenBack)
{
    if (!change.isDone()) {
        showMessage(&context().host, u"campaignFault"_s, change.fault);
        update();
        return;
    }
    if (change.isRenaming()) {
        followMove(change);
    } else if (isTakenBack && QFileInfo::exists(change.level)) {
        context().host.statusBar()->showMessage(
            tr("The file %1 stays in its folder.").arg(QFileInfo(change.level).fileName()), longestNoticeMs);
    }
    const int row = m_panel->currentRow();
    m_found.follow(change);
    showCampaign();
    m_panel->setCurrentRow(qMin(row, m_campaign ? int(m_campaign->levels.size()) - 1 : -1));
}

void CampaignFeature::open(int row)
{
    const QString path = m_campaign->levels.at(row); // opening the level changes the list
    Q_EMIT context().requests.openFile(path);
}

void CampaignFeature::move(int from, int to)
{
    finish(m_edits.move(*m_campaign, from, to));
}

bool CampaignFeature::askForNew()
{
    const Catalogue &catalogue = *context().document.baseCatalogue();
    const QString folder = context().files.ownFolder();
    NewCampaignDialog dialog(levelFilesIn(folder), context().levels.rulesetForNew(), context().document.baseCatalogue(),
                             &context().host);
    if (dialog.exec() != QDialog::Accepted) {
        return false;
    }
    const QStringList files = dialog.files();
    const CampaignChange made = files.isEmpty()
                                    ? addedCampaign(dialog.campaignName(), dialog.newLevel(), folder, catalogue)
                                    : writeCampaignOf(folder, dialog.campaignName(), files);
    const ReadCampaign read = made.isDone() ? readCampaign(made.path) : ReadCampaign();
    if (!read.campaign) {
        showMessage(&context().host, u"campaignFault"_s, made.isDone() ? noteOn(read).text : made.fault);
        return false;
    }
    Q_EMIT context().requests.openFile(read.campaign->levels.first());
    m_found.follow(made); // its levels may belong to other campaigns, too
    showCampaign();
    context().docks.showPanel(campaignDock);
    return true;
}

void CampaignFeature::addNew()
{
    const CampaignEdit edit = m_edits.addNew(*m_campaign, m_panel->currentRow());
    finish(edit);
    if (edit.change.isDone()) {
        Q_EMIT context().requests.openFile(edit.change.level);
    }
}

void CampaignFeature::edit(Asking ask)
{
    const Campaign campaign = *m_campaign; // a copy, because another program may change the campaign meanwhile
    if (const std::optional<CampaignEdit> edit = (m_edits.*ask)(campaign, m_panel->currentRow())) {
        finish(*edit);
    }
}

void CampaignFeature::copy()
{
    const Campaign campaign = *m_campaign; // a copy, because another program may change the campaign meanwhile
    const QString level = m_edits.copy(campaign, m_panel->currentRow(), context().files.ownFolder());
    if (!level.isEmpty()) {
        Q_EMIT context().requests.openFile(level);
    }
}

QList<int> CampaignFeature::unsavedLevels() const
{
    QList<int> places = context().levels.modified();
    places.removeIf([this](int place) { return m_campaign->placeOf(wholePath(context().levels.at(place).path)) < 0; });
    return places;
}

void CampaignFeature::play()
{
    const bool isBehind = !unsavedLevels().isEmpty();
    const QString path = m_campaign->path;
    Q_EMIT context().requests.playCampaign(
        path, m_panel->currentRow(),
        isBehind ? tr("This game does not include unsaved changes: campaigns are played from their files.")
                 : QString());
}

void CampaignFeature::giveAway()
{
    const QList<int> unsaved = unsavedLevels();
    const auto save = [&] { return context().files.saveThose(unsaved); };
    if (!unsaved.isEmpty() && !mayExportUnsaved(int(unsaved.size()), context().host, save)) {
        return;
    }
    const Campaign campaign = *m_campaign; // a copy, because another program may change the campaign meanwhile
    const QString written = exportedCampaign(campaign, context().files.ownFolder(), context().host);
    if (!written.isEmpty()) {
        context().host.statusBar()->showMessage(
            tr("Exported the campaign with all its levels to %1.").arg(QFileInfo(written).fileName()), longestNoticeMs);
    }
}

void CampaignFeature::retranslate()
{
    m_properties->setIconText(tr("Properties…", "of the campaign"));
    showCampaign();
}

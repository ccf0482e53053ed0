#include "app/start/campaignchoice.h"

#include "app/games/saves.h"
#include "app/messages/howfar.h"
#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"
#include "app/widgets/cardpicture.h"
#include "app/widgets/issuedialog.h"
#include "app/widgets/levelcard.h"
#include "editor/text/authoredtext.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/quietlist.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/levelfile/levelformats.h"

#include <QButtonGroup>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize listPicture{96, 72};

QPushButton *button(const QString &name, const QString &text)
{
    auto *made = new QPushButton(text);
    made->setObjectName(name);
    made->setAccessibleName(QString(text).remove(u'&'));
    made->setAutoDefault(false);
    return made;
}

} // namespace

CampaignChoice::CampaignChoice(CataloguePtr catalogue, GameLists kept, QWidget *parent)
    : QWidget(parent), m_list(new QuietList<QListWidget>), m_description(wrappedLabel(u"campaignDescription"_s)),
      m_progress(wrappedLabel(u"campaignProgress"_s, true)), m_ways(new QButtonGroup(this)), m_kept(std::move(kept)),
      m_thumbnails(std::move(catalogue))
{
    m_list->setObjectName(u"campaignList"_s);
    m_list->setIconSize(listPicture);
    m_thumbnails.setPictureSize(listPicture);
    m_thumbnails.setKept(m_kept);
    connect(&m_thumbnails, &Thumbnails::drawn, this, &CampaignChoice::showSummary);
    m_list->setAccessibleName(tr("Campaigns"));
    auto *file = button(u"openCampaignFile"_s, tr("Campaign f&ile…"));
    auto *folder = button(u"openCampaignFolder"_s, tr("Folder of &levels…"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(file);
    buttons->addWidget(folder);
    buttons->addStretch();
    auto *layout = newLayout<QVBoxLayout>(this, 0, 8);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    layout->addWidget(m_description);
    layout->addWidget(m_progress);
    addWay(Games::Begin::GoOn, u"campaignGoOn"_s);
    addWay(Games::Begin::LevelAnew, u"campaignLevelAnew"_s);
    addWay(Games::Begin::FirstLevel, u"campaignFromBeginning"_s);
    connect(m_list, &QListWidget::currentRowChanged, this, &CampaignChoice::showCampaign);
    connect(m_list, &QListWidget::itemActivated, this, &CampaignChoice::activated);
    connect(m_ways, &QButtonGroup::idToggled, this, &CampaignChoice::changed);
    connect(file, &QPushButton::clicked, this, &CampaignChoice::openFile);
    connect(folder, &QPushButton::clicked, this, &CampaignChoice::openFolder);
    for (const QString &path : shippedCampaigns()) {
        if (const ReadCampaign read = readCampaign(path); read.campaign) {
            insert(m_list->count(), *read.campaign);
        }
    }
    showCampaign();
}

void CampaignChoice::insert(int row, const Campaign &campaign)
{
    m_campaigns.insert(row, campaign);
    QPixmap none(listPicture);
    none.fill(Qt::transparent);
    m_list->insertItem(row, new QListWidgetItem(QIcon(none), nameOf(campaign)));
    if (!hasCampaign()) {
        m_list->setCurrentRow(0);
    }
}

void CampaignChoice::offer(const QStringList &paths)
{
    if (paths != m_offered) {
        m_offered = paths;
        requestSummaries();
    }
}

void CampaignChoice::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    requestSummaries();
}

void CampaignChoice::requestSummaries()
{
    if (!isVisible()) {
        return;
    }
    QStringList paths;
    for (const Campaign &campaign : m_campaigns) {
        paths.append(campaign.path);
    }
    paths += m_offered;
    paths.removeDuplicates();
    m_thumbnails.request(paths);
}

void CampaignChoice::showSummary(const LevelSummary &summary)
{
    const QString path = summary.campaign ? summary.campaign->path : summary.path;
    if (rowOf(path) < 0 && summary.campaign) {
        insert(rowToBe(path), *summary.campaign);
    }
    const int row = rowOf(path);
    if (row < 0) {
        return;
    }
    m_nextNames.insert(m_campaigns.at(row).path, authoredName(summary.nextNames, summary.nextName));
    showPicture(*m_list->item(row), summary);
    if (row == m_list->currentRow()) {
        m_progress->setText(progressText(m_campaigns.at(row)));
    }
}

void CampaignChoice::showPicture(QListWidgetItem &item, const LevelSummary &summary)
{
    // The selected row uses the same picture, because the style would tint it.
    QPixmap picture = cardPicture(summary.picture, summary.focus, listPicture);
    if (summary.isWon && !picture.isNull()) {
        QPainter painter(&picture);
        paintWonMark(painter, QRect(QPoint(), picture.deviceIndependentSize().toSize()), palette());
    }
    //: %1 is a campaign
    item.setData(Qt::AccessibleTextRole, summary.isWon ? tr("%1, won").arg(item.text()) : item.text());
    item.setToolTip(summary.isWon ? tr("Won") : QString());
    QIcon icon;
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected}) {
        icon.addPixmap(picture, mode);
    }
    item.setIcon(icon);
}

int CampaignChoice::rowOf(const QString &path) const
{
    const auto hasPath = [whole = lastingPath(path)](const Campaign &campaign) {
        return lastingPath(campaign.path) == whole;
    };
    const auto found = std::find_if(m_campaigns.begin(), m_campaigns.end(), hasPath);
    return found == m_campaigns.end() ? -1 : int(found - m_campaigns.begin());
}

/// Returns the row for an offered campaign, independent of the order in which they are read.
int CampaignChoice::rowToBe(const QString &path) const
{
    const auto comesLater = [this, place = placeOf(path)](const Campaign &campaign) {
        return placeOf(campaign.path) > place;
    };
    return int(std::find_if(m_campaigns.begin(), m_campaigns.end(), comesLater) - m_campaigns.begin());
}

/// Returns the index of a campaign among the offered ones; others come after them.
qsizetype CampaignChoice::placeOf(const QString &path) const
{
    const auto isSame = [whole = lastingPath(path)](const QString &offered) { return lastingPath(offered) == whole; };
    return std::find_if(m_offered.begin(), m_offered.end(), isSame) - m_offered.begin();
}

void CampaignChoice::addOrTell(const QString &path)
{
    if (path.isEmpty()) {
        return;
    }
    const ReadCampaign read = readCampaign(path);
    if (!read.campaign) {
        showIssues(read.issues, QDir::toNativeSeparators(path), FilePurpose::Play, this);
        return;
    }
    Settings().recentCampaigns.add(path);
    if (rowOf(read.campaign->path) < 0) {
        insert(m_list->count(), *read.campaign);
    }
    m_list->setCurrentRow(rowOf(read.campaign->path));
    requestSummaries();
}

void CampaignChoice::openFile()
{
    addOrTell(QFileDialog::getOpenFileName(this, tr("Open a campaign"), Settings::folderToBeginIn(),
                                           tr("Campaigns (*.campaign.json *.mazewright)")));
}

void CampaignChoice::openFolder()
{
    addOrTell(QFileDialog::getExistingDirectory(this, tr("Play the levels of a folder"), Settings::folderToBeginIn()));
}

bool CampaignChoice::hasCampaign() const
{
    return m_list->currentRow() >= 0;
}

QString CampaignChoice::path() const
{
    return hasCampaign() ? m_campaigns.at(m_list->currentRow()).path : QString();
}

Games::Begin CampaignChoice::begin() const
{
    return Games::Begin(m_ways->checkedId());
}

void CampaignChoice::addWay(Games::Begin begin, const QString &name)
{
    auto *way = new QRadioButton;
    way->setObjectName(name);
    m_ways->addButton(way, int(begin));
    layout()->addWidget(way);
}

const SaveInfo *CampaignChoice::keptOf(const Campaign &campaign, const CampaignProgress &progress) const
{
    return newestOf(m_kept.saves, sourceOf(campaign, progress));
}

/// Shows the choice of where to begin if there is more than one option.
void CampaignChoice::showWays(const Campaign &campaign, const CampaignProgress &progress)
{
    const SaveInfo *kept = keptOf(campaign, progress);
    const bool hasBegun = progress.place > 0 && !progress.isDone(campaign);
    const QString goesOn =
        kept ? tr("C&ontinue the game in progress: %1").arg(howFar(kept->head)) : tr("C&ontinue where you left off");
    const auto texts = rowsFor<Games::Begin>(goesOn, tr("Rest&art this level; the game in progress is kept"),
                                             tr("Start from the &first level, with a new hero"));
    const auto areShown = rowsFor<Games::Begin>(kept || hasBegun, kept != nullptr, hasBegun);
    for (QAbstractButton *way : m_ways->buttons()) {
        const auto id = std::size_t(m_ways->id(way));
        way->setText(texts[id]);
        way->setAccessibleName(QString(texts[id]).remove(u'&'));
        way->setVisible(areShown[id]);
    }
    m_ways->button(int(Games::Begin::GoOn))->setChecked(true);
}

QString CampaignChoice::playText() const
{
    const bool goesOn = !m_ways->button(int(Games::Begin::GoOn))->isHidden() && begin() == Games::Begin::GoOn;
    return goesOn ? tr("&Continue") : tr("&Begin");
}

QString CampaignChoice::progressText(const Campaign &campaign) const
{
    const CampaignProgress progress = progressIn(campaign, m_kept.campaigns);
    if (progress.isDone(campaign)) {
        return tr("All %n level(s) are won.", nullptr, int(campaign.levels.size()));
    }
    if (progress.place == 0) {
        return tr("%n level(s)", nullptr, int(campaign.levels.size()));
    }
    //: %1 and %2 are numbers, %3 is the name of a level
    return tr("Next: level %1 of %2, %3")
        .arg(progress.place + 1)
        .arg(campaign.levels.size())
        .arg(nextName(campaign, progress.place));
}

/// Returns the name of a level; the file name until a worker thread has read it.
QString CampaignChoice::nextName(const Campaign &campaign, qsizetype place) const
{
    const QString name = m_nextNames.value(campaign.path);
    return name.isEmpty() ? levelNameOf(campaign.levels.at(place)) : name;
}

void CampaignChoice::showCampaign()
{
    if (hasCampaign()) {
        const Campaign &campaign = m_campaigns.at(m_list->currentRow());
        const CampaignProgress progress = progressIn(campaign, m_kept.campaigns);
        m_description->setText(descriptionOf(campaign));
        m_progress->setText(progressText(campaign));
        showWays(campaign, progress);
    }
    Q_EMIT changed();
}

#include "app/window/campaignchoice.h"

#include "app/window/campaignprogress.h"
#include "app/window/issuedialog.h"
#include "app/window/levelfiles.h"
#include "app/window/settings.h"
#include "gamecore/level/levelreader.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace {

QLabel *plainLabel(const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QPushButton *button(const QString &name, const QString &text)
{
    auto *made = new QPushButton(text);
    made->setObjectName(name);
    made->setAccessibleName(QString(text).remove(u'&'));
    made->setAutoDefault(false);
    return made;
}

} // namespace

CampaignChoice::CampaignChoice(CataloguePtr catalogue, QWidget *parent)
    : QWidget(parent), m_catalogue(std::move(catalogue)), m_list(new QListWidget),
      m_description(plainLabel(u"campaignDescription"_s)), m_progress(plainLabel(u"campaignProgress"_s)),
      m_fromBeginning(new QCheckBox(tr("From the &first level, with a new hero")))
{
    m_list->setObjectName(u"campaignList"_s);
    m_list->setAccessibleName(tr("Campaigns"));
    m_progress->setProperty("isSecondary", true);
    m_fromBeginning->setObjectName(u"campaignFromBeginning"_s);
    m_fromBeginning->setAccessibleName(m_fromBeginning->text().remove(u'&'));
    auto *file = button(u"openCampaignFile"_s, tr("Campaign &file…"));
    auto *folder = button(u"openCampaignFolder"_s, tr("F&older of levels…"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(file);
    buttons->addWidget(folder);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    layout->addWidget(m_description);
    layout->addWidget(m_progress);
    layout->addWidget(m_fromBeginning);
    connect(m_list, &QListWidget::currentRowChanged, this, &CampaignChoice::showCampaign);
    connect(m_list, &QListWidget::itemActivated, this, &CampaignChoice::activated);
    connect(m_fromBeginning, &QCheckBox::toggled, this, &CampaignChoice::changed);
    connect(file, &QPushButton::clicked, this, &CampaignChoice::openFile);
    connect(folder, &QPushButton::clicked, this, &CampaignChoice::openFolder);
    for (const QString &path : knownCampaigns()) {
        add(path);
    }
    m_list->setCurrentRow(0);
    showCampaign();
}

void CampaignChoice::add(const QString &path)
{
    const ReadCampaign read = readCampaign(path);
    if (read.campaign) {
        m_campaigns.append(*read.campaign);
        m_list->addItem(read.campaign->name);
    }
}

void CampaignChoice::addOrTell(const QString &path)
{
    if (path.isEmpty()) {
        return;
    }
    const ReadCampaign read = readCampaign(path);
    if (!read.campaign) {
        showIssues(read.issues, QDir::toNativeSeparators(path), FileWish::Play, this);
        return;
    }
    Settings().addRecentCampaign(path);
    add(path);
    m_list->setCurrentRow(m_list->count() - 1);
}

void CampaignChoice::openFile()
{
    addOrTell(QFileDialog::getOpenFileName(this, tr("Open a campaign"), Settings::ownFolder(),
                                           tr("Campaigns (*.campaign.json)")));
}

void CampaignChoice::openFolder()
{
    addOrTell(QFileDialog::getExistingDirectory(this, tr("Play the levels of a folder"), Settings::ownFolder()));
}

bool CampaignChoice::hasCampaign() const
{
    return m_list->currentRow() >= 0;
}

QString CampaignChoice::path() const
{
    return hasCampaign() ? m_campaigns.at(m_list->currentRow()).path : QString();
}

bool CampaignChoice::isFromBeginning() const
{
    return m_fromBeginning->isChecked();
}

QString CampaignChoice::playText() const
{
    const bool goesOn = hasCampaign() && m_fromBeginning->isEnabled() && !isFromBeginning();
    return goesOn ? tr("&Go on") : tr("&Begin");
}

QString CampaignChoice::progressText(const Campaign &campaign) const
{
    const CampaignProgress progress = loadProgress(campaign);
    if (progress.isDone(campaign)) {
        return tr("All %n level(s) are won.", nullptr, int(campaign.levels.size()));
    }
    if (progress.place == 0) {
        return tr("%n level(s)", nullptr, int(campaign.levels.size()));
    }
    const ReadLevel next = readLevelFile(campaign.levels.at(progress.place), *m_catalogue);
    const QString name = next.level ? next.level->name : levelNameOf(campaign.levels.at(progress.place));
    //: %1 and %2 are numbers, %3 is the name of a level
    return tr("Next: level %1 of %2, %3").arg(progress.place + 1).arg(campaign.levels.size()).arg(name);
}

void CampaignChoice::showCampaign()
{
    if (hasCampaign()) {
        const Campaign &campaign = m_campaigns.at(m_list->currentRow());
        const CampaignProgress progress = loadProgress(campaign);
        m_description->setText(campaign.description);
        m_progress->setText(progressText(campaign));
        m_fromBeginning->setEnabled(progress.place > 0 && !progress.isDone(campaign));
        m_fromBeginning->setChecked(false);
    }
    Q_EMIT changed();
}

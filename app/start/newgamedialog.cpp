#include "app/start/newgamedialog.h"

#include "app/settings/heroname.h"
#include "app/shelves/cardproofs.h"
#include "app/shelves/levelshelf.h"
#include "app/start/campaignchoice.h"
#include "app/start/dailychoice.h"
#include "app/start/dungeonchoice.h"
#include "app/start/ownfiles.h"
#include "editor/art/icon.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/dialogsize.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/data/ruleset.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize dialogSize{736, 560};
constexpr QSize levelPicture{176, 132};
constexpr int listWidth = 176;
constexpr int pageRowHeight = 40;

/// A page with a heading and what it is about.
QWidget *titled(const QString &title, const QString &text, QWidget *content)
{
    QLabel *heading = plainLabel(title);
    heading->setProperty("isHeading", true);
    QLabel *words = plainLabel(text);
    words->setWordWrap(true);
    words->setProperty("isSecondary", true);
    auto *page = new QWidget;
    auto *layout = newLayout<QVBoxLayout>(page, 0, 8);
    layout->addWidget(heading);
    layout->addWidget(words);
    layout->addSpacing(8);
    layout->addWidget(content, 1);
    return page;
}

} // namespace

NewGameDialog::NewGameDialog(const CataloguePtr &catalogue, const OwnFiles &ownFiles, const KeptPlay &kept, Page page,
                             QWidget *parent)
    : QDialog(parent), m_list(new QListWidget), m_pages(new QStackedWidget),
      m_campaign(new CampaignChoice(catalogue, kept)), m_thumbnails(new Thumbnails(catalogue, this)),
      m_proofs(new CardProofs(catalogue, this)), m_levels(new LevelShelf(u"levelCards"_s))
{
    m_thumbnails->setKept(kept);
    setObjectName(u"newGameDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("New game"));
    setAccessibleName(tr("New game"));
    m_list->setObjectName(u"gameTypes"_s);
    m_list->setAccessibleName(tr("What to play"));
    m_list->setFixedWidth(qMax(listWidth, 24 * fontMetrics().averageCharWidth()));
    m_list->setIconSize({20, 20});
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    addDungeonPages(catalogue, kept);
    addPage(Campaign, u"campaign"_s, tr("Campaign"),
            titled(tr("Level after level"), tr("Each victory opens the next level, and what you have won stays won."),
                   m_campaign));
    addPage(Level, u"open"_s, tr("Level"), makeLevelPage(kept.games));
    offer(ownFiles.found());
    connect(&ownFiles, &OwnFiles::looked, this, [this, &ownFiles] { offer(ownFiles.found()); });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->setObjectName(u"newGameButtons"_s);
    m_play = buttons->button(QDialogButtonBox::Ok);
    m_play->setText(tr("&Play"));
    m_play->setProperty("isPrimary", true);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::play);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = newLayout<QGridLayout>(this, 16, 16);
    layout->addWidget(m_list, 0, 0);
    layout->addWidget(m_pages, 0, 1);
    layout->addWidget(buttons, 1, 0, 1, 2);
    layout->setColumnStretch(1, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, &NewGameDialog::showPage);
    connect(m_list, &QListWidget::itemActivated, this, &NewGameDialog::play);
    connect(m_campaign, &CampaignChoice::changed, this, &NewGameDialog::updatePlay);
    connect(m_campaign, &CampaignChoice::activated, this, &NewGameDialog::play);
    nameButtons(*this);
    resizeOnScreen(*this, dialogSize);
    m_list->setCurrentRow(int(qMax<qsizetype>(0, m_offered.indexOf(page))));
    m_list->setFocus();
}

void NewGameDialog::addPage(Page page, const QString &icon, const QString &name, QWidget *widget)
{
    auto *item = new QListWidgetItem(programIcon(icon), name, m_list);
    item->setSizeHint({0, qMax(pageRowHeight, 2 * fontMetrics().height())});
    m_offered.append(page);
    m_pages->addWidget(widget);
}

/// Data of one's own need not have a dungeon.
void NewGameDialog::addDungeonPages(const CataloguePtr &catalogue, const KeptPlay &kept)
{
    const std::vector<const Ruleset *> rulesets = DungeonChoice::rulesets(*catalogue);
    if (rulesets.empty()) {
        return;
    }
    const Ruleset &ruleset = *rulesets.front();
    m_dailyRuleset = ruleset.key;
    m_dungeon = new DungeonChoice(catalogue, kept.best);
    connect(m_dungeon, &DungeonChoice::changed, this, &NewGameDialog::updatePlay);
    addPage(Dungeon, u"dungeon"_s, tr("Dungeon"),
            titled(tr("A dungeon made by chance"),
                   tr("Find the stairs of each depth. Every depth is harder than the one before it."), m_dungeon));
    m_daily = new DailyChoice(*catalogue, ruleset, kept.games, kept.best);
    m_daily->name().shareWith(m_dungeon->name());
    connect(m_daily, &DailyChoice::changed, this, &NewGameDialog::updatePlay);
    addPage(Daily, u"daily"_s, tr("Dungeon of the day"), m_daily);
}

/// Its pictures are made when it is first shown.
QWidget *NewGameDialog::makeLevelPage(const QList<SlotInfo> &kept)
{
    m_levels->setWrapping();
    m_levels->setPictureSize(levelPicture);
    m_thumbnails->setPictureSize(levelPicture);
    m_levels->setTexts(tr("Levels of the program, your own, and those opened last"), tr("There are no levels yet."));
    m_levels->setKept(kept);
    connect(m_thumbnails, &Thumbnails::drawn, m_levels, &LevelShelf::showLevel);
    connect(m_proofs, &CardProofs::played, m_levels, &LevelShelf::showProof);
    const auto choose = [this](const QString &path, bool isAnew) {
        hide();
        Q_EMIT levelChosen(path, isAnew);
        accept();
    };
    connect(m_levels, &LevelShelf::chosen, this, [choose](const QString &path) { choose(path, false); });
    connect(m_levels, &LevelShelf::wantedAnew, this, [choose](const QString &path) { choose(path, true); });
    return m_levels;
}

/// The same levels as before stay as they are.
void NewGameDialog::offer(const FoundFiles &found)
{
    m_campaign->offer(campaignsToShow(found));
    const QStringList levels = levelsToShow(found);
    if (levels.isEmpty() || levels != m_levels->paths()) {
        m_levels->setLevels(levels);
        requestPictures();
    }
}

NewGameDialog::Page NewGameDialog::shownPage() const
{
    return m_offered.at(m_pages->currentIndex());
}

void NewGameDialog::showPage(int row)
{
    m_pages->setCurrentIndex(row);
    requestPictures();
    updatePlay();
}

void NewGameDialog::requestPictures()
{
    if (shownPage() == Level) {
        m_thumbnails->request(m_levels->paths());
        m_proofs->request(m_levels->paths());
    }
}

void NewGameDialog::updatePlay()
{
    const Page page = shownPage();
    const bool isReady =
        page == Dungeon ? m_dungeon->seed().has_value() : page != Campaign || m_campaign->hasCampaign();
    m_play->setEnabled(isReady);
    const bool goesOn = page == Daily && m_daily->goesOn();
    m_play->setText(page == Level      ? tr("&Open a file…")
                    : page == Campaign ? m_campaign->playText()
                    : goesOn           ? tr("&Go on")
                                       : tr("&Enter the dungeon"));
}

void NewGameDialog::play()
{
    if (!m_play->isEnabled()) {
        return;
    }
    const Page page = shownPage();
    hide();
    if (page == Dungeon) {
        Q_EMIT dungeonChosen(m_dungeon->heroName(), m_dungeon->ruleset(), *m_dungeon->seed());
    } else if (page == Daily) {
        Q_EMIT dailyChosen(m_daily->heroName(), m_dailyRuleset, m_daily->isAnew());
    } else if (page == Campaign) {
        Q_EMIT campaignChosen(m_campaign->path(), m_campaign->begin());
    } else {
        Q_EMIT levelWanted();
    }
    accept();
}

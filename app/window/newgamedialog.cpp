#include "app/window/newgamedialog.h"

#include "app/window/campaignchoice.h"
#include "app/window/dailyseed.h"
#include "app/window/dungeonchoice.h"
#include "editor/canvas/icon.h"
#include "editor/panels/buttonnames.h"
#include "editor/panels/dialogsize.h"
#include "editor/wording/kindname.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize firstSize{680, 440};
constexpr int listWidth = 176;
constexpr int rowHeight = 40;

QLabel *paragraph(const QString &text, const QString &name)
{
    auto *label = new QLabel(text);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QWidget *pageOf(const QList<QLabel *> &labels)
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    for (QLabel *label : labels) {
        layout->addWidget(label);
    }
    layout->addStretch();
    return page;
}

} // namespace

NewGameDialog::NewGameDialog(const CataloguePtr &catalogue, Page page, QWidget *parent)
    : QDialog(parent), m_list(new QListWidget), m_pages(new QStackedWidget), m_campaign(new CampaignChoice(catalogue))
{
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
    addDungeonPages(catalogue);
    addPage(Campaign, u"campaign"_s, tr("Campaign"), m_campaign);
    addPage(Level, u"open"_s, tr("Level"), makeLevelPage());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->setObjectName(u"newGameButtons"_s);
    m_play = buttons->button(QDialogButtonBox::Ok);
    m_play->setText(tr("&Play"));
    m_play->setProperty("isPrimary", true);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::play);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(16);
    layout->addWidget(m_list, 0, 0);
    layout->addWidget(m_pages, 0, 1);
    layout->addWidget(buttons, 1, 0, 1, 2);
    layout->setColumnStretch(1, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, &NewGameDialog::showPage);
    connect(m_list, &QListWidget::itemActivated, this, &NewGameDialog::play);
    connect(m_campaign, &CampaignChoice::changed, this, &NewGameDialog::updatePlay);
    connect(m_campaign, &CampaignChoice::activated, this, &NewGameDialog::play);
    nameButtons(*this);
    resizeOnScreen(*this, firstSize);
    m_list->setCurrentRow(int(qMax<qsizetype>(0, m_offered.indexOf(page))));
    m_list->setFocus();
}

void NewGameDialog::addPage(Page page, const QString &icon, const QString &name, QWidget *widget)
{
    auto *item = new QListWidgetItem(programIcon(icon), name, m_list);
    item->setSizeHint({0, qMax(rowHeight, 2 * fontMetrics().height())});
    m_offered.append(page);
    m_pages->addWidget(widget);
}

/// Data of one's own need not have a dungeon.
void NewGameDialog::addDungeonPages(const CataloguePtr &catalogue)
{
    m_dailyRuleset = DungeonChoice::firstRuleset(*catalogue);
    const Ruleset *daily = catalogue->ruleset(m_dailyRuleset);
    if (!daily) {
        return;
    }
    m_dungeon = new DungeonChoice(catalogue);
    connect(m_dungeon, &DungeonChoice::changed, this, &NewGameDialog::updatePlay);
    addPage(Dungeon, u"dungeon"_s, tr("Dungeon"), m_dungeon);
    addPage(Daily, u"daily"_s, tr("Dungeon of the day"), makeDailyPage(*daily));
}

QWidget *NewGameDialog::makeDailyPage(const Ruleset &ruleset)
{
    const QString day = QLocale().toString(today(), QLocale::LongFormat);
    QLabel *title = paragraph(day, u"dailyDate"_s);
    title->setProperty("isHeading", true);
    //: %1: the name of a ruleset
    return pageOf({title,
                   paragraph(tr("One dungeon for everybody, from midnight to midnight (UTC). How deep do you get?"),
                             u"dailyText"_s),
                   paragraph(tr("Rules: %1").arg(nameOf(ruleset)), u"dailyRules"_s),
                   paragraph(tr("Seed: %1").arg(dailySeed(today())), u"dailySeed"_s)});
}

QWidget *NewGameDialog::makeLevelPage()
{
    return pageOf(
        {paragraph(tr("Play a single level from a file. The levels that come with Mazewright and your own stand "
                      "on the start page."),
                   u"levelText"_s)});
}

NewGameDialog::Page NewGameDialog::shownPage() const
{
    return m_offered.at(m_pages->currentIndex());
}

void NewGameDialog::showPage(int row)
{
    m_pages->setCurrentIndex(row);
    updatePlay();
}

void NewGameDialog::updatePlay()
{
    const Page page = shownPage();
    const bool isReady =
        page == Dungeon ? m_dungeon->seed().has_value() : page != Campaign || m_campaign->hasCampaign();
    m_play->setEnabled(isReady);
    m_play->setText(page == Level      ? tr("&Open…")
                    : page == Campaign ? m_campaign->playText()
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
        Q_EMIT dungeonChosen(m_dungeon->heroName(), m_dailyRuleset, dailySeed(today()));
    } else if (page == Campaign) {
        Q_EMIT campaignChosen(m_campaign->path(), m_campaign->isFromBeginning());
    } else {
        Q_EMIT levelWanted();
    }
    accept();
}

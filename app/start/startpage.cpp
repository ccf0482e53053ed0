#include "app/start/startpage.h"

#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"
#include "app/start/levelshelf.h"
#include "app/start/savedgames.h"
#include "editor/levels/lostworkbar.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/play/campaign.h"

#include <QAction>
#include <QDir>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int restMs = 100;

QStringList existing(const QStringList &paths)
{
    QStringList found;
    std::copy_if(paths.begin(), paths.end(), std::back_inserter(found),
                 [](const QString &path) { return QFileInfo::exists(path); });
    return found;
}

/// A path with a tilde for the home folder.
QString shownPath(const QString &path)
{
    const QString home = QDir::homePath();
    return QDir::toNativeSeparators(path.startsWith(home + u'/') ? u'~' + path.sliced(home.size()) : path);
}

} // namespace

StartPage::StartPage(const CataloguePtr &catalogue, QWidget *parent)
    : QWidget(parent), m_thumbnails(catalogue), m_title(new QLabel), m_subtitle(new QLabel), m_goOnHeading(new QLabel),
      m_stepsHeading(new QLabel), m_steps(wrappedLabel(u"firstSteps"_s, true)), m_buttons(new QVBoxLayout),
      m_lostWork(new LostWorkBar), m_continue(new QPushButton), m_saved(new SavedGames(catalogue)),
      m_campaigns(addShelf(u"campaigns"_s)), m_shipped(addShelf(u"shippedLevels"_s)), m_own(addShelf(u"ownLevels"_s)),
      m_recent(addShelf(u"recentLevels"_s))
{
    setObjectName(u"startPage"_s);
    m_title->setObjectName(u"startTitle"_s);
    m_subtitle->setProperty("isSecondary", true);
    m_continue->setObjectName(u"continueGame"_s);
    m_continue->setProperty("isPrimary", true);
    m_continue->setProperty("isRow", true);
    m_continue->hide();
    connect(m_continue, &QPushButton::clicked, this, &StartPage::continued);
    connect(m_saved, &SavedGames::rebuilt, this, &StartPage::showUnderWay);
    connect(m_saved, &SavedGames::chosen, this, &StartPage::savedGameChosen);
    connect(m_saved, &SavedGames::removeRequested, this, &StartPage::savedGameUnwanted);

    for (QLabel *heading : {m_goOnHeading, m_stepsHeading}) {
        heading->setTextFormat(Qt::PlainText);
        heading->setProperty("isHeading", true);
    }
    m_subtitle->setWordWrap(true);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(u"startScroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(makeContent());
    auto *outer = newLayout<QVBoxLayout>(this, 0);
    outer->addWidget(scroll);
    for (LevelShelf *shelf : m_shelves) {
        connect(&m_thumbnails, &Thumbnails::drawn, shelf, &LevelShelf::showLevel);
    }
    m_resting.setSingleShot(true);
    m_resting.setInterval(restMs);
    connect(&m_resting, &QTimer::timeout, this, &StartPage::requestPictures);
    keepTranslated(*this, [this] { retranslate(); });
}

LevelShelf *StartPage::addShelf(const QString &name)
{
    auto *shelf = new LevelShelf(name);
    connect(shelf, &LevelShelf::chosen, this, &StartPage::chosen);
    connect(shelf, &LevelShelf::wantedAnew, this, &StartPage::wantedAnew);
    m_shelves.append(shelf);
    return shelf;
}

void StartPage::setActions(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QPushButton(action->icon(), action->text());
        button->setObjectName(action->objectName() + u"OnStartPage"_s);
        const auto follow = [this, button, action] {
            // Its letter is one of a menu: here the menu bar has those.
            showChoice(button, *action);
            button->setVisible(action->isVisible());
            button->setEnabled(action->isEnabled());
        };
        follow();
        m_choices.append({button, action});
        connect(action, &QAction::changed, button, follow);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        button->setProperty("isRow", true);
        m_buttons->addWidget(button);
    }
    m_first = qobject_cast<QPushButton *>(m_buttons->itemAt(0)->widget());
    m_firstIcon = m_first->icon();
    showUnderWay();
}

void StartPage::refresh()
{
    m_campaigns->setLevels(knownCampaigns());
    m_shipped->setLevels(shippedLevels());
    m_own->setLevels(levelFilesIn(Settings::ownFolder()));
    m_recent->setLevels(existing(Settings().recentLevels()));
    fitCards();
    requestPictures();
}

void StartPage::setUnderWay(const QString &name, const QString &howFar)
{
    m_underWay = name;
    m_howFar = howFar;
    retranslate();
}

void StartPage::setKept(const QList<SlotInfo> &games)
{
    for (LevelShelf *shelf : m_shelves) {
        shelf->setKept(games);
    }
}

void StartPage::setSavedGames(const QList<SlotInfo> &games)
{
    m_saved->setGames(games);
    showUnderWay();
}

void StartPage::retranslate()
{
    setAccessibleName(tr("Start page"));
    m_title->setText(u"Mazewright"_s);
    m_subtitle->setText(tr("Draw a maze, play it, know that it is fair."));
    m_goOnHeading->setText(tr("Continue"));
    m_stepsHeading->setText(tr("First steps"));
    m_steps->setText(tr("Play a level: click its card, then walk with the arrow keys or by clicking a cell.")
                     + u"\n\n"_s + tr("Follow a campaign: each victory opens its next level.") + u"\n\n"_s
                     + tr("Draw your own with New level, and play it at any moment."));
    showUnderWay();
    m_campaigns->setTexts(tr("Campaigns"), tr("This program came without campaigns."));
    m_shipped->setTexts(tr("Levels"), tr("This program came without levels."));
    m_own->setTexts(tr("Mine"), tr("Nothing here yet. Draw a level with New level; what you save in %1 is shown here.")
                                    .arg(shownPath(Settings::ownFolder())));
    m_recent->setTexts(tr("Recent"), tr("Nothing opened yet. Choose a level above, or drop a file on this window."));
}

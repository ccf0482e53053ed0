#include "app/window/startpage.h"

#include "app/window/levelfiles.h"
#include "app/window/levelshelf.h"
#include "app/window/panelcycle.h"
#include "app/window/savedgames.h"
#include "app/window/settings.h"
#include "editor/panels/lostworkbar.h"
#include "editor/wording/mnemonics.h"
#include "gamecore/play/campaign.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int pageMargin = 32;
constexpr int widestName = 480;

QStringList existing(const QStringList &paths)
{
    QStringList found;
    std::copy_if(paths.begin(), paths.end(), std::back_inserter(found),
                 [](const QString &path) { return QFileInfo::exists(path); });
    return found;
}

/// With a tilde for the home folder.
QString shownPath(const QString &path)
{
    const QString home = QDir::homePath();
    return QDir::toNativeSeparators(path.startsWith(home + u'/') ? u'~' + path.sliced(home.size()) : path);
}

} // namespace

StartPage::StartPage(const CataloguePtr &catalogue, QWidget *parent)
    : QWidget(parent), m_thumbnails(catalogue), m_title(new QLabel), m_subtitle(new QLabel), m_buttons(new QHBoxLayout),
      m_lostWork(new LostWorkBar), m_continue(new QPushButton), m_saved(new SavedGames(catalogue)),
      m_campaigns(addShelf(u"campaigns"_s)), m_shipped(addShelf(u"shippedLevels"_s)), m_own(addShelf(u"ownLevels"_s)),
      m_recent(addShelf(u"recentLevels"_s))
{
    setObjectName(u"startPage"_s);
    m_title->setObjectName(u"startTitle"_s);
    m_subtitle->setProperty("isSecondary", true);
    m_continue->setObjectName(u"continueGame"_s);
    m_continue->setProperty("isPrimary", true);
    m_continue->hide();
    connect(m_continue, &QPushButton::clicked, this, &StartPage::continued);
    connect(m_saved, &SavedGames::chosen, this, &StartPage::savedGameChosen);
    connect(m_saved, &SavedGames::removeRequested, this, &StartPage::savedGameUnwanted);

    auto *titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(m_title);
    titles->addWidget(m_subtitle);
    m_buttons->setSpacing(8);
    m_buttons->addLayout(titles);
    m_buttons->addStretch();

    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    layout->setSpacing(20);
    layout->addLayout(m_buttons);
    layout->addWidget(m_lostWork);
    layout->addWidget(m_continue, 0, Qt::AlignLeft);
    layout->addWidget(m_saved);
    for (LevelShelf *shelf : m_shelves) {
        layout->addWidget(shelf);
    }
    layout->addStretch(1);

    auto *scroll = new QScrollArea;
    scroll->setObjectName(u"startScroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    for (LevelShelf *shelf : m_shelves) {
        connect(&m_thumbnails, &Thumbnails::drawn, shelf, &LevelShelf::showLevel);
    }
    setFocusProxy(&m_campaigns->list());
    retranslate();
}

LevelShelf *StartPage::addShelf(const QString &name)
{
    auto *shelf = new LevelShelf(name);
    connect(shelf, &LevelShelf::chosen, this, &StartPage::chosen);
    m_shelves.append(shelf);
    return shelf;
}

void StartPage::setActions(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        const bool isPrimary = action == actions.first();
        // The icons are made for dark buttons.
        auto *button = new QPushButton(isPrimary ? QIcon() : action->icon(), action->text());
        button->setObjectName(action->objectName() + u"OnStartPage"_s);
        const auto follow = [button, action] {
            // Its letter is one of a menu: here the menu bar has those.
            button->setText(unmarked(action->text()));
            button->setToolTip(action->toolTip());
            button->setVisible(action->isVisible());
            button->setEnabled(action->isEnabled());
        };
        follow();
        connect(action, &QAction::changed, button, follow);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        button->setProperty("isPrimary", isPrimary);
        m_buttons->addWidget(button);
    }
}

void StartPage::refresh()
{
    m_campaigns->setLevels(knownCampaigns());
    m_shipped->setLevels(shippedLevels());
    m_own->setLevels(levelFilesIn(Settings::ownFolder()));
    m_recent->setLevels(existing(Settings().recentLevels()));
    QStringList wanted;
    for (const LevelShelf *shelf : m_shelves) {
        wanted += shelf->paths();
    }
    wanted.removeDuplicates();
    m_thumbnails.request(wanted);
}

void StartPage::setUnderWay(const QString &levelName)
{
    m_underWay = levelName;
    m_continue->setVisible(!levelName.isEmpty());
    setFocusProxy(levelName.isEmpty() ? static_cast<QWidget *>(&m_campaigns->list()) : m_continue);
    retranslate();
}

void StartPage::setSavedGames(const QList<SlotInfo> &games)
{
    m_saved->setGames(games);
}

QList<QWidget *> StartPage::panels() const
{
    QList<QWidget *> panels{m_lostWork, m_continue, m_saved};
    for (LevelShelf *shelf : m_shelves) {
        panels.append(&shelf->list());
    }
    return panels;
}

/// Parts of the page come and go: each Tab finds its way anew.
bool StartPage::focusNextPrevChild(bool isNext)
{
    QList<QWidget *> parts = panels();
    for (int i = 0; i < m_buttons->count(); ++i) {
        if (QWidget *button = m_buttons->itemAt(i)->widget()) {
            parts.insert(parts.indexOf(&m_shelves.first()->list()), button);
        }
    }
    orderTabs(parts);
    // Qt takes a page that hands the keyboard on for one more stop, and would jump from there past what is before.
    QWidget *proxy = focusProxy();
    setFocusProxy(nullptr);
    const bool hasMoved = QWidget::focusNextPrevChild(isNext);
    setFocusProxy(proxy);
    return hasMoved;
}

void StartPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void StartPage::retranslate()
{
    setAccessibleName(tr("Start page"));
    m_title->setText(u"Mazewright"_s);
    m_subtitle->setText(tr("Draw a maze, play it, know that it is fair."));
    const QString name = m_continue->fontMetrics().elidedText(m_underWay, Qt::ElideRight, widestName);
    m_continue->setText(tr("&Continue: %1").arg(QString(name).replace(u'&', u"&&"_s)));
    m_continue->setAccessibleName(tr("Continue the game"));
    m_campaigns->setTexts(tr("Campaigns"), tr("This program came without campaigns."));
    m_shipped->setTexts(tr("Levels"), tr("This program came without levels."));
    m_own->setTexts(tr("Mine"), tr("Nothing here yet. Draw a level with New level; what you save in %1 is shown here.")
                                    .arg(shownPath(Settings::ownFolder())));
    m_recent->setTexts(tr("Recent"), tr("Nothing opened yet. Choose a level above, or drop a file on this window."));
}

void StartPage::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    if (button && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        button->click();
        return;
    }
    QWidget::keyPressEvent(event);
}

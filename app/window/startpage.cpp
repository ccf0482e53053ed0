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
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int pageMargin = 24;
constexpr int gap = 16;
constexpr int narrowestSide = 248;
constexpr int widestSide = 400;
constexpr int buttonPadding = 16; // with the border
constexpr int cardFrame = 40;     // beside its picture, with a scroll bar
constexpr int lowestPicture = 90;
constexpr int tallestPicture = 300;

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
    : QWidget(parent), m_thumbnails(catalogue), m_title(new QLabel), m_subtitle(new QLabel), m_goOnHeading(new QLabel),
      m_stepsHeading(new QLabel), m_steps(new QLabel), m_buttons(new QVBoxLayout), m_lostWork(new LostWorkBar),
      m_continue(new QPushButton), m_saved(new SavedGames(catalogue)), m_campaigns(addShelf(u"campaigns"_s)),
      m_shipped(addShelf(u"shippedLevels"_s)), m_own(addShelf(u"ownLevels"_s)), m_recent(addShelf(u"recentLevels"_s))
{
    setObjectName(u"startPage"_s);
    m_title->setObjectName(u"startTitle"_s);
    m_subtitle->setProperty("isSecondary", true);
    m_continue->setObjectName(u"continueGame"_s);
    m_continue->setProperty("isPrimary", true);
    m_continue->setProperty("isRow", true);
    m_continue->hide();
    connect(m_continue, &QPushButton::clicked, this, &StartPage::continued);
    connect(m_saved, &SavedGames::chosen, this, &StartPage::savedGameChosen);
    connect(m_saved, &SavedGames::removeRequested, this, &StartPage::savedGameUnwanted);

    m_steps->setObjectName(u"firstSteps"_s);
    m_steps->setTextFormat(Qt::PlainText);
    m_steps->setWordWrap(true);
    m_steps->setProperty("isSecondary", true);
    for (QLabel *heading : {m_goOnHeading, m_stepsHeading}) {
        heading->setTextFormat(Qt::PlainText);
        heading->setProperty("isHeading", true);
    }
    m_subtitle->setWordWrap(true);
    auto *content = new QWidget;
    auto *layout = new QGridLayout(content);
    layout->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    layout->setHorizontalSpacing(pageMargin);
    layout->setVerticalSpacing(gap);
    layout->addWidget(m_lostWork, 0, 0, 1, 2);
    layout->addWidget(makeSide(), 1, 0);
    layout->addLayout(makeShelves(), 1, 1);
    layout->setColumnStretch(1, 1);
    layout->setRowStretch(1, 1);

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

/// What one can do, and the games that go on.
QWidget *StartPage::makeSide()
{
    m_side = new QWidget;
    auto *layout = new QVBoxLayout(m_side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    m_buttons->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_subtitle);
    layout->addSpacing(8);
    layout->addWidget(m_goOnHeading);
    layout->addWidget(m_continue);
    layout->addWidget(m_saved);
    layout->addSpacing(8);
    layout->addLayout(m_buttons);
    layout->addSpacing(8);
    layout->addWidget(m_stepsHeading);
    layout->addWidget(m_steps);
    layout->addStretch(1);
    return m_side;
}

/// What comes with the program side by side; below it what is one's own.
QLayout *StartPage::makeShelves()
{
    auto *rows = new QVBoxLayout;
    rows->setSpacing(gap);
    auto *first = new QHBoxLayout;
    first->setSpacing(pageMargin);
    for (LevelShelf *shelf : {m_campaigns, m_shipped}) {
        first->addWidget(shelf, 1, Qt::AlignTop);
    }
    rows->addLayout(first);
    rows->addWidget(m_own, 1);
    rows->addWidget(m_recent, 1);
    return rows;
}

/// As large as the shelves fit into the page, so that all of them are seen at once, if there is room for that.
void StartPage::fitCards()
{
    const int side = qBound(narrowestSide, width() * 23 / 100, widestSide);
    m_side->setFixedWidth(side);
    m_saved->setTextWidth(side - 2 * buttonPadding);
    showUnderWay();
    const QList<LevelShelf *> rows{m_shipped->isEmpty() ? m_campaigns : m_shipped, m_own, m_recent};
    int height = this->height() - 2 * pageMargin - gap * int(rows.size() - 1);
    height -= m_lostWork->isHidden() ? 0 : m_lostWork->sizeHint().height() + gap;
    int withCards = 0;
    for (const LevelShelf *row : rows) {
        height -= row->heightBeside();
        withCards += row->isEmpty() ? 0 : 1;
    }
    const int half = (width() - side - 4 * pageMargin) / 2 - cardFrame;
    const int most = qMin(tallestPicture, half * 3 / 4);
    const int tall = qBound(lowestPicture, height / qMax(1, withCards), qMax(lowestPicture, most)) / 3 * 3;
    if (tall != m_pictureHeight) {
        m_pictureHeight = tall;
        for (LevelShelf *shelf : m_shelves) {
            shelf->setPictureSize({tall * 4 / 3, tall});
        }
        m_thumbnails.setPictureSize({tall * 4 / 3, tall});
        requestPictures();
    }
}

void StartPage::requestPictures()
{
    QStringList wanted;
    for (const LevelShelf *shelf : m_shelves) {
        wanted += shelf->paths();
    }
    wanted.removeDuplicates();
    m_thumbnails.request(wanted);
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitCards();
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

void StartPage::setUnderWay(const QString &levelName)
{
    m_underWay = levelName;
    showUnderWay();
    setFocusProxy(levelName.isEmpty() ? static_cast<QWidget *>(&m_campaigns->list()) : m_continue);
    retranslate();
}

/// There is one first choice: to go on if there is a game, else to begin one.
void StartPage::showUnderWay()
{
    const bool goesOn = !m_underWay.isEmpty();
    m_continue->setVisible(goesOn);
    m_goOnHeading->setVisible(goesOn || m_saved->hasGames());
    const bool isNew = !goesOn && !m_saved->hasGames() && m_recent->isEmpty();
    m_stepsHeading->setVisible(isNew);
    m_steps->setVisible(isNew);
    const int space = m_side->width() - 2 * buttonPadding;
    const QString name = m_continue->fontMetrics().elidedText(m_underWay, Qt::ElideRight, space - m_continueWidth);
    m_continue->setText(tr("&Continue: %1").arg(QString(name).replace(u'&', u"&&"_s)));
    if (m_first && m_first->property("isPrimary").toBool() == goesOn) {
        m_first->setProperty("isPrimary", !goesOn);
        m_first->setIcon(goesOn ? m_firstIcon : QIcon()); // icons are made for dark buttons
        m_first->style()->unpolish(m_first);
        m_first->style()->polish(m_first);
    }
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
    m_goOnHeading->setText(tr("Continue"));
    m_stepsHeading->setText(tr("First steps"));
    m_steps->setText(tr("Play a level: click its card, then walk with the arrow keys or by clicking a cell.")
                     + u"\n\n"_s + tr("Follow a campaign: each victory opens its next level.") + u"\n\n"_s
                     + tr("Draw your own with New level, and play it at any moment."));
    m_continueWidth = m_continue->fontMetrics().horizontalAdvance(tr("&Continue: %1").remove(u"%1"_s));
    m_continue->setAccessibleName(tr("Continue the game"));
    showUnderWay();
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

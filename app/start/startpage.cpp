#include "app/start/startpage.h"

#include "app/cards/levelshelf.h"
#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"
#include "app/start/showcase.h"
#include "app/start/startside.h"
#include "app/widgets/panelcycle.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"

#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int restMs = 100;
constexpr int pageMargin = 24;
constexpr int columnGap = 16;
constexpr int cardFrame = 40; // in addition to its picture, with a scroll bar
constexpr int lowestPicture = 90;
/// The pictures are scaled so that this many cards fit into the first row; further cards are scrolled to.
constexpr qsizetype mostWholeCards = 4;
constexpr int tallestPicture = 300;
/// Heights of the large picture, and its share of the page's height in percent.
constexpr int lowestShowcase = 150;
constexpr int tallestShowcase = 560;
constexpr int showcaseShare = 30;

/// Returns a path with a tilde for the home folder.
QString shownPath(const QString &path)
{
    const QString home = QDir::homePath();
    return QDir::toNativeSeparators(path.startsWith(home + u'/') ? u'~' + path.sliced(home.size()) : path);
}

} // namespace

StartPage::StartPage(const CataloguePtr &catalogue, OwnFiles &ownFiles, QWidget *parent)
    : QWidget(parent), m_thumbnails(catalogue), m_proofs(catalogue), m_ownFiles(ownFiles),
      m_showcase(new Showcase(catalogue)), m_side(new StartSide(catalogue)), m_campaigns(addShelf(u"campaigns"_s)),
      m_shipped(addShelf(u"shippedLevels"_s)), m_own(addShelf(u"ownLevels"_s)), m_recent(addShelf(u"recentLevels"_s))
{
    setObjectName(u"startPage"_s);
    m_recent->setNewestFirst();
    setProperty("isPage", true);
    connect(m_side, &StartSide::continued, this, &StartPage::continued);
    connect(m_side, &StartSide::savedGameChosen, this, &StartPage::savedGameChosen);
    connect(m_side, &StartSide::savedGameUnwanted, this, &StartPage::savedGameUnwanted);
    connect(m_side, &StartSide::firstChoiceChanged, this, &StartPage::setFocusProxy);
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
        connect(&m_proofs, &CardProofs::played, shelf, &LevelShelf::showProof);
    }
    connect(&m_thumbnails, &Thumbnails::drawn, this, &StartPage::fitCards);
    connect(&m_proofs, &CardProofs::played, this, &StartPage::fitCards);
    m_resting.setSingleShot(true);
    m_resting.setInterval(restMs);
    connect(&m_resting, &QTimer::timeout, this, &StartPage::requestPictures);
    connect(&m_ownFiles, &OwnFiles::looked, this, [this] {
        if (m_isFilled) {
            fill(false);
            selectAwaited();
            m_awaited.clear();
        }
    });
    retranslateOnChange(*this, [this] { retranslate(); });
}

LevelShelf *StartPage::addShelf(const QString &name)
{
    auto *shelf = new LevelShelf(name);
    connect(shelf, &LevelShelf::chosen, this, &StartPage::chosen);
    connect(shelf, &LevelShelf::restartRequested, this, &StartPage::restartRequested);
    connect(shelf, &LevelShelf::actChosen, this, &StartPage::actChosen);
    shelf->offerActs();
    m_shelves.append(shelf);
    return shelf;
}

/// Makes the layout: the large picture on top, with the side bar over its left end; shelves of shipped files beside the
/// side bar; the user's files below.
QWidget *StartPage::makeContent()
{
    auto *content = new QWidget;
    m_grid = newLayout<QGridLayout>(content, pageMargin);
    m_grid->setHorizontalSpacing(pageMargin);
    m_grid->setVerticalSpacing(columnGap);
    m_grid->addWidget(m_showcase, 0, 0, 1, 2);
    m_firstRow = new QHBoxLayout;
    m_firstRow->setSpacing(pageMargin);
    for (LevelShelf *shelf : {m_campaigns, m_shipped}) {
        m_firstRow->addWidget(shelf, 1, Qt::AlignTop);
    }
    m_grid->addLayout(m_firstRow, 1, 1);
    m_lastRow = new QWidget;
    auto *last = newLayout<QHBoxLayout>(m_lastRow, 0, pageMargin);
    last->addWidget(m_own, 1);
    last->addWidget(m_recent, 1);
    placeRows(false);
    m_grid->setColumnStretch(1, 1);
    m_grid->setRowStretch(2, 1);
    return content;
}

/// Places the side bar, and the user's files below it or, if it is long, beside it.
void StartPage::placeRows(bool isSideLong)
{
    if (m_isSideLong == isSideLong) {
        return;
    }
    m_isSideLong = isSideLong;
    m_grid->removeWidget(m_side);
    m_grid->removeWidget(m_lastRow);
    m_grid->addWidget(m_side, 0, 0, isSideLong ? 3 : 2, 1);
    m_grid->addWidget(m_lastRow, 2, isSideLong ? 1 : 0, 1, isSideLong ? 1 : 2);
}

void StartPage::setActions(const QList<QAction *> &actions)
{
    m_side->setActions(actions);
}

void StartPage::refresh()
{
    m_isFilled = true;
    m_ownFiles.look();
    fill(true);
}

/// Returns the files of each shelf.
QList<QStringList> StartPage::wantedFiles() const
{
    const FoundFiles &found = m_ownFiles.found();
    return {campaignsToShow(found), shippedLevels(), found.levels, existingOpenedFiles(found)};
}

/// Fills shelves whose files have changed, or all; the shelf of the user's levels only once they are known.
void StartPage::fill(bool isAnew)
{
    const bool isFirst = !m_isWhole && m_ownFiles.found().hasLooked;
    m_isWhole = m_isWhole || isFirst;
    bool isOther = isAnew || isFirst;
    const QList<QStringList> files = wantedFiles();
    for (qsizetype i = 0; i < m_shelves.size(); ++i) {
        LevelShelf *shelf = m_shelves.at(i);
        if ((isAnew || isFirst || shelf->paths() != files.at(i)) && (m_isWhole || shelf != m_own)) {
            shelf->setLevels(files.at(i));
            isOther = true;
        }
    }
    if (isOther) {
        showShelves();
    }
}

void StartPage::showShelves()
{
    m_side->setKnown(!m_recent->isEmpty());
    fitCards();
    requestPictures();
}

bool StartPage::event(QEvent *event)
{
    if (event->type() == QEvent::WindowActivate && m_isFilled) {
        m_ownFiles.look();
    }
    return QWidget::event(event);
}

void StartPage::fileMoved(const QString &from, const QString &to)
{
    for (LevelShelf *shelf : m_shelves) {
        shelf->fileMoved(from, to);
    }
    m_ownFiles.levelMoved(from, to);
}

void StartPage::select(const QString &path)
{
    m_awaited = path;
    selectAwaited();
}

void StartPage::selectAwaited()
{
    QList<LevelShelf *> shelves = m_shelves; // the one that has the keyboard first
    const auto hasKeyboard = [this](LevelShelf *shelf) { return &shelf->list() == window()->focusWidget(); };
    const bool isKeyboardHere = std::stable_partition(shelves.begin(), shelves.end(), hasKeyboard) != shelves.begin();
    const auto shown = std::find_if(shelves.begin(), shelves.end(), [this](LevelShelf *shelf) {
        return !m_awaited.isEmpty() && shelf->select(m_awaited);
    });
    if (shown == shelves.end()) {
        return;
    }
    m_awaited.clear();
    if (isKeyboardHere) {
        (*shown)->list().setFocus();
    }
}

void StartPage::setUnderWay(const QString &name, const QString &howFar)
{
    m_side->setUnderWay(name, howFar);
}

void StartPage::setLastGame(std::optional<Game> game, const QString &name)
{
    m_showcase->setGame(std::move(game), name);
}

void StartPage::setKept(const GameLists &kept)
{
    m_thumbnails.setKept(kept);
    for (LevelShelf *shelf : m_shelves) {
        shelf->setSaves(kept.saves);
    }
    shareTextLines();
}

void StartPage::setSavedGames(const QList<SaveInfo> &games)
{
    m_side->setSavedGames(games);
}

/// Gives the texts of all cards the same number of lines, so that all cards have the same height.
void StartPage::shareTextLines()
{
    int most = 2;
    for (const LevelShelf *shelf : m_shelves) {
        most = qMax(most, shelf->textLines());
    }
    for (LevelShelf *shelf : m_shelves) {
        shelf->setLeastTextLines(most);
    }
}

/// Makes cards so large that all shelves fit into the page, if possible; the large picture takes the rest.
void StartPage::fitCards()
{
    shareTextLines();
    m_side->fitInto(width());
    m_showcase->setCovered(m_side->width());
    const int first = qMax(m_campaigns->heightBeside(), m_shipped->heightBeside());
    const int last = qMax(m_own->heightBeside(), m_recent->heightBeside());
    const int rowsWithCards = m_own->isEmpty() && m_recent->isEmpty() ? 1 : 2;
    const int room = height() - 2 * pageMargin - 2 * columnGap - first - last;
    const int least = qMax(lowestShowcase, height() * showcaseShare / 100);
    const int most = qMin(tallestPicture, widestPicture() * 3 / 4);
    const int tall = qBound(lowestPicture, (room - least) / rowsWithCards, qMax(lowestPicture, most)) / 3 * 3;
    const int showcase = qBound(lowestShowcase, room - rowsWithCards * tall, tallestShowcase);
    m_showcase->setFixedHeight(showcase);
    placeRows(m_side->sizeHint().height() > showcase + columnGap + first + tall);
    if (tall != m_pictureHeight) {
        m_pictureHeight = tall;
        for (LevelShelf *shelf : m_shelves) {
            shelf->setPictureSize({tall * 4 / 3, tall});
        }
        m_thumbnails.setPictureSize({tall * 4 / 3, tall});
        m_resting.start();
    }
    shareFirstRow();
}

/// Returns the picture width at which the cards of the first row fit side by side.
int StartPage::widestPicture() const
{
    const qsizetype cards =
        qMax<qsizetype>(1, m_campaigns->paths().size()) + qMax<qsizetype>(1, m_shipped->paths().size());
    return (width() - m_side->width() - 4 * pageMargin) / int(qMin(cards, mostWholeCards)) - cardFrame;
}

/// Returns the numbers of campaign cards and shipped level cards that are fully visible in the first row; at least one
/// of each.
QPair<int, int> StartPage::wholeCards() const
{
    const int shipped = qBound(1, int(m_shipped->paths().size()), int(mostWholeCards) / 2);
    const int campaigns = qBound(1, int(m_campaigns->paths().size()), int(mostWholeCards) - shipped);
    return {campaigns, qBound(1, int(m_shipped->paths().size()), int(mostWholeCards) - campaigns)};
}

/// Divides the width of the first row by the number of cards, so that no shelf is cut while the other has spare room.
void StartPage::shareFirstRow()
{
    const auto [campaigns, shipped] = wholeCards();
    m_firstRow->setStretchFactor(m_campaigns, m_campaigns->narrowest(campaigns));
    m_firstRow->setStretchFactor(m_shipped, m_shipped->narrowest(shipped));
}

void StartPage::requestPictures()
{
    m_resting.stop();
    if (!m_isWhole) {
        return;
    }
    QStringList wanted;
    for (const LevelShelf *shelf : m_shelves) {
        wanted += shelf->paths();
    }
    wanted.removeDuplicates();
    m_showcase->request();
    m_thumbnails.request(wanted);
    m_proofs.request(wanted);
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitCards();
    m_resting.start();
}

QList<QWidget *> StartPage::panels() const
{
    QList<QWidget *> panels = m_side->panels();
    for (LevelShelf *shelf : m_shelves) {
        panels.append(&shelf->list());
    }
    return panels;
}

/// Updates the tab order on each Tab, because parts of the page appear and disappear.
bool StartPage::focusNextPrevChild(bool isNext)
{
    orderTabs(panels());
    // Qt counts a page with a focus proxy as an additional stop, and would skip the widgets before it.
    QWidget *proxy = focusProxy();
    setFocusProxy(nullptr);
    const bool hasMoved = QWidget::focusNextPrevChild(isNext);
    setFocusProxy(proxy);
    return hasMoved;
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

void StartPage::retranslate()
{
    setAccessibleName(tr("Start page"));
    m_campaigns->setTexts(tr("Campaigns"), tr("No campaigns are installed."));
    m_shipped->setTexts(tr("Levels"), tr("No levels are installed."));
    m_own->setTexts(tr("Mine"), tr("Nothing here yet. Draw a level with “New level”; levels saved in %1 appear here.")
                                    .arg(shownPath(Settings::ownFolder())));
    m_recent->setTexts(tr("Recent"), tr("Nothing opened yet. Choose a level above, or drop a file on this window."));
}

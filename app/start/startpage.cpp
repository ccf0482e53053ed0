#include "app/start/startpage.h"

#include "app/cards/levelshelf.h"
#include "app/settings/knownlevels.h"
#include "app/settings/settings.h"
#include "app/start/showcase.h"
#include "app/start/startside.h"
#include "app/widgets/levelcard.h"
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
constexpr int pageMargin = LevelShelf::gutter;
constexpr int showcaseGap = 16;
constexpr int shelfRowGap = 8; ///< in addition to the room for a scroll bar
/// The heights of cards are multiples of three plus this, so that their pictures are exactly as wide as 4:3 demands.
constexpr int cardBase = 20;
constexpr int lowestCard = 146;
/// Columns are at least so wide.
constexpr int narrowestColumn = 224;
/// Cards of the only row of a page may be so much higher than their width demands, in percent.
constexpr int onlyRowShare = 140;
/// Heights of the large picture, and its share of the page's height in percent.
constexpr int lowestShowcase = 150;
constexpr int tallestShowcase = 620;
constexpr int showcaseShare = 30;

/// Returns a path with a tilde for the home folder, which labels do not break into lines.
QString shownPath(const QString &path)
{
    const QString home = QDir::homePath();
    const QString shown =
        QDir::toNativeSeparators(path.startsWith(home + u'/') ? u'~' + path.sliced(home.size()) : path);
    return QString(shown).replace(QDir::separator(), QString(QDir::separator()) + u'\u2060');
}

} // namespace

StartPage::StartPage(const CataloguePtr &catalogue, OwnFiles &ownFiles, QWidget *parent)
    : QWidget(parent), m_thumbnails(catalogue), m_proofs(catalogue), m_ownFiles(ownFiles),
      m_showcase(new Showcase(catalogue)), m_side(new StartSide(catalogue)), m_campaigns(addShelf(u"campaigns"_s)),
      m_shipped(addShelf(u"shippedLevels"_s)), m_own(addShelf(u"ownLevels"_s)), m_recent(addShelf(u"recentLevels"_s))
{
    setObjectName(u"startPage"_s);
    m_recent->setNewestFirst();
    m_own->setUpright();
    m_recent->setUpright();
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
        connect(shelf, &LevelShelf::pictureSizeChanged, this, [this] {
            if (largestPicture() != m_pictureSize) {
                m_resting.start();
            }
        });
    }
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
    shelf->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // columns are equally wide
    m_shelves.append(shelf);
    return shelf;
}

/// Makes the layout: the side bar, and beside it the large picture above two rows of shelves. Both rows have the same
/// columns; each column and the page end with a gap.
QWidget *StartPage::makeContent()
{
    auto *content = new QWidget;
    auto *columns = new QHBoxLayout(content);
    columns->setContentsMargins(pageMargin, pageMargin, 0, pageMargin);
    columns->setSpacing(pageMargin);
    columns->addWidget(m_side, 0);
    auto *rows = new QVBoxLayout;
    rows->setSpacing(0);
    auto *picture = new QHBoxLayout;
    picture->setContentsMargins(0, 0, LevelShelf::gutter, showcaseGap);
    picture->addWidget(m_showcase);
    rows->addLayout(picture);
    m_grid = new QGridLayout;
    m_grid->setSpacing(0);
    m_grid->setVerticalSpacing(shelfRowGap);
    rows->addLayout(m_grid);
    rows->addStretch(1);
    columns->addLayout(rows, 1);
    placeShelves(0);
    return content;
}

/// Returns the places of the shelves on a page whose columns are `width` pixels wide together. The two shelves of the
/// user's files have halves of a row, like the shelves above; if that is too little for one of them, they share the row
/// by their numbers of cards, an empty one last. If the other one has several cards, it has the whole width, and the
/// text of the empty one is a line below. The shelf of recent files may also be hidden.
StartPage::Places StartPage::wantedPlaces(int width) const
{
    Places places;
    const bool isOneEmpty = m_own->isEmpty() != m_recent->isEmpty();
    places.first = isOneEmpty && m_own->isEmpty() ? m_recent : m_own;
    places.columns = 2 * qMax(1, width / (2 * narrowestColumn));
    places.isAlone = m_recent->isEmpty() && m_side->hasGames();
    const int own = int(m_own->paths().size());
    const int recent = int(m_recent->paths().size());
    const int half = places.columns / 2;
    if (isOneEmpty || own + recent == 0) {
        places.ofFirst = places.isAlone || own + recent > 1 ? places.columns : half;
        return places;
    }
    if (own + recent <= places.columns) {
        places.ofFirst = own <= half && recent <= half ? half : own;
        return places;
    }
    const int least = qMax(1, places.columns / 3);
    const int most = places.columns - qMin(recent, least);
    places.ofFirst = qBound(qMin(own, least), places.columns * own / (own + recent), most);
    if (recent >= places.columns - own) {
        places.ofFirst = qMin(places.ofFirst, own); // no column is empty
    }
    return places;
}

void StartPage::placeShelves(int width)
{
    const Places places = wantedPlaces(width);
    if (places == m_places) {
        return;
    }
    m_places = places;
    const bool isApart = places.ofFirst == places.columns;
    LevelShelf *second = places.first == m_own ? m_recent : m_own;
    for (LevelShelf *shelf : m_shelves) {
        m_grid->removeWidget(shelf);
        shelf->setInline(isApart && shelf == second);
    }
    const auto add = [this](LevelShelf *shelf, int row, int column, int columns) {
        shelf->setShownCards(columns);
        m_grid->addWidget(shelf, row, column, 1, columns, Qt::AlignTop);
    };
    for (int column = 0; column < qMax(places.columns, m_grid->columnCount()); ++column) {
        m_grid->setColumnStretch(column, column < places.columns ? 1 : 0);
    }
    const int half = places.columns / 2;
    add(m_campaigns, 0, 0, half);
    add(m_shipped, 0, half, half);
    add(places.first, 1, 0, places.ofFirst);
    add(second, isApart ? 2 : 1, isApart ? 0 : places.ofFirst,
        isApart ? places.columns : places.columns - places.ofFirst);
    m_recent->setVisible(!places.isAlone);
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

void StartPage::setUnderWay(const QString &name, const QString &howFar, const std::optional<Game> &game)
{
    m_side->setUnderWay(name, howFar, game);
    fitCards();
}

void StartPage::setKept(const GameLists &kept)
{
    m_thumbnails.setKept(kept);
    for (LevelShelf *shelf : m_shelves) {
        shelf->setSaves(kept.saves);
    }
}

void StartPage::setSavedGames(const QList<SaveInfo> &games)
{
    m_side->setSavedGames(games);
    fitCards();
}

/// Makes cards so high that all shelves fit into the page, if possible; the large picture takes the rest.
void StartPage::fitCards()
{
    m_side->fitInto({width(), height() - 2 * pageMargin});
    const int row = width() - 2 * pageMargin - m_side->width();
    placeShelves(row);
    const int column = row / m_places.columns;
    const bool isApart = m_places.ofFirst == m_places.columns;
    const int first = qMax(m_campaigns->heightBeside(row / 2), m_shipped->heightBeside(row / 2));
    const int ofFirst = column * m_places.ofFirst;
    const int ofSecond = isApart ? row : row - ofFirst;
    LevelShelf *second = m_places.first == m_own ? m_recent : m_own;
    const int below = m_places.isAlone ? 0 : shelfRowGap + second->heightBeside(row);
    const int last = isApart ? m_places.first->heightBeside(row) + below
                             : qMax(m_places.first->heightBeside(ofFirst), second->heightBeside(ofSecond));
    const int rowsWithCards = m_own->isEmpty() && m_recent->isEmpty() ? 1 : 2;
    const int room = height() - 2 * pageMargin - showcaseGap - shelfRowGap - first - last;
    const int least = qMax(lowestShowcase, height() * showcaseShare / 100);
    const int natural = LevelCard::naturalHeight(column - LevelShelf::gutter, m_campaigns->list().font());
    const int most = qMax(lowestCard, rowsWithCards == 1 ? natural * onlyRowShare / 100 : natural);
    const int card = qBound(lowestCard, (room - least) / rowsWithCards, most);
    const int height = cardBase + (card - cardBase) / 3 * 3;
    const int before = m_showcase->height();
    m_showcase->setFixedHeight(qBound(lowestShowcase, room - rowsWithCards * height, tallestShowcase));
    if (m_isWhole && m_showcase->height() != before) {
        m_resting.start();
    }
    for (LevelShelf *shelf : m_shelves) {
        shelf->setCardHeight(height);
    }
}

/// Returns the size of the largest picture of a card.
QSize StartPage::largestPicture() const
{
    QSize largest;
    for (const LevelShelf *shelf : m_shelves) {
        if (!shelf->isEmpty()) {
            largest = largest.expandedTo(shelf->pictureSize());
        }
    }
    return largest;
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
    m_pictureSize = largestPicture();
    m_thumbnails.setPictureSize(m_pictureSize);
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
    m_recent->setTexts(tr("Recent"),
                       tr("Levels and campaigns that you open appear here. You can also drop a file on this window."));
    QMetaObject::invokeMethod(this, &StartPage::fitCards, Qt::QueuedConnection); // its children change after it
}

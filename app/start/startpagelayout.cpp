// How the start page is laid out: what one can do beside shelves that are all seen at once.

#include "app/start/levelshelf.h"
#include "app/start/savedgames.h"
#include "app/start/startpage.h"
#include "app/widgets/brokenlines.h"
#include "editor/levels/lostworkbar.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/styled.h"
#include "editor/wording/mnemonics.h"
#include "editor/wording/plaintip.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>

using namespace Qt::StringLiterals;

namespace {

constexpr int pageMargin = 24;
constexpr int columnGap = 16;
constexpr int narrowestSide = 248;
constexpr int widestSide = 400;
constexpr int buttonPadding = 16; // with the border
constexpr int iconGap = 8;
constexpr int cardFrame = 40; // beside its picture, with a scroll bar
constexpr int lowestPicture = 90;
constexpr int tallestPicture = 300;

/// Icons are made for buttons that are dark or light; this is for one of the color of the first choice.
QIcon onAccent(const QIcon &icon)
{
    return QIcon(icon.pixmap(QSize(64, 64), QIcon::Selected));
}

} // namespace

QWidget *StartPage::makeContent()
{
    auto *content = new QWidget;
    auto *layout = newLayout<QGridLayout>(content, pageMargin);
    layout->setHorizontalSpacing(pageMargin);
    layout->setVerticalSpacing(columnGap);
    layout->addWidget(m_lostWork, 0, 0, 1, 2);
    layout->addWidget(makeSide(), 1, 0);
    layout->addLayout(makeShelves(), 1, 1);
    layout->setColumnStretch(1, 1);
    layout->setRowStretch(1, 1);
    return content;
}

/// The column with what one can do, and the games that go on.
QWidget *StartPage::makeSide()
{
    m_side = new QWidget;
    auto *layout = newLayout<QVBoxLayout>(m_side, 0, 8);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_subtitle);
    layout->addSpacing(8);
    layout->addWidget(m_goOnHeading);
    layout->addWidget(m_continue);
    layout->addWidget(m_saved);
    layout->addSpacing(8);
    m_begin = new QWidget;
    m_begin->setLayout(m_buttons);
    layout->addWidget(m_begin);
    layout->addSpacing(8);
    layout->addWidget(m_stepsHeading);
    layout->addWidget(m_steps);
    layout->addStretch(1);
    return m_side;
}

/// Shelves of what comes with the program side by side; below them one's own.
QLayout *StartPage::makeShelves()
{
    auto *rows = new QVBoxLayout;
    rows->setSpacing(columnGap);
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

/// The letter is one of a menu: here the menu bar has those. Names of levels in it may be long.
void StartPage::showChoice(QPushButton *button, const QAction &action)
{
    const QString text = unmarked(action.text());
    const int space = m_side->width() - 2 * buttonPadding - button->iconSize().width() - iconGap;
    button->ensurePolished();
    const QString shown = button->fontMetrics().elidedText(text, Qt::ElideRight, space);
    button->setText(shown);
    button->setAccessibleName(text);
    button->setToolTip(shown == text ? action.toolTip() : plainTip(text));
}

/// Makes cards as large as the shelves fit into the page, so that all of them are seen at once, if there is room for
/// that.
void StartPage::fitCards()
{
    const int least = qMax(narrowestSide, m_title->sizeHint().width());
    const int side = qBound(least, width() * 23 / 100, qMax(least, widestSide));
    m_side->setFixedWidth(side);
    m_saved->setTextWidth(side - 2 * buttonPadding);
    showUnderWay();
    for (const auto &[button, action] : std::as_const(m_choices)) {
        showChoice(button, *action);
    }
    const QList<LevelShelf *> rows{m_shipped->isEmpty() ? m_campaigns : m_shipped, m_own, m_recent};
    int height = this->height() - 2 * pageMargin - columnGap * int(rows.size() - 1);
    height -= m_lostWork->isHidden() ? 0 : m_lostWork->sizeHint().height() + columnGap;
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
        m_resting.start();
    }
}

void StartPage::requestPictures()
{
    m_resting.stop();
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

/// There is one first choice, which Enter takes: to go on if there is a game, else to begin one.
void StartPage::showUnderWay()
{
    const bool goesOn = !m_underWay.isEmpty();
    m_continue->setVisible(goesOn);
    m_goOnHeading->setVisible(goesOn || m_saved->hasGames());
    const bool isNew = !goesOn && !m_saved->hasGames() && m_recent->isEmpty();
    m_stepsHeading->setVisible(isNew);
    m_steps->setVisible(isNew);
    showNameUnderWay();
    m_saved->setPrimary(!goesOn);
    const bool isFirst = !goesOn && !m_saved->newest();
    if (m_first) {
        m_first->setIcon(isFirst ? onAccent(m_firstIcon) : m_firstIcon);
        setStyled(m_first, "isPrimary", isFirst);
    }
    setFocusProxy(goesOn ? m_continue : isFirst ? m_first : m_saved->newest());
}

void StartPage::showNameUnderWay()
{
    const int space = m_side->width() - 2 * buttonPadding;
    const QFontMetrics metrics = m_continue->fontMetrics();
    const QString name = tr("&Continue: %1").arg(withoutMnemonics(m_underWay));
    QStringList lines = brokenLines(name, metrics, space + metrics.horizontalAdvance(u'&'), 2);
    QStringList spoken{unmarked(tr("&Continue: %1")).arg(m_underWay)};
    if (!m_howFar.isEmpty()) {
        lines.append(withoutMnemonics(metrics.elidedText(m_howFar, Qt::ElideRight, space)));
        spoken.append(m_howFar);
    }
    m_continue->setText(lines.join(u'\n'));
    m_continue->setAccessibleName(spoken.join(u", "_s));
}

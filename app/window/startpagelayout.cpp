// How the start page is laid out: what one can do beside shelves that are all seen at once.

#include "app/window/levelshelf.h"
#include "app/window/savedgames.h"
#include "app/window/startpage.h"
#include "editor/panels/lostworkbar.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QStyle>

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

} // namespace

QWidget *StartPage::makeContent()
{
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
    return content;
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

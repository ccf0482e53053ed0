#include "app/window/endscreen.h"

#include "editor/wording/savefault.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace {

/// For so many milliseconds arrow keys are still meant for the game: longer than a held key takes to repeat first.
constexpr int arrowPause = 700;
/// What comes sooner after the last one is taken for a key that repeats: systems do not always say so.
constexpr int repeatPause = 150;

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

void setStyled(QWidget *widget, const char *property, bool value)
{
    widget->setProperty(property, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

QLabel *centered(const QString &name, bool isSecondary)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setProperty("isSecondary", isSecondary);
    return label;
}

} // namespace

EndScreen::EndScreen(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"endScreen"_s);
    auto *card = new QWidget;
    card->setObjectName(u"endCard"_s);
    card->setAttribute(Qt::WA_StyledBackground);
    card->setFixedWidth(528);
    auto *outer = new QGridLayout(this);
    outer->addWidget(card, 0, 0, Qt::AlignCenter);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->setSpacing(12);
    m_title = centered(u"endTitle"_s, false);
    m_story = centered(u"endStory"_s, true);
    m_facts = centered(u"endFacts"_s, false);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_facts->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(m_title);
    layout->addWidget(m_story);
    layout->addWidget(m_facts);
    m_place = centered(u"endPlace"_s, true);
    layout->addWidget(m_place);
    layout->addSpacing(8);
    m_buttons = new QWidget;
    auto *grid = new QGridLayout(m_buttons);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(8);
    m_next = addButton(u"endNext"_s);
    m_again = addButton(u"endAgain"_s);
    m_same = addButton(u"endSameSeed"_s);
    m_edit = addButton(u"endEdit"_s);
    grid->addWidget(m_next, 0, 0, 1, 2);
    grid->addWidget(m_again, 1, 0, 1, 2);
    grid->addWidget(m_same, 2, 0);
    grid->addWidget(m_edit, 2, 1);
    grid->addWidget(makeSummaryButtons(), 3, 0, 1, 2);
    layout->addWidget(m_buttons);
    connect(m_again, &QPushButton::clicked, this, &EndScreen::playAgain);
    connect(m_same, &QPushButton::clicked, this, &EndScreen::playSameSeed);
    connect(m_edit, &QPushButton::clicked, this, &EndScreen::editLevel);
    connect(m_next, &QPushButton::clicked, this, &EndScreen::playNext);
    retranslate();
    hide();
}

/// What can be done with the game that is over.
QWidget *EndScreen::makeSummaryButtons()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    m_copy = addButton(u"endCopy"_s);
    m_save = addButton(u"endSave"_s);
    m_scores = addButton(u"endScores"_s);
    for (QPushButton *button : {m_copy, m_save, m_scores}) {
        button->setProperty("isQuiet", true);
        layout->addWidget(button);
    }
    connect(m_copy, &QPushButton::clicked, this, &EndScreen::copySummary);
    connect(m_save, &QPushButton::clicked, this, &EndScreen::saveSummary);
    connect(m_scores, &QPushButton::clicked, this, &EndScreen::showScores);
    return row;
}

QPushButton *EndScreen::addButton(const QString &name)
{
    auto *button = new QPushButton;
    button->setObjectName(name);
    button->setAutoDefault(true);
    button->installEventFilter(this);
    return button;
}

void EndScreen::showEnd(const RunSummary &summary, const CataloguePtr &catalogue, const Offer &offer)
{
    m_summary = summary;
    m_catalogue = catalogue;
    m_offer = offer;
    const bool offersNext = offer.hasNext && summary.hasWon;
    m_next->setVisible(offersNext);
    setStyled(m_title, "hasWon", summary.hasWon);
    m_scores->setVisible(!offer.isTest);
    retranslate();
    show();
    raise();
    m_sinceEnd.start();
    m_sinceArrow.start();
    m_isHeld = true;
    QPushButton *first = offersNext ? m_next : m_again;
    makePrimary(first);
    first->setFocus();
}

void EndScreen::makePrimary(const QPushButton *button)
{
    for (QPushButton *choice : choices()) {
        setStyled(choice, "isPrimary", choice == button);
    }
}

bool EndScreen::isHeldBack(const QKeyEvent &arrow)
{
    const bool follows = m_sinceArrow.restart() < repeatPause;
    m_isHeld = m_isHeld && (follows || m_sinceEnd.elapsed() < arrowPause);
    return m_isHeld || arrow.isAutoRepeat();
}

bool EndScreen::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        makePrimary(qobject_cast<QPushButton *>(watched));
    } else if (event->type() == QEvent::FocusOut && isVisible() && window()->isActiveWindow()) {
        makePrimary(nullptr);
    } else if (event->type() == QEvent::KeyPress && isArrow(static_cast<QKeyEvent *>(event)->key())) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (!isHeldBack(key)) {
            goOn(key.key() == Qt::Key_Left || key.key() == Qt::Key_Up ? -1 : 1);
        }
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void EndScreen::goOn(int step)
{
    QList<QPushButton *> shown = choices();
    shown.removeIf([](const QPushButton *button) { return !button->isVisible(); });
    const auto focused = qobject_cast<QPushButton *>(focusWidget());
    const qsizetype place = shown.indexOf(focused) + step;
    shown[qBound<qsizetype>(0, place, shown.size() - 1)]->setFocus(Qt::TabFocusReason);
}

void EndScreen::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void EndScreen::retranslate()
{
    setAccessibleName(tr("End of the game"));
    m_title->setText(m_summary.hasWon ? tr("The maze is yours") : tr("The lantern is out"));
    m_story->setText(storyText());
    m_facts->setText(factsOf(m_summary));
    m_place->setText(placeText());
    m_place->setVisible(m_offer.place >= 0);
    m_again->setText(tr("Play &again"));
    m_again->setToolTip(tr("The same level with another seed"));
    m_same->setText(tr("&Same seed"));
    m_same->setToolTip(tr("The same game from its beginning"));
    m_edit->setText(m_offer.isTest ? tr("Back to the &editor") : tr("&Edit this level"));
    m_next->setText(tr("&Next level"));
    m_copy->setText(tr("&Copy"));
    m_copy->setToolTip(tr("Copies a summary of this game as text"));
    m_save->setText(tr("Sa&ve…"));
    m_save->setToolTip(tr("Saves a summary of this game as text"));
    m_scores->setText(tr("&Best games"));
    m_scores->setToolTip(tr("The best games under each set of rules"));
    for (QPushButton *button : choices()) {
        button->setAccessibleName(button->text().remove(u'&'));
    }
}

QString EndScreen::storyText() const
{
    if (!m_summary.killer.isEmpty()) {
        //: %1 is what killed the hero, such as "orc" or "spikes"
        return tr("Killed by: %1").arg(m_summary.killer);
    }
    if (m_summary.hasCharacter) {
        return m_summary.hasWon ? tr("You have done what you came for.") : tr("This maze keeps what it has caught.");
    }
    return m_summary.hasWon ? tr("Every treasure lies in your bag.") : tr("This maze keeps what it has caught.");
}

QString EndScreen::placeText() const
{
    return m_offer.place == 0 ? tr("Your best game under these rules")
                              : tr("Place %1 among your games under these rules").arg(m_offer.place + 1);
}

void EndScreen::copySummary()
{
    QApplication::clipboard()->setText(textOf(m_summary, *m_catalogue));
    m_copy->setText(tr("Copied"));
}

void EndScreen::saveSummary()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save a summary of the game"), u"mazewright.txt"_s,
                                                      tr("Text (*.txt);;All files (*)"));
    if (path.isEmpty()) {
        return;
    }
    if (const std::optional<SaveFault> fault = writeWhole(path, textOf(m_summary, *m_catalogue).toUtf8())) {
        QMessageBox::warning(this, tr("Save a summary of the game"), sentenceOf(*fault));
    }
}

void EndScreen::paintEvent(QPaintEvent *)
{
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.62F);
    QPainter(this).fillRect(rect(), veil);
}

#include "app/window/endscreen.h"

#include "app/window/eventtext.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
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
    layout->addWidget(m_buttons);
    connect(m_again, &QPushButton::clicked, this, &EndScreen::playAgain);
    connect(m_same, &QPushButton::clicked, this, &EndScreen::playSameSeed);
    connect(m_edit, &QPushButton::clicked, this, &EndScreen::editLevel);
    connect(m_next, &QPushButton::clicked, this, &EndScreen::playNext);
    retranslate();
    hide();
}

QPushButton *EndScreen::addButton(const QString &name)
{
    auto *button = new QPushButton;
    button->setObjectName(name);
    button->setAutoDefault(true);
    button->installEventFilter(this);
    return button;
}

void EndScreen::showEnd(const Game &game, bool hasNext, bool isTest)
{
    const World &world = game.world();
    m_hasWon = world.status() == Status::Won;
    m_isTest = isTest;
    m_isRealTime = world.isRealTime();
    m_gold = world.gold();
    m_steps = world.steps();
    m_timeMs = world.timeMs();
    m_seed = game.seed();
    const bool offersNext = hasNext && m_hasWon;
    m_next->setVisible(offersNext);
    setStyled(m_title, "hasWon", m_hasWon);
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
    for (QPushButton *choice : {m_next, m_again, m_same, m_edit}) {
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
    QList<QPushButton *> choices{m_next, m_again, m_same, m_edit};
    choices.removeIf([](const QPushButton *button) { return !button->isVisible(); });
    const auto focused = qobject_cast<QPushButton *>(focusWidget());
    const qsizetype place = choices.indexOf(focused) + step;
    choices[qBound<qsizetype>(0, place, choices.size() - 1)]->setFocus(Qt::TabFocusReason);
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
    const QLocale locale;
    setAccessibleName(tr("End of the game"));
    m_title->setText(m_hasWon ? tr("The maze is yours") : tr("The lantern is out"));
    m_story->setText(m_hasWon ? tr("Every treasure lies in your bag.") : tr("This maze keeps what it has caught."));
    const QString took = m_isRealTime ? tr("in %1 with %n step(s)", nullptr, m_steps).arg(clockText(m_timeMs))
                                      : tr("with %n step(s)", nullptr, m_steps);
    m_facts->setText(tr("%1 gold %2\nSeed %3").arg(locale.toString(m_gold), took).arg(m_seed));
    m_again->setText(tr("Play &again"));
    m_again->setToolTip(tr("The same level with another seed"));
    m_same->setText(tr("&Same seed"));
    m_same->setToolTip(tr("The same game from its beginning"));
    m_edit->setText(m_isTest ? tr("Back to the &editor") : tr("&Edit this level"));
    m_next->setText(tr("&Next level"));
    for (QPushButton *button : {m_again, m_same, m_edit, m_next}) {
        button->setAccessibleName(button->text().remove(u'&'));
    }
}

void EndScreen::paintEvent(QPaintEvent *)
{
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.62F);
    QPainter(this).fillRect(rect(), veil);
}

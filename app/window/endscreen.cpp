#include "app/window/endscreen.h"

#include "app/window/eventtext.h"
#include "editor/canvas/icon.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace {

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
    card->setFixedWidth(480);
    auto *outer = new QGridLayout(this);
    outer->addWidget(card, 0, 0, Qt::AlignCenter);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(32, 24, 32, 24);
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
    m_next = addButton(u"endNext"_s, {});
    m_again = addButton(u"endAgain"_s, {});
    m_same = addButton(u"endSameSeed"_s, u"restart"_s);
    m_edit = addButton(u"endEdit"_s, u"edit"_s);
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

QPushButton *EndScreen::addButton(const QString &name, const QString &icon)
{
    auto *button = new QPushButton;
    if (!icon.isEmpty()) {
        button->setIcon(programIcon(icon));
    }
    button->setObjectName(name);
    button->setAutoDefault(true);
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
    m_next->setProperty("isPrimary", true);
    m_again->setProperty("isPrimary", !offersNext);
    m_title->setProperty("hasWon", m_hasWon);
    for (QWidget *widget : {static_cast<QWidget *>(m_again), static_cast<QWidget *>(m_title)}) {
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
    }
    retranslate();
    show();
    raise();
    (offersNext ? m_next : m_again)->setFocus();
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

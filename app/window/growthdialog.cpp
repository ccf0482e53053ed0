#include "app/window/growthdialog.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int cardWidth = 400;
/// What comes sooner after the last key is taken for one that repeats: systems do not always say so.
constexpr int repeatPause = 150;

const QStringList choiceNames{u"chooseHp"_s, u"choosePower"_s, u"chooseDefense"_s};
constexpr std::array<int, GrowthDialog::choiceCount> letters{Qt::Key_H, Qt::Key_P, Qt::Key_D};

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

/// The place of the choice that a key names; -1 for none.
int placeOf(const QKeyEvent &key)
{
    if (key.key() >= Qt::Key_1 && key.key() < Qt::Key_1 + GrowthDialog::choiceCount) {
        return key.key() - Qt::Key_1;
    }
    const auto found = std::find(letters.begin(), letters.end(), key.key());
    return found == letters.end() ? -1 : int(found - letters.begin());
}

/// Keys that also walk in one of the presets.
bool isWalking(const QKeyEvent &key)
{
    return isArrow(key.key()) || key.key() == Qt::Key_H || key.key() == Qt::Key_D
           || key.modifiers().testFlag(Qt::KeypadModifier);
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

GrowthDialog::GrowthDialog(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"growthDialog"_s);
    auto *card = new QWidget;
    card->setObjectName(u"growthCard"_s);
    card->setAttribute(Qt::WA_StyledBackground);
    card->setFixedWidth(cardWidth);
    auto *outer = new QGridLayout(this);
    outer->addWidget(card, 0, 0, Qt::AlignCenter);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->setSpacing(8);
    m_title = centered(u"growthTitle"_s, false);
    m_story = centered(u"growthStory"_s, true);
    layout->addWidget(m_title);
    layout->addWidget(m_story);
    layout->addSpacing(8);
    for (int i = 0; i < choiceCount; ++i) {
        auto *button = new QPushButton;
        button->setObjectName(choiceNames.at(i));
        button->setAutoDefault(true);
        button->installEventFilter(this);
        button->setProperty("isChoice", true);
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT chosen(Growth(i)); });
        m_choices[std::size_t(i)] = button;
        layout->addWidget(button);
    }
    setFocusProxy(m_choices.front());
    retranslate();
    hide();
}

void GrowthDialog::showWorld(const World &world)
{
    const Character &character = world.character();
    const bool isAnother = isHidden() || character.choicesDue != m_due;
    m_due = world.status() == Status::Playing ? character.choicesDue : 0;
    if (m_due == 0) {
        hide();
        return;
    }
    const Rules &rules = world.rules();
    m_level = character.level - m_due + 1;
    m_steps = {Step{world.maxHp(heroId), world.maxHp(heroId) + rules.levelHp},
               Step{world.power(heroId), world.power(heroId) + rules.levelPower},
               Step{world.defense(heroId), world.defense(heroId) + rules.levelDefense}};
    retranslate();
    if (isAnother) {
        show();
        raise();
        m_sinceShown.start();
        m_sinceKey.start();
        m_choices.front()->setFocus();
    }
}

bool GrowthDialog::isStillWalking()
{
    const bool follows = m_sinceKey.restart() < repeatPause;
    return follows || m_sinceShown.elapsed() < walkingPause;
}

bool GrowthDialog::take(const QKeyEvent &key)
{
    const int place = placeOf(key);
    const bool isMeant = place >= 0 || isArrow(key.key()) || key.key() == Qt::Key_Escape;
    if (!isMeant || (key.modifiers() & ~Qt::KeypadModifier)) {
        return key.isAutoRepeat();
    }
    if (key.isAutoRepeat() || key.key() == Qt::Key_Escape || (isWalking(key) && isStillWalking())) {
        return true;
    }
    if (place >= 0) {
        Q_EMIT chosen(Growth(place));
    } else {
        goOn(key.key() == Qt::Key_Left || key.key() == Qt::Key_Up ? -1 : 1);
    }
    return true;
}

void GrowthDialog::goOn(int step)
{
    const auto focused = std::find(m_choices.begin(), m_choices.end(), focusWidget());
    const int place = focused == m_choices.end() ? 0 : int(focused - m_choices.begin()) + step;
    m_choices[std::size_t(std::clamp(place, 0, choiceCount - 1))]->setFocus(Qt::TabFocusReason);
}

bool GrowthDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        makePrimary(watched);
    } else if (event->type() == QEvent::ShortcutOverride && placeOf(*static_cast<QKeyEvent *>(event)) >= 0) {
        event->accept();
        return true;
    } else if (event->type() == QEvent::KeyPress && take(*static_cast<QKeyEvent *>(event))) {
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void GrowthDialog::makePrimary(const QObject *focused)
{
    for (QPushButton *button : m_choices) {
        button->setProperty("isPrimary", button == focused);
        button->style()->unpolish(button);
        button->style()->polish(button);
    }
}

void GrowthDialog::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void GrowthDialog::retranslate()
{
    const QLocale locale;
    setAccessibleName(tr("Choice of a new level"));
    m_title->setText(tr("Level %1").arg(locale.toString(m_level)));
    m_story->setText(m_due > 1 ? tr("You have grown. What do you gain? %n choice(s) wait.", nullptr, m_due)
                               : tr("You have grown. What do you gain?"));
    const QStringList names{tr("Hit points"), tr("Power"), tr("Defense")};
    const QStringList hints{tr("Keys 1 and H"), tr("Keys 2 and P"), tr("Keys 3 and D")};
    for (int i = 0; i < choiceCount; ++i) {
        QPushButton &button = *m_choices[std::size_t(i)];
        const Step &step = m_steps[std::size_t(i)];
        //: %1 is the key, %2 what grows, %3 what it is now, %4 what it will be
        button.setText(
            tr("%1    %2   %3 → %4")
                .arg(locale.toString(i + 1), names.at(i), locale.toString(step.from), locale.toString(step.to)));
        button.setAccessibleName(
            tr("%1 from %2 to %3").arg(names.at(i), locale.toString(step.from), locale.toString(step.to)));
        button.setToolTip(hints.at(i));
    }
}

void GrowthDialog::paintEvent(QPaintEvent *)
{
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.5F);
    QPainter(this).fillRect(rect(), veil);
}

#include "app/hud/growthdialog.h"

#include "app/keys/keymap.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const auto choiceNames = rowsFor<Growth>(u"chooseHp"_s, u"choosePower"_s, u"chooseDefense"_s);
constexpr auto growthLetters = rowsFor<Growth>(Qt::Key_H, Qt::Key_P, Qt::Key_D);

/// Returns the index of the choice of a key; -1 for other keys.
int placeOf(const QKeyEvent &key)
{
    const bool hasOther = (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0;
    const std::optional<int> digit = hasOther ? std::nullopt : digitOf(key);
    if (digit && *digit >= 1 && *digit <= GrowthDialog::choiceCount) {
        return *digit - 1;
    }
    if (key.modifiers() & ~Qt::KeypadModifier) {
        return -1;
    }
    const auto found = std::find(growthLetters.begin(), growthLetters.end(), key.key());
    return found == growthLetters.end() ? -1 : int(found - growthLetters.begin());
}

/// True for keys that walk in one of the presets, since players keep pressing them after changing their keys.
bool isUsualWalking(const QKeyEvent &key)
{
    return key.key() == Qt::Key_H || key.key() == Qt::Key_D || key.modifiers().testFlag(Qt::KeypadModifier);
}

} // namespace

int traitOf(Growth growth, const World &world)
{
    switch (growth) {
    case Growth::Hp:
        return world.maxHp(heroId);
    case Growth::Power:
        return world.power(heroId);
    case Growth::Defense:
        return world.defense(heroId);
    }
    return 0;
}

QString sentenceOf(Growth growth, int trait)
{
    const QString number = QLocale().toString(trait);
    switch (growth) {
    case Growth::Hp:
        return GrowthDialog::tr("Your hit points increase to %1.").arg(number);
    case Growth::Power:
        return GrowthDialog::tr("Your power increases to %1.").arg(number);
    case Growth::Defense:
        return GrowthDialog::tr("Your defense increases to %1.").arg(number);
    }
    return {};
}

GrowthDialog::GrowthDialog(QWidget *parent)
    : OverlayCard({.name = u"growthCard"_s, .width = 400, .spacing = 8, .veil = 0.5F}, parent),
      m_title(addText(u"growthTitle"_s)), m_story(addText(u"growthStory"_s, true))
{
    setObjectName(u"growthDialog"_s);
    content().addSpacing(8);
    for (int i = 0; i < choiceCount; ++i) {
        QPushButton *button = makeChoice(choiceNames.at(std::size_t(i)));
        button->setProperty("isChoice", true);
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT chosen(Growth(i)); });
        content().addWidget(button);
    }
    retranslate();
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
        open(choices().first());
    }
}

bool GrowthDialog::take(const QKeyEvent &key)
{
    const int place = placeOf(key);
    if (place < 0) {
        return OverlayCard::take(key) || key.isAutoRepeat() || key.key() == Qt::Key_Escape;
    }
    if (isUsualWalking(key) || walks(key) ? !isHeldBack(key.isAutoRepeat()) : !key.isAutoRepeat()) {
        Q_EMIT chosen(Growth(place));
    }
    return true;
}

bool GrowthDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && placeOf(*static_cast<QKeyEvent *>(event)) >= 0) {
        event->accept();
        return true;
    }
    const bool isClick = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (isClick && isHeldBack()) {
        return true; // the key may be meant for the game below the card
    }
    return OverlayCard::eventFilter(watched, event);
}

void GrowthDialog::retranslate()
{
    const QLocale locale;
    setAccessibleName(tr("Level-up"));
    m_title->setText(tr("Level %1").arg(locale.toString(m_level)));
    m_story->setText(m_due > 1 ? tr("You have leveled up. Choose what to improve. %n choice(s) left.", nullptr, m_due)
                               : tr("You have leveled up. Choose what to improve."));
    const auto names = rowsFor<Growth>(tr("Hit points"), tr("Power"), tr("Defense"));
    const auto hints = rowsFor<Growth>(tr("Keys 1 and H"), tr("Keys 2 and P"), tr("Keys 3 and D"));
    for (int i = 0; i < choiceCount; ++i) {
        QPushButton &button = *choices().at(i);
        const Step &step = m_steps[std::size_t(i)];
        //: %1 is the key, %2 what grows, %3 what it is now, %4 what it will be
        button.setText(
            tr("%1    %2   %3 → %4")
                .arg(locale.toString(i + 1), names.at(i), locale.toString(step.from), locale.toString(step.to)));
        //: said by screen readers: the same with a word for the arrow
        button.setAccessibleName(
            tr("%1: %2 from %3 to %4")
                .arg(locale.toString(i + 1), names.at(i), locale.toString(step.from), locale.toString(step.to)));
        button.setToolTip(hints.at(i));
    }
}

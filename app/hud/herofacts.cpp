#include "app/hud/herofacts.h"

#include "app/messages/herowords.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/styled.h"
#include "gamecore/rules/growth.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>

using namespace Qt::StringLiterals;

namespace {

/// Returns "4 = 2 + 2": the sum, the hero's own value, and the bonus of his items.
QString sumText(int sum, int base)
{
    const QLocale locale;
    return sum == base
               ? locale.toString(sum)
               : u"%1 = %2 + %3"_s.arg(locale.toString(sum), locale.toString(base), locale.toString(sum - base));
}

} // namespace

HeroFacts::HeroFacts(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"heroFacts"_s);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 6);
    m_hp = addFact(layout, u"hp"_s);
    m_hpBar = addBar(layout, u"hpBar"_s);
    m_statuses = namedLabel(u"statusesValue"_s, false);
    m_statuses->setWordWrap(true);
    layout->addWidget(m_statuses);
    layout->addSpacing(2);
    m_level = addFact(layout, u"heroLevel"_s);
    m_xp = addFact(layout, u"xp"_s);
    m_xpBar = addBar(layout, u"xpBar"_s);
    layout->addSpacing(2);
    m_power = addFact(layout, u"power"_s);
    m_defense = addFact(layout, u"defense"_s);
    retranslateOnChange(*this, [this] { retranslate(); });
}

HeroFacts::Fact HeroFacts::addFact(QVBoxLayout *layout, const QString &name)
{
    auto *line = new QHBoxLayout;
    const Fact fact{namedLabel(name + u"Caption"_s, true), namedLabel(name + u"Value"_s, false)};
    fact.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->addWidget(fact.caption);
    line->addWidget(fact.value, 1);
    layout->addLayout(line);
    return fact;
}

QProgressBar *HeroFacts::addBar(QVBoxLayout *layout, const QString &name)
{
    auto *bar = new QProgressBar;
    bar->setObjectName(name);
    bar->setTextVisible(false);
    layout->addWidget(bar);
    return bar;
}

void HeroFacts::showWorld(const World &world)
{
    const Character &character = world.character();
    const Numbers numbers{.hp = qMax(0, world.hero().hp),
                          .maxHp = world.maxHp(heroId),
                          .level = character.level,
                          .xp = character.xp,
                          .xpForNext = xpForNextLevel(world),
                          .power = world.power(heroId),
                          .basePower = character.basePower,
                          .defense = world.defense(heroId),
                          .baseDefense = character.baseDefense,
                          .statuses = world.hero().statuses};
    if (!(numbers == m_numbers)) {
        m_numbers = numbers;
        showNumbers();
    }
}

void HeroFacts::setShownStats(const ShownStats &shownStats)
{
    showFact(m_hp, shownStats.isHealth);
    m_hpBar->setVisible(shownStats.isHealth);
    for (const Fact &fact : {m_level, m_xp}) {
        showFact(fact, shownStats.isGrowth);
    }
    m_xpBar->setVisible(shownStats.isGrowth);
    for (const Fact &fact : {m_power, m_defense}) {
        showFact(fact, shownStats.isStrength);
    }
    m_hasShownStats = shownStats.isHealth || shownStats.isGrowth || shownStats.isStrength;
    showIfNeeded();
}

void HeroFacts::showIfNeeded()
{
    setVisible(m_hasShownStats || !statusesText(m_numbers.statuses).isEmpty());
}

void HeroFacts::showFact(const Fact &fact, bool isShown)
{
    fact.caption->setVisible(isShown);
    fact.value->setVisible(isShown);
}

void HeroFacts::showNumbers()
{
    const QLocale locale;
    showHp();
    m_level.value->setText(locale.toString(m_numbers.level));
    m_xp.value->setText(tr("%1 / %2").arg(locale.toString(m_numbers.xp), locale.toString(m_numbers.xpForNext)));
    m_xpBar->setRange(0, qMax(1, m_numbers.xpForNext));
    m_xpBar->setValue(qMin(m_numbers.xp, m_numbers.xpForNext));
    m_power.value->setText(sumText(m_numbers.power, m_numbers.basePower));
    m_defense.value->setText(sumText(m_numbers.defense, m_numbers.baseDefense));
    const QString statuses = statusesText(m_numbers.statuses);
    m_statuses->setText(statuses.isEmpty() ? QString() : tr("You are %1").arg(statuses));
    m_statuses->setVisible(!statuses.isEmpty());
    showIfNeeded();
}

void HeroFacts::showHp()
{
    const QLocale locale;
    const bool isLow = m_numbers.hp * lowPart <= m_numbers.maxHp;
    // A dead hero gets no warning.
    const bool isWarned = isLow && m_numbers.hp > 0;
    const bool isNearlyGone = m_numbers.hp * lowPart * 2 <= m_numbers.maxHp;
    //: hit points: what there is and what there could be
    m_hp.value->setText(tr("%1 / %2").arg(locale.toString(m_numbers.hp), locale.toString(m_numbers.maxHp)));
    m_hp.caption->setText(!isWarned ? tr("HP") : isNearlyGone ? tr("HP nearly gone!") : tr("HP low!"));
    setStyled(m_hpBar, "isLow", isLow);
    setStyled(m_hp.caption, "isDanger", isLow);
    setStyled(m_hp.value, "isDanger", isLow);
    m_hpBar->setRange(0, qMax(1, m_numbers.maxHp));
    m_hpBar->setValue(m_numbers.hp);
}

void HeroFacts::retranslate()
{
    setAccessibleName(tr("The hero"));
    m_level.caption->setText(tr("Level"));
    m_xp.caption->setText(tr("Experience"));
    m_power.caption->setText(tr("Power"));
    m_defense.caption->setText(tr("Defense"));
    m_hpBar->setAccessibleName(tr("Hit points"));
    m_xpBar->setAccessibleName(tr("Experience towards the next level"));
    m_hp.value->setToolTip(tr("Hit points"));
    m_xp.value->setToolTip(tr("Experience so far and needed for the next level"));
    m_power.value->setToolTip(tr("Power: your own plus gear"));
    m_defense.value->setToolTip(tr("Defense: your own plus gear"));
    showNumbers();
}

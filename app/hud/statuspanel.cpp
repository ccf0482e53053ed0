#include "app/hud/statuspanel.h"

#include "app/games/gametitle.h"
#include "app/messages/eventtext.h"
#include "app/messages/herowords.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/styled.h"
#include "gamecore/rules/growth.h"

#include <QAction>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QSlider>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 16;
constexpr int paceStep = 25;

/// True if there can be safe time, that is, if the hero comes back after a death.
bool canBeSafe(const Rules &rules)
{
    return rules.death == DeathRule::Respawn && (rules.clock == Clock::RealTime ? rules.safeMs : rules.safeTurns) > 0;
}

/// Returns "4 (2 + 2)": the sum, the hero's own value, and the bonus of his items.
QString sumText(int sum, int base)
{
    const QLocale locale;
    return sum == base
               ? locale.toString(sum)
               : u"%1 (%2 + %3)"_s.arg(locale.toString(sum), locale.toString(base), locale.toString(sum - base));
}

} // namespace

/// Experience, power and defense of the hero, as a part of the status panel; HeroPlate shows his other numbers. Shows
/// only the numbers selected by setShownStats().
class HeroFacts : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(HeroFacts)

public:
    explicit HeroFacts(QWidget *parent = nullptr);

    void showWorld(const World &world);
    /// Sets which numbers matter in the game; only these are shown. The widget is hidden if it has none to show.
    void setShownStats(const ShownStats &shownStats);

private:
    struct Numbers {
        int xp = 0;
        int xpForNext = 1;
        int power = 0;
        int basePower = 0;
        int defense = 0;
        int baseDefense = 0;

        friend bool operator==(const Numbers &, const Numbers &) = default;
    };
    struct Fact {
        QLabel *caption;
        QLabel *value;
    };
    Fact addFact(QVBoxLayout *layout, const QString &name);
    QProgressBar *addBar(QVBoxLayout *layout, const QString &name);
    static void showFact(const Fact &fact, bool isShown);
    void retranslate();
    void showNumbers();

    Fact m_xp;
    QProgressBar *m_xpBar;
    Fact m_power;
    Fact m_defense;
    Numbers m_numbers;
};

HeroFacts::HeroFacts(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"heroFacts"_s);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 6);
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
    const Numbers numbers{.xp = character.xp,
                          .xpForNext = xpForNextLevel(world),
                          .power = world.power(heroId),
                          .basePower = character.basePower,
                          .defense = world.defense(heroId),
                          .baseDefense = character.baseDefense};
    if (!(numbers == m_numbers)) {
        m_numbers = numbers;
        showNumbers();
    }
}

void HeroFacts::setShownStats(const ShownStats &shownStats)
{
    showFact(m_xp, shownStats.isGrowth);
    m_xpBar->setVisible(shownStats.isGrowth);
    for (const Fact &fact : {m_power, m_defense}) {
        showFact(fact, shownStats.isStrength);
    }
    setVisible(shownStats.isGrowth || shownStats.isStrength);
}

void HeroFacts::showFact(const Fact &fact, bool isShown)
{
    fact.caption->setVisible(isShown);
    fact.value->setVisible(isShown);
}

void HeroFacts::showNumbers()
{
    const QLocale locale;
    m_xp.value->setText(tr("%1 / %2").arg(locale.toString(m_numbers.xp), locale.toString(m_numbers.xpForNext)));
    m_xpBar->setRange(0, qMax(1, m_numbers.xpForNext));
    m_xpBar->setValue(qMin(m_numbers.xp, m_numbers.xpForNext));
    m_power.value->setText(sumText(m_numbers.power, m_numbers.basePower));
    m_defense.value->setText(sumText(m_numbers.defense, m_numbers.baseDefense));
}

void HeroFacts::retranslate()
{
    setAccessibleName(tr("The hero"));
    m_xp.caption->setText(tr("Experience"));
    m_power.caption->setText(tr("Power"));
    m_defense.caption->setText(tr("Defense"));
    m_xpBar->setAccessibleName(tr("Experience towards the next level"));
    m_xp.value->setToolTip(tr("Experience so far and needed for the next level"));
    m_power.value->setToolTip(tr("Power: the total (your own plus gear)"));
    m_defense.value->setToolTip(tr("Defense: the total (your own plus gear)"));
    showNumbers();
}

StatusPanel::StatusPanel(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"statusPanel"_s);
    setAttribute(Qt::WA_StyledBackground);
    auto *layout = newLayout<QVBoxLayout>(this, margin, 8);
    m_name = namedLabel(u"levelName"_s);
    m_name->setWordWrap(true);
    layout->addWidget(m_name);
    m_test = namedLabel(u"testPlay"_s, true);
    m_test->setWordWrap(true);
    m_test->hide();
    layout->addWidget(m_test);
    // Gold and treasure come first because they decide the victory; a small window shows no more.
    m_gold = addValue(layout, u"gold"_s);
    m_treasure = addValue(layout, u"treasure"_s);
    m_hero = new HeroFacts;
    layout->addWidget(m_hero);
    m_clock = addValue(layout, u"clock"_s);
    m_steps = addValue(layout, u"steps"_s);
    addSpeed(layout);
    addSafety(layout);
    layout->addStretch();
    m_keys = namedLabel(u"keysHint"_s, true);
    m_keys->setWordWrap(true);
    layout->addWidget(m_keys);
    m_foot = new QWidget(this);
    m_foot->setObjectName(u"statusFoot"_s);
    m_buttons = new QBoxLayout(QBoxLayout::TopToBottom, m_foot);
    m_buttons->setSpacing(8);
    m_buttons->setContentsMargins(margin, 8, margin, margin);
    retranslateOnChange(*this, [this] { retranslate(); });
}

StatusPanel::Value StatusPanel::addValue(QVBoxLayout *layout, const QString &name)
{
    auto *row = new QHBoxLayout;
    const Value value{namedLabel(name + u"Caption"_s, true), namedLabel(name + u"Value"_s)};
    value.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(value.caption);
    row->addWidget(value.value, 1);
    layout->addLayout(row);
    return value;
}

void StatusPanel::addSafety(QVBoxLayout *layout)
{
    m_safeCaption = namedLabel(u"safeCaption"_s, true);
    m_safeCaption->setWordWrap(true);
    m_safe = new QProgressBar;
    m_safe->setObjectName(u"safeBar"_s);
    m_safe->setTextVisible(false);
    for (QWidget *widget : {static_cast<QWidget *>(m_safeCaption), static_cast<QWidget *>(m_safe)}) {
        widget->hide();
        layout->addWidget(widget);
    }
}

void StatusPanel::addSpeed(QVBoxLayout *layout)
{
    auto *row = new QHBoxLayout;
    m_speedCaption = namedLabel(u"speedCaption"_s, true);
    m_speedValue = namedLabel(u"speedValue"_s);
    m_speedValue->setAlignment(Qt::AlignRight);
    row->addWidget(m_speedCaption);
    row->addWidget(m_speedValue, 1);
    layout->addLayout(row);
    m_speed = new QSlider(Qt::Horizontal);
    m_speed->setObjectName(u"speedSlider"_s);
    m_speed->setFocusPolicy(Qt::TabFocus);
    m_speed->setRange(PlaySession::slowest, PlaySession::fastest);
    m_speed->setSingleStep(5);
    m_speed->setPageStep(paceStep);
    connect(m_speed, &QSlider::valueChanged, this, &StatusPanel::showSpeed);
    connect(m_speed, &QSlider::valueChanged, this, &StatusPanel::speedChanged);
    m_speed->setValue(100);
    layout->addWidget(m_speed);
}

void StatusPanel::setActions(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = new QToolButton;
        button->setObjectName(action->objectName() + u"Button"_s);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setDefaultAction(action);
        m_buttons->addWidget(button);
    }
}

void StatusPanel::setWalkKeys(const QString &keys)
{
    m_walkKeys = keys;
    showWalkKeys();
}

void StatusPanel::showWalkKeys()
{
    //: %1 are keys, such as "W A S D"
    m_keys->setText(m_walkKeys.isEmpty() ? tr("Walk with the arrow keys or the keypad, or click a cell.")
                                         : tr("Walk with %1, or click a cell.").arg(m_walkKeys));
}

void StatusPanel::setSpeed(int percent)
{
    m_speed->setValue(percent);
}

void StatusPanel::showSpeed(int percent)
{
    m_speedValue->setText(tr("%1 %").arg(percent));
}

void StatusPanel::showGame(const Game &game)
{
    m_isRealTime = game.world().isRealTime();
    m_hasCharacter = hasCharacter(game.world());
    m_canBeSafe = canBeSafe(game.world().rules());
    m_shownStats = shownStatsOf(game.world());
    retranslate();
    showTurn(game);
    showRows();
}

void StatusPanel::setTest(bool isTest)
{
    m_isTest = isTest;
    m_test->setVisible(isTest);
    showRows();
}

void StatusPanel::setWatched()
{
    m_isWatched = true;
    showRows();
}

void StatusPanel::setCheating(bool isCheating)
{
    m_isCheating = isCheating;
    m_test->setText(isCheating ? tr("Test play: cheats are on") : tr("Test play"));
}

/// Hides rows that this kind of game does not use. Less important texts hide if the hero's facts need the room.
void StatusPanel::showRows()
{
    for (QWidget *widget : {static_cast<QWidget *>(m_speed), static_cast<QWidget *>(m_speedCaption),
                            static_cast<QWidget *>(m_speedValue)}) {
        widget->setVisible(m_isRealTime && !m_isTest && !m_isWatched);
    }
    m_foot->setVisible(!m_isTest && !m_isWatched);
    const QList<QToolButton *> buttons = m_foot->findChildren<QToolButton *>();
    if (auto *pause = m_foot->findChild<QWidget *>(u"pauseGameButton"_s)) {
        pause->setVisible(m_isRealTime);
    }
    m_hero->setShownStats(m_shownStats);
    m_keys->setVisible(!m_hasCharacter && !m_isWatched);
    setRowVisible(m_steps, !m_hasCharacter);
    m_buttons->setDirection(m_hasCharacter ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (QToolButton *button : buttons) {
        button->setToolButtonStyle(m_hasCharacter ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    }
    layout()->setSpacing(m_hasCharacter ? 5 : 8);
    // Numbers next to other facts are not headlines.
    for (QLabel *value : {m_gold.value, m_treasure.value, m_clock.value}) {
        setStyled(value, "isSmall", m_hasCharacter);
    }
    for (QWidget *widget : {static_cast<QWidget *>(m_safeCaption), static_cast<QWidget *>(m_safe)}) {
        QSizePolicy policy = widget->sizePolicy();
        policy.setRetainSizeWhenHidden(m_canBeSafe || !m_hasCharacter);
        widget->setSizePolicy(policy);
    }
}

void StatusPanel::showTurn(const Game &game)
{
    const World &world = game.world();
    m_name->setText(levelTitle(game));
    const ShownStats before = m_shownStats;
    addShownStats(world, m_shownStats);
    if (!(before == m_shownStats)) {
        m_hero->setShownStats(m_shownStats);
    }
    m_numbers = {world.gold(), world.treasureLeft(), world.timeMs(),
                 world.turn(), world.steps(),        world.stage().isDungeon ? world.stage().depth : 0};
    showNumbers();
    showSafety(world);
    m_hero->showWorld(world);
}

void StatusPanel::showNumbers()
{
    const QLocale locale;
    m_gold.value->setText(locale.toString(m_numbers.gold));
    m_treasure.value->setText(locale.toString(m_numbers.treasureLeft));
    m_clock.value->setText(m_isRealTime ? clockText(m_numbers.timeMs) : locale.toString(m_numbers.turn));
    m_steps.value->setText(locale.toString(m_numbers.steps));
    setRowVisible(m_gold, m_shownStats.isGold);
    setRowVisible(m_treasure, m_shownStats.isGold && (!m_hasCharacter || m_numbers.depth == 0));
}

void StatusPanel::setRowVisible(const Value &row, bool isVisible)
{
    row.caption->setVisible(isVisible);
    row.value->setVisible(isVisible);
}

void StatusPanel::showSafety(const World &world)
{
    const bool isSafe = world.safeLeft() > 0 && world.status() == Status::Playing;
    m_safe->setVisible(isSafe);
    m_safeCaption->setVisible(isSafe);
    if (isSafe) {
        m_safe->setMaximum(qMax(1, world.isRealTime() ? world.rules().safeMs : world.rules().safeTurns));
        m_safeLeft = int(world.safeLeft());
        m_safe->setValue(m_safeLeft);
        captionSafety();
    }
}

void StatusPanel::captionSafety()
{
    m_safeCaption->setText(m_isRealTime ? tr("Safe for %1 s").arg(QLocale().toString(m_safeLeft / 1000.0, 'f', 1))
                                        : tr("Safe for %n turn(s)", nullptr, m_safeLeft));
}

void StatusPanel::retranslate()
{
    setAccessibleName(tr("Status"));
    setCheating(m_isCheating);
    m_gold.caption->setText(tr("Gold"));
    m_treasure.caption->setText(tr("Treasure left"));
    m_clock.caption->setText(m_isRealTime ? tr("Time") : tr("Turn"));
    m_steps.caption->setText(tr("Steps"));
    m_speedCaption->setText(tr("Speed"));
    m_speed->setAccessibleName(tr("Speed of the game in percent"));
    m_speed->setToolTip(tr("How fast the monsters act"));
    m_safe->setAccessibleName(tr("Safe time left"));
    showWalkKeys();
    showSpeed(m_speed->value());
    showNumbers();
    captionSafety();
}

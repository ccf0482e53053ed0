#include "app/play/testpanel.h"

#include "app/games/playsession.h"
#include "editor/art/icon.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/section.h"
#include "gamecore/base/hasher.h"
#include "gamecore/base/rng.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSlider>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

constexpr int testMargin = 16;
constexpr int rowGap = 8;
constexpr int speedStep = 25;

QLabel *wrappedNote(const QString &name)
{
    QLabel *label = namedLabel(name, true);
    label->setWordWrap(true);
    return label;
}

/// Synchronizes a check box and an action in both directions; Qt only makes buttons from actions.
void keepAlike(QCheckBox *box, QAction *action)
{
    const auto show = [box, action] {
        box->setText(QString(action->text()).remove(u'&'));
        box->setToolTip(action->toolTip());
        box->setChecked(action->isChecked());
        box->setEnabled(action->isEnabled());
    };
    QObject::connect(action, &QAction::changed, box, show);
    QObject::connect(action, &QAction::toggled, box, &QCheckBox::setChecked);
    QObject::connect(box, &QCheckBox::clicked, action, &QAction::trigger);
    show();
}

} // namespace

TestPanel::TestPanel(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"testPanel"_s);
    setAttribute(Qt::WA_StyledBackground);
    auto *layout = newLayout<QVBoxLayout>(this, testMargin, rowGap);
    auto *grid = new QGridLayout;
    grid->setVerticalSpacing(rowGap);
    grid->setColumnStretch(1, 1);
    m_turn = addValue(*grid, 0, u"testTurn"_s, false);
    m_time = addValue(*grid, 1, u"testTime"_s, false);
    m_seed = addValue(*grid, 2, u"testSeed"_s, true);
    layout->addLayout(grid);
    addNextSeed(*layout);
    m_switches = new QVBoxLayout;
    m_switches->setSpacing(4);
    layout->addLayout(m_switches);
    m_cheats = wrappedNote(u"testCheats"_s);
    layout->addWidget(m_cheats);
    addSpeed(*layout);
    m_deeds = new QVBoxLayout;
    m_deeds->setSpacing(rowGap);
    layout->addLayout(m_deeds);
    auto *hash = new QWidget;
    m_hash = addValue(*newLayout<QGridLayout>(hash, 0, rowGap), 0, u"testHash"_s, true);
    m_details = new Section(u"testDetails"_s, false);
    m_details->add(hash);
    layout->addWidget(m_details);
    layout->addStretch();
    retranslateOnChange(*this, [this] { retranslate(); });
}

TestPanel::Value TestPanel::addValue(QGridLayout &grid, int row, const QString &name, bool canCopy)
{
    Value value{namedLabel(name + u"Caption"_s, true), namedLabel(name + u"Value"_s, false)};
    value.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    value.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid.addWidget(value.caption, row, 0);
    grid.addWidget(value.value, row, 1, 1, canCopy ? 1 : 2);
    if (canCopy) {
        value.copy = new QToolButton;
        value.copy->setObjectName(name + u"Copy"_s);
        value.copy->setIcon(programIcon(u"copy"_s));
        value.copy->setProperty("isQuiet", true);
        value.copy->setFocusPolicy(Qt::TabFocus);
        grid.addWidget(value.copy, row, 2);
        connect(value.copy, &QToolButton::clicked, this,
                [label = value.value] { QGuiApplication::clipboard()->setText(label->text()); });
    }
    return value;
}

void TestPanel::addNextSeed(QVBoxLayout &layout)
{
    m_nextCaption = namedLabel(u"nextSeedCaption"_s, true);
    m_next = new QLineEdit;
    m_next->setObjectName(u"nextSeed"_s);
    m_next->setMaxLength(longestSeed);
    m_hint = wrappedNote(u"nextSeedHint"_s);
    m_nextCaption->setBuddy(m_next);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_nextCaption), static_cast<QWidget *>(m_next), static_cast<QWidget *>(m_hint)}) {
        layout.addWidget(widget);
    }
    connect(m_next, &QLineEdit::textChanged, this, &TestPanel::showHint);
    connect(m_next, &QLineEdit::returnPressed, this, [this] {
        if (nextSeed()) {
            Q_EMIT playRequested();
        }
    });
}

void TestPanel::addSpeed(QVBoxLayout &layout)
{
    auto *row = new QHBoxLayout;
    m_speedCaption = namedLabel(u"testSpeedCaption"_s, true);
    m_speedValue = namedLabel(u"testSpeedValue"_s, false);
    m_speedValue->setAlignment(Qt::AlignRight);
    row->addWidget(m_speedCaption);
    row->addWidget(m_speedValue, 1);
    layout.addLayout(row);
    m_speed = new QSlider(Qt::Horizontal);
    m_speed->setObjectName(u"testSpeed"_s);
    m_speed->setFocusPolicy(Qt::TabFocus);
    m_speed->setRange(PlaySession::slowest, PlaySession::fastest);
    m_speed->setSingleStep(5);
    m_speed->setPageStep(speedStep);
    connect(m_speed, &QSlider::valueChanged, this, &TestPanel::showSpeed);
    connect(m_speed, &QSlider::valueChanged, this, &TestPanel::speedChanged);
    m_speed->setValue(100);
    layout.addWidget(m_speed);
}

void TestPanel::setActions(const QList<QAction *> &switches, const QList<QAction *> &deeds)
{
    for (QAction *action : switches) {
        auto *box = new QCheckBox;
        box->setObjectName(action->objectName() + u"Box"_s);
        box->setFocusPolicy(Qt::TabFocus);
        keepAlike(box, action);
        m_switches->addWidget(box);
    }
    for (QAction *action : deeds) {
        auto *button = new QToolButton;
        button->setObjectName(action->objectName() + u"TestButton"_s);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setDefaultAction(action);
        m_deeds->addWidget(button);
    }
}

void TestPanel::setSpeed(int percent)
{
    m_speed->setValue(percent);
}

void TestPanel::showSpeed(int percent)
{
    m_speedValue->setText(tr("%1 %").arg(percent));
}

void TestPanel::showGame(const Game &game)
{
    m_isRealTime = game.world().isRealTime();
    for (QWidget *widget :
         {static_cast<QWidget *>(m_time.caption), static_cast<QWidget *>(m_time.value), static_cast<QWidget *>(m_speed),
          static_cast<QWidget *>(m_speedCaption), static_cast<QWidget *>(m_speedValue)}) {
        widget->setVisible(m_isRealTime);
    }
    if (auto *pause = findChild<QWidget *>(u"pauseGameTestButton"_s)) {
        pause->setVisible(m_isRealTime);
    }
    m_seed.value->setText(QString::number(game.seed()));
    showWorld(game.world());
}

void TestPanel::showWorld(const World &world)
{
    m_turns = world.turn();
    m_timeMs = world.timeMs();
    m_hash.value->setText(hashText(world));
    showNumbers();
}

void TestPanel::showNumbers()
{
    const QLocale locale;
    m_turn.value->setText(locale.toString(m_turns));
    m_time.value->setText(tr("%1 s").arg(locale.toString(double(m_timeMs) / 1000, 'f', 1)));
}

QString TestPanel::hashText(const World &world)
{
    return ::hashText(world.hash());
}

void TestPanel::setCheating(bool isCheating)
{
    m_isCheating = isCheating;
    m_cheats->setText(isCheating ? tr("Cheats are on. A test play is not added to the best games, but you can watch it "
                                      "afterwards.")
                                 : tr("A test play is not added to the best games, but you can watch it afterwards."));
}

std::optional<std::uint64_t> TestPanel::nextSeed() const
{
    bool isNumber = false;
    const qulonglong number = m_next->text().trimmed().toULongLong(&isNumber);
    return isNumber && number <= largestSeed ? std::optional<std::uint64_t>(number) : std::nullopt;
}

void TestPanel::setNextSeed(std::uint64_t seed)
{
    m_next->setText(QString::number(seed));
}

void TestPanel::clearNextSeed()
{
    m_next->clear();
}

void TestPanel::showHint()
{
    const QString text = m_next->text();
    m_hint->setText(nextSeed()       ? tr("Press Enter to play it now.")
                    : text.isEmpty() ? tr("Leave empty for a random seed.")
                                     : tr("A seed is a whole number from 0 to %1.").arg(largestSeed));
}

void TestPanel::retranslate()
{
    setAccessibleName(tr("Test play"));
    m_turn.caption->setText(tr("Turn"));
    m_time.caption->setText(tr("Time"));
    m_seed.caption->setText(tr("Seed"));
    m_details->setTitle(tr("Details"));
    m_hash.caption->setText(tr("Hash"));
    m_hash.value->setToolTip(tr("Hash of the whole game state, as printed by headless play"));
    m_seed.copy->setAccessibleName(tr("Copy the seed"));
    m_hash.copy->setAccessibleName(tr("Copy the hash"));
    for (const Value &value : {m_seed, m_hash}) {
        value.copy->setToolTip(value.copy->accessibleName());
    }
    m_nextCaption->setText(tr("Seed of the next test play"));
    m_next->setAccessibleName(tr("Seed of the next test play"));
    m_next->setPlaceholderText(tr("random"));
    m_speedCaption->setText(tr("Speed"));
    m_speed->setAccessibleName(tr("Speed of the game in percent"));
    m_speed->setToolTip(tr("How fast the monsters act"));
    showHint();
    showSpeed(m_speed->value());
    showNumbers();
    setCheating(m_isCheating);
}

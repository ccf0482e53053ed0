#include "app/watch/transport.h"

#include "app/telling/differencetext.h"
#include "app/telling/eventtext.h"
#include "app/watch/markslider.h"
#include "editor/widgets/elidedlabel.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/newlayout.h"

#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int heldAfterMs = 350;
constexpr int heldEveryMs = 33;

QLabel *newText(const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

Transport::Transport(WatchedRun &run, Playback &playback, const WatchActions &actions, QWidget *parent)
    : FixedBar(u"transportBar"_s, parent), m_run(run), m_playback(playback), m_slider(new MarkSlider),
      m_moment(newText(u"momentText"_s)), m_speed(newText(u"watchSpeed"_s)), m_notice(new ElidedLabel)
{
    m_notice->setObjectName(u"watchNotice"_s);
    auto *content = new QWidget;
    auto *layout = newLayout<QVBoxLayout>(content, 0, 2);
    layout->addWidget(m_slider);
    layout->addWidget(makeRow(actions));
    content->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addWidget(content);
    connect(m_slider, &QSlider::valueChanged, &run, &WatchedRun::seek);
    connect(&run, &WatchedRun::begun, this, &Transport::begin);
    connect(&run, &WatchedRun::moved, this, &Transport::showMoment);
    connect(&playback, &Playback::changed, this, &Transport::showSpeed);
    keepTranslated(*this, [this] { retranslate(); });
}

QWidget *Transport::makeRow(const WatchActions &actions)
{
    auto *row = new QWidget;
    auto *layout = newLayout<QHBoxLayout>(row, 0, 2);
    for (QAction *action : {actions.start, actions.previousMark}) {
        addButton(*layout, action);
    }
    m_back = addButton(*layout, actions.back);
    addButton(*layout, actions.play);
    m_forward = addButton(*layout, actions.forward);
    for (QAction *action : {actions.nextMark, actions.end}) {
        addButton(*layout, action);
    }
    for (QToolButton *held : {m_back, m_forward}) {
        held->setAutoRepeat(true);
        held->setAutoRepeatDelay(heldAfterMs);
        held->setAutoRepeatInterval(heldEveryMs);
    }
    layout->addSpacing(8);
    layout->addWidget(m_moment);
    layout->addSpacing(12);
    layout->addWidget(m_notice, 1);
    addButton(*layout, actions.slower);
    layout->addWidget(m_speed);
    addButton(*layout, actions.faster);
    layout->addSpacing(8);
    addButton(*layout, actions.everything);
    addButton(*layout, actions.trail);
    layout->addSpacing(8);
    addButton(*layout, actions.takeOver)->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return row;
}

QToolButton *Transport::addButton(QLayout &row, QAction *action)
{
    auto *button = new QToolButton;
    button->setObjectName(action->objectName() + u"Button"_s);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoRaise(true);
    button->setDefaultAction(action);
    row.addWidget(button);
    return button;
}

bool Transport::isStepHeld() const
{
    return m_back->isDown() || m_forward->isDown();
}

void Transport::say(const QString &sentence)
{
    m_notice->setText(sentence);
}

void Transport::begin()
{
    m_slider->setRun(int(m_run.last()), m_run.timeline().marks());
    retranslate();
}

QString Transport::momentText() const
{
    if (m_run.isEmpty()) {
        return {};
    }
    const World &world = m_run.game().world();
    const QString time = world.isRealTime() ? tr("Time %1").arg(clockText(world.timeMs()))
                                            : tr("Turn %1").arg(QLocale().toString(world.turn()));
    //: %1 is such as "Turn 12", %2 a depth of a dungeon
    return world.stage().isDungeon ? tr("%1, depth %2").arg(time).arg(world.stage().depth) : time;
}

void Transport::showMoment()
{
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(int(m_run.at()));
    const QString text = momentText();
    m_moment->setText(text);
    m_slider->setAccessibleDescription(text);
}

void Transport::showSpeed()
{
    m_speed->setText(tr("%1×", "speed").arg(Playback::speedText(m_playback.speed())));
}

void Transport::retranslate()
{
    setWindowTitle(tr("Moments"));
    m_slider->setAccessibleName(tr("Moment"));
    m_slider->setToolTip(tr("The moments of this game: click or drag"));
    m_speed->setMinimumWidth(m_speed->fontMetrics().horizontalAdvance(u"1/8××"_s));
    m_speed->setAlignment(Qt::AlignCenter);
    m_speed->setToolTip(tr("Speed"));
    showSpeed();
    if (m_run.isEmpty()) {
        return;
    }
    m_notice->setText(noticeText());
    showMoment();
}

/// Whether what is seen is what happened.
QString Transport::noticeText() const
{
    const LoadedRun &loaded = m_run.loaded();
    if (loaded.difference) {
        return sentenceOf(*loaded.difference, *m_run.game().catalogue(), m_run.game().world().isRealTime());
    }
    return loaded.isOfOtherLevel ? tr("The level was changed since: it may have gone differently.") : QString();
}

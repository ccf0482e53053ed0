#include "app/watch/transport.h"

#include "app/messages/runtext.h"
#include "app/watch/marklegend.h"
#include "app/watch/markslider.h"
#include "app/watch/watchview.h"
#include "editor/art/fontsize.h"
#include "editor/widgets/elidedwidgets.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int heldAfterMs = 350;
constexpr int heldEveryMs = 33;
/// Height of the window in pixels from which the line of keys is shown.
constexpr int heightForKeys = 640;

QLabel *newText(const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

Transport::Transport(WatchedRun &run, Playback &playback, const WatchView &view, const WatchActions &actions,
                     QWidget *parent)
    : FixedBar(u"transportBar"_s, parent), m_run(run), m_playback(playback), m_view(view), m_slider(new MarkSlider),
      m_legend(new MarkLegend), m_moment(newText(u"momentText"_s)), m_speed(newText(u"watchSpeed"_s)),
      m_notice(new ElidedLabel), m_keyLine(new KeyLine)
{
    m_notice->setObjectName(u"watchNotice"_s);
    m_notice->setContentsMargins(8, 0, 8, 0);
    m_keyLine->setObjectName(u"watchKeyLine"_s);
    m_slider->setTipFunction([this](const RunMark &mark) { return tipOf(mark); });
    auto *content = new QWidget;
    auto *layout = newLayout<QVBoxLayout>(content, 0, 2);
    layout->addWidget(m_slider);
    layout->addWidget(makeRow(actions));
    layout->addWidget(m_notice);
    layout->addWidget(m_keyLine);
    content->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addWidget(content);
    connectRun();
    retranslateOnChange(*this, [this] { retranslate(); });
}

/// Connects the slider, whose value is changed only by the user: by mouse, wheel or keys.
void Transport::connectRun()
{
    const auto stop = [this] { m_playback.setPlaying(false); };
    connect(m_slider, &QSlider::sliderPressed, this, stop);
    connect(m_slider, &QSlider::actionTriggered, this, stop);
    connect(m_slider, &QSlider::valueChanged, this, stop);
    connect(m_slider, &QSlider::valueChanged, &m_run, &WatchedRun::seek);
    connect(&m_run, &WatchedRun::begun, this, &Transport::begin);
    connect(&m_run, &WatchedRun::moved, this, &Transport::showMoment);
    connect(&m_view, &WatchView::ghostChanged, this, &Transport::showNotice);
    connect(&m_playback, &Playback::changed, this, &Transport::showSpeed);
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
    layout->addStretch(1);
    layout->addWidget(m_legend);
    layout->addSpacing(16);
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

void Transport::say(const Sentence &sentence)
{
    m_said = sentence;
    showNotice();
}

void Transport::begin()
{
    {
        const QSignalBlocker blocker(m_slider); // a shorter run changes its value
        m_slider->setRun(int(m_run.last()), m_run.timeline().marks());
    }
    m_legend->setMarks(m_run.timeline().marks());
    m_said = nullptr;
    retranslate();
}

QString Transport::accessibleMoment() const
{
    QStringList sentences{MomentText::of(m_run.game().world()) + u'.'};
    for (const LogLine &line : currentLogLines(m_run.timeline())) {
        sentences.append(line.text);
    }
    sentences.append(m_view.ghostText());
    return sentences.join(u' ').trimmed();
}

QString Transport::tipOf(const RunMark &mark)
{
    return m_run.glance(mark.beat, [&mark](const Timeline &there) {
        //: %1 is such as "Turn 12", %2 such as "kill"
        QStringList lines{tr("%1: %2").arg(MomentText::of(there.game().world()), MarkSlider::nameOf(mark.type))};
        for (const LogLine &line : currentLogLines(there)) {
            lines.append(line.text);
        }
        return lines.join(u'\n');
    });
}

void Transport::showMoment()
{
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(int(m_run.at()));
    m_moment->setText(MomentText::of(m_run.game().world()));
    m_slider->setAccessibleDescription(m_playback.isPlaying() ? m_moment->text() : accessibleMoment());
    showNotice();
}

void Transport::showNotice()
{
    m_notice->setText(noticeText());
    m_notice->setVisible(!m_notice->text().isEmpty());
}

void Transport::showSpeed()
{
    m_speed->setText(tr("%1×", "speed").arg(Playback::speedText(m_playback.speed())));
}

void Transport::retranslate()
{
    setWindowTitle(tr("Timeline"));
    m_slider->setAccessibleName(tr("Moment"));
    m_slider->setToolTip(tr("Timeline of this game: click or drag"));
    m_speed->setMinimumWidth(m_speed->fontMetrics().horizontalAdvance(u"1/8××"_s));
    m_speed->setAlignment(Qt::AlignCenter);
    m_speed->setToolTip(tr("Speed"));
    m_legend->retranslate();
    showSpeed();
    if (m_run.isEmpty()) {
        return;
    }
    m_moment->setToolTip(tr("Seed %1").arg(m_run.game().seed()));
    showMoment();
}

/// Returns the last message, or a warning if the view differs from what happened; and the text about the ghost.
QString Transport::noticeText() const
{
    if (m_run.isEmpty()) {
        return {};
    }
    const LoadedRun &loaded = m_run.loaded();
    QStringList texts;
    if (m_said) {
        texts.append(m_said());
    } else if (loaded.difference) {
        texts.append(sentenceOf(*loaded.difference, *m_run.game().catalogue(), m_run.game().world().isRealTime()));
    } else if (loaded.isOfOtherLevel) {
        texts.append(tr("The level has changed since this game was recorded, so the replay may differ."));
    }
    texts.append(m_view.ghostText());
    texts.removeAll(QString());
    return texts.join(u"  ·  "_s);
}

void Transport::setKeyLineWanted(bool isWanted)
{
    m_isKeyLineWanted = isWanted;
    showKeyLine();
}

/// Shows the line of keys unless a low window needs the room for the level.
void Transport::showKeyLine()
{
    m_keyLine->setVisible(m_isKeyLineWanted && window()->height() >= besideFont(heightForKeys, font()));
}

void Transport::showEvent(QShowEvent *event)
{
    FixedBar::showEvent(event);
    showKeyLine();
}

/// Called when the height of the window changes, because the bar is at its lower edge.
void Transport::moveEvent(QMoveEvent *event)
{
    FixedBar::moveEvent(event);
    showKeyLine();
}

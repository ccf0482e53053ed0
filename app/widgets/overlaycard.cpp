#include "app/widgets/overlaycard.h"

#include "app/keys/keymap.h"
#include "editor/art/fontsize.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/scrollform.h"
#include "editor/widgets/styled.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace {

constexpr int cardMargin = 24;
/// Darkens the level under both themes; the window color of the light theme would make it milky.
constexpr QColor shadow(0x0a, 0x0b, 0x0e);

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

/// True if a key presses the focused button.
bool isPress(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

KeyDebounce::KeyDebounce(Clock clock) : m_clock(std::move(clock))
{
}

qint64 KeyDebounce::steadyClock()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

void KeyDebounce::start()
{
    m_started = m_clock();
    m_lastKey = m_started;
    m_isHolding = true;
}

bool KeyDebounce::holdsBack(bool isRepeat)
{
    const qint64 now = m_clock();
    const bool follows = now - m_lastKey < repeatPause;
    m_isHolding = m_isHolding && (isRepeat || follows || now - m_started < pause);
    m_lastKey = now;
    return m_isHolding || isRepeat;
}

OverlayCard::OverlayCard(const Shape &shape, QWidget *parent)
    : QWidget(parent), m_card(new QWidget), m_width(shape.width), m_veil(shape.veil)
{
    m_card->setObjectName(shape.name);
    m_card->setAttribute(Qt::WA_StyledBackground);
    auto *room = new QWidget;
    auto *middle = new QGridLayout(room);
    middle->addWidget(m_card, 0, 0, Qt::AlignCenter);
    m_area = new ScrollForm(room);
    m_area->viewport()->setAutoFillBackground(false);
    room->setAutoFillBackground(false);
    auto *outer = newLayout<QVBoxLayout>(this, 0);
    outer->addWidget(m_area);
    m_content = newLayout<QVBoxLayout>(m_card, cardMargin);
    m_content->setSpacing(shape.spacing);
    setFocusPolicy(Qt::ClickFocus); // otherwise a click on it would go to the parent
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        if (now && now == parentWidget() && isVisible()) {
            takeKeyboard();
        }
    });
    hide();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

QLabel *OverlayCard::addText(const QString &name, bool isSecondary)
{
    QLabel *label = wrappedLabel(name, isSecondary);
    label->setAlignment(Qt::AlignCenter);
    m_content->addWidget(label);
    return label;
}

QPushButton *OverlayCard::makeChoice(const QString &name)
{
    auto *button = new QPushButton;
    button->setObjectName(name);
    button->setAutoDefault(true);
    button->installEventFilter(this);
    m_choices.append(button);
    return button;
}

void OverlayCard::open(QPushButton *first)
{
    m_current = first;
    makePrimary(first);
    show();
    takeKeyboard(); // another choice may have had the focus
}

void OverlayCard::takeKeyboard()
{
    const QList<QPushButton *> shown = shownChoices();
    if (!shown.isEmpty()) {
        (shown.contains(m_current) ? m_current : shown.first())->setFocus();
    }
}

QList<QPushButton *> OverlayCard::shownChoices() const
{
    QList<QPushButton *> shown = m_choices;
    shown.removeIf([](const QPushButton *choice) { return !choice->isVisible(); });
    return shown;
}

void OverlayCard::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous()) {
        raise();
        m_guard.start();
        takeKeyboard();
    }
}

void OverlayCard::hideEvent(QHideEvent *event)
{
    const QWidget *focus = window()->focusWidget();
    if (isHidden() && focus && (focus == this || isAncestorOf(focus))) {
        parentWidget()->setFocus();
    }
    QWidget::hideEvent(event);
}

void OverlayCard::focusInEvent(QFocusEvent *)
{
    takeKeyboard();
}

bool OverlayCard::walks(const QKeyEvent &key) const
{
    return std::any_of(m_walking.begin(), m_walking.end(),
                       [&key](const QAction *action) { return isOneOf(key, action->shortcuts()); });
}

bool OverlayCard::take(const QKeyEvent &key)
{
    const bool goesOn = isArrow(key.key());
    const bool isTab = key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab;
    if (!goesOn && !isTab && !(isPress(key.key()) && walks(key))) {
        return false;
    }
    const bool isHeld = isHeldBack(key.isAutoRepeat());
    if (goesOn && !isHeld) {
        goOn(key.key() == Qt::Key_Left || key.key() == Qt::Key_Up ? -1 : 1);
    }
    return goesOn || isHeld;
}

void OverlayCard::goOn(int step)
{
    const QList<QPushButton *> shown = shownChoices();
    const qsizetype place = shown.indexOf(qobject_cast<QPushButton *>(focusWidget())) + step;
    shown[qBound<qsizetype>(0, place, shown.size() - 1)]->setFocus(Qt::TabFocusReason);
}

void OverlayCard::makePrimary(const QObject *choice)
{
    for (QPushButton *button : std::as_const(m_choices)) {
        setStyled(button, "isPrimary", button == choice);
    }
}

bool OverlayCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        m_current = qobject_cast<QPushButton *>(watched);
        makePrimary(watched);
        m_area->ensureWidgetVisible(static_cast<QWidget *>(watched));
        Q_EMIT currentChanged();
    } else if (event->type() == QEvent::FocusOut && isVisible() && window()->isActiveWindow()) {
        makePrimary(nullptr);
    } else if (event->type() == QEvent::KeyPress && take(*static_cast<QKeyEvent *>(event))) {
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void OverlayCard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitFont();
}

void OverlayCard::fitFont()
{
    m_card->setFixedWidth(std::min(besideFont(m_width, font()), std::max(1, width() - 2 * cardMargin)));
}

void OverlayCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitFont();
    }
}

void OverlayCard::paintEvent(QPaintEvent *)
{
    QColor veil = shadow;
    veil.setAlphaF(m_veil);
    QPainter(this).fillRect(rect(), veil);
}

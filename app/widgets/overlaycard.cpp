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
#include <QRadialGradient>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace {

constexpr int cardMargin = 24;
/// Radii around a spot in its own sizes: the veil begins at the first one and is complete at the second one.
constexpr double clearReach = 2.5;
constexpr double dimReach = 4.5;
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
    : QWidget(parent), m_card(new QWidget), m_middle(nullptr), m_width(shape.width), m_veil(shape.veil),
      m_keepsPrimary(shape.keepsPrimary)
{
    m_card->setObjectName(shape.name);
    m_card->setAttribute(Qt::WA_StyledBackground);
    auto *room = new QWidget;
    m_middle = newLayout<QGridLayout>(room, cardMargin);
    m_middle->addWidget(m_card, 0, 0, Qt::AlignCenter);
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

void OverlayCard::setOrder(const QList<QPushButton *> &choices)
{
    m_choices = choices;
    for (qsizetype i = 1; i < choices.size(); ++i) {
        QWidget::setTabOrder(choices.at(i - 1), choices.at(i));
    }
}

void OverlayCard::setSpot(const QRectF &spot)
{
    if (spot != m_spot) {
        m_spot = spot;
        placeCard();
        update();
    }
}

int OverlayCard::wayAside() const
{
    const int strip = width() - m_card->width() - cardMargin; // on the other side of the card
    if (m_spot.isNull() || placeBeside() || strip < m_spot.width() + 2) {
        return 0;
    }
    const double middle = m_spot.center().x() > width() / 2.0 ? width() - strip / 2.0 : strip / 2.0;
    return qRound(middle - m_spot.center().x());
}

/// Returns the side of the spot that has more room for the card: left or right, else above or below; std::nullopt if
/// the card would cover the spot everywhere.
std::optional<Qt::Alignment> OverlayCard::placeBeside() const
{
    const double left = m_spot.left();
    const double right = width() - m_spot.right();
    if (m_card->width() + cardMargin <= qMax(left, right)) {
        return (left > right ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
    }
    const double above = m_spot.top();
    const double below = height() - m_spot.bottom();
    const int high =
        m_content->hasHeightForWidth() ? m_content->heightForWidth(m_card->width()) : m_content->sizeHint().height();
    if (high + cardMargin <= qMax(above, below)) {
        return (above > below ? Qt::AlignTop : Qt::AlignBottom) | Qt::AlignHCenter;
    }
    return std::nullopt;
}

/// Places the card beside the spot; in the middle if it would cover the spot everywhere.
void OverlayCard::placeCard()
{
    const Qt::Alignment middle = Qt::AlignCenter;
    m_middle->setAlignment(m_card, m_spot.isNull() ? middle : placeBeside().value_or(middle));
}

void OverlayCard::open(QPushButton *first)
{
    m_current = first;
    makePrimary(first);
    show();
    placeCard();    // its height follows its text
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
        if (!m_keepsPrimary) {
            makePrimary(watched);
        }
        m_area->ensureWidgetVisible(static_cast<QWidget *>(watched));
        Q_EMIT currentChanged();
    } else if (event->type() == QEvent::FocusOut && !m_keepsPrimary && isVisible() && window()->isActiveWindow()) {
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
    placeCard();
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
    QPainter painter(this);
    if (m_spot.isNull()) {
        painter.fillRect(rect(), veil);
        return;
    }
    QColor clear = shadow;
    clear.setAlphaF(0);
    QRadialGradient around(m_spot.center(), dimReach * m_spot.width());
    around.setColorAt(clearReach / dimReach, clear);
    around.setColorAt(1, veil);
    painter.fillRect(rect(), around);
}

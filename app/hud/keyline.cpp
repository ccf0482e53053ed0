#include "app/hud/keyline.h"

#include "editor/widgets/languagechange.h"

#include <QAction>
#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

constexpr int border = 12;    ///< margin before the first and after the last hint
constexpr int keyGap = 18;    ///< gap between two hints
constexpr int keyPadding = 6; ///< padding of the key's name, and gap before its effect

} // namespace

KeyLine::KeyLine(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"keyLine"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    retranslateOnChange(*this, [this] { retranslate(); });
}

void KeyLine::setHints(const std::vector<KeyHint> &hints)
{
    if (hints != m_hints) {
        m_hints = hints;
        retranslate();
        update();
    }
}

QString KeyLine::text() const
{
    QStringList texts;
    for (const KeyHint &hint : m_hints) {
        //: %1 is a key, %2 what it does
        texts.append(tr("%1: %2").arg(hint.key, hint.deed));
    }
    return texts.join(u"; "_s);
}

QSize KeyLine::sizeHint() const
{
    return {0, fontMetrics().height() + 2 * keyPadding};
}

QSize KeyLine::minimumSizeHint() const
{
    return sizeHint();
}

int KeyLine::widthOf(const KeyHint &hint) const
{
    return fontMetrics().horizontalAdvance(hint.key) + fontMetrics().horizontalAdvance(hint.deed) + 3 * keyPadding;
}

void KeyLine::paint(QPainter &painter, const KeyHint &hint, int x) const
{
    const QRect cap(x, keyPadding / 2, fontMetrics().horizontalAdvance(hint.key) + 2 * keyPadding,
                    height() - keyPadding);
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().color(QPalette::Button));
    painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(cap, Qt::AlignCenter, hint.key);
    const int left = cap.right() + 1 + keyPadding;
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRect(left, 0, width(), height()), Qt::AlignVCenter | Qt::AlignLeft, hint.deed);
}

void KeyLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(0, 0, width(), 1, palette().color(QPalette::Mid));
    for (std::size_t i = 0; i < m_hints.size(); ++i) {
        if (const QRect place = placeOf(i); !place.isEmpty()) {
            paint(painter, m_hints[i], place.left());
        }
    }
}

/// Returns the rectangle of a hint. The last hint is right-aligned.
QRect KeyLine::placeOf(std::size_t hint) const
{
    const int last = width() - border - widthOf(m_hints.back());
    if (hint + 1 == m_hints.size()) {
        return {qMax(border, last), 0, widthOf(m_hints.back()), height()};
    }
    int x = border;
    for (std::size_t i = 0; x + widthOf(m_hints[i]) + keyGap <= last; ++i) {
        if (i == hint) {
            return {x, 0, widthOf(m_hints[i]), height()};
        }
        x += widthOf(m_hints[i]) + keyGap;
    }
    return {};
}

void KeyLine::mousePressEvent(QMouseEvent *event)
{
    for (std::size_t i = 0; event->button() == Qt::LeftButton && i < m_hints.size(); ++i) {
        QAction *action = m_hints[i].action;
        if (action && action->isEnabled() && placeOf(i).contains(event->position().toPoint())) {
            action->trigger(); // may change the hints
            return;
        }
    }
}

void KeyLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
    }
}

void KeyLine::retranslate()
{
    setAccessibleName(m_hints.empty() ? tr("Useful keys") : tr("Useful keys: %1").arg(text()));
}

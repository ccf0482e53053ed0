#include "app/cards/shelfscroll.h"

#include "editor/art/canvascolors.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QLinearGradient>
#include <QPainter>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace {

/// The width of the fade on the last card in view.
constexpr int fadeWidth = 48;

/// A strip that becomes the color of the page towards its right edge. The mouse goes through it.
class ShelfFade : public QWidget {
public:
    explicit ShelfFade(QWidget *parent) : QWidget(parent)
    {
        setObjectName(u"shelfFade"_s);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const QColor page = palette().color(QPalette::Window);
        QLinearGradient gradient(0, 0, fadeWidth, 0);
        constexpr int steps = 6;
        for (int i = 0; i <= steps; ++i) {
            const float place = float(i) / steps;
            gradient.setColorAt(place, withAlpha(page, place * place * (3 - 2 * place)));
        }
        QPainter(this).fillRect(rect(), gradient);
    }
};

} // namespace

ShelfScroll::ShelfScroll(QAbstractScrollArea &list, QWidget &shelf)
    : QObject(&shelf), m_list(list), m_shelf(shelf), m_bar(*list.horizontalScrollBar()), m_fade(new ShelfFade(&list))
{
    list.installEventFilter(this);
    shelf.installEventFilter(this);
    connect(&m_bar, &QScrollBar::valueChanged, this, &ShelfScroll::show);
    connect(&m_bar, &QScrollBar::rangeChanged, this, &ShelfScroll::show);
    connect(&m_bar, &QScrollBar::sliderReleased, this, &ShelfScroll::show);
}

void ShelfScroll::setNeeded(bool isNeeded, int gap)
{
    m_isNeeded = isNeeded;
    m_gap = gap;
    show();
}

void ShelfScroll::show()
{
    const bool isUsed = m_shelf.underMouse() || m_list.hasFocus() || m_bar.isSliderDown();
    const bool hasBar = m_isNeeded && isUsed;
    m_list.setHorizontalScrollBarPolicy(hasBar ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const QRect cards = m_list.viewport()->geometry();
    m_fade->setGeometry(cards.right() + 1 - m_gap - fadeWidth, cards.top(), fadeWidth + m_gap, cards.height());
    m_fade->setVisible(m_isNeeded && !hasBar && m_bar.value() < m_bar.maximum());
    m_fade->raise();
}

bool ShelfScroll::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::Leave:
    case QEvent::FocusIn:
    case QEvent::FocusOut:
    case QEvent::Resize:
        show();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

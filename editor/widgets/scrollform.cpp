#include "editor/widgets/scrollform.h"

#include <QScrollBar>

namespace {

void put(QWidget *content, QScrollArea &area)
{
    area.setFrameShape(QFrame::NoFrame);
    area.setFocusPolicy(Qt::NoFocus);
    area.setWidgetResizable(true);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.setWidget(content);
}

} // namespace

ScrollForm::ScrollForm(QWidget *content, QWidget *parent) : QScrollArea(parent)
{
    put(content, *this);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
        if (m_revealed) {
            ensureWidgetVisible(m_revealed);
            m_revealed.clear();
        }
    });
}

void ScrollForm::reveal(QWidget *field)
{
    m_revealed = field;
    ensureWidgetVisible(field);
}

QSize ScrollForm::sizeHint() const
{
    return widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
}

/// Returns a height of at least three lines, which is enough for scrolling.
QSize ScrollForm::minimumSizeHint() const
{
    const int bar = verticalScrollBar()->sizeHint().width();
    return {widget()->minimumSizeHint().width() + bar, 3 * fontMetrics().lineSpacing()};
}

QScrollArea *newScrollArea(QWidget *panel, const QString &objectName, QWidget *parent)
{
    auto *area = new QScrollArea(parent);
    area->setObjectName(objectName);
    put(panel, *area);
    return area;
}

void scrollTo(QWidget &target)
{
    for (QWidget *parent = target.parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(parent)) {
            area->ensureWidgetVisible(&target);
        }
    }
}

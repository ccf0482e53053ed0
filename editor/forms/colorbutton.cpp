#include "editor/forms/colorbutton.h"

#include "editor/forms/colorpicker.h"

#include <QKeyEvent>

namespace {

constexpr int buttonSide = 16;

} // namespace

ColorButton::ColorButton(QWidget *parent) : QToolButton(parent)
{
    setIconSize({buttonSide, buttonSide});
    setProperty("isSmall", true);
    setToolTip(tr("Choose a color"));
    connect(this, &QToolButton::clicked, this, &ColorButton::openPicker);
    setColor({});
}

void ColorButton::setColor(const QColor &color)
{
    m_color = color;
    setIcon(colorIcon(color, buttonSide, devicePixelRatioF()));
    setAccessibleDescription(colorName(color));
}

void ColorButton::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter || (event->key() == Qt::Key_Down && event->modifiers().testFlag(Qt::AltModifier))) {
        openPicker();
    } else {
        QToolButton::keyPressEvent(event);
    }
}

void ColorButton::openPicker()
{
    auto *picker = new ColorPicker(m_color, this);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    connect(picker, &ColorPicker::picked, this, [this](const QColor &color) {
        setColor(color);
        Q_EMIT picked(color);
    });
    picker->openBelow(*this);
}

#include "editor/forms/colorpicker.h"

#include "editor/art/canvascolors.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"

#include <QColorDialog>
#include <QCoreApplication>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr int buttonSide = 16;
constexpr int colorSide = 24;
constexpr int cellSide = colorSide + 8;
constexpr int columns = 8;
constexpr double leastContrast = 3; // for graphical objects, by WCAG 2

struct Swatch {
    QRgb color;
    const char *name;
};

/// Hues in order: one column each of pale, full and deep colors.
constexpr auto swatches = std::to_array<Swatch>({{0xffffff, QT_TRANSLATE_NOOP("ColorPicker", "white")},
                                                 {0xff9d94, QT_TRANSLATE_NOOP("ColorPicker", "pale red")},
                                                 {0xffc08a, QT_TRANSLATE_NOOP("ColorPicker", "pale orange")},
                                                 {0xffe08a, QT_TRANSLATE_NOOP("ColorPicker", "pale yellow")},
                                                 {0xb6e3a1, QT_TRANSLATE_NOOP("ColorPicker", "pale green")},
                                                 {0xa9dbe0, QT_TRANSLATE_NOOP("ColorPicker", "pale turquoise")},
                                                 {0xa8c8ff, QT_TRANSLATE_NOOP("ColorPicker", "pale blue")},
                                                 {0xe0b4f5, QT_TRANSLATE_NOOP("ColorPicker", "pale violet")},
                                                 {0xc0c6cf, QT_TRANSLATE_NOOP("ColorPicker", "light gray")},
                                                 {0xff6b5e, QT_TRANSLATE_NOOP("ColorPicker", "red")},
                                                 {0xff8a4c, QT_TRANSLATE_NOOP("ColorPicker", "orange")},
                                                 {0xf2b84b, QT_TRANSLATE_NOOP("ColorPicker", "amber")},
                                                 {0x6fd08a, QT_TRANSLATE_NOOP("ColorPicker", "green")},
                                                 {0x4fc3b6, QT_TRANSLATE_NOOP("ColorPicker", "turquoise")},
                                                 {0x6fa8ff, QT_TRANSLATE_NOOP("ColorPicker", "blue")},
                                                 {0xb97ff0, QT_TRANSLATE_NOOP("ColorPicker", "violet")},
                                                 {0x8f97a6, QT_TRANSLATE_NOOP("ColorPicker", "gray")},
                                                 {0xc75e8e, QT_TRANSLATE_NOOP("ColorPicker", "pink")},
                                                 {0xb9824f, QT_TRANSLATE_NOOP("ColorPicker", "brown")},
                                                 {0xa8903a, QT_TRANSLATE_NOOP("ColorPicker", "ocher")},
                                                 {0x5f9a4f, QT_TRANSLATE_NOOP("ColorPicker", "deep green")},
                                                 {0x3f8f88, QT_TRANSLATE_NOOP("ColorPicker", "deep turquoise")},
                                                 {0x4f7fd0, QT_TRANSLATE_NOOP("ColorPicker", "deep blue")},
                                                 {0x9a6fd0, QT_TRANSLATE_NOOP("ColorPicker", "deep violet")}});

double luminance(const QColor &color)
{
    const auto part = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) + 0.0722 * part(color.blueF());
}

} // namespace

double contrastOf(const QColor &a, const QColor &b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QString colorName(const QColor &color)
{
    const auto found = std::find_if(swatches.begin(), swatches.end(),
                                    [&color](const Swatch &swatch) { return QColor(swatch.color) == color; });
    if (!color.isValid() || found == swatches.end()) {
        return color.isValid() ? color.name() : QString();
    }
    return QCoreApplication::translate("ColorPicker", found->name) + u' ' + color.name();
}

QIcon colorIcon(const QColor &color, int side, double pixelRatio)
{
    QPixmap pixmap(QSize(side, side) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(CanvasColors::ink);
    painter.setBrush(color.isValid() ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(0.5, 0.5, side - 1, side - 1), 3, 3);
    painter.end();
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

ColorPicker::ColorPicker(const QColor &color, QWidget *parent)
    : QDialog(parent, Qt::Popup), m_color(color), m_swatches(new QListWidget),
      m_contrast(namedLabel(u"colorContrast"_s, true))
{
    setObjectName(u"colorPicker"_s);
    setAccessibleName(tr("Choose a color"));
    m_swatches->setObjectName(u"colorSwatches"_s);
    m_swatches->setAccessibleName(tr("Colors"));
    m_swatches->setViewMode(QListView::IconMode);
    m_swatches->setMovement(QListView::Static);
    m_swatches->setIconSize({colorSide, colorSide});
    m_swatches->setGridSize({cellSide, cellSide});
    m_swatches->setFixedSize(columns * cellSide + 6, int(swatches.size()) / columns * cellSide + 6);
    m_swatches->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_swatches->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *another = new QPushButton(tr("&Another color…"));
    another->setObjectName(u"anotherColor"_s);
    another->setAccessibleName(tr("Another color"));
    another->setAutoDefault(false);
    auto *layout = newLayout<QVBoxLayout>(this, 8, 6);
    layout->addWidget(m_swatches);
    layout->addWidget(m_contrast);
    layout->addWidget(another);
    addSwatches();
    showContrast();
    connect(m_swatches, &QListWidget::itemSelectionChanged, this, &ColorPicker::showContrast);
    connect(m_swatches, &QListWidget::itemClicked, this, &ColorPicker::pickCurrent);
    connect(m_swatches, &QListWidget::itemActivated, this, &ColorPicker::pickCurrent);
    connect(another, &QPushButton::clicked, this, &ColorPicker::pickAnother);
}

void ColorPicker::addSwatches()
{
    for (const Swatch &swatch : swatches) {
        const QColor color(swatch.color);
        auto *item = new QListWidgetItem(colorIcon(color, colorSide, devicePixelRatioF()), {}, m_swatches);
        item->setData(Qt::UserRole, color);
        item->setData(Qt::AccessibleTextRole, colorName(color));
        item->setToolTip(colorName(color));
        if (color == m_color) {
            m_swatches->setCurrentItem(item);
        }
    }
}

void ColorPicker::openBelow(const QWidget &widget)
{
    adjustSize();
    const QRect screen = widget.screen()->availableGeometry();
    QPoint corner = widget.mapToGlobal(QPoint(0, widget.height() + 2));
    if (corner.y() + height() > screen.bottom()) {
        corner.setY(widget.mapToGlobal(QPoint(0, 0)).y() - height() - 2);
    }
    corner.setX(qBound(screen.left(), corner.x(), qMax(screen.left(), screen.right() - width())));
    move(corner);
    show();
    m_swatches->setFocus(Qt::PopupFocusReason);
}

/// Returns the framed item. The current one cannot be used: by keyboard focus Qt makes the first item current without
/// showing it.
const QListWidgetItem *ColorPicker::framed() const
{
    return m_swatches->selectedItems().value(0);
}

void ColorPicker::showContrast()
{
    const QListWidgetItem *item = framed();
    const QColor color = item ? item->data(Qt::UserRole).value<QColor>() : m_color;
    const double contrast = color.isValid() ? contrastOf(color, CanvasColors::ink) : 1;
    const QString figure = QLocale().toString(contrast, 'f', 1);
    m_contrast->setText(contrast < leastContrast
                            ? tr("%1: hardly visible against the background (%2 : 1)").arg(colorName(color), figure)
                            : tr("%1: %2 : 1 against the background").arg(colorName(color), figure));
}

void ColorPicker::pickCurrent()
{
    if (const QListWidgetItem *item = framed()) {
        Q_EMIT picked(item->data(Qt::UserRole).value<QColor>());
        close();
    }
}

void ColorPicker::pickAnother()
{
    hide(); // a popup would keep the mouse from the dialog
    const QColor color = QColorDialog::getColor(m_color, parentWidget(), tr("Color of the character"),
                                                QColorDialog::DontUseNativeDialog);
    if (color.isValid()) {
        Q_EMIT picked(color);
    }
    close();
}

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

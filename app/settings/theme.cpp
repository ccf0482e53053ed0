#include "app/settings/theme.h"

#include "editor/art/icon.h"

#include <QApplication>
#include <QFile>
#include <QFont>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPointer>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleHints>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// An icon that is made when first drawn.
class LateIcon : public QIconEngine {
public:
    LateIcon(QStyle &style, QStyle::StandardPixmap which) : m_style(&style), m_which(which) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        icon().paint(painter, rect, Qt::AlignCenter, mode, state);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return icon().pixmap(size, mode, state);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, double scale) override
    {
        return icon().pixmap(size / scale, scale, mode, state);
    }

    QSize actualSize(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return icon().actualSize(size, mode, state);
    }

    QList<QSize> availableSizes(QIcon::Mode mode, QIcon::State state) override
    {
        return icon().availableSizes(mode, state);
    }

    QIconEngine *clone() const override { return new LateIcon(*this); }

private:
    const QIcon &icon()
    {
        if (m_icon.isNull() && m_style) {
            m_icon = m_style->standardIcon(m_which);
        }
        return m_icon;
    }

    QPointer<QStyle> m_style;
    QStyle::StandardPixmap m_which;
    QIcon m_icon;
};

/// Returns the program's icon for a message box symbol; empty for all other icons.
QString messageIcon(QStyle::StandardPixmap which)
{
    switch (which) {
    case QStyle::SP_MessageBoxQuestion:
        return u"question"_s;
    case QStyle::SP_MessageBoxInformation:
        return u"note"_s;
    case QStyle::SP_MessageBoxWarning:
        return u"warning"_s;
    case QStyle::SP_MessageBoxCritical:
        return u"error"_s;
    default:
        return {};
    }
}

/// The colors of a theme. `line` separates areas whose borders need no contrast. `edge` surrounds controls, with a
/// contrast of 3:1 on every background.
struct ThemeColors {
    QRgb window, panel, raised, line, edge, text, secondary, accent, onAccent, good, danger, info;
};

constexpr ThemeColors dark{0x14161b, 0x1c1f27, 0x272b36, 0x3d4453, 0x737c91, 0xe9ecf2,
                           0xaab2c3, 0xf2b84b, 0x14161b, 0x8cc77f, 0xee8570, 0x6cbadb};
constexpr ThemeColors light{0xf6f3ec, 0xfffdf8, 0xebe6da, 0xcfc7b5, 0x857d6a, 0x22252c,
                            0x5a6070, 0x8a5a00, 0xfffdf8, 0x2a6e26, 0xb3361d, 0x196788};

bool isSystemLight()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Light;
#else
    // Before Qt 6.5 only a desktop's palette indicates the theme; without a desktop it is Qt's default palette.
    static const bool isPaletteLight = QGuiApplication::palette().color(QPalette::Window).lightness() > 127;
    return isPaletteLight && qEnvironmentVariableIsSet("XDG_CURRENT_DESKTOP");
#endif
}

QPalette paletteOf(const ThemeColors &colors)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, QRgb color) { palette.setColor(role, QColor(color)); };
    set(QPalette::Window, colors.window);
    set(QPalette::WindowText, colors.text);
    set(QPalette::Base, colors.panel);
    set(QPalette::AlternateBase, colors.raised);
    set(QPalette::Text, colors.text);
    set(QPalette::Button, colors.raised);
    set(QPalette::ButtonText, colors.text);
    set(QPalette::ToolTipBase, colors.raised);
    set(QPalette::ToolTipText, colors.text);
    set(QPalette::PlaceholderText, colors.secondary);
    set(QPalette::Mid, colors.line);
    set(QPalette::Light, colors.raised);
    set(QPalette::Midlight, colors.raised);
    set(QPalette::Dark, colors.edge);
    set(QPalette::Shadow, colors.window);
    set(QPalette::Highlight, colors.accent);
    set(QPalette::HighlightedText, colors.onAccent);
    set(QPalette::BrightText, colors.danger);
    set(QPalette::Link, colors.info);
    set(QPalette::LinkVisited, colors.good);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, QColor(colors.secondary).darker(colors.text > 0x808080 ? 150 : 80));
    }
    return palette;
}

/// Converts sizes such as "font-size: 150%", which Qt does not support, to sizes relative to the application's font.
void setFontSizes(QString &sheet)
{
    static const QRegularExpression share(u"font-size: (\\d+)%"_s);
    const QFont font = QApplication::font();
    const bool isInPoints = font.pointSizeF() > 0;
    const double whole = isInPoints ? font.pointSizeF() : font.pixelSize();
    for (QRegularExpressionMatch found = share.match(sheet); found.hasMatch(); found = share.match(sheet)) {
        const QString size = QString::number(whole * found.captured(1).toInt() / 100, 'f', isInPoints ? 1 : 0);
        sheet.replace(found.capturedStart(), found.capturedLength(),
                      u"font-size: "_s + size + (isInPoints ? u"pt"_s : u"px"_s));
    }
}

/// Families of the text font, the best first. All digits of each have the same width, so that numbers below each other
/// line up without OpenType features, which Qt supports only from 6.7 on. If none is installed, text has the system's
/// font.
const QStringList textFamilies{u"Roboto"_s, u"Open Sans"_s, u"Noto Sans"_s, u"DejaVu Sans"_s};
/// Families of titles, the best first.
const QStringList titleFamilies{u"Caladea"_s, u"Cambria"_s, u"Noto Serif"_s, u"DejaVu Serif"_s, u"serif"_s};

/// Makes the text font the font of the application, in the size of the system's font.
void useTextFont()
{
    QFont font = QApplication::font();
    if (!font.families().contains(textFamilies.first())) {
        font.setFamilies(textFamilies + font.families());
        QApplication::setFont(font);
    }
}

QString styleSheetOf(const QPalette &palette)
{
    QFile file(u":/theme/mazewright.qss"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QString sheet = QString::fromUtf8(file.readAll());
    const std::array<std::pair<QLatin1StringView, QPalette::ColorRole>, 12> names{{
        {"@window"_L1, QPalette::Window},
        {"@panel"_L1, QPalette::Base},
        {"@raised"_L1, QPalette::Button},
        {"@line"_L1, QPalette::Mid},
        {"@edge"_L1, QPalette::Dark},
        {"@text"_L1, QPalette::Text},
        {"@secondary"_L1, QPalette::PlaceholderText},
        {"@onaccent"_L1, QPalette::HighlightedText},
        {"@accent"_L1, QPalette::Highlight},
        {"@danger"_L1, QPalette::BrightText},
        {"@good"_L1, QPalette::LinkVisited},
        {"@info"_L1, QPalette::Link},
    }};
    for (const auto &[name, role] : names) {
        sheet.replace(name, palette.color(role).name());
    }
    sheet.replace("@serif"_L1, u'"' + titleFamilies.join(u"\", \""_s) + u'"');
    setFontSizes(sheet);
    return sheet;
}

} // namespace

LazyIconStyle::LazyIconStyle() : QProxyStyle(u"Fusion"_s)
{
}

QIcon LazyIconStyle::standardIcon(StandardPixmap which, const QStyleOption *, const QWidget *) const
{
    const QString own = messageIcon(which);
    return own.isEmpty() ? QIcon(new LateIcon(*baseStyle(), which)) : programIcon(own);
}

void useOwnStyle()
{
    if (qApp->styleSheet().isEmpty() && qobject_cast<LazyIconStyle *>(QApplication::style()) == nullptr) {
        useTextFont();
        QApplication::setStyle(new LazyIconStyle);
    }
}

void applyTheme(QApplication &application, ThemeChoice choice)
{
    const bool isSystemsLight = isSystemLight(); // evaluated even if unused: the palette is ours afterwards
    const bool isLight = choice == ThemeChoice::Light || (choice == ThemeChoice::System && isSystemsLight);
    const QPalette palette = paletteOf(isLight ? light : dark);
    const QString sheet = styleSheetOf(palette);
    if (application.styleSheet() == sheet) {
        return; // setting it again would style all widgets again
    }
    useOwnStyle();
    QApplication::setPalette(palette);
    application.setStyleSheet(sheet);
}

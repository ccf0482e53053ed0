#include "app/window/theme.h"

#include <QApplication>
#include <QPalette>
#include <QTest>

using namespace Qt::StringLiterals;

/// Which colors a theme gives. The desktop is light, as Qt's own palette is.
class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theSystemsThemeIsStillKnownAfterOurOwn();
    void withoutADesktopTheSystemIsDark();
};

namespace {

QColor windowColor(ThemeChoice choice)
{
    applyTheme(*qApp, choice);
    return QApplication::palette().color(QPalette::Window);
}

/// From Qt 6.5 on the system says it, and the one of tests says nothing.
constexpr ThemeChoice ofLightDesktop = QT_VERSION < QT_VERSION_CHECK(6, 5, 0) ? ThemeChoice::Light : ThemeChoice::Dark;

} // namespace

void TestTheme::initTestCase()
{
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() > 127);
    QVERIFY(windowColor(ThemeChoice::Dark) != windowColor(ThemeChoice::Light));
    applyTheme(*qApp, ThemeChoice::Dark);
}

void TestTheme::theSystemsThemeIsStillKnownAfterOurOwn()
{
    qputenv("XDG_CURRENT_DESKTOP", "GNOME");
    QCOMPARE(windowColor(ThemeChoice::System), windowColor(ofLightDesktop));
}

void TestTheme::withoutADesktopTheSystemIsDark()
{
    qunsetenv("XDG_CURRENT_DESKTOP");
    QCOMPARE(windowColor(ThemeChoice::System), windowColor(ThemeChoice::Dark));
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"

#include "app/window/lateiconstyle.h"
#include "app/window/theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyleFactory>
#include <QTest>

using namespace Qt::StringLiterals;

/// Which colors a theme gives. The desktop is light, as Qt's own palette is.
class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theSystemsThemeIsStillKnownAfterOurOwn();
    void withoutADesktopTheSystemIsDark();
    void iconsThatAreMadeLateAreThoseOfFusion();
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

void TestTheme::iconsThatAreMadeLateAreThoseOfFusion()
{
    const std::unique_ptr<QStyle> late = std::make_unique<LateIconStyle>();
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create(u"Fusion"_s));
    for (int i = 0; i <= int(QStyle::SP_LineEditClearButton); ++i) {
        const auto which = QStyle::StandardPixmap(i);
        const QIcon lateIcon = late->standardIcon(which);
        const QIcon icon = fusion->standardIcon(which);
        QCOMPARE(lateIcon.actualSize({16, 16}), icon.actualSize({16, 16}));
        QCOMPARE(lateIcon.availableSizes(), icon.availableSizes());
        QCOMPARE(lateIcon.pixmap(24).toImage(), icon.pixmap(24).toImage());
        QCOMPARE(lateIcon.pixmap({24, 24}, 2.0).toImage(), icon.pixmap({24, 24}, 2.0).toImage());
    }
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"

#include "app/settings/theme.h"
#include "editor/art/icon.h"
#include "editor/widgets/hintbar.h"
#include "tests/driver/contrast.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPalette>
#include <QPushButton>
#include <QStyleFactory>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QColor windowColor(ThemeChoice choice)
{
    applyTheme(*qApp, choice);
    return QApplication::palette().color(QPalette::Window);
}

/// From Qt 6.5 on, the color scheme comes from the system; the test platform does not report one.
constexpr ThemeChoice ofLightDesktop = QT_VERSION < QT_VERSION_CHECK(6, 5, 0) ? ThemeChoice::Light : ThemeChoice::Dark;

} // namespace

/// The colors of a theme. The desktop is light, like Qt's own palette.
class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QApplication::palette().color(QPalette::Window).lightness() > 127);
        QVERIFY(windowColor(ThemeChoice::Dark) != windowColor(ThemeChoice::Light));
        applyTheme(*qApp, ThemeChoice::Dark);
    }

    void theSystemThemeIsKnownAfterUsingAnother()
    {
        qputenv("XDG_CURRENT_DESKTOP", "GNOME");
        QCOMPARE(windowColor(ThemeChoice::System), windowColor(ofLightDesktop));
    }

    void withoutADesktopTheSystemThemeIsDark()
    {
        qunsetenv("XDG_CURRENT_DESKTOP");
        QCOMPARE(windowColor(ThemeChoice::System), windowColor(ThemeChoice::Dark));
    }

    void lazyIconsMatchThoseOfFusion()
    {
        const std::unique_ptr<QStyle> late = std::make_unique<LazyIconStyle>();
        const std::unique_ptr<QStyle> fusion(QStyleFactory::create(u"Fusion"_s));
        for (int i = 0; i <= int(QStyle::SP_LineEditClearButton); ++i) {
            const auto which = QStyle::StandardPixmap(i);
            if (which >= QStyle::SP_MessageBoxInformation && which <= QStyle::SP_MessageBoxQuestion) {
                continue; // the program has its own icons for these
            }
            const QIcon lateIcon = late->standardIcon(which);
            const QIcon icon = fusion->standardIcon(which);
            QCOMPARE(lateIcon.actualSize({16, 16}), icon.actualSize({16, 16}));
            QCOMPARE(lateIcon.availableSizes(), icon.availableSizes());
            QCOMPARE(lateIcon.pixmap(24).toImage(), icon.pixmap(24).toImage());
            QCOMPARE(lateIcon.pixmap({24, 24}, 2.0).toImage(), icon.pixmap({24, 24}, 2.0).toImage());
        }
    }

    void messageBoxesHaveTheProgramsIcons_data()
    {
        QTest::addColumn<QMessageBox::Icon>("icon");
        QTest::addColumn<QString>("own");
        QTest::newRow("question") << QMessageBox::Question << u"question"_s;
        QTest::newRow("information") << QMessageBox::Information << u"note"_s;
        QTest::newRow("warning") << QMessageBox::Warning << u"warning"_s;
        QTest::newRow("error") << QMessageBox::Critical << u"error"_s;
    }

    void messageBoxesHaveTheProgramsIcons()
    {
        QFETCH(const QMessageBox::Icon, icon);
        QFETCH(const QString, own);
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
            applyTheme(*qApp, theme);
            const QMessageBox box(icon, {}, u"?"_s);
            const QPixmap shown = box.iconPixmap();
            QVERIFY(!shown.isNull());
            QCOMPARE(shown.toImage(), programIcon(own).pixmap(shown.size()).toImage());
        }
    }

    void quietButtonsHaveEnoughContrast_data()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::newRow("dark") << ThemeChoice::Dark;
        QTest::newRow("light") << ThemeChoice::Light;
    }

    /// Buttons without frames are readable with the focus, under the pointer, and pressed.
    void quietButtonsHaveEnoughContrast()
    {
        QFETCH(ThemeChoice, theme);
        applyTheme(*qApp, theme);
        HintBar bar;
        bar.showHint(u"A hint"_s, 1, 2);
        bar.resize(600, bar.sizeHint().height());
        bar.show();
        bar.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bar));
        auto *next = bar.findChild<QPushButton *>(u"closeHint"_s);
        auto *other = bar.findChild<QPushButton *>(u"closeAllHints"_s);
        const auto read = [&bar](const QPushButton &button) { // with the background behind the button
            return bestContrast(
                bar.grab(QRect(button.mapTo(&bar, QPoint(4, 4)), button.size() - QSize(8, 8))).toImage());
        };
        other->setFocus();
        QVERIFY(read(*next) >= 4.5);
        QTest::mouseMove(next);
        QTRY_VERIFY(next->underMouse());
        QVERIFY(!next->hasFocus());
        QVERIFY(read(*next) >= 4.5);
        next->setFocus();
        QVERIFY(next->isDefault());
        QVERIFY(read(*next) >= 4.5);
        next->setDown(true);
        QVERIFY(read(*next) >= 4.5);
    }
};

MAZEWRIGHT_SUITE(theme, TestTheme)
#include "tst_theme.moc"

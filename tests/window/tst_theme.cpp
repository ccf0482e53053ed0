#include "app/settings/theme.h"
#include "editor/art/icon.h"
#include "editor/widgets/hintbar.h"
#include "tests/driver/contrast.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QFile>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QLabel>
#include <QMessageBox>
#include <QPalette>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
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

    /// Numbers below each other line up, whichever family of the text font is installed.
    void digitsHaveTheSameWidth()
    {
        applyTheme(*qApp, ThemeChoice::Dark);
        for (const bool isBold : {false, true}) {
            QFont font = QApplication::font();
            font.setWeight(isBold ? QFont::DemiBold : QFont::Normal);
            const QFontMetricsF metrics(font);
            for (char16_t digit = u'1'; digit <= u'9'; ++digit) {
                QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(u'0'));
            }
        }
    }

    /// Text has three sizes, and so have titles.
    void theStyleSheetHasFewSizes()
    {
        QFile file(u":/theme/mazewright.qss"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QSet<QString> ofText{u"100"_s};
        QSet<QString> ofTitles;
        static const QRegularExpression size(u"font-size: (\\d+)%"_s);
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            if (const QRegularExpressionMatch found = size.match(line); found.hasMatch()) {
                (line.contains(u"@serif"_s) ? ofTitles : ofText).insert(found.captured(1));
            }
        }
        QCOMPARE(ofText, (QSet<QString>{u"100"_s, u"120"_s, u"200"_s}));
        QCOMPARE(ofTitles, (QSet<QString>{u"150"_s, u"215"_s, u"320"_s}));
    }

    void titlesHaveASerifFont()
    {
        applyTheme(*qApp, ThemeChoice::Dark);
        QLabel title(u"The lantern is out"_s);
        title.setObjectName(u"endTitle"_s);
        title.ensurePolished();
        QVERIFY(title.font().families().contains(u"Caladea"_s));
        QVERIFY(QFontInfo(title.font()).family() != QFontInfo(QApplication::font()).family());
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

#include "app/settings/language.h"
#include "editor/widgets/elidedwidgets.h"
#include "tests/driver/places.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/suite.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDirIterator>
#include <QFontInfo>
#include <QLabel>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString text(QSize size)
{
    return u"%1x%2"_s.arg(size.width()).arg(size.height());
}

/// Returns everything that does not fit into a dialog of the screen's size.
QStringList faultsOf(const QString &place, QWidget &root, QSize screen)
{
    QStringList faults;
    const QSize least = root.minimumSizeHint().expandedTo(root.minimumSize());
    // Opening every panel at once needs a larger screen.
    if (!place.contains(u"all panels"_s) && least.boundedTo(screen) != least) {
        faults.append(place + u" needs "_s + text(least));
    }
    if (!qobject_cast<QDialog *>(&root)) {
        return faults;
    }
    root.resize(root.size().boundedTo(screen));
    QCoreApplication::processEvents();
    for (const QDialogButtonBox *box : root.findChildren<QDialogButtonBox *>()) {
        for (const QAbstractButton *button : box->buttons()) {
            const QRect rect(button->mapTo(&root, QPoint()), button->size());
            if (!root.rect().contains(rect) || button->width() < button->minimumSizeHint().width()) {
                faults.append(place + u" cuts its button "_s + button->text());
            }
        }
    }
    return faults;
}

/// Returns single-line labels and tabs whose text is cut off. Elided labels are excluded, since they show the full text
/// elsewhere.
QStringList cutsOf(const QString &place, QWidget &root)
{
    QStringList cuts;
    for (const QLabel *label : root.findChildren<QLabel *>()) {
        const bool isElided =
            qobject_cast<const ElidedLabel *>(label) || label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
        if (label->isVisible() && !label->text().isEmpty() && !label->wordWrap() && !isElided
            && label->width() < label->sizeHint().width()) {
            cuts.append(
                place
                + u" cuts %1 (%2 of %3): "_s.arg(label->objectName()).arg(label->width()).arg(label->sizeHint().width())
                + label->text());
        }
    }
    for (const QTabBar *bar : root.findChildren<QTabBar *>()) {
        for (int i = 0; bar->isVisible() && i < bar->count(); ++i) {
            const int width = bar->fontMetrics().horizontalAdvance(QString(bar->tabText(i)).remove(u'&'));
            if (bar->isTabVisible(i) && bar->tabRect(i).width() < width) {
                cuts.append(place + u" cuts the tab "_s + bar->tabText(i));
            }
        }
    }
    return cuts;
}

} // namespace

/// A system font of 16 points, and a screen of 1920x1080 pixels at twice the scale: everything follows the font size
/// and fits.
class TestLargeFonts : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_usual = QApplication::font(); }

    void cleanup()
    {
        closeWindow();
        QApplication::setFont(m_usual);
    }

    void textFollowsTheFont()
    {
        open(16);
        m_driver->window().playFile(u":/levels/buchhaim.level.json"_s);
        for (const QLabel *label : m_driver->window().findChildren<QLabel *>()) {
            if (label->isVisible() && !label->text().isEmpty()) {
                QVERIFY2(QFontInfo(label->font()).pointSizeF() >= 15.5, qPrintable(label->objectName()));
            }
        }
    }

    void headingsStayLargerThanText()
    {
        for (const double points : {8.0, 10.0, 16.0}) {
            open(points);
            QVERIFY(sizeOf(u"startTitle"_s) > 1.5 * points);
            m_driver->window().playFile(u":/levels/buchhaim.level.json"_s);
            QVERIFY(sizeOf(u"levelName"_s) > 1.05 * points);
            QVERIFY(sizeOf(u"goldValue"_s) > 0.95 * points);
            QVERIFY(sizeOf(u"endTitle"_s) > 1.5 * points);
            cleanup();
        }
    }

    void theFontMayChangeWhileRunning()
    {
        open(10);
        const double before = sizeOf(u"startTitle"_s);
        QFont font = m_usual;
        font.setPointSizeF(20);
        QApplication::setFont(font);
        QCoreApplication::processEvents();
        QVERIFY(sizeOf(u"startTitle"_s) > 1.9 * before);
    }

    void openWidgetsGrowWithTheFont()
    {
        open(10);
        m_driver->window().resize(1900, 1200);
        m_driver->window().playFile(u":/levels/buchhaim.level.json"_s);
        QCoreApplication::processEvents();
        const auto &card = m_driver->child<QWidget>(u"endCard"_s);
        const auto &search = m_driver->child<QWidget>(u"logSearch"_s);
        const int cardWidth = card.width();
        const int searchWidth = search.maximumWidth();
        QFont font = m_usual;
        font.setPointSizeF(20);
        QApplication::setFont(font);
        QCoreApplication::processEvents();
        QVERIFY(card.width() > cardWidth * 3 / 2);
        QVERIFY(search.maximumWidth() > searchWidth * 3 / 2);
    }

    void everythingFitsASmallScreen_data()
    {
        // Screen sizes without the title bar of a window.
        constexpr QSize halfOfFullHd{960, 540 - 20};
        constexpr QSize usual{1280, 800 - 20};
        QTest::addColumn<double>("points");
        QTest::addColumn<QSize>("screen");
        QTest::addColumn<QString>("language");
        for (const auto &[language, name] : Language::available()) {
            QTest::addRow("twice the size, %s", qPrintable(language)) << 10.0 << halfOfFullHd << language;
            QTest::addRow("16 points, %s", qPrintable(language)) << 16.0 << usual << language;
        }
    }

    void everythingFitsASmallScreen()
    {
        QFETCH(const double, points);
        QFETCH(const QSize, screen);
        QFETCH(const QString, language);
        open(points, language);
        m_driver->window().resize(screen);
        QStringList faults;
        lookEverywhere(*m_driver,
                       [&](const QString &place, QWidget &root) { faults += faultsOf(place, root, screen); });
        m_driver->window().useLanguage(u"en"_s);
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    void labelsAndTabsAreNotCut_data() { everythingFitsASmallScreen_data(); }

    void labelsAndTabsAreNotCut()
    {
        QFETCH(const double, points);
        QFETCH(const QSize, screen);
        QFETCH(const QString, language);
        open(points, language);
        m_driver->window().resize(screen);
        QStringList cuts;
        lookEverywhere(*m_driver, [&](const QString &place, QWidget &root) { cuts += cutsOf(place, root); });
        m_driver->window().useLanguage(u"en"_s);
        cuts.removeDuplicates();
        QVERIFY2(cuts.isEmpty(), qPrintable(u'\n' + cuts.join(u'\n')));
    }

    /// The style sheet gives sizes as percentages of the system font.
    void noFontHasAFixedSize()
    {
        QFile sheet(u":/theme/mazewright.qss"_s);
        QVERIFY(sheet.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(sheet.readAll());
        const QRegularExpression size(u"font(-size)?\\s*:([^;}]*)"_s);
        int sizes = 0;
        for (auto found = size.globalMatch(text); found.hasNext(); ++sizes) {
            const QString value = found.next().captured(2).trimmed();
            QVERIFY2(QRegularExpression(u"^\\d+%$"_s).match(value).hasMatch(), qPrintable(value));
        }
        QVERIFY(sizes > 5);
        QDirIterator sources(QStringLiteral(MAZEWRIGHT_SOURCE_DIR), {u"*.cpp"_s}, QDir::Files,
                             QDirIterator::Subdirectories);
        const QRegularExpression fixed(u"setPointSizeF?\\(\\s*\\d|setPixelSize\\(\\s*\\d|font(-size)?:\\s*\\d+p[tx]"_s);
        while (sources.hasNext()) {
            QFile source(sources.next());
            if (source.fileName().contains(u"/tests/"_s) || source.fileName().contains(u"/build"_s)) {
                continue;
            }
            QVERIFY(source.open(QIODevice::ReadOnly));
            const QRegularExpressionMatch match = fixed.match(QString::fromUtf8(source.readAll()));
            QVERIFY2(!match.hasMatch(), qPrintable(source.fileName() + u": "_s + match.captured()));
        }
    }

private:
    void open(double points, const QString &language = u"en"_s)
    {
        QFont font = m_usual;
        font.setPointSizeF(points);
        QApplication::setFont(font);
        openWindow();
        m_driver->window().useLanguage(language);
        QCoreApplication::processEvents();
    }

    double sizeOf(const QString &label)
    {
        auto &found = m_driver->child<QLabel>(label);
        found.ensurePolished();
        return QFontInfo(found.font()).pointSizeF();
    }

    QFont m_usual;
};

MAZEWRIGHT_SUITE(largefonts, TestLargeFonts)
#include "tst_largefonts.moc"

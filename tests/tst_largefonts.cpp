#include "tests/support/places.h"
#include "tests/support/windowdriver.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFontInfo>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

/// A system font of 16 points, and a screen of 1920x1080 pixels at twice the size: everything follows the font, and
/// everything has room.
class TestLargeFonts : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();

    void textFollowsTheFont();
    void headingsStayLargerThanText();
    void theFontMayChangeWhileRunning();
    void everythingFitsASmallScreen_data();
    void everythingFitsASmallScreen();

private:
    void open(double points, const QString &language = u"en"_s);
    double sizeOf(const QString &label);

    QFont m_usual;
};

namespace {

QString text(QSize size)
{
    return u"%1x%2"_s.arg(size.width()).arg(size.height());
}

/// What does not fit a dialog of the size of the screen.
QStringList faultsOf(const QString &place, QWidget &root, QSize screen)
{
    QStringList faults;
    const QSize least = root.minimumSizeHint().expandedTo(root.minimumSize());
    // Who opens every panel at once needs a larger screen.
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

} // namespace

void TestLargeFonts::initTestCase()
{
    m_usual = QApplication::font();
}

void TestLargeFonts::cleanup()
{
    closeWindow();
    QApplication::setFont(m_usual);
}

void TestLargeFonts::open(double points, const QString &language)
{
    QFont font = m_usual;
    font.setPointSizeF(points);
    QApplication::setFont(font);
    openWindow();
    m_driver->window().useLanguage(language);
    QCoreApplication::processEvents();
}

double TestLargeFonts::sizeOf(const QString &label)
{
    auto &found = m_driver->child<QLabel>(label);
    found.ensurePolished();
    return QFontInfo(found.font()).pointSizeF();
}

void TestLargeFonts::textFollowsTheFont()
{
    open(16);
    m_driver->window().playFile(u":/levels/buchhaim.level.json"_s);
    for (const QLabel *label : m_driver->window().findChildren<QLabel *>()) {
        if (label->isVisible() && !label->text().isEmpty()) {
            QVERIFY2(QFontInfo(label->font()).pointSizeF() >= 15.5, qPrintable(label->objectName()));
        }
    }
}

void TestLargeFonts::headingsStayLargerThanText()
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

void TestLargeFonts::theFontMayChangeWhileRunning()
{
    open(10);
    const double before = sizeOf(u"startTitle"_s);
    QFont font = m_usual;
    font.setPointSizeF(20);
    QApplication::setFont(font);
    QCoreApplication::processEvents();
    QVERIFY(sizeOf(u"startTitle"_s) > 1.9 * before);
}

void TestLargeFonts::everythingFitsASmallScreen_data()
{
    // Less the title of a window.
    constexpr QSize halfOfFullHd{960, 540 - 20};
    constexpr QSize usual{1280, 800 - 20};
    QTest::addColumn<double>("points");
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<QString>("language");
    for (const QString &language : {u"en"_s, u"de"_s}) {
        QTest::addRow("twice the size, %s", qPrintable(language)) << 10.0 << halfOfFullHd << language;
        QTest::addRow("16 points, %s", qPrintable(language)) << 16.0 << usual << language;
    }
}

void TestLargeFonts::everythingFitsASmallScreen()
{
    QFETCH(const double, points);
    QFETCH(const QSize, screen);
    QFETCH(const QString, language);
    open(points, language);
    m_driver->window().resize(screen);
    QStringList faults;
    lookEverywhere(*m_driver, [&](const QString &place, QWidget &root) { faults += faultsOf(place, root, screen); });
    m_driver->window().useLanguage(u"en"_s);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

QTEST_MAIN(TestLargeFonts)
#include "tst_largefonts.moc"

#include "app/settings/settings.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"
#include "tests/support/unprivilegeduser.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QScreen>
#include <QSettings>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace {

/// Settings as the program writes them; the file was cut off after a group.
const QByteArray someSettings = "[play]\nspeed=50\n\n[view]\ngrid=true\n";
constexpr qsizetype hugeSize = 24 * 1024 * 1024;

QByteArray noise(qsizetype size)
{
    QByteArray bytes(size, Qt::Uninitialized);
    quint32 state = 7;
    for (char &byte : bytes) {
        state = state * 1664525 + 1013904223;
        byte = char(state >> 24);
    }
    return bytes;
}

} // namespace

/// Damaged, unwritable or invalid settings: the program starts as usual, reports the problem once, and loses nothing.
class TestDamagedSettings : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<EmptyHome>(); }
    void cleanup() { closeWindow(); }

    void theSettingsPathIsThatOfQSettings() { QCOMPARE(settingsPath(), QSettings().fileName()); }

    void damagedSettingsAreSetAsideAndReported_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("noise") << noise(3000);
        QTest::newRow("huge noise") << noise(hugeSize);
        QTest::newRow("a huge list") << QByteArray("[levels]\nrecent=" + QByteArray(hugeSize, 'x') + '\n');
        QTest::newRow("cut in the middle of a key") << someSettings.chopped(4) + "\nsom";
        QTest::newRow("zeros where the computer stopped") << someSettings + QByteArray(100, '\0');
        QTest::newRow("another file") << QByteArray("{ \"version\": 1 }\n");
    }

    void damagedSettingsAreSetAsideAndReported()
    {
        QFETCH(const QByteArray, bytes);
        openWith(bytes);
        QTRY_COMPARE(told(u"settingsFault"_s).size(), 1);
        const QString aside = settingsPath() + u".damaged"_s;
        const QString sentence = told(u"settingsFault"_s).first();
        QVERIFY2(sentence.contains(u"default settings"_s) && sentence.endsWith(QDir::toNativeSeparators(aside)),
                 qPrintable(sentence));
        QTest::keyClick(&m_driver->child<QMessageBox>(u"settingsFault"_s), Qt::Key_Return);
        QVERIFY(contentOf(aside) == bytes);
        QCOMPARE(settings().speed(), 100);
        QVERIFY(!settings().showsGrid());
        QVERIFY(isOnScreen());
        settings().showsGrid.set(true);
        startAgain();
        QVERIFY(settings().showsGrid());
        QCoreApplication::processEvents();
        QCOMPARE(told(u"settingsFault"_s), QStringList());
        QVERIFY(contentOf(aside) == bytes);
    }

    void aFolderInPlaceOfTheSettingsIsSetAside()
    {
        write(settingsPath() + u"/mine.txt"_s, "kept");
        open();
        QTRY_COMPARE(told(u"settingsFault"_s).size(), 1);
        QCOMPARE(contentOf(settingsPath() + u".damaged/mine.txt"_s), QByteArray("kept"));
        QTest::keyClick(&m_driver->child<QMessageBox>(u"settingsFault"_s), Qt::Key_Return);
        settings().speed.set(50);
        startAgain();
        QCOMPARE(settings().speed(), 50);
    }

    void settingsWithoutReadPermissionAreSetAside()
    {
        write(settingsPath(), someSettings);
        const UnprivilegedUser person(m_home->path());
        QVERIFY(QFile::setPermissions(settingsPath(), {}));
        open();
        QTRY_COMPARE(told(u"settingsFault"_s).size(), 1);
        QCOMPARE(settings().speed(), 100);
        const QString aside = settingsPath() + u".damaged"_s;
        QVERIFY(QFile::setPermissions(aside, QFileDevice::ReadOwner));
        QCOMPARE(contentOf(aside), someSettings);
        m_driver.reset();
    }

    void undamagedSettingsAreKept()
    {
        openWith(someSettings);
        QCoreApplication::processEvents();
        QCOMPARE(told(u"settingsFault"_s), QStringList());
        QCOMPARE(settings().speed(), 50);
        QVERIFY(settings().showsGrid());
        QVERIFY(!QFileInfo::exists(settingsPath() + u".damaged"_s));
    }

    void unwritableSettingsAreReportedOnce()
    {
        write(QFileInfo(settingsPath()).path(), "a file where the folder should be");
        open();
        QTRY_COMPARE(told(u"settingsFault"_s).size(), 1);
        const QString sentence = told(u"settingsFault"_s).first();
        QVERIFY2(sentence.contains(u"last only until you quit"_s) && sentence.contains(u"are writable"_s)
                     && sentence.endsWith(QDir::toNativeSeparators(settingsPath())),
                 qPrintable(sentence));
        for (const int speed : {50, 150}) {
            settings().speed.set(speed);
            QCOMPARE(settings().speed(), speed);
            waitUntilWritten();
        }
        QCOMPARE(told(u"settingsFault"_s).size(), 1);
        QVERIFY(isOnScreen());
    }

    void aLaterWriteFailureIsReportedOnce()
    {
        openWith(someSettings);
        const QString folder = QFileInfo(settingsPath()).path();
        QVERIFY(QDir(folder).removeRecursively());
        write(folder, "a file where the folder should be");
        settings().speed.set(150);
        QTRY_COMPARE(told(u"settingsFault"_s).size(), 1);
        settings().speed.set(75);
        waitUntilWritten();
        QCOMPARE(told(u"settingsFault"_s).size(), 1);
        QCOMPARE(settings().speed(), 75);
        QVERIFY(QFile::remove(folder));
        settings().speed.set(125);
        QTRY_VERIFY(contentOf(settingsPath()).contains("speed=125"));
    }

    void invalidNumbersUseTheDefaults_data()
    {
        QTest::addColumn<QByteArray>("number");
        QTest::newRow("below") << QByteArray("-5");
        QTest::newRow("above") << QByteArray("99999999");
        QTest::newRow("more than a number holds") << QByteArray("99999999999999999999");
        QTest::newRow("text") << QByteArray("fast");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("bytes") << QByteArray(R"(@ByteArray(\x1\xd9\xd0))");
        QTest::newRow("a value cut short") << QByteArray(R"(@Variant(\0\0\0\x7f\xff)");
    }

    void invalidNumbersUseTheDefaults()
    {
        QFETCH(const QByteArray, number);
        openWith("[play]\nspeed=" + number + "\nkeptRuns=" + number + "\n\n[playtest]\ncores=" + number + '\n');
        QCOMPARE(m_driver->session().speed(), 100);
        QCOMPARE(window().games().recordings().most(), 50);
        QCOMPARE(settings().playtestCores(), -1);
        window().editNewLevel();
        QCOMPARE(window().mode(), ProgramWindow::Mode::Edit);
    }

    void unknownWordsUseTheDefaults()
    {
        openWith("[window]\nlanguage=../../xx\ntheme=zzz\ngeometry=zzz\nlastCommands=zzz, quit\n\n"
                 "[view]\noverlays=zzz\n\n[play]\ntold=zzz\nheroPanels=zzz\nmazePanels=@ByteArray(zzz)\n\n"
                 "[watch]\npanels=zzz\n\n[edit]\npanels=zzz\nfavorites=zzz\nclosedHints=zzz\nsession={\"levels\":[{\n");
        QCOMPARE(settings().language(), QString());
        QCOMPARE(QLocale().language(), QLocale(u"C"_s).language());
        QVERIFY(settings().theme() == ThemeChoice::System);
        QVERIFY(isOnScreen());
        QVERIFY(m_driver->window().playLevel(playable(levelFrom({u"@ g"_s}, turns)), {}, 1));
        QVERIFY(m_driver->canvas().isVisible());
        window().editLastLevels();
        QCOMPARE(window().mode(), ProgramWindow::Mode::Edit);
        QCoreApplication::processEvents();
        QCOMPARE(told(u"settingsFault"_s), QStringList());
    }

    void anOffscreenWindowReturnsToTheScreen_data()
    {
        QTest::addColumn<QRect>("place");
        QTest::newRow("far to the right") << QRect(50000, 100, 800, 600);
        QTest::newRow("far above") << QRect(100, -50000, 800, 600);
        QTest::newRow("as large as a field") << QRect(0, 0, 60000, 60000);
    }

    void anOffscreenWindowReturnsToTheScreen()
    {
        QFETCH(const QRect, place);
        QWidget other;
        other.setGeometry(place);
        {
            QSettings file;
            file.setValue(u"window/geometry"_s, other.saveGeometry());
        }
        open();
        QVERIFY(isOnScreen());
        QVERIFY(window().screen()->availableGeometry().contains(window().geometry().topLeft()));
    }

    void overlongListsAreCut()
    {
        const auto most = qsizetype(Settings::mostRecent);
        QStringList many;
        for (int i = 0; i < 100'000; ++i) {
            many += QString::number(i);
        }
        const QByteArray longest(900'000, 'x');
        openWith("[levels]\nrecent=" + many.join(u", "_s).toLatin1()
                 + "\n\n[window]\nlastCommands=" + many.first(1000).join(u", "_s).toLatin1() + '\n');
        QCOMPARE(settings().recentLevels(), many.first(most));
        QCOMPARE(settings().lastCommands(), many.first(Settings::mostCommands));
        const QString path = m_home->writeLevel(u"a.level.json"_s, corridorFile(u"a"_s));
        QVERIFY(window().playFile(path));
        QCOMPARE(settings().recentLevels(), QStringList{path} + many.first(most - 1));
        closeWindow();
        m_home = std::make_unique<EmptyHome>();
        openWith("[levels]\nrecent=a, " + longest + ", b\n");
        QCOMPARE(settings().recentLevels(), QStringList({u"a"_s, u"b"_s}));
    }

    void damagedKeysAreSetAsideOnceOthersAreChosen_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("noise") << noise(3000);
        QTest::newRow("huge") << QByteArray(hugeSize, ' ') + toJson(KeyChoice());
        QTest::newRow("cut in the middle") << toJson(KeyChoice()).chopped(5);
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("wrong values") << QByteArray(R"({"version": 1, "preset": "classic", "keys": {"quit": 7}})");
    }

    void damagedKeysAreSetAsideOnceOthersAreChosen()
    {
        QFETCH(const QByteArray, bytes);
        write(Settings::keysFile(), bytes);
        open();
        QTRY_COMPARE(told(u"keysFault"_s).size(), 1);
        QTest::keyClick(&m_driver->child<QMessageBox>(u"keysFault"_s), Qt::Key_Return);
        QVERIFY(contentOf(Settings::keysFile()) == bytes);
        const KeyChoice choice{.preset = KeyPreset::Wasd, .keys = {}};
        QVERIFY(!Settings::setKeys(choice));
        QVERIFY(Settings::keys().choice == choice && !Settings::keys().isDamaged);
        QVERIFY(contentOf(Settings::keysFile() + u".damaged"_s) == bytes);
    }

    void keysThatCannotBeSavedAreReported()
    {
        const QString folder = QFileInfo(Settings::keysFile()).path();
        write(folder, "a file where the folder should be");
        const std::optional<SaveFault> fault = Settings::setKeys({});
        QVERIFY(fault);
        QCOMPARE(fault->path, Settings::keysFile());
        QVERIFY(QFile::remove(folder));
        write(Settings::keysFile() + u"/mine.txt"_s, "kept");
        QVERIFY(Settings::keys().isDamaged);
        QVERIFY(!Settings::setKeys({}));
        QCOMPARE(contentOf(Settings::keysFile() + u".damaged/mine.txt"_s), QByteArray("kept"));
    }

private:
    ProgramWindow &window() { return m_driver->window(); }
    Settings &settings() { return window().settings(); }
    void open() { m_driver = std::make_unique<WindowDriver>(); }
    void write(const QString &path, const QByteArray &bytes)
    {
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void openWith(const QByteArray &text)
    {
        write(settingsPath(), text);
        open();
    }
    /// Returns the texts of the open messages about settings or keys.
    QStringList told(const QString &name)
    {
        QStringList sentences;
        for (const QMessageBox *box : window().findChildren<QMessageBox *>(name)) {
            sentences += box->text();
        }
        return sentences;
    }

    /// Waits long enough for delayed writing: a later, longer timer ends later.
    void waitUntilWritten()
    {
        QCoreApplication::processEvents();
        QTimer later;
        later.setSingleShot(true);
        later.start(2 * DelayedSettings::lateMs);
        QTRY_VERIFY(!later.isActive());
    }
    bool isOnScreen() { return window().screen()->availableGeometry().contains(window().geometry().center()); }
};

MAZEWRIGHT_SUITE(damagedsettings, TestDamagedSettings)
#include "tst_damagedsettings.moc"

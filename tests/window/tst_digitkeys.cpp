#include "app/keys/keymap.h"
#include "editor/commands/commandid.h"
#include "editor/panels/overlayrows.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/growing.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns the scan code of a digit's key on X11 and Wayland; 0 is the last key of the row.
quint32 placeOf(int digit)
{
    return quint32(digit == 0 ? 19 : 9 + digit);
}

/// The key codes of the keys 0 to 9 on a French keyboard without Shift.
constexpr int french[] = {Qt::Key_Agrave,    Qt::Key_Ampersand, Qt::Key_Eacute, Qt::Key_QuoteDbl,   Qt::Key_Apostrophe,
                          Qt::Key_ParenLeft, Qt::Key_Minus,     Qt::Key_Egrave, Qt::Key_Underscore, Qt::Key_Ccedilla};

enum class Keyboard { English, FrenchPlain, FrenchShifted, FrenchWithoutPlaces };

QKeyEvent eventOf(Keyboard keyboard, int digit, Qt::KeyboardModifiers modifiers = {},
                  QEvent::Type type = QEvent::KeyPress)
{
    const bool isDigit = keyboard == Keyboard::English || keyboard == Keyboard::FrenchShifted;
    const Qt::KeyboardModifiers shift = keyboard == Keyboard::FrenchShifted ? Qt::ShiftModifier : Qt::NoModifier;
    const int key = isDigit ? Qt::Key_0 + digit : french[digit];
    const quint32 place = keyboard == Keyboard::FrenchWithoutPlaces ? 0 : placeOf(digit);
    return {type, key, modifiers | shift, place, 0, 0, QString(QChar(key)).toLower()};
}

void addKeyboards()
{
    QTest::addColumn<Keyboard>("keyboard");
    QTest::newRow("English") << Keyboard::English;
    QTest::newRow("French") << Keyboard::FrenchPlain;
    QTest::newRow("French with Shift") << Keyboard::FrenchShifted;
    QTest::newRow("French without places") << Keyboard::FrenchWithoutPlaces;
}

} // namespace

/// Digits are recognized by the position of their keys and by their characters, wherever a digit has a meaning.
class TestDigitKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<EmptyHome>();
        m_driver = std::make_unique<WindowDriver>();
    }

    void cleanup()
    {
        m_driver.reset();
        m_home.reset();
    }

    void digitKeysAreKnownOnEveryKeyboard_data() { addKeyboards(); }

    void digitKeysAreKnownOnEveryKeyboard()
    {
        QFETCH(Keyboard, keyboard);
        for (int digit = 0; digit < 10; ++digit) {
            // Without scan codes, two of these could be unshifted keys of other keyboards, and the apostrophe is one.
            const bool isPlain = digit == 4 || digit == 6 || digit == 8;
            const bool isKnown = keyboard != Keyboard::FrenchWithoutPlaces || !isPlain;
            const QKeyEvent key = eventOf(keyboard, digit, Qt::AltModifier);
            QCOMPARE(digitOf(key), isKnown ? std::optional(digit) : std::nullopt);
            const QKeySequence sequence(QKeyCombination(Qt::AltModifier, Qt::Key(Qt::Key_0 + digit)));
            QCOMPARE(digitSequenceOf(key), isKnown ? std::optional(sequence) : std::nullopt);
        }
    }

    void otherKeysAreNoDigits_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<quint32>("place");
        using Modifiers = Qt::KeyboardModifiers;
        QTest::newRow("the sign over 1 of an English keyboard")
            << int(Qt::Key_Exclam) << Modifiers(Qt::ShiftModifier) << placeOf(1);
        QTest::newRow("the sign over 8") << int(Qt::Key_Asterisk) << Modifiers(Qt::ShiftModifier) << placeOf(8);
        QTest::newRow("minus beside 0") << int(Qt::Key_Minus) << Modifiers() << quint32(20);
        QTest::newRow("a letter") << int(Qt::Key_Q) << Modifiers() << quint32(24);
        QTest::newRow("Escape") << int(Qt::Key_Escape) << Modifiers() << quint32(9);
        QTest::newRow("minus without a place") << int(Qt::Key_Minus) << Modifiers() << quint32(0);
        QTest::newRow("a letter without a place") << int(Qt::Key_A) << Modifiers() << quint32(0);
    }

    void otherKeysAreNoDigits()
    {
        QFETCH(int, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(quint32, place);
        const QKeyEvent event(QEvent::KeyPress, key, modifiers, place, 0, 0);
        QCOMPARE(digitOf(event), std::nullopt);
        QCOMPARE(digitSequenceOf(event), std::nullopt);
    }

    void digitsChooseTheLevelUp_data() { addKeyboards(); }

    void digitsChooseTheLevelUp()
    {
        QFETCH(Keyboard, keyboard);
        for (int choice = 1; choice <= 3; ++choice) {
            QVERIFY(m_driver->window().playLevel(playable(levelFrom(orcToTheEast, quickGrowth)), {}, 1));
            for (int i = 0; i < 10 && m_driver->world().character().choicesDue == 0; ++i) {
                m_driver->press(Qt::Key_Right);
            }
            const World &world = m_driver->world();
            QCOMPARE(world.character().choicesDue, 1);
            const std::array<int, 3> before{world.maxHp(heroId), world.power(heroId), world.defense(heroId)};
            press(eventOf(keyboard, choice));
            QCOMPARE(world.character().choicesDue, 0);
            const std::array<int, 3> after{world.maxHp(heroId), world.power(heroId), world.defense(heroId)};
            for (int i = 0; i < 3; ++i) {
                QCOMPARE(after[std::size_t(i)] > before[std::size_t(i)], i == choice - 1);
            }
        }
    }

    void altDigitsToggleOverlays_data() { addKeyboards(); }

    void altDigitsToggleOverlays()
    {
        QFETCH(Keyboard, keyboard);
        QVERIFY(m_driver->window().editFile(buchhaimFile));
        for (int i = 0; i < overlayCount; ++i) {
            const QKeyEvent key = eventOf(keyboard, i + 1, Qt::AltModifier);
            if (!digitOf(key)) {
                continue;
            }
            const auto &action = m_driver->child<QAction>(overlayRow(Overlay(i)).id.name());
            const bool wasOn = action.isChecked();
            press(key);
            QVERIFY2(action.isChecked() != wasOn, qPrintable(action.objectName()));
        }
        press(eventOf(keyboard, 0, Qt::AltModifier));
        for (int i = 0; i < overlayCount; ++i) {
            QVERIFY(!m_driver->child<QAction>(overlayRow(Overlay(i)).id.name()).isChecked());
        }
    }

    void ctrlDigitsSetTheZoom_data() { addKeyboards(); }

    void ctrlDigitsSetTheZoom()
    {
        QFETCH(Keyboard, keyboard);
        QVERIFY(m_driver->window().editFile(buchhaimFile));
        m_driver->canvas().zoomIn();
        QVERIFY(!m_driver->canvas().isFit());
        press(eventOf(keyboard, 0, Qt::ControlModifier));
        QVERIFY(m_driver->canvas().isFit());
        press(eventOf(keyboard, 1, Qt::ControlModifier));
        QCOMPARE(m_driver->canvas().zoomPercent(), 100);
    }

    void zeroStartsExploring_data() { addKeyboards(); }

    void zeroStartsExploring()
    {
        QFETCH(Keyboard, keyboard);
        QVERIFY(m_driver->window().playLevel(
            playable(levelFrom({u"########"_s, u"#@ !   #"_s, u"########"_s}, classicRules)), {}, 1));
        press(eventOf(keyboard, 0));
        QVERIFY(m_driver->window().journeys().isUnderWay());
    }

    /// "_" shares a key with 8 on this keyboard, and walks to the stairs.
    void aBoundCharacterOverridesTheDigit()
    {
        QVERIFY(m_driver->window().playLevel(
            playable(levelFrom({u"########"_s, u"#@    >#"_s, u"########"_s}, classicRules)), {}, 1));
        m_driver->child<QAction>(u"explore"_s).setShortcuts({QKeySequence(Qt::Key_8)});
        press(eventOf(Keyboard::FrenchPlain, 8));
        QCOMPARE(m_driver->window().journeys().journey().wish(), Journey::Wish::Stairs);
    }

private:
    /// Sends a key as the window system does: first to shortcuts, then to the focused widget.
    void press(const QKeyEvent &key)
    {
        QWidget *focus = m_driver->window().focusWidget();
        QWidget *receiver = focus ? focus : &m_driver->window();
        QKeyEvent sent(QEvent::KeyPress, key.key(), key.modifiers(), key.nativeScanCode(), 0, 0, key.text());
        const QKeySequence sequence(key.keyCombination());
        for (QAction *action : m_driver->window().findChildren<QAction *>()) {
            if (action->isEnabled() && action->shortcutContext() != Qt::WidgetShortcut && sequence.count() == 1
                && action->shortcuts().contains(sequence)) {
                action->trigger();
                return;
            }
        }
        QCoreApplication::sendEvent(receiver, &sent);
    }

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

MAZEWRIGHT_SUITE(digitkeys, TestDigitKeys)
#include "tst_digitkeys.moc"

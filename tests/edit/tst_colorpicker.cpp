#include "editor/art/canvascolors.h"
#include "editor/forms/colorpicker.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns the open color picker of a button.
ColorPicker &pickerOf(ColorButton &button)
{
    auto *picker = button.findChild<ColorPicker *>();
    return picker ? *picker : (qFatal("no picker"), *picker);
}

} // namespace

/// Colors are picked, and can still be typed.
class TestColorPicker : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void contrastIsComputed()
    {
        QCOMPARE(contrastOf(QColor(Qt::white), QColor(Qt::black)), 21.0);
        QCOMPARE(contrastOf(QColor(Qt::black), QColor(Qt::white)), 21.0);
        QCOMPARE(contrastOf(QColor(Qt::red), QColor(Qt::red)), 1.0);
    }

    void offeredColorsAreReadable()
    {
        const ColorPicker picker(QColor{});
        const auto *swatches = picker.findChild<QListWidget *>(u"colorSwatches"_s);
        QCOMPARE(swatches->count(), 24);
        QStringList names;
        for (int i = 0; i < swatches->count(); ++i) {
            const QString name = swatches->item(i)->data(Qt::AccessibleTextRole).toString();
            QVERIFY2(contrastOf(swatches->item(i)->data(Qt::UserRole).value<QColor>(), CanvasColors::ink) >= 4.5,
                     qPrintable(name));
            QVERIFY(!names.contains(name));
            names.append(name);
        }
    }

    void keysPickAColor()
    {
        ColorButton button;
        button.setColor(QColor(0xffffff));
        button.show();
        QVERIFY(QTest::qWaitForWindowExposed(&button));
        const QSignalSpy picked(&button, &ColorButton::picked);
        QTest::keyClick(&button, Qt::Key_Return);
        auto *swatches = pickerOf(button).findChild<QListWidget *>(u"colorSwatches"_s);
        QCOMPARE(swatches->currentRow(), 0);
        QTest::keyClick(swatches, Qt::Key_Right);
        QTest::keyClick(swatches, Qt::Key_Down);
        QCOMPARE(swatches->currentRow(), 9);
        QTest::keyClick(swatches, Qt::Key_Return);
        QCOMPARE(picked.count(), 1);
        QCOMPARE(button.color(), QColor(0xff6b5e));
        QCOMPARE(button.accessibleDescription(), u"red #ff6b5e"_s);
    }

    void escapePicksNoColor()
    {
        ColorButton button;
        button.setColor(QColor(0x123456));
        button.show();
        QVERIFY(QTest::qWaitForWindowExposed(&button));
        const QSignalSpy picked(&button, &ColorButton::picked);
        QTest::keyClick(&button, Qt::Key_Down, Qt::AltModifier);
        ColorPicker &picker = pickerOf(button);
        QVERIFY(picker.isVisible());
        QTest::keyClick(&picker, Qt::Key_Escape);
        QVERIFY(!picker.isVisible());
        QCOMPARE(picked.count(), 0);
        QCOMPARE(button.color(), QColor(0x123456));
    }

    void hardlyVisibleColorsAreMarked()
    {
        const ColorPicker picker(QColor(0x202020));
        const QString told = picker.findChild<QLabel *>(u"colorContrast"_s)->text();
        QVERIFY2(told.startsWith(u"#202020: hardly visible"_s), qPrintable(told));
        const ColorPicker good(QColor(0xf2b84b));
        QVERIFY(good.findChild<QLabel *>(u"colorContrast"_s)->text().startsWith(u"amber #f2b84b: "_s));
    }

    void aKindsColorIsPickedAndTyped()
    {
        openWindow();
        edit({u"@ O "_s});
        choose(u"orc"_s);
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            auto *button = dialog->findChild<ColorButton *>(u"kind_colorButton"_s);
            auto *text = dialog->findChild<QLineEdit *>(u"kind_color"_s);
            QVERIFY(!button->accessibleName().isEmpty());
            QCOMPARE(button->color(), QColor(0x7fd07f)); // the orc's color
            QTest::mouseClick(button, Qt::LeftButton);
            // No swatch has that green, so the line below names the color itself and not the first swatch.
            const QString told = pickerOf(*button).findChild<QLabel *>(u"colorContrast"_s)->text();
            QVERIFY2(told.startsWith(u"#7fd07f: "_s), qPrintable(told));
            auto *swatches = pickerOf(*button).findChild<QListWidget *>(u"colorSwatches"_s);
            const QRect red = swatches->visualItemRect(swatches->item(9));
            QTest::mouseClick(swatches->viewport(), Qt::LeftButton, {}, red.center());
            QCOMPARE(text->text(), u"#ff6b5e"_s);
            text->setFocus();
            text->selectAll();
            QTest::keyClicks(text, u"#6fa8ff"_s);
            QCOMPARE(button->color(), QColor(0x6fa8ff));
            dialog->reject();
        });
        child<QAction>(u"newKind"_s)->trigger();
        QVERIFY(answer.wasGiven());
        closeWindow();
    }
};

MAZEWRIGHT_SUITE(colorpicker, TestColorPicker)
#include "tst_colorpicker.moc"

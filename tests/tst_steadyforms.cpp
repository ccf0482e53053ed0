#include "editor/panels/kinddialog.h"
#include "editor/panels/valuerow.h"
#include "tests/support/dialogs.h"
#include "tests/support/editordriver.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

/// No field of a form moves while another one is filled in: whoever clicks or tabs on would meet the wrong one.
class TestSteadyForms : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void whatIsTypedNextIsKept();
    void fieldsStay_data();
    void fieldsStay();
    void fieldsOfPanelsStay_data();
    void fieldsOfPanelsStay();
    void whatIsWrongIsSaidWholeOverTheForm();
};

namespace {

bool isField(const QWidget &widget)
{
    return widget.isVisible() && !widget.objectName().isEmpty() && !widget.objectName().startsWith(u"qt_"_s)
           && (qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QComboBox *>(&widget)
               || qobject_cast<const QAbstractSpinBox *>(&widget) || qobject_cast<const QPlainTextEdit *>(&widget));
}

/// What a field stands in: who goes to a field may scroll the form, which moves no row of it.
const QWidget *groundOf(const QWidget &field, const QWidget &form)
{
    for (const QWidget *ground = field.parentWidget(); ground && ground != &form; ground = ground->parentWidget()) {
        const auto *area = ground->parentWidget()
                               ? qobject_cast<const QScrollArea *>(ground->parentWidget()->parentWidget())
                               : nullptr;
        if (area && area->widget() == ground) {
            return ground;
        }
    }
    return &form;
}

QMap<QString, QRect> placesIn(QWidget &form)
{
    QMap<QString, QRect> places;
    for (QWidget *widget : form.findChildren<QWidget *>()) {
        if (isField(*widget)) {
            // Rows alone: what is chosen may need another width.
            places.insert(widget->objectName(),
                          QRect(0, widget->mapTo(groundOf(*widget, form), QPoint()).y(), 1, widget->height()));
        }
    }
    return places;
}

/// Something that fits nowhere, then something that may fit.
void fillIn(QWidget &field)
{
    field.setFocus();
    if (auto *edit = qobject_cast<QLineEdit *>(&field)) {
        for (const QString &text : {u"-"_s, u"Warden of the ninth and last gate"_s, u"50"_s}) {
            edit->selectAll();
            QTest::keyClicks(edit, text);
        }
    } else if (auto *choice = qobject_cast<QComboBox *>(&field)) {
        QTest::keyClick(choice, Qt::Key_Down);
    } else if (auto *number = qobject_cast<QSpinBox *>(&field)) {
        QTest::keyClick(number, Qt::Key_Up);
        QTest::keyClick(number, Qt::Key_Home);
        QTest::keyClicks(number, u"1"_s);
    } else {
        QTest::keyClicks(&field, u"some words"_s);
    }
}

void checkSteady(QWidget &form)
{
    QVERIFY(QTest::qWaitForWindowActive(&form));
    const auto settle = [] {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    };
    settle();
    const QMap<QString, QRect> before = placesIn(form);
    QVERIFY(before.size() > 1);
    for (const QString &name : before.keys()) {
        auto *field = form.findChild<QWidget *>(name);
        QVERIFY(field);
        if (name == u"generateSort") {
            continue; // chooses another form
        }
        fillIn(*field);
        settle();
        const QMap<QString, QRect> after = placesIn(form);
        for (const auto &[other, place] : before.asKeyValueRange()) {
            QVERIFY2(after.value(other) == place, qPrintable(u"%1 moved %2"_s.arg(name, other)));
        }
    }
}

} // namespace

void TestSteadyForms::whatIsTypedNextIsKept()
{
    edit({u"@ O "_s});
    choose(u"orc"_s);
    const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
        auto *name = dialog->findChild<QLineEdit *>(u"kind_name"_s);
        auto *hp = dialog->findChild<QLineEdit *>(u"kind_hp"_s);
        const QPoint aim = hp->mapTo(dialog, hp->rect().center()); // before anything is typed
        name->setFocus();
        QTest::keyClicks(name, u"Warden"_s);
        QCoreApplication::processEvents();
        QWidget *hit = dialog->childAt(aim);
        QCOMPARE(hit, hp);
        QTest::mouseClick(hit, Qt::LeftButton);
        QTest::keyClicks(hit, u"50"_s);
        QCOMPARE(qobject_cast<KindDialog *>(dialog)->kind().record.value("hp"_L1), 50);
        dialog->reject();
    });
    child<QAction>(u"newKind"_s)->trigger();
    QVERIFY(answer.wasGiven());
}

void TestSteadyForms::fieldsStay_data()
{
    QTest::addColumn<QString>("paint");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("dialog");
    QTest::newRow("kind of monster") << u"orc"_s << u"newKind"_s << u"kindDialog"_s;
    QTest::newRow("kind of item") << u"scroll of frost"_s << u"newKind"_s << u"kindDialog"_s;
    QTest::newRow("kind of treasure") << u"treasure"_s << u"newKind"_s << u"kindDialog"_s;
    QTest::newRow("generate") << u"orc"_s << u"generate"_s << u"generateDialog"_s;
    QTest::newRow("resize") << u"orc"_s << u"resizeLevel"_s << u"resizeDialog"_s;
    QTest::newRow("replace") << u"orc"_s << u"replaceAll"_s << u"replaceDialog"_s;
    QTest::newRow("new level") << u"orc"_s << u"newLevel"_s << u"newLevelDialog"_s;
}

void TestSteadyForms::fieldsStay()
{
    QFETCH(QString, paint);
    QFETCH(QString, action);
    QFETCH(QString, dialog);
    edit({u"@ O   g  "_s, u"  ##     "_s, u"      O  "_s});
    choose(paint);
    const DialogAnswer answer(dialog, [](QDialog *shown) {
        checkSteady(*shown);
        shown->reject();
    });
    child<QAction>(action)->trigger();
    QTRY_VERIFY(answer.wasGiven());
}

void TestSteadyForms::fieldsOfPanelsStay_data()
{
    QTest::addColumn<QString>("panel");
    QTest::newRow("properties and rules") << u"properties"_s;
    QTest::newRow("things") << u"things"_s;
}

void TestSteadyForms::fieldsOfPanelsStay()
{
    QFETCH(QString, panel);
    edit({u"@ O   g  "_s, u"  ##     "_s});
    waitForRules();
    key(Qt::Key_V);
    click({2, 0});
    // All at once: what a search hides is no row.
    auto *form = child<QWidget>(panel);
    for (QWidget *parent = form; parent; parent = parent->parentWidget()) {
        if (auto *dock = qobject_cast<QDockWidget *>(parent)) {
            dock->show();
            dock->raise();
        }
    }
    QTRY_VERIFY(form->isVisible());
    QTRY_VERIFY(placesIn(*form).size() > 2);
    QMap<QString, QRect> before;
    const auto isSettled = [&] { return std::exchange(before, placesIn(*form)) == placesIn(*form); };
    QTRY_VERIFY(isSettled()); // panels show a thing late
    for (const QString &name : before.keys()) {
        auto *field = form->findChild<QWidget *>(name);
        if (name == u"rulesSearch" || name == u"propertyRuleset" || name == u"thingKind") {
            continue; // these choose another form
        }
        fillIn(*field);
        QCoreApplication::processEvents();
        const QMap<QString, QRect> after = placesIn(*form);
        for (const auto &[other, place] : before.asKeyValueRange()) {
            QVERIFY2(after.value(other) == place, qPrintable(u"%1 moved %2"_s.arg(name, other)));
        }
    }
}

void TestSteadyForms::whatIsWrongIsSaidWholeOverTheForm()
{
    edit({u"@ O "_s});
    choose(u"orc"_s);
    const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
        const auto close = qScopeGuard([dialog] { dialog->reject(); });
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto *hp = dialog->findChild<QLineEdit *>(u"kind_hp"_s);
        hp->setFocus();
        QTest::keyClicks(hp, u"0"_s);
        const auto *bubble = dialog->findChild<QLabel *>(u"kind_hpWrong"_s);
        QVERIFY(bubble->isVisible());
        QCOMPARE(bubble->text(), u"The value 0 does not fit; expected a whole number from 1 to 9999."_s);
        QVERIFY(bubble->heightForWidth(bubble->width()) <= bubble->height());
        QVERIFY(bubble->parentWidget()->rect().contains(bubble->geometry()));
        QVERIFY(bubble->testAttribute(Qt::WA_TransparentForMouseEvents));
        QCOMPARE(hp->accessibleDescription(), bubble->text());
    });
    child<QAction>(u"newKind"_s)->trigger();
    QVERIFY(answer.wasGiven());
}

QTEST_MAIN(TestSteadyForms)
#include "tst_steadyforms.moc"

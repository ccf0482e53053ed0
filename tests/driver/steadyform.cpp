#include "tests/driver/steadyform.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

bool isField(const QWidget &widget)
{
    return widget.isVisible() && !widget.objectName().isEmpty() && !widget.objectName().startsWith(u"qt_"_s)
           && (qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QComboBox *>(&widget)
               || qobject_cast<const QAbstractSpinBox *>(&widget) || qobject_cast<const QPlainTextEdit *>(&widget));
}

/// Returns the widget that positions of a field refer to: the contents of its scroll area, or else the form. Focusing a
/// field may scroll the form without moving its rows.
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

} // namespace

QMap<QString, QRect> placesIn(QWidget &form)
{
    QMap<QString, QRect> places;
    for (QWidget *widget : form.findChildren<QWidget *>()) {
        if (isField(*widget)) {
            // Only rows count: a choice may change the width.
            places.insert(widget->objectName(),
                          QRect(0, widget->mapTo(groundOf(*widget, form), QPoint()).y(), 1, widget->height()));
        }
    }
    return places;
}

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

QStringList movedWhileFilledIn(QWidget &form, const QStringList &choosers)
{
    const auto settle = [] {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    };
    settle();
    const QMap<QString, QRect> before = placesIn(form);
    if (before.size() < 2) {
        return {u"there are no fields"_s};
    }
    QStringList moved;
    for (const QString &name : before.keys()) {
        auto *field = form.findChild<QWidget *>(name);
        if (choosers.contains(name) || !field) {
            continue;
        }
        fillIn(*field);
        settle();
        const QMap<QString, QRect> after = placesIn(form);
        for (const auto &[other, place] : before.asKeyValueRange()) {
            if (after.value(other) != place) {
                const QPoint by = after.value(other).topLeft() - place.topLeft();
                moved.append(u"%1 moved %2 by %3, %4"_s.arg(name, other).arg(by.x()).arg(by.y()));
            }
        }
    }
    return moved;
}

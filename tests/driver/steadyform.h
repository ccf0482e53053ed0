#pragma once

#include <QMap>
#include <QRect>
#include <QStringList>

class QWidget;

/// Returns the rows and heights of the form's visible fields, by object name.
QMap<QString, QRect> placesIn(QWidget &form);
/// Types an invalid value and then a valid one in a text field; in other fields chooses, counts or writes.
void fillIn(QWidget &field);
/// Fills in the fields of a form one after the other. Returns a line for each field that moved another one; an empty
/// list if none did. Skips the choosers, since they switch to another form.
QStringList movedWhileFilledIn(QWidget &form, const QStringList &choosers = {});

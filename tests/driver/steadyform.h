#pragma once

#include <QMap>
#include <QRect>
#include <QStringList>

class QWidget;

/// Where the fields of a form stand that are seen, by their object names: the row of each and its height.
QMap<QString, QRect> placesIn(QWidget &form);
/// Types something that fits nowhere, then something that may fit; chooses, counts or writes where that is asked.
void fillIn(QWidget &field);
/// Fills in each field of a form after the other and says which one moved which; empty: none did. The choosers are left
/// alone: they choose another form.
QStringList movedWhileFilledIn(QWidget &form, const QStringList &choosers = {});

#include "tests/driver/speech.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QLabel>
#include <QTextDocumentFragment>
#include <QWidget>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

QString placeOf(const QWidget &widget)
{
    QString place = QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName();
    for (const QWidget *parent = widget.parentWidget(); parent; parent = parent->parentWidget()) {
        place += parent->objectName().isEmpty() ? QString() : u" < "_s + parent->objectName();
    }
    return place;
}

/// Returns the text that the widget shows; empty if none.
QString shownTextOf(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        const bool isRich = label->textFormat() == Qt::RichText
                            || (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()));
        return isRich ? QTextDocumentFragment::fromHtml(label->text()).toPlainText() : label->text();
    }
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return button ? button->text() : QString();
}

QString withoutAmpersand(QString text)
{
    return text.remove(u'&').remove(u'…').simplified();
}

/// True if the name contains all shown words and numbers in their order. Arrows and dots are ignored.
bool saysWordsOf(const QString &shown, const QString &name)
{
    qsizetype from = 0;
    for (const QString &word : shown.split(u' ', Qt::SkipEmptyParts)) {
        const bool hasLetters = std::any_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); });
        const qsizetype found = hasLetters ? name.indexOf(word, from, Qt::CaseInsensitive) : from;
        if (found < 0) {
            return false;
        }
        from = found + (hasLetters ? word.size() : 0);
    }
    return true;
}

bool takesKeyboard(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.isEnabled() && !widget.focusProxy();
}

void addMarkup(const QString &text, const QString &place, QStringList &faults)
{
    if (Qt::mightBeRichText(text)) {
        faults.append(place + u": markup is read out: "_s + text);
    }
}

/// Adds the faults of all columns and of nested rows.
void addFaultsOfRows(const QAbstractItemView &view, const QModelIndex &parent, QStringList &faults)
{
    const QAbstractItemModel &model = *view.model();
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : std::array{int(Qt::AccessibleTextRole), int(Qt::AccessibleDescriptionRole)}) {
                addMarkup(index.data(role).toString(), placeOf(view), faults);
            }
        }
        addFaultsOfRows(view, model.index(row, 0, parent), faults);
    }
}

} // namespace

QString spokenName(QWidget &widget)
{
    return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name);
}

QStringList falseSpeechIn(QWidget &root)
{
    QStringList faults;
    for (QWidget *widget : QList<QWidget *>{&root} + root.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != root.window()) {
            continue;
        }
        const QString place = placeOf(*widget);
        const QString name = spokenName(*widget);
        const QString shown = withoutAmpersand(shownTextOf(*widget));
        if (takesKeyboard(*widget) && name.isEmpty()) {
            faults.append(place + u": takes the keyboard and has no name"_s);
        }
        if (!saysWordsOf(shown, withoutAmpersand(name))) {
            faults.append(place + u": its name “%1” hides “%2”"_s.arg(name, shown));
        }
        addMarkup(name, place, faults);
        addMarkup(QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Description), place, faults);
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        if (view && view->model()) {
            addFaultsOfRows(*view, {}, faults);
        }
    }
    return faults;
}

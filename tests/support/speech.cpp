#include "tests/support/speech.h"

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

/// Text as a person sees it; empty: none.
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

/// Arrows and dots are for eyes alone.
bool hasWords(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber(); });
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

void addFaultsOfRows(const QAbstractItemView &view, QStringList &faults)
{
    for (int row = 0; view.model() && row < view.model()->rowCount(); ++row) {
        for (const int role : std::array{int(Qt::AccessibleTextRole), int(Qt::AccessibleDescriptionRole)}) {
            addMarkup(view.model()->index(row, 0).data(role).toString(), placeOf(view), faults);
        }
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
        if (hasWords(shown) && !withoutAmpersand(name).contains(shown, Qt::CaseInsensitive)) {
            faults.append(place + u": its name “%1” hides “%2”"_s.arg(name, shown));
        }
        addMarkup(name, place, faults);
        addMarkup(QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Description), place, faults);
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget)) {
            addFaultsOfRows(*view, faults);
        }
    }
    return faults;
}

#include "editor/widgets/numberbox.h"

#include "editor/widgets/fieldbubble.h"

#include <QLineEdit>

NumberBox::NumberBox(QWidget *parent) : QSpinBox(parent), m_bubble(new FieldBubble(this))
{
    connect(lineEdit(), &QLineEdit::textChanged, this, &NumberBox::sayBounds);
}

QValidator::State NumberBox::validate(QString &text, int &cursor) const
{
    const QValidator::State state = QSpinBox::validate(text, cursor);
    return state == QValidator::Invalid && isOutside(text) ? QValidator::Intermediate : state;
}

void NumberBox::fixup(QString &text) const
{
    QSpinBox::fixup(text);
    if (isOutside(text)) {
        text = textFromValue(locale().toLongLong(numberIn(text)) < minimum() ? minimum() : maximum());
    }
}

void NumberBox::focusOutEvent(QFocusEvent *event)
{
    QSpinBox::focusOutEvent(event);
    m_bubble->say({});
}

/// Returns the text without prefix and suffix.
QString NumberBox::numberIn(QString text) const
{
    if (!suffix().isEmpty() && text.endsWith(suffix())) {
        text.chop(suffix().size());
    }
    return text.mid(text.startsWith(prefix()) ? prefix().size() : 0).trimmed();
}

bool NumberBox::isOutside(const QString &text) const
{
    bool isNumber = false;
    const qlonglong number = locale().toLongLong(numberIn(text), &isNumber);
    return isNumber && (number < minimum() || number > maximum());
}

void NumberBox::sayBounds(const QString &text)
{
    m_bubble->setObjectName(objectName() + QStringLiteral("Wrong"));
    m_bubble->say(hasFocus() && isOutside(text) ? tr("%1 to %2").arg(minimum()).arg(maximum()) : QString());
}

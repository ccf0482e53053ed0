#include "editor/widgets/plainlabel.h"

#include <QLabel>

QLabel *plainLabel(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLabel *namedLabel(const QString &objectName, bool isSecondary)
{
    QLabel *label = plainLabel({});
    label->setObjectName(objectName);
    label->setProperty("isSecondary", isSecondary);
    return label;
}

QLabel *wrappedLabel(const QString &objectName, bool isSecondary)
{
    QLabel *label = namedLabel(objectName, isSecondary);
    label->setWordWrap(true);
    return label;
}

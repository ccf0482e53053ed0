#include "editor/levelfiles/codefield.h"

#include <QCoreApplication>
#include <QPlainTextEdit>

QPlainTextEdit *newCodeField(const QString &objectName)
{
    constexpr int lines = 6; // the code of a small level
    auto *field = new QPlainTextEdit;
    field->setObjectName(objectName);
    field->setAccessibleName(QCoreApplication::translate("CodeField", "Code"));
    field->setTabChangesFocus(true);
    field->setWordWrapMode(QTextOption::WrapAnywhere);
    field->setMinimumHeight(lines * field->fontMetrics().lineSpacing());
    return field;
}

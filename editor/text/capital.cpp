#include "editor/text/capital.h"

QString capitalized(QString text)
{
    if (!text.isEmpty()) {
        text.front() = text.front().toUpper();
    }
    return text;
}

#pragma once

#include <QString>

/// A tooltip that shows `text` as it is: one of text from a file would be taken for markup if it looked like some.
QString plainTip(const QString &text);

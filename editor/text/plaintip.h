#pragma once

#include <QString>

/// A tooltip that shows `text` as it is, in lines that are not too long: one of text from a file would be taken for
/// markup if it looked like some. It is no markup itself, since screen readers read tooltips out.
QString plainTip(const QString &text);

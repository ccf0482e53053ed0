#pragma once

#include <QString>

/// Returns a tool tip that shows `text` verbatim, in lines of limited length. Qt would take text from a file for markup
/// if it looked like markup. The tool tip itself contains no markup, since screen readers read it out.
QString plainTip(const QString &text);

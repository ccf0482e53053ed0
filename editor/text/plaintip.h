#pragma once

#include <QString>

/// Returns a tool tip that shows `text` verbatim, in lines of at most 64 characters. Invisible characters keep Qt from
/// treating text that looks like markup as markup. The tool tip itself contains no markup, since screen readers read it
/// out.
QString plainTip(const QString &text);

#pragma once

#include "editor/commands/commandplace.h"

#include <QStringList>

// The user documentation from docs/, compiled in under :/manual, with translations in a folder per language. Each page
// is Markdown. A link names another page as a file in the same folder, and a heading by its GitHub anchor.

/// A page as shown.
struct ManualPage {
    QString text;           ///< Markdown
    bool isForeign = false; ///< `text` is in English, although another language was requested
};

/// A heading of a page.
struct ManualHeading {
    QString title;
    int level = 1;  ///< 1: title of the page
    QString anchor; ///< the part of links after `#`
};

/// Returns the names of all pages, such as "level-format", in reading order.
const QStringList &manualPages();
/// Returns the page to show first in a mode whose keys have the scope `place`: the page about playing, watching or
/// drawing, or the overview in all other modes.
QString manualPageOf(std::optional<KeyScope> place);
/// Returns the language code of the program, such as "de".
QString manualLanguage();
/// Reads a page; `name` is one of manualPages(), and `language` a code such as "de".
ManualPage manualPage(const QString &name, const QString &language);
/// Returns the headings in the Markdown text of a page, in order; lines in code examples are not headings.
std::vector<ManualHeading> headingsOf(const QString &text);
/// Returns the anchor of a heading, which links use after `#`.
QString anchorOf(const QString &title);

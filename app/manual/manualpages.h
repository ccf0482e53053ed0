#pragma once

#include "editor/commands/commandplace.h"

#include <QStringList>

// The pages of docs that people read, compiled in under :/manual, English ones and those in another language beside
// them. Each is Markdown; a link names another page as a file of the same folder, and a heading of it as GitHub does.

/// A page as it is shown.
struct ManualPage {
    QString text;           ///< Markdown
    bool isForeign = false; ///< it is English although another language was wanted
};

/// A heading of a page.
struct ManualHeading {
    QString title;
    int level = 1;  ///< 1: of the page itself
    QString anchor; ///< what links to it say behind `#`
};

/// The names of all pages, such as "level-format", in the order in which they are read.
const QStringList &manualPages();
/// Where one begins to read: about playing, drawing, or the overview, as from a place without keys of its own.
QString manualPageOf(std::optional<KeyScope> place);
/// The code of the language in which the program speaks, such as "de".
QString manualLanguage();
/// `name` is one of manualPages(); `language` is a code such as "de".
ManualPage manualPage(const QString &name, const QString &language);
/// The headings of a page in order; those in examples are left out.
std::vector<ManualHeading> headingsOf(const QString &text);
/// What a link to a heading says behind `#`.
QString anchorOf(const QString &title);

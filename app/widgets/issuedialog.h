#pragma once

#include "app/widgets/filewish.h"
#include "gamecore/base/issue.h"

class QWidget;

/// Says in a dialog over `parent` why that cannot be done with a file: every finding at least as bad as an error, with
/// its place, as plain text. Returns at once; the dialog deletes itself.
void showIssues(const IssueList &issues, const QString &fileName, FileWish wish, QWidget *parent);

/// Says what is wrong with the data files, in the language and theme of the settings: there is no window that has them
/// yet. Returns once it was read.
void tellCatalogueIssues(const IssueList &issues);

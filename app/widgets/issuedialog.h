#pragma once

#include "gamecore/base/issue.h"

#include <cstdint>

class QWidget;

/// The purpose for which a file is opened.
enum class FilePurpose : std::uint8_t { Play, Edit, Watch };

/// Shows why a file could not be opened for the purpose `wish`, in a dialog over `parent`: all issues of at least error
/// severity, with their positions, as plain text. Returns at once; the dialog deletes itself.
void showIssues(const IssueList &issues, const QString &fileName, FilePurpose wish, QWidget *parent);

/// Shows the issues in data files, in the language and theme of the settings, because there is no window yet. Returns
/// when the user has closed the dialog.
void tellCatalogueIssues(const IssueList &issues);

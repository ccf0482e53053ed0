#pragma once

#include "editor/storage/worker.h"
#include "gamecore/levelfile/drawntext.h"

class QMainWindow;
class QWidget;

/// The levels imported from mazes drawn as text.
struct ImportedText {
    std::vector<Level> levels; ///< at least one
    bool isCampaign = false;   ///< all mazes were imported, for a campaign; otherwise `levels` has one level
    IssueList issues = {};     ///< issues found while reading; meaningful only for a single level
};

/// True if the author must choose how to read a text: it has several mazes, it looks like the format of another
/// program, the drawing itself gives a character a meaning, or the default legend does not define a character.
bool isForeign(const DrawnMazes &text, const Catalogue &catalogue);

/// Asks how to read a text (LegendDialog) and imports it. Levels without a title get `name`, with a number if the text
/// has several mazes. The dialog starts with the ruleset whose key is `ruleset`. std::nullopt if the user cancelled, or
/// if the text cannot be read, which was reported.
std::optional<ImportedText> askedText(const DrawnMazes &text, const QString &name, const QString &ruleset,
                                      const Catalogue &catalogue, QWidget *host);

/// Writes the levels as a campaign into a new folder within `folder`, named after `name`. Returns the path of the
/// campaign; empty if writing failed, which was reported in a dialog over `host`.
QString writtenCampaign(const ImportedText &text, const QString &name, const QString &folder,
                        const Catalogue &catalogue, QWidget *host);
/// Shows the folder of a new campaign in the status bar. Call it after the campaign was opened, since opening clears
/// the status bar.
void showCampaignFolder(const QString &campaign, QMainWindow &host);

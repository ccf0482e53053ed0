#pragma once

#include "editor/storage/worker.h"
#include "gamecore/levelfile/drawntext.h"

class QMainWindow;
class QWidget;

/// The result of importing drawn text.
struct ImportedText {
    std::vector<Level> levels; ///< at least one
    bool isCampaign = false;   ///< all mazes were chosen, as a campaign; else there is one level
    IssueList issues = {};     ///< reader issues of a single level
};

/// True if the author must choose how to read the text: it has several mazes, or characters that the default legend
/// does not know or that the drawing gives another meaning.
bool isForeign(const DrawnMazes &text, const Catalogue &catalogue);

/// Asks how to read a text (LegendDialog) and imports it. `name` is used for levels without a title, `ruleset` is
/// preselected. std::nullopt if the user cancelled, or if the text cannot be read, which is reported.
std::optional<ImportedText> askedText(const DrawnMazes &text, const QString &name, const QString &ruleset,
                                      const Catalogue &catalogue, QWidget *host);

/// Writes the levels as a campaign into a new folder within `folder`. Returns its path; empty if that failed, which is
/// reported in a dialog over `host`.
QString writtenCampaign(const ImportedText &text, const QString &name, const QString &folder,
                        const Catalogue &catalogue, QWidget *host);
/// Shows the path of a new campaign in the status bar. Call it after opening the campaign.
void tellWhereItIs(const QString &campaign, QMainWindow &host);

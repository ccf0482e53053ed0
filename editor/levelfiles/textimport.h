#pragma once

#include "editor/storage/worker.h"
#include "gamecore/levelfile/drawntext.h"

class QMainWindow;
class QWidget;

/// What a drawn text became, as a person wants it.
struct ImportedText {
    std::vector<Level> levels; ///< at least one
    bool isCampaign = false;   ///< all mazes are wanted, as a campaign; else there is one level
    IssueList issues = {};     ///< of reading one level
};

/// True if the author has to say how a text is to be read: it has characters that the default legend does not know or
/// that the drawing gives another meaning, or several mazes.
bool isForeign(const DrawnMazes &text, const Catalogue &catalogue);

/// Asks over `host` how a text is to be read (LegendDialog), and reads it so. `name` is that of a level without a
/// title, `ruleset` is chosen already. Nothing if the person changed their mind, or if it cannot be read, which is
/// said.
std::optional<ImportedText> askedText(const DrawnMazes &text, const QString &name, const QString &ruleset,
                                      const Catalogue &catalogue, QWidget *host);

/// Writes the levels as a campaign into a folder of its own within `folder`. Its path; empty if that failed, which is
/// said over `host`.
QString writtenCampaign(const ImportedText &text, const QString &name, const QString &folder,
                        const Catalogue &catalogue, QWidget *host);
/// Says in the status bar where a campaign is that was written. For whoever has opened it.
void tellWhereItIs(const QString &campaign, QMainWindow &host);

#pragma once

#include "editor/view/editfeature.h"

#include <optional>

class QString;
struct DrawnMazes;
struct ReadLevel;

/// True if a text may contain a level: it starts like a code, or has several lines like a maze.
bool couldBeLevel(const QString &text);

/// Pasting from the clipboard. Copied files are opened. Copied cells, or a maze drawn as text, become a stamp while the
/// editor is active, otherwise a new level. The user is asked for the meanings of unknown characters. Codes are passed
/// to CodeFeature. EditActions registers the paste commands.
class PasteFeature : public EditFeature {
    Q_OBJECT

public:
    explicit PasteFeature(const EditorContext &context);

    /// Makes a level from a maze drawn as text, or a campaign from several mazes. Shows a message for other text.
    void openMaze(const QString &text);

private:
    void paste();
    /// Opens copied files; false if there are none.
    bool openFiles();
    void pasteAsLevel();
    void pasteForeign(const DrawnMazes &mazes);
    void pasteCells();
    enum class Pasted : std::uint8_t { AsCells, AsLevel };
    /// Returns the level drawn in a text, after asking for the meanings of its characters and, for a new level, its
    /// rules. std::nullopt if the user cancels. If the text cannot be read, shows a message and returns std::nullopt.
    std::optional<ReadLevel> askedLevel(const QString &text, Pasted as);
    bool couldBeCells(const QString &text) const;
};

/// Commands for share codes: copying the level to the clipboard as a code, and opening a level or a recorded game from
/// a code, after a preview. Codes can be opened even while the editor is inactive.
class CodeFeature : public EditFeature {
    Q_OBJECT

public:
    explicit CodeFeature(const EditorContext &context);

    /// Shows the content of a code, and opens it if the user confirms: a level in a new tab, a recorded game as a
    /// replay. If `code` is not a code, the dialog begins with an empty field.
    void open(const QString &code);

private:
    void copy();
};

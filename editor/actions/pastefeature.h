#pragma once

#include "editor/view/editfeature.h"

#include <optional>

class QString;
struct DrawnMazes;
struct ReadLevel;

/// Whether a text could be opened: it begins as a code does, or has several lines as a maze has.
bool couldBeLevel(const QString &text);

/// What the clipboard becomes: files that were copied are opened; cells or a maze drawn as text are taken into hand as
/// a stamp while the editor is active, and make a new level otherwise. What unknown characters of a text mean is asked.
/// A code is left to CodeFeature. The commands themselves stand among EditActions.
class PasteFeature : public EditFeature {
    Q_OBJECT

public:
    explicit PasteFeature(const EditDesk &desk);

    /// Makes a level or a campaign of a maze, or several, drawn as text; what is none is told.
    void openMaze(const QString &text);

private:
    void paste();
    /// Opens the files that were copied; false if there are none.
    bool openFiles();
    void pasteAsLevel();
    void pasteForeign(const DrawnMazes &mazes);
    void pasteCells();
    enum class Pasted : std::uint8_t { AsCells, AsLevel };
    /// The level that a text draws, after asking what its characters mean and, for a level of its own, how it plays.
    /// std::nullopt if the person cancels, or if it is no maze, which is said in a message.
    std::optional<ReadLevel> askedLevel(const QString &text, Pasted as);
    bool couldBeCells(const QString &text) const;
};

#pragma once

#include "editor/edits/levelreshape.h"

#include <QUndoCommand>

#include <optional>
#include <variant>
#include <vector>

class LevelDocument;

/// A change of cells and things, or of size and orientation.
using LevelEdit = std::variant<LevelChange, LevelReshape>;

/// Returns the edits that give the level `before` the size, terrain and things of `after`, in order. If the level
/// grows, the first edit gives new cells the terrain `fill`. Cells with the same coordinates are compared, and only
/// differences are stored.
std::vector<LevelEdit> editsBetween(const Level &before, const Level &after, TerrainId fill);

/// The undo step of an edit by the author: a change of properties, if any, then changes of cells and things in order.
/// Each change is applied to the document as soon as it is added, so a stroke shows while it is drawn. LevelDocument
/// pushes the step when it is complete.
class LevelStep : public QUndoCommand {
public:
    /// Successive steps with the same positive `mergeNumber` merge into one, for typed values; steps with 0 never
    /// merge. If the merged step changes nothing, it is removed from the undo stack. The document must outlive the
    /// step.
    LevelStep(LevelDocument &document, const QString &name, int mergeNumber = 0);

    /// Changes the properties of the level. Call it before the first change().
    void changeProperties(const LevelProperties &after);
    /// Changes cells and things. The edit must have been made for the present state of the level.
    void change(LevelEdit edit);
    /// Undoes all changes and forgets them. New changes may be added afterwards.
    void takeBack();
    const std::vector<LevelEdit> &edits() const { return m_edits; }
    /// True if the step changes nothing.
    bool isEmpty() const { return m_edits.empty() && (!m_before || *m_before == m_after); }

    void undo() override;
    void redo() override;
    int id() const override { return m_mergeNumber > 0 ? m_mergeNumber : -1; }
    bool mergeWith(const QUndoCommand *next) override;

private:
    LevelDocument &m_document;
    std::optional<LevelProperties> m_before; ///< former properties; std::nullopt if they do not change
    LevelProperties m_after;                 ///< new properties, if m_before is set
    std::vector<LevelEdit> m_edits;
    int m_mergeNumber;
    bool m_isApplied = true; ///< the changes are in the level
};

/// The undo step that replaces the complete content of a level. Each step stores a complete level, so it is meant for
/// levels read from files, not for drawing.
class SwapStep : public QUndoCommand {
public:
    SwapStep(LevelDocument &document, const QString &name, Level after)
        : QUndoCommand(name), m_document(document), m_other(std::move(after))
    {
    }

    void undo() override { redo(); }
    void redo() override;

private:
    LevelDocument &m_document;
    Level m_other; ///< the content that is not in the document: the new one before redo(), then the former one
};

#pragma once

#include "editor/edits/levelreshape.h"

#include <QUndoCommand>

#include <optional>
#include <variant>
#include <vector>

class LevelDocument;

/// A single change of a level.
using LevelEdit = std::variant<LevelChange, LevelReshape>;

/// Returns the edits of size, terrain and things that turn one level into the other, in order. If both levels have the
/// same upper left corner, memory use depends only on the difference.
std::vector<LevelEdit> editsBetween(const Level &before, const Level &after, TerrainId fill);

/// The undo step of all edits by the author: other properties, then changes of cells and things in the order in which
/// they were made. LevelDocument applies each change as soon as it is added, so a stroke shows while it is drawn. The
/// step is pushed when the stroke is complete.
class LevelStep : public QUndoCommand {
public:
    /// Successive steps of the same `mergeNumber` merge into one, for typed values; steps with 0 never merge. A step
    /// that merged into no change removes itself from the stack. The document must outlive the step.
    LevelStep(LevelDocument &document, const QString &name, int mergeNumber = 0);

    /// Changes the properties, before the first change of cells.
    void changeProperties(const LevelProperties &after);
    /// Changes cells and things. The edit must have been made from the current level.
    void change(LevelEdit edit);
    /// Undoes all changes and forgets them.
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
    std::optional<LevelProperties> m_before; ///< properties before; std::nullopt if they do not change
    LevelProperties m_after;
    std::vector<LevelEdit> m_edits;
    int m_mergeNumber;
    bool m_isApplied = true; ///< the changes are in the level
};

/// The undo step that replaces the whole level, whatever differs. It stores one complete level, so it is meant for
/// levels from files, not for drawing.
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
    Level m_other; ///< the level that is not in the document
};

#pragma once

#include "editor/edits/levelreshape.h"

#include <QUndoCommand>

#include <optional>
#include <variant>
#include <vector>

class LevelDocument;

/// One change of a level of either sort.
using LevelEdit = std::variant<LevelChange, LevelReshape>;

/// Returns the edits of size, terrain and things that turn one level into the other, in order. If both levels have the
/// same upper left corner, memory use depends only on the difference.
std::vector<LevelEdit> editsBetween(const Level &before, const Level &after, TerrainId fill);

/// The undo step of everything that a person edits: other properties, then changes of cells and things in the order in
/// which they were made. LevelDocument makes each change in the level as soon as it is added, so the step of a stroke
/// shows while it is drawn, and is pushed when it is whole.
class LevelStep : public QUndoCommand {
public:
    /// Steps of the same `mergeNumber` become one, 0 never does: values that are typed. A step that merged into no
    /// change takes itself off the stack. The document must outlive the step.
    LevelStep(LevelDocument &document, const QString &name, int mergeNumber = 0);

    /// Changes the properties, before the first change of cells.
    void changeProperties(const LevelProperties &after);
    /// Changes cells and things. The edit must have been made from the level as it is.
    void change(LevelEdit edit);
    /// Undoes all changes and forgets them.
    void takeBack();
    const std::vector<LevelEdit> &edits() const { return m_edits; }
    /// True if it changes nothing.
    bool isEmpty() const { return m_edits.empty() && (!m_before || *m_before == m_after); }

    void undo() override;
    void redo() override;
    int id() const override { return m_mergeNumber > 0 ? m_mergeNumber : -1; }
    bool mergeWith(const QUndoCommand *next) override;

private:
    LevelDocument &m_document;
    std::optional<LevelProperties> m_before; ///< properties; std::nullopt: they stay as they are
    LevelProperties m_after;
    std::vector<LevelEdit> m_edits;
    int m_mergeNumber;
    bool m_isApplied = true; ///< the changes are in the level
};

/// The undo step that puts another level in place of the whole one, whatever differs. Holds one of them whole: for what
/// comes from outside, not for what a person draws.
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
    Level m_other; ///< the one that is not in the document
};

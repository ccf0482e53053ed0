#pragma once

#include "app/proofs/worstlayer.h"
#include "editor/widgets/figurelist.h"

class WorstText;

/// A list of the monsters and the pairs of monsters that could block goals: one row for each, with the blocked goals as
/// child rows. The first row stands for all monsters and pairs. The current row is the choice; a click or Enter on a
/// row emits cellWanted(). The list shows a few rows at a time and scrolls.
class DenierList : public FigureList {
    Q_OBJECT

public:
    explicit DenierList(QWidget *parent = nullptr);

    /// Sets the rows. The chosen monster or goal stays chosen if it still has a row; otherwise the first row is chosen.
    /// `level` is the level of the monsters, and `more` the number of goals that `deniers` omits.
    void setDeniers(const std::vector<Denier> &deniers, qint64 more, const WorstText &text, const Level &level);
    /// Grays all rows, or restores their color. Gray rows mean that the level has changed since they were found.
    void setStale(bool isStale);
    /// Returns the chosen monster, pair or goal; std::nullopt: all of them (the first row).
    std::optional<DenierChoice> choice() const;
    void retranslate();

Q_SIGNALS:
    /// Emitted when choice() may have changed.
    void chosen();
    /// Emitted when the user wants to see the cell of the chosen row.
    void cellWanted();

private:
    /// Identifies a row across edits: the cells of its monsters, and the cell of its goal. The row of a monster or pair
    /// has no goal.
    using Key = std::pair<std::vector<Point>, std::optional<Point>>;

    Key keyOf(QTreeWidgetItem *item) const;

    /// Cells of the monsters of each monster or pair, in the order of the rows.
    std::vector<std::vector<Point>> m_monsters;
    Key m_chosen; ///< no cells: the first row
};

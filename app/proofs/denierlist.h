#pragma once

#include "app/proofs/worstlayer.h"
#include "editor/widgets/figurelist.h"

class WorstText;

/// The monsters and pairs that could block goals, one row each with their goals as child rows. The first row stands for
/// all of them. The current row is the choice; a click or Enter emits cellWanted(). A few rows are visible; the list
/// scrolls.
class DenierList : public FigureList {
    Q_OBJECT

public:
    explicit DenierList(QWidget *parent = nullptr);

    /// Sets the rows. The same monster or goal stays chosen if it still exists, otherwise the first row is. `level` is
    /// the level of the monsters, and `more` the number of goals that are omitted.
    void setDeniers(const std::vector<Denier> &deniers, qint64 more, const WorstText &text, const Level &level);
    /// Grays all rows, or restores them. Gray rows belong to the level before a change.
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
    /// Identifies a row across edits: the cells of its monsters, and that of its goal. A monster's own row has no goal.
    using Key = std::pair<std::vector<Point>, std::optional<Point>>;

    Key keyOf(QTreeWidgetItem *item) const;

    std::vector<std::vector<Point>> m_monsters; ///< cells of each row's monsters
    Key m_chosen;                               ///< no cells: the first row
};

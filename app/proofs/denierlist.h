#pragma once

#include "app/proofs/worstlayer.h"
#include "editor/widgets/figurelist.h"

class WorstText;

/// The monsters and pairs that could block goals, one row each with their goals as child rows. The first row selects
/// none. The current row is the choice; a click or Enter asks to show its cell. A few rows are visible; the list
/// scrolls.
class DenierList : public FigureList {
    Q_OBJECT

public:
    explicit DenierList(QWidget *parent = nullptr);

    /// Sets the rows; the choice is kept if it still exists. `level` is the level of the monsters, and `more` the
    /// number of goals that are omitted.
    void setDeniers(const std::vector<Denier> &deniers, qint64 more, const WorstText &text, const Level &level);
    /// Grays all rows, or restores them. Gray rows belong to the level before a change.
    void setStale(bool isStale);
    std::optional<DenierChoice> choice() const;
    void retranslate();

Q_SIGNALS:
    void chosen();
    /// Emitted when the cell of the chosen row should be shown.
    void cellWanted();

private:
    /// Identifies a row across edits: the cells of the monsters, and the goal.
    using Key = std::pair<std::vector<Point>, std::optional<Point>>;

    Key keyOf(QTreeWidgetItem *item) const;

    std::vector<std::vector<Point>> m_monsters; ///< cells of each row's monsters
    Key m_chosen;                               ///< no cells: the first row
};

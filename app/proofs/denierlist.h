#pragma once

#include "app/proofs/worstlayer.h"
#include "editor/widgets/figurelist.h"

class WorstText;

/// Who could deny what, as rows: one of each monster or pair, below it what it could deny, and before all of them one
/// that chooses none. The current row is what is chosen; a click or Enter asks to see its cell. High enough for a few
/// rows: more are scrolled to.
class DenierList : public FigureList {
    Q_OBJECT

public:
    explicit DenierList(QWidget *parent = nullptr);

    /// What was chosen stays so if it is still there. `level` is the one that they are of, `more` is how many goals are
    /// not among them.
    void setDeniers(const std::vector<Denier> &deniers, qint64 more, const WorstText &text, const Level &level);
    /// Grays all rows, or not: they are of the level before a change.
    void setStale(bool isStale);
    std::optional<DenierChoice> choice() const;
    void retranslate();

Q_SIGNALS:
    void chosen();
    /// The cell of what is chosen is to be seen.
    void cellWanted();

private:
    /// What tells a row from others also after an edit: where the monsters stand, and the goal.
    using Key = std::pair<std::vector<Point>, std::optional<Point>>;

    Key keyOf(QTreeWidgetItem *item) const;

    std::vector<std::vector<Point>> m_monsters; ///< where those of each denier stand
    Key m_chosen;                               ///< no cells: the first row
};

#pragma once

#include "app/proofs/worstlayer.h"

#include <QTreeWidget>

class WorstText;

/// Who could deny what, as rows: one of each monster or pair, below it what it could deny, and before all of them one
/// that chooses none. The current row is what is chosen; a click or Enter asks to see its cell. High enough for a few
/// rows: more are scrolled to.
class DenierList : public QTreeWidget {
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

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// What tells a row from others also after an edit: where the monsters stand, and the goal.
    using Key = std::pair<std::vector<Point>, std::optional<Point>>;

    void addDenier(const Denier &denier, const WorstText &text, const Level &level);
    QTreeWidgetItem *itemOf(const Key &key) const;
    void fitHeight();

    std::vector<std::pair<QTreeWidgetItem *, Key>> m_rows; ///< but the first
    Key m_chosen;                                          ///< no cells: the first row
};

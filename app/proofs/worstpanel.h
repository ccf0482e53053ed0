#pragma once

#include "app/proofs/liveworstcase.h"
#include "editor/art/celllayer.h"
#include "editor/widgets/figurelist.h"
#include "gamecore/worstcase/worstcase.h"

#include <QWidget>

#include <array>
#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QPushButton;
class WorstText;
struct Level;

/// The marks of the worst case, each with its own pattern: cells where a monster would stand to block a goal, blocked
/// goals, and monsters.
enum class WorstMark : std::uint8_t { Stand, Goal, Monster };
inline constexpr int worstMarkCount = 3;
/// Returns the pattern and color of a mark.
CellMark markOf(WorstMark mark);

/// The selection in DenierList: a monster or pair, or one of the goals that it denies.
struct DenierChoice {
    std::size_t denier = 0;               ///< index of the monster or pair in the list of deniers
    std::optional<std::size_t> goal = {}; ///< index of the goal; std::nullopt: all its goals

    friend bool operator==(const DenierChoice &, const DenierChoice &) = default;
};

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

/// The worst case of the edited level in words: which monsters could block which goals, and from where.
class WorstPanel : public QWidget {
    Q_OBJECT

public:
    /// `live` must outlive this object.
    explicit WorstPanel(LiveWorstCase &live, QWidget *parent = nullptr);

    /// Returns the layer to show over the level; std::nullopt: none.
    const std::optional<CellLayer> &layer() const { return m_layer; }
    /// Returns the index in Level::things of the chosen monster, whose patrol should be shown; std::nullopt for a pair
    /// or without a choice.
    std::optional<std::size_t> monster() const;

Q_SIGNALS:
    /// Emitted when layer() or monster() may have changed.
    void shownChanged();
    /// Emitted when the user wants to see a cell.
    void cellChosen(Point cell);
    /// Emitted when the user chooses a row, before shownChanged().
    void chosen();

private:
    void layOut();
    void connectAll();
    void show();
    void showDeniers();
    void showLegend();
    void showPairs();
    void showChosen();
    QString stateText() const;
    const Denier *chosenDenier() const;
    void tellCell();
    void retranslate();

    LiveWorstCase &m_live;
    QLabel *m_state;
    DenierList *m_list;
    QLabel *m_detail;
    QWidget *m_legend;
    std::array<QLabel *, worstMarkCount> m_swatches{};
    std::array<QLabel *, worstMarkCount> m_meanings{};
    QLabel *m_claim;
    QPushButton *m_pairs;
    QLabel *m_pairsState;
    std::vector<Denier> m_deniers; ///< the deniers in the list: single monsters, then pairs
    std::optional<CellLayer> m_layer;
};

#pragma once

#include "app/playtests/findings.h"
#include "editor/widgets/figurelist.h"

/// The findings that the list shows, as chosen in the panel.
enum class FindingKind : std::uint8_t {
    Deadly,  ///< cells with deaths, and the games lost there
    Killers, ///< causes of death
    Unused,  ///< floor cells that no bot visited
    Left,    ///< items and treasure that no bot took
    Won,     ///< games won
    Hopeless ///< games that cannot be won
};
inline constexpr int findingKindCount = enumeratorCount<FindingKind>();

/// The findings about one bot's games, as rows. A click or Enter on the row of a cell emits cellChosen(), on the row of
/// a game gameChosen(). The row of a cell on which heroes died also expands to the games lost there. The list is as
/// high as its rows; its parent scrolls.
class FindingList : public FigureList {
    Q_OBJECT

public:
    explicit FindingList(QWidget *parent = nullptr);

    /// `figures` are the results of the bot's games, which contain the games lost on each cell; null: none.
    void setFindings(FindingKind kind, const PlaytestFindings &findings, std::shared_ptr<const LiveFigures> figures);
    /// Expands the row of a cell and focuses it. False if the list has no such row.
    bool openCell(Point cell);
    /// True if the last choice was made by a key.
    bool isChosenByKey() const { return m_isByKey; }
    static QString nameOf(FindingKind kind);
    void retranslate();

Q_SIGNALS:
    void cellChosen(Point cell);
    /// Emitted when a game is chosen to be watched: from its start if `isFromStart`, otherwise from shortly before its
    /// end.
    void gameChosen(std::uint64_t seed, bool isFromStart);
    /// Emitted when the current row should be scrolled into view; `row` is its rectangle in the list.
    void rowShown(const QRect &row);

private:
    void fillSome();
    void onChosen(QTreeWidgetItem *item, bool isByKey);
    void showCurrent();

    std::vector<FigureRow> m_rows;
    FindingKind m_kind = FindingKind::Deadly;
    bool m_isWhole = false; ///< all rows are shown
    bool m_isByKey = false;
    std::shared_ptr<const LiveFigures> m_figures;
    std::size_t m_place = 0; ///< index of the level in the course of m_figures
};

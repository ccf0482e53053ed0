#pragma once

#include "app/playtests/findings.h"
#include "editor/widgets/figurelist.h"

/// The content of the list. The user chooses it in the panel.
enum class FindingKind : std::uint8_t {
    Deadly,  ///< cells with deaths, and the games lost there
    Killers, ///< causes of death
    Unused,  ///< floor cells that no bot visited
    Left,    ///< items and treasure that no bot took
    Won,     ///< games won
    Hopeless ///< games that cannot be won
};
inline constexpr int findingKindCount = enumeratorCount<FindingKind>();

/// The findings about one bot's games, as rows. A click or Enter on a row emits its cell. A cell on which heroes died
/// expands to the games lost there, and a game row emits its game. The list is as high as its rows; its parent scrolls.
class FindingList : public FigureList {
    Q_OBJECT

public:
    explicit FindingList(QWidget *parent = nullptr);

    /// `figures` are those of the bot, for the list of games lost on a cell.
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
    /// Emitted when the current row, given by its rectangle in the list, should be scrolled into view.
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
    std::size_t m_place = 0; ///< index of the level in their course
};

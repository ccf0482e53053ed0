#pragma once

#include "app/playtests/findings.h"
#include "editor/widgets/figurelist.h"

/// The content of the list.
enum class FindingKind : std::uint8_t {
    Deadly,
    Killers,
    Unused,
    Left,
    Won,
    Hopeless ///< games that cannot be won
};
inline constexpr int findingKindCount = enumeratorCount<FindingKind>();

/// The findings about one bot's games, as rows. A click or Enter on a row emits its cell. A cell on which heroes died
/// expands to the games lost there, and a game row emits its game. The list is as high as its rows; its parent scrolls.
class FindingList : public FigureList {
    Q_OBJECT

public:
    explicit FindingList(QWidget *parent = nullptr);

    /// `figures` are those of the bot.
    void setFindings(FindingKind kind, const PlaytestFindings &findings, std::shared_ptr<const LiveFigures> figures);
    /// Opens the row of a cell and focuses it. False if there is none.
    bool openCell(Point cell);
    /// True if the last choice was made by a key.
    bool isChosenByKey() const { return m_isByKey; }
    static QString nameOf(FindingKind kind);
    void retranslate();

Q_SIGNALS:
    void cellChosen(Point cell);
    /// Emitted when a game is chosen. `isFromStart`: watch it from its start.
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

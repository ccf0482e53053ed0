#pragma once

#include "app/playtests/findings.h"
#include "editor/widgets/figurelist.h"

/// What the list is of.
enum class FindingKind : std::uint8_t {
    Deadly,
    Killers,
    Unused,
    Left,
    Won,
    Hopeless ///< games that cannot be won
};
inline constexpr int findingKindCount = enumeratorCount<FindingKind>();

/// What was found of the games of one bot, as rows. A click or Enter on a row tells its cell; one on a cell on which
/// heroes died opens the games that were lost there, and one on a game tells which one. It is as high as its rows:
/// what is around it scrolls.
class FindingList : public FigureList {
    Q_OBJECT

public:
    explicit FindingList(QWidget *parent = nullptr);

    /// `figures` are those of the bot.
    void setFindings(FindingKind kind, const PlaytestFindings &findings, std::shared_ptr<const LiveFigures> figures);
    /// Opens the row of a cell and gives it the keyboard. False if there is none.
    bool openCell(Point cell);
    /// Whether what was chosen last was chosen by a key.
    bool isChosenByKey() const { return m_isByKey; }
    static QString nameOf(FindingKind kind);
    void retranslate();

Q_SIGNALS:
    void cellChosen(Point cell);
    /// `isFromStart`: it is to be seen from its start.
    void gameChosen(std::uint64_t seed, bool isFromStart);
    /// The row that the keyboard is on is to be seen; it stands there in the list.
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
    std::size_t m_place = 0; ///< of the level in their course
};

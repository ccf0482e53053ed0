#pragma once

#include "app/proofs/liveworstcase.h"
#include "app/proofs/worstlayer.h"

#include <QWidget>

class DenierList;
class QLabel;
class QPushButton;

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

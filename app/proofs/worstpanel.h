#pragma once

#include "app/proofs/liveworstcase.h"
#include "app/proofs/worstlayer.h"

#include <QWidget>

class DenierList;
class QLabel;
class QPushButton;

/// The worst case of the level that is drawn, in words: who could deny what, and from where.
class WorstPanel : public QWidget {
    Q_OBJECT

public:
    /// `live` must outlive this.
    explicit WorstPanel(LiveWorstCase &live, QWidget *parent = nullptr);

    /// What is to lie over the level; nothing: none.
    const std::optional<CellLayer> &layer() const { return m_layer; }
    /// Whose rounds are to be shown: the one monster that is chosen.
    std::optional<std::size_t> monster() const;

Q_SIGNALS:
    /// layer() or monster() may be another.
    void shownChanged();
    void cellChosen(Point cell);
    /// The person chose a row of the list. shownChanged() follows.
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
    std::vector<Denier> m_deniers; ///< of the list: single ones, then pairs
    std::optional<CellLayer> m_layer;
};

#pragma once

#include "app/playtests/findings.h"
#include "app/playtests/liveplaytest.h"
#include "editor/storage/backgroundjob.h"

#include <QTimer>
#include <QWidget>

class ElidedChoice;
class FindingList;
class HazardCurve;
class PlaceTable;
class PlaytestTable;
class QLabel;
class Section;

/// The legend of a heat layer: for each strength its pattern and its counts, or a text if no cell has a count.
class HeatLegend : public QWidget {
    Q_OBJECT

public:
    explicit HeatLegend(QWidget *parent = nullptr);

    /// Shows the legend of a layer if `isWanted`; otherwise hides the widget.
    void setLayer(const HeatLayer &heat, bool isWanted);
    static QString nameOf(Heat heat);

private:
    struct Part {
        QLabel *swatch;
        QLabel *text;
    };
    std::array<Part, HeatLayer::strengths> m_parts{};
    QLabel *m_nowhere;
};

/// The results of games by bots, updated while the level is edited.
class PlaytestPanel : public QWidget {
    Q_OBJECT

public:
    /// `live` must outlive this object.
    explicit PlaytestPanel(const LivePlaytest &live, QWidget *parent = nullptr);

    /// Returns the greatest number of cores that can be chosen.
    static int mostCores();
    void setCores(int cores);
    /// Offers to play the campaign of that name; empty: there is none.
    void setCampaign(const QString &name);
    /// True if the campaign should be played instead of the level alone.
    bool playsCampaign() const;
    /// Returns which counts the user wants to see over the level.
    Heat heat() const;
    /// Selects Heat::None, so that nothing is shown over the level.
    void hideHeat();
    /// Shows the current figures at once, without the usual limit on updates.
    void showFigures();
    /// Returns the index of the selected bot.
    std::size_t bot() const;
    /// Lists the selected bot's games lost on a cell, and focuses them. False if there are none.
    bool listDeaths(Point cell);
    /// Call when the user comes back from watching the game of gameChosen(). If the user had chosen the game by a key,
    /// the list of games gets the focus again.
    void goOn();

Q_SIGNALS:
    /// Emitted when the user chooses the number of cores; 0: none.
    void coresChosen(int cores);
    /// Emitted when the user chooses to play the campaign or the level alone (playsCampaign()).
    void courseChosen();
    /// Emitted when the user wants to edit a level of the campaign, given by its index.
    void placeChosen(std::size_t place);
    /// Emitted when the user chooses heat(), or hideHeat() has changed it.
    void heatChosen();
    /// Emitted when the layer over the level may have changed; std::nullopt: none.
    void heatChanged(const std::optional<CellLayer> &layer);
    /// Emitted when the user chooses a cell of the level in the list.
    void cellChosen(Point cell);
    /// Emitted when the user wants to watch a game.
    void gameChosen(const BotsGame &game);

private:
    void layOut();
    void connectAll();
    void fillCourses();
    void showSoon();
    void showCeiling();
    void showPlaces();
    void look();
    void take(PlaytestFindings findings);
    void showFindings();
    void choose(std::uint64_t seed, bool isFromStart);
    void showRow(const QRect &row);
    void retranslate();

    const LivePlaytest &m_live;
    ElidedChoice *m_course;
    QString m_campaign; ///< name of the campaign that can be chosen; empty: none
    QLabel *m_state;
    PlaytestTable *m_table;
    QLabel *m_row;
    QLabel *m_ceiling;
    PlaceTable *m_places;
    QLabel *m_placeText;
    QLabel *m_heatCaption;
    ElidedChoice *m_heat;
    HeatLegend *m_legend;
    QLabel *m_curveCaption;
    HazardCurve *m_curve;
    QLabel *m_curveText;
    ElidedChoice *m_kind;
    FindingList *m_list;
    Section *m_details;
    QLabel *m_interval;
    QLabel *m_coresCaption;
    ElidedChoice *m_cores;
    BackgroundJob m_looking;
    PlaytestFindings m_findings;
    /// The games of the findings; null if nothing was played.
    std::shared_ptr<const LiveGames> m_games;
    std::shared_ptr<const LiveFigures> m_figures;
    std::size_t m_bot = 0;
    QTimer m_pause;        ///< runs after each update
    bool m_isLate = false; ///< new figures arrived while m_pause was running, and are not shown yet
};

#pragma once

#include "app/playtests/findings.h"
#include "app/playtests/liveplaytest.h"
#include "editor/storage/backgroundjob.h"

#include <QTimer>
#include <QWidget>

class ElidedChoice;
class FindingList;
class HazardCurve;
class HeatLegend;
class PlaceTable;
class PlaytestTable;
class QLabel;

/// What games by bots have come to, live while the level is drawn.
class PlaytestPanel : public QWidget {
    Q_OBJECT

public:
    /// `live` must outlive this.
    explicit PlaytestPanel(const LivePlaytest &live, QWidget *parent = nullptr);

    /// The most cores that can be chosen.
    static int mostCores();
    void setCores(int cores);
    /// Offers to play the campaign of that name; empty: there is none.
    void setCampaign(const QString &name);
    /// Whether the campaign is to be played, and not the level alone.
    bool playsCampaign() const;
    /// What is to be laid over the level.
    Heat heat() const;
    /// Chooses to lay nothing over the level.
    void hideHeat();
    /// Shows what is known now, without the pause that keeps figures from changing too often.
    void showFigures();
    /// The bot whose games are looked through.
    std::size_t bot() const;
    /// Lists the games of that bot that were lost on a cell, and gives them the keyboard. False if there are none.
    bool listDeaths(Point cell);
    /// A game that was chosen has been seen: if that was by a key, the next one is a key away.
    void goOn();

Q_SIGNALS:
    /// So many cores may play; 0: none.
    void coresChosen(int cores);
    /// playsCampaign() is another.
    void courseChosen();
    /// A level of the campaign is to be edited, by its place.
    void placeChosen(std::size_t place);
    /// heat() is another.
    void heatChosen();
    /// What lies over the level is another; nothing: none.
    void heatChanged(const std::optional<CellLayer> &layer);
    void cellChosen(Point cell);
    /// A game is to be seen.
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
    QLabel *m_coresCaption;
    ElidedChoice *m_cores;
    ElidedChoice *m_course;
    QString m_campaign; ///< its name; empty: there is none
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
    BackgroundJob m_looking;
    PlaytestFindings m_findings;
    /// What the findings are of; null: nothing was played.
    std::shared_ptr<const LiveGames> m_games;
    std::shared_ptr<const LiveFigures> m_figures;
    std::size_t m_bot = 0;
    QTimer m_pause;        ///< after something was shown
    bool m_isLate = false; ///< something came meanwhile
};

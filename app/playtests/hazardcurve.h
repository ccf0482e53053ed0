#pragma once

#include "app/playtests/findings.h"

#include <QWidget>

/// A chart of lost games by progress: one bar per tenth of the winning conditions. The height of a bar is the share of
/// games lost at this progress among the games that reached it. Above the bars is the share that corresponds to the
/// full height of the chart. Outlines of bars show the previous version of the level.
class HazardCurve : public QWidget {
    Q_OBJECT

public:
    explicit HazardCurve(QWidget *parent = nullptr);

    void setFigures(const PlaytestFindings &findings);
    /// Returns the most dangerous tenth as a sentence, or that no game was lost; empty if no game has reached the
    /// level.
    QString sentence() const;
    void retranslate();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QString told(const QString &sentence, int tenth) const;
    QString tipOf(int tenth) const;
    double scale() const;
    QRect bars() const;
    QRectF barOf(int tenth, double share) const;

    qint64 m_games = 0;
    qint64 m_gaveUp = 0; ///< number of games given up
    PlaytestFindings::Hazard m_now;
    std::optional<PlaytestFindings::Hazard> m_before;
};

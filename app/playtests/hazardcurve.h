#pragma once

#include "app/playtests/findings.h"

#include <QWidget>

/// Where games are lost, by how much of what wins was done: a bar a tenth, as high as the share of the games that came
/// so far and were lost there, with what the height means above them; that of the version before is an outline.
class HazardCurve : public QWidget {
    Q_OBJECT

public:
    explicit HazardCurve(QWidget *parent = nullptr);

    void setFigures(const PlaytestFindings &findings);
    /// The same in one sentence; empty if no game was played.
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
    qint64 m_gaveUp = 0; ///< of these
    PlaytestFindings::Hazard m_now;
    std::optional<PlaytestFindings::Hazard> m_before;
};

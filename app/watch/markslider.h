#pragma once

#include "gamecore/runs/runmark.h"

#include <QSlider>

/// The moments of a run from left to right, with marks of what happened above the groove: each type has a shape and a
/// color of its own, and where several fall together the one that counts most is seen. A click goes to that moment.
class MarkSlider : public QSlider {
    Q_OBJECT

public:
    explicit MarkSlider(QWidget *parent = nullptr);

    /// The moments are 0..last.
    void setRun(int last, std::vector<RunMark> marks);
    /// Words for a type of mark.
    static QString nameOf(RunMark::Type type);
    /// Where a mark is painted, in pixels from the left.
    int placeOf(qint64 beat) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    int markHeight() const;
    int momentAt(int x) const;
    void paintMarks(QPainter &painter) const;
    QString tipAt(int x) const;

    std::vector<RunMark> m_marks;
};

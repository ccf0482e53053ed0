#pragma once

#include "gamecore/replay/timeline.h"

#include <QSlider>

#include <functional>

/// A slider over the moments of a run, with marks above the groove for events. Each type of mark has its own shape and
/// color. If marks overlap, the most important one is visible. A click moves the slider to the moment under the mouse.
class MarkSlider : public QSlider {
    Q_OBJECT

public:
    explicit MarkSlider(QWidget *parent = nullptr);

    /// Sets the moments, 0..last, and the marks, sorted by moment.
    void setRun(int last, std::vector<RunMark> marks);
    /// Sets the function that returns the tooltip of a mark, as plain text. By default it returns nameOf() of the
    /// mark's type.
    void setTipFunction(std::function<QString(const RunMark &)> telling) { m_telling = std::move(telling); }
    /// Returns the name of a type of mark.
    static QString nameOf(RunMark::Type type);
    /// Paints a mark into a square box, in the colors of `palette`.
    static void paintMark(QPainter &painter, RunMark::Type type, const QRectF &box, const QPalette &palette);
    /// Returns the x coordinate, in pixels, of the moment after `beat` beats.
    int placeOf(qint64 beat) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Returns the tooltip at an x coordinate: the tooltip of the visible mark near it, or the slider's own tooltip if
    /// no mark is near.
    QString tipAt(int x) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    int markHeight() const;
    int momentAt(int x) const;
    void paintMarks(QPainter &painter) const;
    void placeMarks();
    const RunMark *markAt(int x) const;

    std::vector<RunMark> m_marks;
    std::vector<int> m_seen; ///< for each pixel, the index in m_marks of the visible mark, or noMark
    std::function<QString(const RunMark &)> m_telling = [](const RunMark &mark) { return nameOf(mark.type); };
};

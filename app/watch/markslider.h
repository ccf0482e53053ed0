#pragma once

#include "gamecore/replay/runmark.h"

#include <QSlider>

#include <functional>

/// The moments of a run from left to right, with marks of what happened above the groove: each type has a shape and a
/// color of its own, and where several fall together the one that counts most is seen. A click goes to that moment.
class MarkSlider : public QSlider {
    Q_OBJECT

public:
    explicit MarkSlider(QWidget *parent = nullptr);

    /// The moments are 0..last.
    void setRun(int last, std::vector<RunMark> marks);
    /// What is said of a mark near the mouse, as plain text; at first nameOf() its type.
    void setTelling(std::function<QString(const RunMark &)> telling) { m_telling = std::move(telling); }
    /// Words for a type of mark.
    static QString nameOf(RunMark::Type type);
    /// Where a mark is painted, in pixels from the left.
    int placeOf(qint64 beat) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// What the tip at a place says: that of the mark which is seen near it, or that of all.
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
    std::vector<int> m_seen; ///< for each pixel the place in m_marks of the mark that is seen there, or noMark
    std::function<QString(const RunMark &)> m_telling = [](const RunMark &mark) { return nameOf(mark.type); };
};

#pragma once

#include "gamecore/replay/timeline.h"

#include <QWidget>

#include <vector>

/// A line that names the types of marks on the timeline of a run: the shape and color of each with its name. If the
/// names do not fit, it shows nothing; the tooltips of the marks have the same names.
class MarkLegend : public QWidget {
    Q_OBJECT

public:
    explicit MarkLegend(QWidget *parent = nullptr);

    /// Sets the marks of the run. Only types that occur among them are named, the usual ones first.
    void setMarks(const std::vector<RunMark> &marks);
    /// Returns the named types.
    const std::vector<RunMark::Type> &types() const { return m_types; }
    /// True if there is room for all names.
    bool isWhole() const { return width() >= sizeHint().width(); }
    /// Updates the names to the current language.
    void retranslate();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int markSide() const;
    int widthOf(RunMark::Type type) const;

    std::vector<RunMark::Type> m_types;
};

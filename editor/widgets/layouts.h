#pragma once

#include <QLayout>
#include <QWidget>

#include <memory>
#include <vector>

/// Creates a layout of class `Layout` for a widget, which owns it. `margin`, the same on all sides, and `gap`, the
/// spacing, are in logical pixels; -1 is the spacing of the style.
template<typename Layout>
Layout *newLayout(QWidget *widget, int margin, int gap = -1)
{
    auto *layout = new Layout(widget);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gap); // -1 selects the style's spacing
    return layout;
}

/// A layout that places items side by side in their preferred sizes, and starts a new row where the width ends.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget *parent = nullptr) : QLayout(parent) {}

    void addItem(QLayoutItem *item) override { m_items.emplace_back(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    /// Removes an item from the layout and returns it; the caller becomes its owner.
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arranged(QRect(0, 0, width, 0), false); }
    void setGeometry(const QRect &rect) override;
    /// Returns the size needed to show all items in one row.
    QSize sizeHint() const override;
    /// Returns the smallest size in which every item fits on its own.
    QSize minimumSize() const override;

private:
    /// Returns the height needed for the width of `rect`. Moves the items into `rect` if `isReal`.
    int arranged(const QRect &rect, bool isReal) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

/// A container for content that changes constantly, such as a status line. It hides these changes from the layouts
/// around it. A label whose text changes invalidates all layouts up to that of the window, which takes longer than
/// drawing the label.
///
/// The container requires the largest size that its content has needed so far. With a size policy that ignores one
/// direction, it takes the remaining space in that direction.
class LayoutBoundary : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of the content, which fills this widget.
    explicit LayoutBoundary(QWidget *content, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *m_content;
    QSize m_room{0, 0};  ///< largest size hint so far
    QSize m_least{0, 0}; ///< largest minimum size so far
};

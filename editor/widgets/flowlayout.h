#pragma once

#include <QLayout>

#include <memory>
#include <vector>

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

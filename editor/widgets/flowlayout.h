#pragma once

#include <QLayout>

#include <memory>
#include <vector>

/// Items beside one another from the left, as large as they like to be, and in further rows where a row has no room.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget *parent = nullptr) : QLayout(parent) {}

    void addItem(QLayoutItem *item) override { m_items.emplace_back(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    /// The caller owns it.
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arranged(QRect(0, 0, width, 0), false); }
    void setGeometry(const QRect &rect) override;
    /// The size with all items in one row.
    QSize sizeHint() const override;
    /// The size with each item in a row of its own.
    QSize minimumSize() const override;

private:
    /// Returns the height; the items move if `isReal`.
    int arranged(const QRect &rect, bool isReal) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

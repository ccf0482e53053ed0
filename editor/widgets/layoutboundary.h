#pragma once

#include <QWidget>

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

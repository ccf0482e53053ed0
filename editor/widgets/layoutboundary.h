#pragma once

#include <QWidget>

/// Holds content that changes all the time, such as a line of status, so that it never moves what stands outside. A
/// label asks all layouts up to the window for room whenever its text changes, which takes longer than drawing it; here
/// that ends.
///
/// It asks for the room that its content needed at most so far. With a size policy that ignores one direction it takes
/// there what is left.
class LayoutBoundary : public QWidget {
    Q_OBJECT

public:
    /// Takes the content, which fills it.
    explicit LayoutBoundary(QWidget *content, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *m_content;
    QSize m_room{0, 0};  ///< largest room so far
    QSize m_least{0, 0}; ///< largest minimum so far
};

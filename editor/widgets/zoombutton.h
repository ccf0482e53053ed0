#pragma once

#include <QToolButton>

class Canvas;

/// A button that shows the zoom of a canvas in percent. Its menu offers the actions of setFirst(), followed by a choice
/// of zooms.
class ZoomButton : public QToolButton {
    Q_OBJECT

public:
    /// The canvas must outlive the button.
    explicit ZoomButton(Canvas &canvas, QWidget *parent = nullptr);

    /// Sets the first entries of the menu, such as "Fit level to window".
    void setFirst(const QList<QAction *> &actions);

private:
    void fillMenu();
    void showZoom();
    void retranslate();

    Canvas &m_canvas;
    QList<QAction *> m_first;
};

#pragma once

#include <QToolButton>

class Canvas;

/// How large the level is drawn, in percent; its menu offers other sizes and what setFirst() got.
class ZoomButton : public QToolButton {
    Q_OBJECT

public:
    /// The canvas must outlive this.
    explicit ZoomButton(Canvas &canvas, QWidget *parent = nullptr);

    /// Sets the first entries of the menu: fitting the window and the like.
    void setFirst(const QList<QAction *> &actions);

private:
    void fillMenu();
    void showZoom();
    void retranslate();

    Canvas &m_canvas;
    QList<QAction *> m_first;
};

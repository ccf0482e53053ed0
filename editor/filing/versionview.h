#pragma once

#include "editor/art/celllayer.h"
#include "gamecore/data/ids.h"
#include "gamecore/level/level.h"

#include <QRegion>
#include <QWidget>

class Canvas;
class QLabel;

/// One version of a level under its title, as the editor shows it, with what differs marked. The mouse moves and zooms
/// it; the keyboard passes it by.
class VersionView : public QWidget {
    Q_OBJECT

public:
    /// `catalogue` is the shipped one. The canvas gets `name`.
    VersionView(CataloguePtr catalogue, const QString &name, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// Shows a level with a layer of its size.
    void setLevel(const Level &level, const CellLayer &layer);
    /// Leaves its place empty.
    void clear();
    /// Scrolls to a cell and sets it off together with `cells`; nothing: no place is set off.
    void showPlace(std::optional<Point> cell, const QRegion &cells = {});
    Canvas &canvas() { return *m_canvas; }

Q_SIGNALS:
    void clicked(Point cell);

private:
    CataloguePtr m_catalogue;
    QLabel *m_title;
    Canvas *m_canvas;
};

#pragma once

#include "editor/document/leveldocument.h"
#include "editor/pictures/levelmap.h"

/// A small map of the edited level with a frame around the visible part. The receiver of clicked() should scroll the
/// canvas. Only changed cells are redrawn, and only while the map is visible.
class EditMap : public LevelMap {
    Q_OBJECT

public:
    /// The document must outlive the map.
    explicit EditMap(const LevelDocument &document, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showLevel();
    void onChanged(const QRect &cells);
    void drawOld();
    std::vector<Meaning> meaningsOfTerrain() const;
    void markThings(Point first, std::span<Meaning> meanings) const;
    void markActors();
    void retranslate();

    const LevelDocument &m_document;
    QRect m_old; ///< bounding rectangle of the cells that changed since the map was last drawn
};

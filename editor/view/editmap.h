#pragma once

#include "editor/document/leveldocument.h"
#include "editor/pictures/levelmap.h"

/// The edited level small, with the part in view framed; a click or a drag goes there. Only what edits changed is drawn
/// again, when it is to be seen: behind other panels it costs nothing.
class EditMap : public LevelMap {
    Q_OBJECT

public:
    /// The document must outlive this.
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
    QRect m_old; ///< cells that changed since it was drawn
};

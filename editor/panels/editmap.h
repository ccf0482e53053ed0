#pragma once

#include "editor/canvas/levelmap.h"
#include "editor/document/leveldocument.h"

/// The edited level small, with the part in view framed; a click or a drag goes there. Only what an edit changed is
/// drawn again.
class EditMap : public LevelMap {
    Q_OBJECT

public:
    /// The document must outlive this.
    explicit EditMap(const LevelDocument &document, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showLevel();
    void showRegion(const QRect &cells);
    Meaning meaningOf(Point cell) const;
    void markActors();
    void retranslate();

    const LevelDocument &m_document;
    bool m_areMarksOld = true; ///< they are made when they are to be seen
};

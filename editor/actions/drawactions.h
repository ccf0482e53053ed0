#pragma once

#include "editor/view/editfeature.h"

#include <optional>

class QDropEvent;
struct Paint;
struct Point;

/// Drawing commands that are not tools: flipping and turning the stamp, changing the brush size, replacing terrain or
/// things.
class DrawActions : public EditFeature {
    Q_OBJECT

public:
    explicit DrawActions(const EditorContext &context);

private:
    void changeSize(int by);
    void replaceAll();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
};

/// Dropping paints from the palette onto the canvas. A drop draws one cell as one undo step. While dragging, a preview
/// shows the result. A drop also draws on cells outside the selection, since the user points at a single cell.
class DropFeature : public EditFeature {
    Q_OBJECT

public:
    explicit DropFeature(const EditorContext &context);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::optional<Paint> paintIn(const QDropEvent &event) const;
    void showPreview(const QDropEvent &event, const Paint &paint);
    void drop(const QDropEvent &event, const Paint &paint);
    std::optional<Point> cellAt(const QDropEvent &event) const;
    void endPreview();
};

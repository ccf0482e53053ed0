#pragma once

#include "editor/view/editfeature.h"

#include <optional>

struct Paint;
struct Point;
class QDropEvent;

/// What is dragged from the palette onto the canvas is drawn on one cell, as one step; what it would do shows before.
/// The selection does not mask it, for the hand names one cell.
class DropFeature : public EditFeature {
    Q_OBJECT

public:
    explicit DropFeature(const EditDesk &desk);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::optional<Paint> paintIn(const QDropEvent &event) const;
    void showPreview(const QDropEvent &event, const Paint &paint);
    void drop(const QDropEvent &event, const Paint &paint);
    std::optional<Point> cellAt(const QDropEvent &event) const;
    void endPreview();
};

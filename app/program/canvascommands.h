#pragma once

#include "app/keys/windowactions.h"
#include "editor/canvas/canvas.h"

class Settings;

/// What can be done with the canvas whoever uses it: its zoom, and how it looks, which is remembered.
class CanvasCommands : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    CanvasCommands(Canvas &canvas, const WindowActions &actions, Settings &settings);

    /// Whether the canvas is seen.
    void setEnabled(bool isEnabled);

private:
    Canvas &m_canvas;
    const WindowActions &m_actions;
};

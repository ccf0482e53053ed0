#pragma once

#include "app/keys/windowactions.h"
#include "app/settings/settings.h"
#include "editor/canvas/canvas.h"

/// What can be done with the canvas whoever uses it: its zoom, and how it looks, which is remembered.
class CanvasCommands : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    CanvasCommands(Canvas &canvas, const WindowActions &actions, Settings &settings);

    /// Whether the canvas is seen.
    void setEnabled(bool isEnabled);

private:
    void connectZoom();
    void connectLook();

    Canvas &m_canvas;
    const WindowActions &m_actions;
    Settings &m_settings;
};

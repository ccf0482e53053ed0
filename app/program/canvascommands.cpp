#include "app/program/canvascommands.h"

CanvasCommands::CanvasCommands(Canvas &canvas, const WindowActions &actions, Settings &settings)
    : m_canvas(canvas), m_actions(actions), m_settings(settings)
{
    connectZoom();
    connectLook();
    m_canvas.setGliding(m_settings.glides());
    m_actions.glide->setChecked(m_settings.glides());
    m_actions.grid->setChecked(m_settings.showsGrid());
    m_actions.ascii->setChecked(m_settings.showsAscii());
}

void CanvasCommands::connectZoom()
{
    connect(m_actions.zoomIn, &QAction::triggered, this, [this] { m_canvas.zoomIn(); });
    connect(m_actions.zoomOut, &QAction::triggered, this, [this] { m_canvas.zoomOut(); });
    connect(m_actions.zoomOne, &QAction::triggered, this, [this] { m_canvas.zoomOneToOne(); });
}

void CanvasCommands::connectLook()
{
    connect(m_actions.glide, &QAction::toggled, this, [this](bool isOn) {
        m_canvas.setGliding(isOn);
        m_settings.setGlides(isOn);
    });
    connect(m_actions.grid, &QAction::toggled, this, [this](bool isOn) {
        m_canvas.setGridVisible(isOn);
        m_settings.setShowsGrid(isOn);
    });
    connect(m_actions.ascii, &QAction::toggled, this, [this](bool isOn) {
        m_canvas.setLook(isOn ? TileLook::Ascii : TileLook::Tiles);
        m_settings.setShowsAscii(isOn);
    });
}

void CanvasCommands::setEnabled(bool isEnabled)
{
    for (QAction *action : {m_actions.zoomIn, m_actions.zoomOut, m_actions.zoomFit, m_actions.zoomOne}) {
        action->setEnabled(isEnabled);
    }
}

#include "app/program/canvascommands.h"

#include "app/settings/settings.h"
#include "app/settings/settingtoggle.h"

CanvasCommands::CanvasCommands(Canvas &canvas, const WindowActions &actions, Settings &settings)
    : m_canvas(canvas), m_actions(actions)
{
    connect(m_actions.zoomIn, &QAction::triggered, this, [this] { m_canvas.zoomIn(); });
    connect(m_actions.zoomOut, &QAction::triggered, this, [this] { m_canvas.zoomOut(); });
    connect(m_actions.zoomOne, &QAction::triggered, this, [this] { m_canvas.zoomOneToOne(); });
    follow(*m_actions.glide, settings.glides, this, [this](bool isOn) { m_canvas.setGliding(isOn); });
    follow(*m_actions.grid, settings.showsGrid, this, [this](bool isOn) { m_canvas.setGridVisible(isOn); });
    follow(*m_actions.ascii, settings.showsAscii, this,
           [this](bool isOn) { m_canvas.setLook(isOn ? TileLook::Ascii : TileLook::Tiles); });
}

void CanvasCommands::setEnabled(bool isEnabled)
{
    for (QAction *action : {m_actions.zoomIn, m_actions.zoomOut, m_actions.zoomFit, m_actions.zoomOne}) {
        action->setEnabled(isEnabled);
    }
}

#pragma once

#include <QKeyCombination>
#include <QPoint>

class XConnection;

/// Sends key and mouse input through X's extension XTest. The window with the keyboard focus or below the mouse gets it
/// like real input. Each call returns when the server has received it.
class FakeInput {
public:
    explicit FakeInput(const XConnection &screen) : m_screen(screen) {}

    /// Types keys with Ctrl and Shift: letters, digits, ASCII signs, F1 to F12.
    void type(QKeyCombination keys) const;
    /// Moves the mouse to a position on the screen.
    void moveTo(QPoint position) const;
    /// Clicks at the position of the mouse.
    void click(Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {}) const;

private:
    void hold(Qt::KeyboardModifiers modifiers, bool isDown) const;

    const XConnection &m_screen;
};

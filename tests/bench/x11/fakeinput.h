#pragma once

#include <QKeyCombination>
#include <QPoint>

class XConnection;

/// Keys and the mouse as a person's, by X's extension XTest: whichever window has the keyboard, or lies below the
/// mouse, gets them as any others. Returns when the server has them.
class FakeInput {
public:
    explicit FakeInput(const XConnection &screen) : m_screen(screen) {}

    /// With Ctrl and Shift. Letters, digits, signs of ASCII, F1 to F12.
    void type(QKeyCombination keys) const;
    /// On the screen.
    void moveTo(QPoint position) const;
    /// Where the mouse is.
    void click(Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {}) const;

private:
    void hold(Qt::KeyboardModifiers modifiers, bool isDown) const;

    const XConnection &m_screen;
};

#include "tests/bench/x11/fakeinput.h"

#include "tests/bench/x11/xconnection.h"

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>

namespace {

void sendKey(Display *display, KeySym symbol, bool isDown)
{
    XTestFakeKeyEvent(display, XKeysymToKeycode(display, symbol), isDown ? True : False, CurrentTime);
}

/// Converts Qt's keys, which equal X's for ASCII.
KeySym symbolOf(Qt::Key key)
{
    return key >= Qt::Key_F1 && key <= Qt::Key_F12 ? KeySym(XK_F1 + (key - Qt::Key_F1)) : KeySym(key);
}

unsigned int numberOf(Qt::MouseButton button)
{
    constexpr unsigned int left = 1;
    constexpr unsigned int right = 3;
    return button == Qt::RightButton ? right : left;
}

} // namespace

void FakeInput::hold(Qt::KeyboardModifiers modifiers, bool isDown) const
{
    if (modifiers.testFlag(Qt::ControlModifier)) {
        sendKey(m_screen.get(), XK_Control_L, isDown);
    }
    if (modifiers.testFlag(Qt::ShiftModifier)) {
        sendKey(m_screen.get(), XK_Shift_L, isDown);
    }
}

void FakeInput::type(QKeyCombination keys) const
{
    const KeySym symbol = symbolOf(keys.key());
    hold(keys.keyboardModifiers(), true);
    sendKey(m_screen.get(), symbol, true);
    sendKey(m_screen.get(), symbol, false);
    hold(keys.keyboardModifiers(), false);
    XSync(m_screen.get(), False);
}

void FakeInput::moveTo(QPoint position) const
{
    XTestFakeMotionEvent(m_screen.get(), DefaultScreen(m_screen.get()), position.x(), position.y(), CurrentTime);
    XSync(m_screen.get(), False);
}

void FakeInput::click(Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const
{
    hold(modifiers, true);
    XTestFakeButtonEvent(m_screen.get(), numberOf(button), True, CurrentTime);
    XTestFakeButtonEvent(m_screen.get(), numberOf(button), False, CurrentTime);
    hold(modifiers, false);
    XSync(m_screen.get(), False);
}

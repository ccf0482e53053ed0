#include "app/keys/keymap.h"

namespace {

bool isDigit(int key)
{
    return key >= Qt::Key_0 && key <= Qt::Key_9;
}

bool isLetter(int key)
{
    return key >= Qt::Key_A && key <= Qt::Key_Z;
}

/// True if a key is identified by its character, whose position depends on the layout.
bool isSign(int key)
{
    return key > Qt::Key_Space && key < Qt::Key_ydiaeresis && !isLetter(key) && !isDigit(key);
}

/// Scan code of the key 1, where keyboards report one; the keys 2 to 9 and 0 follow it.
#ifdef Q_OS_WIN
constexpr quint32 placeOfOne = 2;
#else
constexpr quint32 placeOfOne = 10; // X11 and Wayland
#endif

/// Returns the digit at the position of a pressed key. Without a scan code (0), uses the characters that only keyboards
/// with shifted digits have there.
std::optional<int> digitAtPlaceOf(const QKeyEvent &key)
{
    constexpr int digits = 10;
    const quint32 place = key.nativeScanCode();
    if (place >= placeOfOne && place < placeOfOne + digits) {
        return int(place - placeOfOne + 1) % digits;
    }
    switch (place == 0 ? key.key() : 0) {
    case Qt::Key_Ampersand:
        return 1;
    case Qt::Key_Eacute:
        return 2;
    case Qt::Key_QuoteDbl:
        return 3;
    case Qt::Key_ParenLeft:
        return 5;
    case Qt::Key_Egrave:
        return 7;
    case Qt::Key_Ccedilla:
        return 9;
    case Qt::Key_Agrave:
        return 0;
    default:
        return std::nullopt;
    }
}

QKeySequence sequenceOf(int key, Qt::KeyboardModifiers modifiers)
{
    if (isSign(key)) {
        modifiers &= ~(Qt::ShiftModifier | Qt::KeypadModifier);
    }
    return QKeySequence(QKeyCombination(modifiers & ~Qt::GroupSwitchModifier, Qt::Key(key)));
}

} // namespace

QKeySequence sequenceOf(const QKeyEvent &key)
{
    return sequenceOf(key.key(), key.modifiers());
}

QKeySequence plainSequence(const QKeySequence &sequence)
{
    if (sequence.count() != 1) {
        return sequence;
    }
    return sequenceOf(sequence[0].key(), sequence[0].keyboardModifiers());
}

bool isOneOf(const QKeyEvent &key, const QList<QKeySequence> &sequences)
{
    if (key.key() == 0 || key.key() == Qt::Key_unknown) {
        return false;
    }
    if (sequences.contains(sequenceOf(key))) {
        return true;
    }
    return key.modifiers().testFlag(Qt::KeypadModifier) && !isDigit(key.key())
           && sequences.contains(sequenceOf(key.key(), key.modifiers() & ~Qt::KeypadModifier));
}

std::optional<int> digitOf(const QKeyEvent &key)
{
    if (isDigit(key.key())) {
        return key.key() - Qt::Key_0;
    }
    return key.modifiers().testFlag(Qt::ShiftModifier) ? std::nullopt : digitAtPlaceOf(key);
}

std::optional<QKeySequence> digitSequenceOf(const QKeyEvent &key)
{
    const std::optional<int> digit = digitOf(key);
    if (!digit || key.modifiers().testFlag(Qt::KeypadModifier)) {
        return std::nullopt;
    }
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~(Qt::ShiftModifier | Qt::GroupSwitchModifier);
    return QKeySequence(QKeyCombination(modifiers, Qt::Key(Qt::Key_0 + *digit)));
}

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

/// Whether a key counts by its sign, which stands elsewhere on other keyboards.
bool isSign(int key)
{
    return key > Qt::Key_Space && key < Qt::Key_ydiaeresis && !isLetter(key) && !isDigit(key);
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

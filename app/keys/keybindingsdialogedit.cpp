// How the dialog for keys changes those of an action.

#include "app/keys/keybindingsdialog.h"
#include "app/keys/keyfield.h"
#include "app/keys/keymap.h"

#include <QKeyEvent>
#include <QLabel>
#include <QTreeWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

void KeyBindingsDialog::setKeys(const KeyBindings::Row &row, const QList<QKeySequence> &keys)
{
    if (keys == m_bindings.presetKeys(row, m_choice.preset)) {
        m_choice.keys.remove(row.action->objectName());
    } else {
        m_choice.keys.insert(row.action->objectName(), keys);
    }
    showAll();
}

void KeyBindingsDialog::addKey(const QKeySequence &key)
{
    const KeyBindings::Row *row = selected();
    if (KeyBindings::isReserved(key)) {
        m_message->setText(tr("%1 always means the same and cannot be chosen.").arg(keyText(key)));
        return;
    }
    QList<QKeySequence> keys = m_bindings.keysOf(*row, m_choice);
    if (!keys.contains(key)) {
        keys.append(key);
        setKeys(*row, keys);
    }
}

void KeyBindingsDialog::takeAway(const QKeySequence &key)
{
    const KeyBindings::Row &row = *selected();
    QList<QKeySequence> keys = m_bindings.keysOf(row, m_choice);
    keys.removeAll(key);
    setKeys(row, keys);
    if (m_message->text().isEmpty()) {
        //: %1 is an action, %2 a key
        m_message->setText(tr("%1 has lost %2; Reset gives it back.").arg(plainName(*row.action), keyText(key)));
    }
}

void KeyBindingsDialog::takeLastAway()
{
    const KeyBindings::Row *row = selected();
    const QList<QKeySequence> keys = row ? m_bindings.keysOf(*row, m_choice) : QList<QKeySequence>();
    if (!keys.isEmpty()) {
        takeAway(keys.last());
    }
}

bool KeyBindingsDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            takeLastAway();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

/// The button is off once nothing is shared, which would hand the keyboard to whatever comes next: the field gets it.
void KeyBindingsDialog::takeFromOthers()
{
    const KeyBindings::Row &row = *selected();
    m_field->setFocus();
    const QList<QKeySequence> mine = m_bindings.keysOf(row, m_choice);
    for (const KeyBindings::Row *other : m_bindings.conflictsOf(row, m_choice)) {
        QList<QKeySequence> keys = m_bindings.keysOf(*other, m_choice);
        keys.removeIf([&mine](const QKeySequence &key) {
            return std::any_of(mine.begin(), mine.end(),
                               [&key](const QKeySequence &own) { return plainSequence(own) == plainSequence(key); });
        });
        setKeys(*other, keys);
    }
}

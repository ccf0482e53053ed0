#include "app/keys/keybindings.h"

#include "app/keys/keymap.h"
#include "app/keys/windowactions.h"
#include "editor/commands/commandmenus.h"
#include "gamecore/base/enumerators.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool overlap(KeyScope a, KeyScope b)
{
    return a == b || a == KeyScope::Window || b == KeyScope::Window;
}

bool holds(const QList<QKeySequence> &keys, const QKeySequence &key)
{
    return std::any_of(keys.begin(), keys.end(),
                       [&key](const QKeySequence &other) { return plainSequence(key) == plainSequence(other); });
}

bool shareKey(const QList<QKeySequence> &a, const QList<QKeySequence> &b)
{
    return std::any_of(a.begin(), a.end(), [&b](const QKeySequence &key) { return holds(b, key); });
}

} // namespace

QList<KeyScope> placesFrom(KeyScope place)
{
    QList<KeyScope> places{KeyScope::Playing, KeyScope::Drawing, KeyScope::Watching, KeyScope::Window};
    places.move(places.indexOf(place), 0);
    return places;
}

void KeyBindings::add(const Commands &commands)
{
    for (QAction *action : commands.all()) {
        if (const std::optional<KeyScope> scope = commands.placeOf(action).scope) {
            m_all.push_back({action, *scope, action->shortcuts()});
        }
    }
}

QList<QKeySequence> KeyBindings::presetKeys(const Binding &binding, KeyPreset preset) const
{
    const QList<QKeySequence> keys = HeroActions::presetKeys(preset, binding.action->objectName());
    return keys.isEmpty() ? binding.usual : keys;
}

QList<QKeySequence> KeyBindings::keysOf(const Binding &binding, const KeyChoice &choice) const
{
    const auto chosen = choice.keys.find(binding.action->objectName());
    return chosen != choice.keys.end() ? chosen.value() : presetKeys(binding, choice.preset);
}

std::vector<const KeyBindings::Binding *> KeyBindings::conflictsOf(const Binding &binding,
                                                                   const KeyChoice &choice) const
{
    std::vector<const Binding *> others;
    for (const Binding &other : m_all) {
        if (other.action != binding.action && overlap(other.scope, binding.scope)
            && shareKey(keysOf(other, choice), keysOf(binding, choice))) {
            others.push_back(&other);
        }
    }
    return others;
}

bool KeyBindings::hasConflicts(const KeyChoice &choice) const
{
    std::vector<QList<QKeySequence>> keys;
    for (const Binding &binding : m_all) {
        keys.push_back(keysOf(binding, choice));
    }
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (overlap(m_all[i].scope, m_all[j].scope) && shareKey(keys[i], keys[j])) {
                return true;
            }
        }
    }
    return false;
}

KeyChoice KeyBindings::withKeys(const Binding &binding, const QList<QKeySequence> &keys, KeyChoice choice) const
{
    if (keys == presetKeys(binding, choice.preset)) {
        choice.keys.remove(binding.action->objectName());
    } else {
        choice.keys.insert(binding.action->objectName(), keys);
    }
    return choice;
}

KeyChoice KeyBindings::withoutConflicts(const Binding &binding, KeyChoice choice) const
{
    const QList<QKeySequence> own = keysOf(binding, choice);
    for (const Binding *other : conflictsOf(binding, choice)) {
        QList<QKeySequence> keys = keysOf(*other, choice);
        keys.removeIf([&own](const QKeySequence &key) { return holds(own, key); });
        choice = withKeys(*other, keys, std::move(choice));
    }
    return choice;
}

KeyChoice KeyBindings::withOwnKeysFirst(KeyChoice choice) const
{
    const KeyChoice own = choice;
    for (const Binding &binding : m_all) {
        if (!own.keys.contains(binding.action->objectName())) {
            continue;
        }
        for (const Binding *other : conflictsOf(binding, own)) {
            if (!own.keys.contains(other->action->objectName())) {
                QList<QKeySequence> keys = keysOf(*other, choice);
                keys.removeIf([&](const QKeySequence &key) { return holds(keysOf(binding, own), key); });
                choice = withKeys(*other, keys, std::move(choice));
            }
        }
    }
    return choice;
}

bool KeyBindings::isReserved(const QKeySequence &key)
{
    const QList<QKeySequence> reserved{Qt::Key_Escape, Qt::Key_F6, Qt::SHIFT | Qt::Key_F6};
    return reserved.contains(key);
}

KeyChoice KeyBindings::withoutReserved(KeyChoice choice)
{
    for (QList<QKeySequence> &keys : choice.keys) {
        keys.removeIf(&KeyBindings::isReserved);
    }
    return choice;
}

void KeyBindings::apply(const KeyChoice &choice) const
{
    for (const Binding &binding : m_all) {
        binding.action->setShortcuts(keysOf(binding, choice));
    }
}

QString plainText(QString text)
{
    text.remove(u'…');
    text = text.trimmed(); // some languages put a space before the dots
    // "&&" stands for one "&".
    for (qsizetype i = text.indexOf(u'&'); i >= 0; i = text.indexOf(u'&', i + 1)) {
        text.remove(i, 1);
    }
    return text;
}

QString plainName(const QAction &action)
{
    const QString name = plainText(action.text());
    for (const QObject *place : action.associatedObjects()) {
        const auto *menu = qobject_cast<const QMenu *>(place);
        const bool isSubmenu = menu && isPrefix(*menu);
        const bool isChoice = action.actionGroup() && action.data().isValid();
        const QString title = menu ? plainText(menu->title()) : QString();
        if ((isSubmenu || isChoice) && !name.contains(title, Qt::CaseInsensitive)) {
            //: %1 is a menu such as "Walk", %2 an action in it such as "North"
            return QCoreApplication::translate("KeyBindings", "%1: %2").arg(title, name);
        }
    }
    return name;
}

QString keyText(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys) {
        texts.append(keyText(key));
    }
    texts.removeDuplicates(); // the Enter keys of keyboard and keypad have one name
    return texts.join(u" · "_s);
}

QString KeyNames::of(HeroAct act) const
{
    return keyText(m_actions.hero[act]->shortcut());
}

QString KeyNames::of(CommandId id) const
{
    return keyText(m_actions.commands[id]->shortcut());
}

QString KeyNames::walking() const
{
    const QString others = m_actions.hero.walkKeys();
    const bool areUnbound = of(HeroAct::North).isEmpty() && others.isEmpty();
    return areUnbound || !others.isEmpty() ? others : arrows();
}

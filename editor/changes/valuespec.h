#pragma once

#include "gamecore/data/ruleset.h"
#include "gamecore/level/thingfields.h"

#include <QJsonValue>

/// What a form asks for one value: of a thing, of a rule, of a kind.
struct ValueSpec {
    enum class Type : std::uint8_t {
        Number, ///< a whole number that is typed
        Text,   ///< a text that is typed
        Color,  ///< a text such as #f2b84b, typed or picked
        Choice, ///< one of `choices`
        Set     ///< a list of `choices`, each at most once
    } type = Type::Number;
    QString key;
    std::vector<QJsonValue> choices;
};

/// `catalogue` is the one in force: its kinds are the choices of a field that takes one.
ValueSpec specOf(const ThingField &field, const Catalogue &catalogue);
/// Of a field that takes no kind.
ValueSpec specOf(const Field &field);

/// What a typed text says: undefined for none. What is no number stays a text, for the check to complain about.
QJsonValue valueOfText(const ValueSpec &spec, const QString &text);
/// The text that says it.
QString textOfValue(const QJsonValue &value);

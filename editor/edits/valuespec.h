#pragma once

#include "gamecore/data/ruleset.h"
#include "gamecore/level/thingfields.h"

#include <QJsonValue>

/// A value that a form asks for: of a thing, of a rule, of a kind.
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
    int first = 0; ///< least number
    int last = -1; ///< largest number; less than `first`: it has no bounds of its own
};

/// `catalogue` is the one in force: its kinds are the choices of a field that takes one.
ValueSpec specOf(const ThingField &field, const Catalogue &catalogue);
/// The spec of a field that takes no kind.
ValueSpec specOf(const Field &field);

/// The value of a typed text: undefined for none. What is no number stays a text, for the check to complain about.
QJsonValue valueOfText(const ValueSpec &spec, const QString &text);
/// The text of a value, as valueOfText() takes it.
QString textOfValue(const QJsonValue &value);

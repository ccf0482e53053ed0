#pragma once

#include "gamecore/data/ruleset.h"
#include "gamecore/level/thingfields.h"

#include <QJsonValue>

/// The specification of a value in a form: a value of a thing, a rule or a kind.
struct ValueSpec {
    enum class Type : std::uint8_t {
        Number, ///< integer, typed
        Text,   ///< text, typed
        Color,  ///< text such as #f2b84b, typed or picked
        Choice, ///< one of `choices`
        Set     ///< list of `choices`, each at most once
    } type = Type::Number;
    QString key;
    std::vector<QJsonValue> choices; ///< for Choice and Set
    int first = 0;                   ///< for Number: smallest number
    int last = -1;                   ///< for Number: largest number; if less than `first`, there are no bounds
};

/// Returns the spec of a field of things. `catalogue` is the one in force. If the field takes a kind, the choices are
/// kinds of this catalogue.
ValueSpec specOf(const ThingField &field, const Catalogue &catalogue);
/// Returns the spec of a field that takes no kind. A number with only a few possible values becomes a Choice.
ValueSpec specOf(const Field &field);

/// Returns the value of typed text; undefined if it is empty. For a Number, text that is not an integer becomes a
/// string, so that the check reports it.
QJsonValue valueOfText(const ValueSpec &spec, const QString &text);
/// Returns the text of a value; empty for undefined. If the value is an integer or a string, valueOfText() turns the
/// text back into the value.
QString textOfValue(const QJsonValue &value);

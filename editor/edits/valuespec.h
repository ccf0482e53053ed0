#pragma once

#include "gamecore/data/ruleset.h"
#include "gamecore/level/thingfields.h"

#include <QJsonValue>

/// The specification of a form value: of a thing, a rule or a kind.
struct ValueSpec {
    enum class Type : std::uint8_t {
        Number, ///< integer, typed
        Text,   ///< text, typed
        Color,  ///< text such as #f2b84b, typed or picked
        Choice, ///< one of `choices`
        Set     ///< list of `choices`, each at most once
    } type = Type::Number;
    QString key;
    std::vector<QJsonValue> choices;
    int first = 0; ///< smallest number
    int last = -1; ///< largest number; if less than `first`, there are no bounds
};

/// Returns the spec of a field. `catalogue` is the one in force; its kinds are the choices of a field that takes a
/// kind.
ValueSpec specOf(const ThingField &field, const Catalogue &catalogue);
/// Returns the spec of a field that takes no kind.
ValueSpec specOf(const Field &field);

/// Parses typed text: undefined if it is empty. Text that is not a valid number stays a text, so that the check reports
/// it.
QJsonValue valueOfText(const ValueSpec &spec, const QString &text);
/// Formats a value for valueOfText().
QString textOfValue(const QJsonValue &value);

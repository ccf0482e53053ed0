#pragma once

// Compile-time checks that a table has a row for each value of an enumeration or for each member of an aggregate.

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace detail {

/// True if a value of an enumeration has a name. Compilers print values without a name as a cast.
template<auto Value>
constexpr bool isNamed()
{
    constexpr std::string_view self =
        __PRETTY_FUNCTION__; // g++ and clang: ends with "Value = Color::Red]" or "(Color)7]"
    return self.rfind(':') > self.rfind(')');
}

} // namespace detail

/// Returns the number of values of an enumeration that counts from 0 without gaps. New values are included
/// automatically. An array of this size silently accepts fewer rows than values; rowsFor() and hasEachItsRow() detect
/// missing rows.
template<typename Enum, int Count = 0>
constexpr int enumeratorCount()
{
    if constexpr (detail::isNamed<Enum(Count)>()) {
        return enumeratorCount<Enum, Count + 1>();
    } else {
        return Count;
    }
}

/// Returns a table for an enumeration: one row per value, in order. Does not compile if the number of rows is wrong.
template<typename Enum, typename... Rows>
constexpr std::array<std::common_type_t<Rows...>, sizeof...(Rows)> rowsFor(const Rows &...rows)
{
    static_assert(int(sizeof...(Rows)) == enumeratorCount<Enum>(), "each value needs its row");
    return {rows...};
}

/// True if each value of an enumeration has its row in a table, at the index of the value. If rows have a member `key`,
/// it must not be empty. `Value` is a pointer to the member of a row that stores the value.
template<auto Value, typename Rows>
constexpr bool hasEachItsRow(const Rows &rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (std::size_t(rows[i].*Value) != i) {
            return false;
        }
        if constexpr (requires { rows[i].key; }) {
            if (rows[i].key.isEmpty()) {
                return false;
            }
        }
    }
    return int(rows.size()) == enumeratorCount<std::decay_t<decltype(rows[0].*Value)>>();
}

/// A placeholder that converts to any type, for compile-time checks.
struct AnyMember {
    template<typename Member>
    operator Member() const; // NOLINT(google-explicit-constructor): converts implicitly on purpose
};

/// Returns the number of members of an aggregate, so that a compile-time check can detect a member without a row in a
/// table.
template<typename Aggregate, typename... Known>
consteval std::size_t memberCount()
{
    if constexpr (requires { Aggregate{Known{}..., AnyMember{}}; }) {
        return memberCount<Aggregate, Known..., AnyMember>();
    } else {
        return sizeof...(Known);
    }
}

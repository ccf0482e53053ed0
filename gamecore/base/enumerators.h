#pragma once

#include <string_view>

namespace detail {

/// Whether a value of an enumeration has a name: compilers write one that has none as a cast of its number.
template<auto Value>
constexpr bool isNamed()
{
    constexpr std::string_view self =
        __PRETTY_FUNCTION__; // g++ and clang: ends with "Value = Color::Red]" or "(Color)7]"
    return self.rfind(':') > self.rfind(')');
}

} // namespace detail

/// How many values an enumeration has that counts from 0 without a gap. A value that is added is counted by itself, so
/// that a table of this size without its row is found by the compiler.
template<typename Enum, int Count = 0>
constexpr int enumeratorCount()
{
    if constexpr (detail::isNamed<Enum(Count)>()) {
        return enumeratorCount<Enum, Count + 1>();
    } else {
        return Count;
    }
}

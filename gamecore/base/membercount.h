#pragma once

#include <cstddef>

/// A placeholder that converts to a member of any type, for compile-time checks.
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

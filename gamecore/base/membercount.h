#pragma once

#include <cstddef>

/// Stands for a member of any type where it is only asked whether it could.
struct AnyMember {
    template<typename Member>
    operator Member() const; // NOLINT(google-explicit-constructor): it becomes what is asked for
};

/// How many members an aggregate has, so that a table of them can tell when one of its rows is missing.
template<typename Aggregate, typename... Known>
consteval std::size_t memberCount()
{
    if constexpr (requires { Aggregate{Known{}..., AnyMember{}}; }) {
        return memberCount<Aggregate, Known..., AnyMember>();
    } else {
        return sizeof...(Known);
    }
}

#pragma once

#include "gamecore/base/point.h"

#include <optional>

/// Whereto ground moves on whoever comes to it: nowhere; on as he came, as ice would; or always the same way, as a
/// stream would. Where a step over such ground ends stands in gamecore/level/step.h. No terrain that ships has one.
class Drift {
public:
    constexpr Drift() = default;
    static constexpr Drift onward() { return Drift(Type::Onward, Direction::North); }
    static constexpr Drift towards(Direction direction) { return Drift(Type::Towards, direction); }

    constexpr bool isNone() const { return m_type == Type::None; }
    /// Of whoever came with a step in that direction; nothing: he stays.
    constexpr std::optional<Direction> after(Direction came) const
    {
        return isNone() ? std::nullopt : std::optional(m_type == Type::Onward ? came : m_direction);
    }

    friend constexpr bool operator==(Drift, Drift) = default;

private:
    enum class Type : std::uint8_t { None, Onward, Towards };
    constexpr Drift(Type type, Direction direction) : m_type(type), m_direction(direction) {}

    Type m_type = Type::None;
    Direction m_direction = Direction::North;
};

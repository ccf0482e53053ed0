#pragma once

/// The version of the rules. Raise it with every change of rules, random draws or shipped numbers that can change the
/// outcome of recorded commands. Recordings state this version, so that an old recording is reported as made by other
/// rules and not as a failure.
inline constexpr int rulesVersion = 1;

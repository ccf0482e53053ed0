#pragma once

/// The version of the rules. Every change of rules, of chance or of the shipped numbers after which the commands of a
/// recorded game may lead to another world raises it: recorded games name the version that made them, so that "made by
/// other rules" is not "fails".
inline constexpr int rulesVersion = 1;

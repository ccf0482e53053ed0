#pragma once

#include <QStringList>

/// Rules of drawn levels, as keys of the file; the path of a shipped level; and the simplest drawing.

/// Permanent death and a limited view.
inline const QString classicRules = QStringLiteral("\"ruleset\": \"classic\"");
/// Permanent death, with the whole level in view.
inline const QString classicSeeingAll = QStringLiteral("\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\" }");
/// No permanent death, with the whole level in view, turn-based.
inline const QString buchhaimInTurns = QStringLiteral("\"ruleset\": \"buchhaim\", \"rules\": { \"clock\": \"turns\" }");
inline const QString buchhaimFile = QStringLiteral(":/levels/buchhaim.level.json");

/// A corridor with gold three steps from the hero.
inline const QStringList goldCorridor{QStringLiteral("######"), QStringLiteral("#@  g#"), QStringLiteral("######")};

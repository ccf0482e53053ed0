#pragma once

#include <QStringList>

/// What drawn levels say of their rules, as keys of the file, where a shipped one stands, and the plainest drawing.

/// The hero dies for good and sees a part only.
inline const QString classicRules = QStringLiteral("\"ruleset\": \"classic\"");
/// The same, but the whole level is in view.
inline const QString classicSeeingAll = QStringLiteral("\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\" }");
/// Nobody dies for good, the whole level is in view, and there is time to think.
inline const QString buchhaimInTurns = QStringLiteral("\"ruleset\": \"buchhaim\", \"rules\": { \"clock\": \"turns\" }");
inline const QString buchhaimFile = QStringLiteral(":/levels/buchhaim.level.json");

/// The gold is three steps from the hero.
inline const QStringList goldCorridor{QStringLiteral("######"), QStringLiteral("#@  g#"), QStringLiteral("######")};

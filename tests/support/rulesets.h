#pragma once

#include <QString>

/// What drawn levels say of their rules, as keys of the file, and where a shipped one stands.

/// The hero dies for good and sees a part only.
inline const QString classicRules = QStringLiteral("\"ruleset\": \"classic\"");
/// The same, but the whole level is in view.
inline const QString classicSeeingAll = QStringLiteral("\"ruleset\": \"classic\", \"rules\": { \"vision\": \"all\" }");
inline const QString buchhaimFile = QStringLiteral(":/levels/buchhaim.level.json");

#pragma once

#include "editor/commands/commandid.h"

#include <QAction>
#include <QCoreApplication>

class Commands;

namespace CommandIds {
inline constexpr CommandId playSameSeed{"playSameSeed"};
inline constexpr CommandId goOnPlaying{"goOnPlaying"};
inline constexpr CommandId stepGame{"stepGame"};
inline constexpr CommandId protectHero{"protectHero"};
inline constexpr CommandId revealLevel{"revealLevel"};
} // namespace CommandIds

/// What an author can do while he tests a level, beside what every player can. Texts follow the language.
class TestActions {
    Q_DECLARE_TR_FUNCTIONS(TestActions)

public:
    explicit TestActions(Commands &commands);

    void retranslate();

    QAction *again;   ///< with the same seed
    QAction *goOn;    ///< the game that waits while its level is edited, with the changed level
    QAction *step;    ///< of the others
    QAction *protect; ///< whether nothing harms the hero
    QAction *reveal;  ///< whether what the hero does not know is shown too
};

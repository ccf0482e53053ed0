#pragma once

#include "app/hud/keyline.h"
#include "app/keys/keynames.h"
#include "app/watch/watchactions.h"

/// Which keys matter while a game is watched, as they are bound, for the line below the bar.
class WatchKeys {
    Q_DECLARE_TR_FUNCTIONS(WatchKeys)

public:
    /// All must outlive this.
    WatchKeys(const WatchActions &actions, const KeyNames &names, const WindowActions &window)
        : m_actions(actions), m_names(names), m_window(window)
    {
    }

    std::vector<KeyHint> ofGame(bool isPlaying) const;
    /// Where a panel has the keyboard, keys mean something else.
    static std::vector<KeyHint> ofPanel();
    std::vector<KeyHint> ofList() const;

private:
    static void addWayOut(KeyHints &hints);

    const WatchActions &m_actions;
    const KeyNames &m_names;
    const WindowActions &m_window;
};

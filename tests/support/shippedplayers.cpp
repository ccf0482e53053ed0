#include "tests/support/shippedplayers.h"

#include "tests/support/drawnlevel.h"

const std::vector<Player> &shippedPlayers()
{
    static const std::vector<Player> players = [] {
        IssueList issues;
        return loadPlayers({shippedData()}, issues);
    }();
    return players;
}

const Player &shippedPlayer(const QString &key)
{
    const Player *player = playerNamed(shippedPlayers(), key);
    if (!player) {
        qFatal("no such player");
    }
    return *player;
}

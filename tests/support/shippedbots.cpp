#include "tests/support/shippedbots.h"

#include "tests/support/drawnlevel.h"

const std::vector<Bot> &shippedBots()
{
    static const std::vector<Bot> bots = [] {
        IssueList issues;
        return loadBots({shippedData()}, issues);
    }();
    return bots;
}

const Bot &shippedBot(const QString &key)
{
    const Bot *bot = botNamed(shippedBots(), key);
    if (!bot) {
        qFatal("no such player");
    }
    return *bot;
}

#include "app/games/bestgames.h"

HighScores BestGames::now() const
{
    HighScores scores(m_path);
    for (const HighScores::Entry &entry : m_rest) {
        scores.take(entry);
    }
    return scores;
}

BestGames::Added BestGames::add(const HighScores::Entry &entry)
{
    if (m_path.isEmpty()) {
        return {};
    }
    HighScores scores = now();
    Added added{.place = scores.take(entry), .isFirst = scores.countLike(entry.game) == 1};
    if (added.place < 0 && entry.won.isEmpty()) {
        return added;
    }
    added.fault = scores.write();
    if (!added.fault) {
        m_rest.clear();
    } else if (!scores.isReadOnly()) {
        m_rest.append(entry);
    }
    return added;
}

std::optional<SaveFault> BestGames::change(const std::function<void(HighScores &scores)> &change)
{
    HighScores scores = now();
    if (m_path.isEmpty() || (scores.rulesets().isEmpty() && m_rest.isEmpty())) {
        return std::nullopt;
    }
    change(scores);
    const std::optional<SaveFault> fault = scores.write();
    if (!fault) {
        m_rest.clear();
    }
    return fault;
}

std::optional<SaveFault> BestGames::writeRest()
{
    const std::optional<SaveFault> fault = m_rest.isEmpty() ? std::nullopt : now().write();
    if (!fault) {
        m_rest.clear();
    }
    return fault;
}

#pragma once

#include "app/games/highscores.h"

/// The best games of the program's file, and those that could not be written there: these are written with the next
/// one, or when they are asked for again, so that a full disk takes nobody's place.
class BestGames {
public:
    /// What became of a game.
    struct Added {
        int place = -1;                      ///< as HighScores::take()
        bool isFirst = false;                ///< there is none to compare it with
        std::optional<SaveFault> fault = {}; ///< why it is not written
    };

    /// An empty path: nothing is kept, which is for demonstrations.
    explicit BestGames(QString path = HighScores::defaultPath()) : m_path(std::move(path)) {}

    const QString &path() const { return m_path; }
    /// As the file is now, with what could not be written.
    HighScores now() const;
    /// Counts a game, if any is kept.
    Added add(const HighScores::Entry &entry);
    /// Changes what is kept, such as names, and writes it; or says why that failed, and nothing is changed.
    std::optional<SaveFault> change(const std::function<void(HighScores &scores)> &change);
    /// Writes what could not be written until now; or says why that fails again.
    std::optional<SaveFault> writeRest();

private:
    QString m_path;
    QList<HighScores::Entry> m_rest;
};

#pragma once

#include "app/games/gamesource.h"
#include "editor/storage/worker.h"

/// Begins a game of a level from that source, with the hero who came from the level before, if there is one. A level
/// without a name gets that of its file. Nothing if the worker, who is given large levels alone, says that it was
/// cancelled.
std::optional<Game::Started> startGame(const CataloguePtr &catalogue, PlayableLevel level, const GameSource &source,
                                       std::uint64_t seed, const Worker &worker = workHere);
/// What the hero leaves behind where nobody knows it, by the keys of its kinds, as a sentence; empty if it is nothing.
QString leftBehindText(const QStringList &kinds, const Catalogue &catalogue);

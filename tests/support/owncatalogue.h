#pragma once

#include "gamecore/play/game.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>

/// The shipped catalogue, but for one file of data ("items.json"). One that cannot be read fails the test run.
CataloguePtr catalogueWith(const QString &file, const QByteArray &content);

/// As levelFrom() and gameOf() (tests/support/drawnworld.h), by a catalogue of one's own.
Level levelUnder(const CataloguePtr &catalogue, const QStringList &rows, const QString &rest = {});
Game gameUnder(const CataloguePtr &catalogue, const QStringList &rows, const QString &rest = {},
               std::uint64_t seed = 1);

/// Calls `change` with it as it stands under each of its rulesets and by itself: for what files have no word for yet.
void changeEverywhere(const Catalogue &catalogue, const std::function<void(const Catalogue &)> &change);

#pragma once

#include "gamecore/play/game.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>

/// Returns the shipped catalogue with one data file ("items.json") replaced. A file that cannot be read fails the test
/// run.
CataloguePtr catalogueWith(const QString &file, const QByteArray &content);

/// Like levelFrom() and gameOf() (tests/support/drawnworld.h), with another catalogue.
Level levelUnder(const CataloguePtr &catalogue, const QStringList &rows, const QString &rest = {});
Game gameUnder(const CataloguePtr &catalogue, const QStringList &rows, const QString &rest = {},
               std::uint64_t seed = 1);

/// Calls `change` for the catalogue itself and for its variant under each ruleset. Used for features that files cannot
/// express yet.
void changeEverywhere(const Catalogue &catalogue, const std::function<void(const Catalogue &)> &change);

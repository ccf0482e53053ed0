#pragma once

#include "gamecore/data/ids.h"

#include <QByteArray>
#include <QString>

#include <functional>

/// The shipped catalogue, but for one file of data ("items.json"). One that cannot be read fails the test run.
CataloguePtr catalogueWith(const QString &file, const QByteArray &content);

/// Calls `change` with it as it stands under each of its rulesets and by itself: for what files have no word for yet.
void changeEverywhere(const Catalogue &catalogue, const std::function<void(const Catalogue &)> &change);

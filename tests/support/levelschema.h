#pragma once

#include <QByteArray>

/// Returns the schema of level files, generated from tests/schema/level.schema.in and from the rows that describe every
/// field: the expected text of resources/schema/level.schema.json. `./dev schema` writes that file.
QByteArray levelSchema();

#pragma once

#include <QByteArray>

/// The schema of level files, made of tests/schema/level.schema.in and of the rows that tell of every field: what
/// resources/schema/level.schema.json has to be. `./dev schema` writes it there.
QByteArray levelSchema();

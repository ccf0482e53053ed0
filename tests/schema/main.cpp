// Writes resources/schema/level.schema.json (./dev schema).

#include "tests/support/levelschema.h"

#include <QFile>

#include <cstdio>

int main()
{
    QFile file(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/schema/level.schema.json"));
    const QByteArray schema = levelSchema();
    if (schema.isEmpty() || !file.open(QIODevice::WriteOnly) || file.write(schema) != schema.size()) {
        std::fputs("resources/schema/level.schema.json could not be written\n", stderr);
        return 1;
    }
    return 0;
}

#include "tests/support/randomrows.h"

QStringList randomRows(Rng &rng, Size size, const QString &characters)
{
    QStringList rows;
    for (int y = 0; y < size.height; ++y) {
        QString row;
        for (int x = 0; x < size.width; ++x) {
            row += characters[rng.below(int(characters.size()))];
        }
        rows.append(row);
    }
    const int y = rng.below(size.height);
    const int x = rng.below(size.width);
    rows[y][x] = u'@';
    return rows;
}

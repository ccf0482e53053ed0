#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

/// How a terrain or a kind is named and shown. Nothing in rules depends on it.
struct Appearance {
    QString name;                  ///< English, lower case; translated where it is shown
    QHash<QString, QString> names; ///< by language, where the author of a level gave one; they win
    QString description;           ///< a sentence or two, English; translated where it is shown; empty: none
    QString characters;            ///< what stands for it in rows of the default legend; the first one is written
    char32_t glyph = U'?';         ///< its character in the ASCII look
    quint32 color = 0;             ///< of the glyph, 0xrrggbb
    QStringList pictures;          ///< names in resources/tiles without ending; several: variants, one a cell
};

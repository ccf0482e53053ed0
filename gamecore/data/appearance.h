#pragma once

#include "gamecore/data/field.h"

#include <QHash>
#include <QString>
#include <QStringList>

/// The name and look of a terrain or kind. Rules do not depend on it.
struct Appearance {
    QString name;                  ///< English, lower case; translated when displayed
    QHash<QString, QString> names; ///< translated names given by a level's author, by language; they take precedence
    QString description;           ///< one or two sentences, English; translated when displayed; may be empty
    QString characters;    ///< characters of the default legend; the one with the smallest code point is written
    char32_t glyph = U'?'; ///< character in the ASCII look
    quint32 color = 0;     ///< color of the glyph, 0xrrggbb
    QStringList pictures;  ///< names in resources/tiles without extension; several are variants, chosen by cell
};

/// The fields of an appearance; those with a name are shown in forms.
inline constexpr std::array lookFields{
    fieldIn<&Appearance::name>({.key = QLatin1StringView("name"),
                                .name = QT_TRANSLATE_NOOP("FieldText", "Name"),
                                .type = Field::Type::Text,
                                .isRequired = true}),
    fieldIn<&Appearance::description>({.key = QLatin1StringView("description"),
                                       .name = QT_TRANSLATE_NOOP("FieldText", "Description"),
                                       .type = Field::Type::Text}),
    fieldIn<&Appearance::characters>({.key = QLatin1StringView("characters"), .type = Field::Type::Text}),
    fieldIn<&Appearance::glyph>({.key = QLatin1StringView("glyph"),
                                 .name = QT_TRANSLATE_NOOP("FieldText", "Character"),
                                 .type = Field::Type::Character,
                                 .isRequired = true}),
    fieldIn<&Appearance::color>({.key = QLatin1StringView("color"),
                                 .name = QT_TRANSLATE_NOOP("FieldText", "Color"),
                                 .type = Field::Type::Color,
                                 .isRequired = true}),
    fieldIn<&Appearance::pictures>(
        {.key = QLatin1StringView("pictures"), .type = Field::Type::List, .isRequired = true})};

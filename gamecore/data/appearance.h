#pragma once

#include "gamecore/base/point.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/field.h"

#include <QHash>
#include <QString>
#include <QStringList>

/// The light that a terrain or kind casts on the cells around it. It is only drawn: the hero sees no farther by it.
struct Light {
    quint32 color = 0; ///< 0xrrggbb
    int radius = 0;    ///< in cells; 0: no light

    friend bool operator==(const Light &, const Light &) = default;
};

inline constexpr std::array lightFields{
    fieldIn<&Light::color>({.key = QLatin1StringView("color"), .type = Field::Type::Color, .isRequired = true}),
    fieldIn<&Light::radius>({.key = QLatin1StringView("radius"), .first = 1, .last = 8, .isRequired = true})};

/// Reads an object with a light. `light` does not change if the value is missing.
void readField(JsonFields &json, const Field &field, Light &light);

/// The name and look of a terrain or kind. Neither affects play.
struct Appearance {
    QString name;                  ///< English, lower case; translated when displayed
    QHash<QString, QString> names; ///< names translated by a level's author: language -> name; they replace the
                                   ///< program's translation of `name`
    QString description;           ///< one or two sentences, English; translated when displayed; may be empty
    QString characters; ///< its characters in the default legend; files are written with the one of the smallest code
                        ///< point
    char32_t glyph = U'?'; ///< character in the ASCII look
    quint32 color = 0;     ///< color of the glyph, 0xrrggbb
    QStringList pictures; ///< file names in resources/tiles without extension; if there are several, each cell gets one
                          ///< (variantAt())
    Light light;
};

/// Returns the index, 0..count-1, of the picture for a cell if there are `count` equivalent pictures. The index is a
/// hash of the cell, so that games, the editor and thumbnails show the same picture. `count` must be at least 1.
inline std::int64_t variantAt(Point cell, std::int64_t count)
{
    const std::uint64_t hash = mixed(std::uint64_t(std::uint32_t(cell.x)) << 32 | std::uint32_t(cell.y));
    const auto most = std::uint64_t(count);
    // A division would cost more than all the rest.
    return std::int64_t((most & (most - 1)) == 0 ? hash & (most - 1) : hash % most);
}

/// The fields of an appearance. Forms show only fields with Field::name.
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
        {.key = QLatin1StringView("pictures"), .type = Field::Type::List, .isRequired = true}),
    fieldIn<&Appearance::light>({.key = QLatin1StringView("light"), .type = Field::Type::Table})};

#pragma once

#include "gamecore/data/field.h"

/// The part of the hero's body on which an item is worn, at most one item per part. None: the item cannot be worn.
enum class Slot : std::uint8_t { None, RightHand, LeftHand, Head, Body };
inline constexpr int slotCount = enumeratorCount<Slot>();

struct SlotRow {
    Slot slot;
    QLatin1StringView key;       ///< key in files
    const char *name;            ///< English, for forms
    const char *label = nullptr; ///< English, for the hero's sheet
    const char *card = nullptr;  ///< English, for the palette
};

inline constexpr std::array<SlotRow, slotCount> slotRows{
    {{Slot::None, QLatin1StringView("none"), QT_TRANSLATE_NOOP("FieldText", "none")},
     {Slot::RightHand, QLatin1StringView("right_hand"), QT_TRANSLATE_NOOP("FieldText", "right hand"),
      QT_TRANSLATE_NOOP("HeroWords", "right hand"), QT_TRANSLATE_NOOP("CardText", "Held in the right hand.")},
     {Slot::LeftHand, QLatin1StringView("left_hand"), QT_TRANSLATE_NOOP("FieldText", "left hand"),
      QT_TRANSLATE_NOOP("HeroWords", "left hand"), QT_TRANSLATE_NOOP("CardText", "Held in the left hand.")},
     {Slot::Head, QLatin1StringView("head"), QT_TRANSLATE_NOOP("FieldText", "head"),
      QT_TRANSLATE_NOOP("HeroWords", "head"), QT_TRANSLATE_NOOP("CardText", "Worn on the head.")},
     {Slot::Body, QLatin1StringView("body"), QT_TRANSLATE_NOOP("FieldText", "body"),
      QT_TRANSLATE_NOOP("HeroWords", "body"), QT_TRANSLATE_NOOP("CardText", "Worn on the body.")}}};
static_assert(hasEachItsRow<&SlotRow::slot>(slotRows), "each slot needs its row in slotRows, at its place");

constexpr const SlotRow &rowOf(Slot slot)
{
    return slotRows[std::size_t(slot)];
}

inline constexpr auto slotWords = wordsOf(slotRows);

/// Maximum number of items in the hero's bag: one per letter, a..z.
inline constexpr int largestBag = 26;

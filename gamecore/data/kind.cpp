#include "gamecore/data/kind.h"

namespace {

constexpr auto breathShapeWords =
    rowsFor<BreathShape>(Word{QLatin1StringView("line"), QT_TRANSLATE_NOOP("FieldText", "line")},
                         Word{QLatin1StringView("cone"), QT_TRANSLATE_NOOP("FieldText", "cone")});

// Fields shared by several categories.

constexpr RecordField hpField = fieldIn<&Kind::hp>(
    {.key = QLatin1StringView("hp"), .name = QT_TRANSLATE_NOOP("FieldText", "Hit points"), .first = 1, .last = 9999});
constexpr RecordField defenseField = fieldIn<&Kind::defense>(
    {.key = QLatin1StringView("defense"), .name = QT_TRANSLATE_NOOP("FieldText", "Defense"), .last = 999});
constexpr RecordField powerField = fieldIn<&Kind::power>(
    {.key = QLatin1StringView("power"), .name = QT_TRANSLATE_NOOP("FieldText", "Power"), .last = 999});
constexpr RecordField behaviorField = fieldIn<&Kind::behavior>({.key = QLatin1StringView("behavior"),
                                                                .name = QT_TRANSLATE_NOOP("FieldText", "Behavior"),
                                                                .type = Field::Type::Word,
                                                                .words = behaviorWords});

// The fields of each category.

constexpr std::array heroFields{hpField, defenseField, powerField};

constexpr std::array treasureFields{
    fieldIn<&Kind::goldMin>(
        {.key = QLatin1StringView("gold_min"), .name = QT_TRANSLATE_NOOP("FieldText", "Minimum gold"), .last = 9999}),
    fieldIn<&Kind::goldMax>(
        {.key = QLatin1StringView("gold_max"), .name = QT_TRANSLATE_NOOP("FieldText", "Maximum gold"), .last = 9999},
        [](Field &field, const Kind &kind) { field.first = kind.goldMin; })};

constexpr std::array monsterFields{
    hpField,
    defenseField,
    powerField,
    fieldIn<&Kind::xp>(
        {.key = QLatin1StringView("xp"), .name = QT_TRANSLATE_NOOP("FieldText", "Experience"), .last = 99999}),
    behaviorField,
    fieldIn<&Kind::breath>(
        {.key = QLatin1StringView("breath"), .name = QT_TRANSLATE_NOOP("FieldText", "Fire damage"), .last = 999}),
    fieldIn<&Kind::breathRange>({.key = QLatin1StringView("breath_range"),
                                 .name = QT_TRANSLATE_NOOP("FieldText", "Fire range"),
                                 .first = 1,
                                 .last = 20}),
    fieldIn<&Kind::breathShape>({.key = QLatin1StringView("breath_shape"),
                                 .name = QT_TRANSLATE_NOOP("FieldText", "Fire shape"),
                                 .type = Field::Type::Word,
                                 .words = breathShapeWords})};

constexpr std::array itemFields{fieldIn<&Kind::isUsedUp>({.key = QLatin1StringView("used_up"),
                                                          .name = QT_TRANSLATE_NOOP("FieldText", "Single use"),
                                                          .type = Field::Type::Truth}),
                                fieldIn<&Kind::slot>({.key = QLatin1StringView("slot"),
                                                      .name = QT_TRANSLATE_NOOP("FieldText", "Equipment slot"),
                                                      .type = Field::Type::Word,
                                                      .words = slotWords}),
                                powerField, defenseField,
                                fieldIn<&Kind::maxHp>({.key = QLatin1StringView("max_hp"),
                                                       .name = QT_TRANSLATE_NOOP("FieldText", "Hit points when worn"),
                                                       .last = 9999})};

} // namespace

std::span<const RecordField<Kind>> fieldsOf(KindCategory category)
{
    switch (category) {
    case KindCategory::Hero:
        return heroFields;
    case KindCategory::Treasure:
        return treasureFields;
    case KindCategory::Monster:
        return monsterFields;
    case KindCategory::Item:
        break;
    }
    return itemFields;
}

const Field &fieldOf(KindCategory category, QStringView key)
{
    const RecordField<Kind> *row = fieldNamed(fieldsOf(category), key);
    Q_ASSERT(row);
    return row->field;
}

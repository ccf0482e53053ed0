#include "app/sound/soundtable.h"

#include "gamecore/base/enumerators.h"
#include "gamecore/data/datafile.h"
#include "gamecore/data/kind.h"
#include "gamecore/data/terrain.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/world/event.h"

#include <QDir>
#include <QFile>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

enum class SoundRole : std::uint8_t { Hero, Monster, Nobody };
enum class SoundAmount : std::uint8_t { Zero, Some };
enum class SoundPassage : std::uint8_t { Door, Gate };
enum class SoundUse : std::uint8_t { Damage, Heal, Status, None };

constexpr auto eventWords = wordsOf(eventRows);
constexpr auto roleWords = rowsFor<SoundRole>(Word{"hero"_L1}, Word{"monster"_L1}, Word{"nobody"_L1});
constexpr auto amountWords = rowsFor<SoundAmount>(Word{"zero"_L1}, Word{"some"_L1});
constexpr auto causeWords = rowsFor<Cause>(Word{"attack"_L1}, Word{"breath"_L1}, Word{"item"_L1}, Word{"terrain"_L1});
constexpr auto soundStatusWords = wordsOf(statusRows);
constexpr auto useWords = rowsFor<SoundUse>(Word{"damage"_L1}, Word{"heal"_L1}, Word{"status"_L1}, Word{"none"_L1});
constexpr auto passageWords = rowsFor<SoundPassage>(Word{"door"_L1}, Word{"gate"_L1});

constexpr int farthestReach = 100;

template<auto Member>
constexpr auto wordsIn(QLatin1StringView key, std::span<const Word> words)
{
    return fieldIn<Member>({.key = key, .type = Field::Type::Words, .words = words});
}

constexpr std::array soundFields{
    fieldIn<&SoundRow::event>({.key = "event"_L1, .type = Field::Type::Word, .words = eventWords, .isRequired = true}),
    wordsIn<&SoundRow::actors>("actor"_L1, roleWords),
    wordsIn<&SoundRow::targets>("target"_L1, roleWords),
    wordsIn<&SoundRow::amounts>("amount"_L1, amountWords),
    wordsIn<&SoundRow::causes>("cause"_L1, causeWords),
    wordsIn<&SoundRow::statuses>("status"_L1, soundStatusWords),
    wordsIn<&SoundRow::effects>("effect"_L1, useWords),
    wordsIn<&SoundRow::passages>("passage"_L1, passageWords),
    fieldIn<&SoundRow::items>({.key = "item"_L1, .type = Field::Type::List}),
    fieldIn<&SoundRow::terrain>({.key = "terrain"_L1, .type = Field::Type::List}),
    fieldIn<&SoundRow::sound>({.key = "sound"_L1, .type = Field::Type::Text, .isRequired = true}),
    fieldIn<&SoundRow::volume>({.key = "volume"_L1, .first = 1, .last = 100}),
    fieldIn<&SoundRow::rank>({.key = "rank"_L1, .last = 9}),
    fieldIn<&SoundRow::reach>({.key = "reach"_L1, .last = farthestReach}),
    fieldIn<&SoundRow::caption>({.key = "caption"_L1, .type = Field::Type::Text})};
constexpr std::size_t foundMembers = 2; // file, lengthMs
static_assert(memberCount<SoundRow>() == soundFields.size() + foundMembers, "each member of SoundRow needs its row");

/// Returns the duration of a WAV file in milliseconds, from its size and the bytes per second in its header.
int lengthOf(const QString &path)
{
    constexpr qsizetype headerSize = 44;
    constexpr qsizetype rateAt = 28;
    QFile file(path);
    const QByteArray header = file.open(QIODevice::ReadOnly) ? file.read(headerSize) : QByteArray();
    const quint32 rate = header.size() < headerSize ? 0 : qFromLittleEndian<quint32>(header.constData() + rateAt);
    return rate == 0 ? 0 : int(qMin<qint64>(60'000, (file.size() - headerSize) * 1000 / rate));
}

QString soundFileOf(const QString &sound, const QStringList &folders)
{
    for (const QString &folder : folders + QStringList{u":"_s}) {
        const QString path = folder + u"/sounds/"_s + sound + u".wav"_s;
        if (QFile::exists(path)) {
            return path;
        }
    }
    return {};
}

QStringList shippedSounds()
{
    QStringList names = QDir(u":/sounds"_s).entryList({u"*.wav"_s}, QDir::Files, QDir::Name);
    for (QString &name : names) {
        name.chop(4);
    }
    return names;
}

SoundRow readSound(JsonFields &record, const QStringList &folders)
{
    SoundRow row;
    readFields(record, soundFields, row);
    const bool isName = !row.sound.isEmpty() && !row.sound.contains(u'/') && !row.sound.contains(u'\\');
    row.file = isName ? soundFileOf(row.sound, folders) : QString();
    if (row.file.isEmpty() && record.has("sound"_L1)) {
        record.report(IssueCode::BadValue, "sound"_L1, Expected::OneOf, shortened(row.sound), shippedSounds());
    }
    row.lengthMs = row.file.isEmpty() ? 0 : lengthOf(row.file);
    record.reportUnknownKeys();
    return row;
}

template<typename Value>
bool allowsWord(int set, Value value)
{
    return set == 0 || (set & (1 << int(value))) != 0;
}

SoundRole roleOf(ActorId id)
{
    return id == heroId ? SoundRole::Hero : id == nobody ? SoundRole::Nobody : SoundRole::Monster;
}

/// Returns the terrain that an event is about: the one named by the event, otherwise the ground where it happens.
const Terrain *groundOf(const Event &event, const World &world)
{
    const EventRow &row = rowOf(event.type);
    if (row.hasTerrain || (row.hasCause && event.cause == Cause::Terrain)) {
        return &world.catalogue().terrain(event.terrain);
    }
    const std::optional<Point> place = eventPlace(event, world);
    return place && world.size().contains(*place) ? &world.terrainAt(*place) : nullptr;
}

/// Returns the first effect of the item of an event.
SoundUse firstUseOf(const Kind &item)
{
    if (item.effects.empty()) {
        return SoundUse::None;
    }
    constexpr auto uses = rowsFor<Effect::Type>(SoundUse::Damage, SoundUse::Heal, SoundUse::Status);
    return uses[std::size_t(item.effects.front().type)];
}

bool suitsTerrain(const SoundRow &row, const Event &event, const World &world)
{
    if (row.terrain.isEmpty() && row.passages == 0) {
        return true;
    }
    const Terrain *ground = groundOf(event, world);
    const bool isNamed = ground && (row.terrain.contains(ground->key) || row.terrain.contains(ground->pieces));
    return ground && (row.terrain.isEmpty() || isNamed)
           && allowsWord(row.passages, ground->isGate ? SoundPassage::Gate : SoundPassage::Door);
}

bool suitsItem(const SoundRow &row, const Event &event, const World &world)
{
    if (row.items.isEmpty() && row.effects == 0) {
        return true;
    }
    const bool hasItem = rowOf(event.type).hasItem || (rowOf(event.type).hasCause && event.cause == Cause::Item);
    const Kind *item = hasItem ? &world.catalogue().kind(event.item) : nullptr;
    return item && (row.items.isEmpty() || row.items.contains(item->key)) && allowsWord(row.effects, firstUseOf(*item));
}

} // namespace

SoundTable::SoundTable(std::vector<SoundRow> rows) : m_rows(std::move(rows))
{
    for (const SoundRow &row : m_rows) {
        m_farthest = std::max(m_farthest, row.reach);
    }
}

const SoundRow *SoundTable::rowFor(const Event &event, const World &world) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const SoundRow &row) {
        const bool hasStatus = row.statuses == 0 || event.type == EventType::Confused || rowOf(event.type).hasStatus;
        return row.event == event.type && allowsWord(row.actors, roleOf(event.actor))
               && allowsWord(row.targets, roleOf(event.target))
               && allowsWord(row.amounts, event.amount == 0 ? SoundAmount::Zero : SoundAmount::Some)
               && allowsWord(row.causes, event.cause) && hasStatus && allowsWord(row.statuses, event.status)
               && suitsItem(row, event, world) && suitsTerrain(row, event, world);
    });
    return found == m_rows.end() ? nullptr : &*found;
}

SoundTable loadSounds(const QStringList &folders, IssueList &issues)
{
    std::vector<SoundRow> rows;
    IssueList found;
    readDataFile(u"sounds.json"_s, folders, found, [&](const QJsonObject &file, IssueList &inFile) {
        readRecords("sounds"_L1, file, inFile, [&](JsonFields &record) { rows.push_back(readSound(record, folders)); });
    });
    issues.add(found);
    return found.isEmpty() ? SoundTable(std::move(rows)) : SoundTable();
}

std::optional<Point> eventPlace(const Event &event, const World &world)
{
    const EventRow &row = rowOf(event.type);
    if (row.hasWay) {
        return event.to;
    }
    if (row.hasCell && event.type != EventType::Used) {
        return event.cell;
    }
    const ActorId who = event.target == nobody ? event.actor : event.target;
    const bool isSomebody = who >= heroId && who <= world.actorCount();
    return isSomebody ? std::optional(world.actor(who).cell) : std::nullopt;
}

#include "tests/support/drawnmaps.h"

#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/terrain.h"
#include "gamecore/levelfile/levelreader.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/drawnworld.h"
#include "tests/support/owncatalogue.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct DriftingTerrain {
    QString key;
    QString character;
    Drift drift = Drift::None;
};

const std::vector<DriftingTerrain> &driftingTerrain()
{
    static const std::vector<DriftingTerrain> all{{u"ice"_s, u"="_s, Drift::Onward},
                                                  {u"stream_north"_s, u"n"_s, Drift::North},
                                                  {u"stream_east"_s, u"e"_s, Drift::East},
                                                  {u"stream_south"_s, u"s"_s, Drift::South},
                                                  {u"stream_west"_s, u"w"_s, Drift::West}};
    return all;
}

/// A list of records of shipped data that can be extended.
class LongerFile {
public:
    explicit LongerFile(const QString &list)
        : m_list(list), m_file(QJsonDocument::fromJson(contentOf(u"%1/%2.json"_s.arg(shippedData(), list))).object()),
          m_records(m_file.value(list).toArray())
    {
    }

    void add(const QString &key, const QString &character, QJsonObject record)
    {
        record.insert("key"_L1, key);
        record.insert("name"_L1, key);
        record.insert("characters"_L1, character);
        record.insert("glyph"_L1, character);
        record.insert("color"_L1, u"#88ccff"_s);
        record.insert("pictures"_L1, QJsonArray{});
        m_records.append(record);
    }

    void addWalkable(const QString &key, const QString &character, int damage = 0)
    {
        add(key, character, {{u"walkable"_s, true}, {u"transparent"_s, true}, {u"damage"_s, damage}});
    }

    void addDoor(const QString &key, const QString &character, const QString &openedBy)
    {
        add(key, character,
            {{u"walkable"_s, false},
             {u"transparent"_s, false},
             {u"opens_to"_s, u"floor"_s},
             {u"opened_by"_s, openedBy}});
    }

    bool writeInto(const QTemporaryDir &folder)
    {
        m_file.insert(m_list, m_records);
        return !writeWhole(folder.filePath(m_list + u".json"_s), QJsonDocument(m_file).toJson());
    }

private:
    QString m_list;
    QJsonObject m_file;
    QJsonArray m_records;
};

LongerFile terrainOfMaps()
{
    LongerFile terrain(u"terrain"_s);
    terrain.addWalkable(u"plate"_s, u"_"_s);
    terrain.addDoor(u"gate"_s, u"|"_s, u"plate"_s);
    terrain.addWalkable(u"small_plate"_s, u","_s);
    terrain.addDoor(u"small_gate"_s, u";"_s, u"small_plate"_s);
    terrain.addDoor(u"brass_door"_s, u"8"_s, u"brass_key"_s);
    terrain.addWalkable(u"embers"_s, u"&"_s, 8);
    for (const DriftingTerrain &drifting : driftingTerrain()) {
        terrain.addWalkable(drifting.key, drifting.character);
    }
    return terrain;
}

LongerFile itemsOfMaps()
{
    LongerFile items(u"items"_s);
    items.add(u"brass_key"_s, u"7"_s, {{u"used_up"_s, false}});
    return items;
}

/// Sets the drift of terrain in a catalogue. Files cannot express drift yet and catalogues are read-only, so this casts
/// const away; nothing else uses this catalogue yet.
void setDriftsOfMaps(const Catalogue &catalogue)
{
    for (const DriftingTerrain &drifting : driftingTerrain()) {
        const Terrain &record = catalogue.terrain(catalogue.terrainOf(drifting.key).value());
        const_cast<Terrain &>(record).drift = drifting.drift; // NOLINT(cppcoreguidelines-pro-type-const-cast)
    }
}

CataloguePtr madeCatalogue()
{
    const QTemporaryDir folder;
    if (!terrainOfMaps().writeInto(folder) || !itemsOfMaps().writeInto(folder)) {
        qFatal("The data of the maps cannot be written");
    }
    IssueList issues;
    CataloguePtr made = Catalogue::load({folder.path(), shippedData()}, issues);
    if (!made) {
        qFatal("The data of the maps cannot be read: %s", qUtf8Printable(summary(issues).join(u'\n')));
    }
    changeEverywhere(*made, setDriftsOfMaps);
    return made;
}

} // namespace

std::vector<DrawnMap> drawnMaps()
{
    std::vector<DrawnMap> maps;
    for (const QString &verdict : {u"can"_s, u"cannot"_s}) {
        const QDir folder(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/maps/") + verdict);
        const QFileInfoList files = folder.entryInfoList({u"*.level.json"_s}, QDir::Files, QDir::Name);
        std::transform(files.begin(), files.end(), std::back_inserter(maps), [&verdict](const QFileInfo &file) {
            return DrawnMap{
                .name = file.baseName(), .canBeWon = verdict == u"can"_s, .text = contentOf(file.filePath())};
        });
    }
    return maps;
}

CataloguePtr mapsCatalogue()
{
    static const CataloguePtr catalogue = madeCatalogue();
    return catalogue;
}

PlayableLevel playableOf(const DrawnMap &map)
{
    IssueList issues;
    const ReadLevel read = readLevelJson(map.text, *mapsCatalogue());
    std::optional<PlayableLevel> checked;
    if (read.level) {
        checked = PlayableLevel::check(*read.level, *mapsCatalogue(), issues);
    }
    if (!checked) {
        qFatal("%s cannot be played: %s", qUtf8Printable(map.name),
               qUtf8Printable(summary(read.level ? issues : read.issues).join(u'\n')));
    }
    return *checked;
}

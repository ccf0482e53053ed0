#include "tests/support/drifting.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/terrain.h"
#include "tests/support/contentof.h"
#include "tests/support/owncatalogue.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

struct DriftingKind {
    QString key;
    QString character;
    Drift drift = Drift::None;
    QString opensTo = {}; ///< the terrain of the opened door
};

const std::vector<DriftingKind> &driftingKinds()
{
    static const std::vector<DriftingKind> kinds{{u"ice"_s, u"="_s, Drift::Onward},
                                                 {u"stream_north"_s, u"n"_s, Drift::North},
                                                 {u"stream_east"_s, u"e"_s, Drift::East},
                                                 {u"stream_south"_s, u"s"_s, Drift::South},
                                                 {u"stream_west"_s, u"w"_s, Drift::West},
                                                 {u"icy_door"_s, u"d"_s, Drift::None, u"ice"_s},
                                                 {u"stream_door"_s, u"b"_s, Drift::None, u"stream_south"_s}};
    return kinds;
}

QByteArray terrainWithThem()
{
    QJsonObject file = QJsonDocument::fromJson(contentOf(shippedData() + u"/terrain.json"_s)).object();
    QJsonArray records = file.value("terrain"_L1).toArray();
    for (const DriftingKind &kind : driftingKinds()) {
        QJsonObject record{{u"key"_s, kind.key},
                           {u"name"_s, kind.key},
                           {u"characters"_s, kind.character},
                           {u"glyph"_s, kind.character},
                           {u"color"_s, u"#88ccff"_s},
                           {u"pictures"_s, QJsonArray{u"floor"_s}},
                           {u"walkable"_s, kind.opensTo.isEmpty()},
                           {u"transparent"_s, true}};
        if (!kind.opensTo.isEmpty()) {
            record.insert("opens_to"_L1, kind.opensTo);
        }
        records.append(record);
    }
    file.insert("terrain"_L1, records);
    return QJsonDocument(file).toJson();
}

/// Sets the drift of kinds in a catalogue. Files cannot express drift yet and catalogues are read-only, so this casts
/// const away; nothing else uses this catalogue yet.
void setDrifts(const Catalogue &catalogue)
{
    for (const DriftingKind &kind : driftingKinds()) {
        const Terrain &record = catalogue.terrain(catalogue.terrainOf(kind.key).value());
        const_cast<Terrain &>(record).drift = kind.drift; // NOLINT(cppcoreguidelines-pro-type-const-cast)
    }
}

} // namespace

CataloguePtr driftingCatalogue()
{
    static const CataloguePtr catalogue = [] {
        CataloguePtr made = catalogueWith(u"terrain.json"_s, terrainWithThem());
        changeEverywhere(*made, setDrifts);
        return made;
    }();
    return catalogue;
}

Level driftingLevel(const QStringList &rows, const QString &rest)
{
    return levelUnder(driftingCatalogue(), rows, rest);
}

Game driftingGame(const QStringList &rows, const QString &rest, std::uint64_t seed)
{
    return gameUnder(driftingCatalogue(), rows, rest, seed);
}

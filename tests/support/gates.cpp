#include "tests/support/gates.h"

#include "tests/support/contentof.h"
#include "tests/support/owncatalogue.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

CataloguePtr gatesCatalogue()
{
    static const CataloguePtr catalogue = [] {
        QJsonObject file = QJsonDocument::fromJson(contentOf(shippedData() + u"/terrain.json"_s)).object();
        QJsonArray records = file.value("terrain"_L1).toArray();
        const auto add = [&records](const QString &key, const QString &character, QJsonObject record) {
            record.insert("key"_L1, key);
            record.insert("name"_L1, key);
            record.insert("characters"_L1, character);
            record.insert("glyph"_L1, character);
            record.insert("color"_L1, u"#88ccff"_s);
            record.insert("pictures"_L1, QJsonArray{u"floor"_s});
            records.append(record);
        };
        add(u"plate"_s, u"_"_s, {{u"walkable"_s, true}, {u"transparent"_s, true}});
        add(u"gate"_s, u"|"_s,
            {{u"walkable"_s, false},
             {u"transparent"_s, false},
             {u"opens_to"_s, u"floor"_s},
             {u"opened_by"_s, u"plate"_s}});
        file.insert("terrain"_L1, records);
        return catalogueWith(u"terrain.json"_s, QJsonDocument(file).toJson());
    }();
    return catalogue;
}

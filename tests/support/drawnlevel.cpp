#include "tests/support/drawnlevel.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

QString shippedData()
{
    return u":/data"_s;
}

CataloguePtr shippedCatalogue()
{
    static const CataloguePtr catalogue = [] {
        IssueList issues;
        return Catalogue::load({shippedData()}, issues);
    }();
    return catalogue;
}

Level drawnLevel(const QStringList &rows)
{
    const QByteArray json = QJsonDocument(QJsonObject{{u"format"_s, u"mazewright-level"_s},
                                                      {u"version"_s, levelVersion},
                                                      {u"rows"_s, QJsonArray::fromStringList(rows)}})
                                .toJson();
    return readLevelJson(json, *shippedCatalogue()).level.value();
}

QStringList rowsOf(const Level &level)
{
    QStringList rows;
    const QJsonObject file = QJsonDocument::fromJson(writeLevelJson(level, *shippedCatalogue())).object();
    for (const QJsonValue &row : file.value("rows"_L1).toArray()) {
        rows.append(row.toString());
    }
    return rows;
}

#include "gamecore/sharing/thingtext.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"

#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Whether a kind can stand in a line as it is.
bool isPlainKey(const QString &key)
{
    return !key.isEmpty() && std::all_of(key.begin(), key.end(), [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'_';
    });
}

/// The place of a cell in reading order; -1 if it is none of the level.
qint64 placeOf(const QJsonValue &cell, Size size)
{
    const int x = cell[0].toInt(-1);
    const int y = cell[1].toInt(-1);
    return size.contains({x, y}) ? qint64(y) * size.width + x : -1;
}

} // namespace

std::optional<QByteArray> thingTextOf(const QJsonArray &things, Size size)
{
    QByteArray text;
    qint64 before = 0;
    for (const QJsonValue &value : things) {
        QJsonObject thing = value.toObject();
        const QString kind = thing.take(u"kind"_s).toString();
        const qint64 place = placeOf(thing.take(u"cell"_s), size);
        if (place < before || !isPlainKey(kind)) {
            return std::nullopt;
        }
        text += QByteArray::number(place - before) + ' ' + kind.toLatin1();
        text += (thing.isEmpty() ? QByteArray() : jsonLine(thing).toUtf8()) + '\n';
        before = place;
    }
    return text;
}

std::optional<QJsonArray> thingsOfText(const QByteArray &text, Size size)
{
    QJsonArray things;
    qint64 place = 0;
    for (const QByteArray &line : text.split('\n').mid(0, text.count('\n'))) {
        const qsizetype blank = line.indexOf(' ');
        const qsizetype brace = line.indexOf('{');
        bool isNumber = false;
        place += line.first(qMax<qsizetype>(blank, 0)).toUInt(&isNumber);
        if (!isNumber || place >= size.area()) {
            return std::nullopt;
        }
        IssueList issues;
        std::optional<QJsonObject> thing = brace < 0 ? QJsonObject() : parseJson(line.mid(brace), issues);
        if (!thing) {
            return std::nullopt;
        }
        const QByteArray kind = line.sliced(blank + 1, (brace < 0 ? line.size() : qMax(brace, blank + 1)) - blank - 1);
        thing->insert(u"kind"_s, QString::fromUtf8(kind));
        thing->insert(u"cell"_s, QJsonArray{int(place % size.width), int(place / size.width)});
        things.append(*thing);
    }
    return things;
}

#include "gamecore/play/snapshotfields.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsontext.h"

using namespace Qt::StringLiterals;

qint64 numberIn(JsonFields &fields, QLatin1StringView key, qint64 first, qint64 last)
{
    return fields.require(key) ? fields.integer(key, first, last, first) : first;
}

int intIn(JsonFields &fields, QLatin1StringView key, int first, int last)
{
    return int(numberIn(fields, key, first, last));
}

Point cellIn(JsonFields &fields, QLatin1StringView key, Size size)
{
    const QJsonArray pair = fields.require(key) ? fields.array(key) : QJsonArray{0, 0};
    const bool isPair = pair.size() == 2 && isInteger(pair.at(0)) && isInteger(pair.at(1));
    const qint64 x = isPair ? pair.at(0).toInteger() : -1;
    const qint64 y = isPair ? pair.at(1).toInteger() : -1;
    if (x < 0 || y < 0 || x >= size.width || y >= size.height) {
        fields.report(IssueCode::BadValue, key, Expected::Cell);
        return {};
    }
    return {int(x), int(y)};
}

QJsonArray toJson(Point cell)
{
    return {cell.x, cell.y};
}

void readObjects(JsonFields &fields, QLatin1StringView key, const std::function<void(JsonFields &)> &read)
{
    if (!fields.require(key)) {
        return;
    }
    const QJsonArray elements = fields.array(key);
    for (qsizetype i = 0; i < elements.size(); ++i) {
        const QString path = pathOfIndex(fields.pathOf(key), i);
        if (!elements.at(i).isObject()) {
            fields.issues().add({.code = IssueCode::WrongType, .path = path, .expected = Expected::Object});
            continue;
        }
        JsonFields element(elements.at(i).toObject(), path, fields.issues());
        read(element);
        element.reportUnknownKeys();
    }
}

void readObject(JsonFields &fields, QLatin1StringView key, const std::function<void(JsonFields &)> &read)
{
    if (fields.require(key)) {
        JsonFields inner(fields.object(key), fields.pathOf(key), fields.issues());
        read(inner);
        inner.reportUnknownKeys();
    }
}

char letterIn(JsonFields &fields, QLatin1StringView key)
{
    const QString text = fields.require(key) ? fields.text(key) : u"a"_s;
    if (text.size() != 1 || text.front() < u'a' || text.front() > u'z') {
        fields.report(IssueCode::BadValue, key, Expected::OneCharacter, shortened(text));
        return 'a';
    }
    return text.front().toLatin1();
}

std::optional<KindId> kindIn(JsonFields &fields, QLatin1StringView key, const Catalogue &catalogue)
{
    const QString word = fields.require(key) ? fields.text(key) : QString();
    const std::optional<KindId> kind = catalogue.kindOf(word);
    if (!kind) {
        fields.report(IssueCode::UnknownKind, key, Expected::Kind, shortened(word));
    }
    return kind;
}

QLatin1StringView BagCheck::faultOf(KindId kind, char letter, bool isWorn)
{
    const Kind &record = m_catalogue.kind(kind);
    if (letter < 'a' || letter > 'z' || m_letters[std::size_t(letter - 'a')]) {
        return "letter"_L1;
    }
    bool &hasSlot = m_slots[std::size_t(record.slot)];
    if (record.category != KindCategory::Item) {
        return "kind"_L1;
    }
    if (isWorn && (hasSlot || !record.isWearable())) {
        return "worn"_L1;
    }
    m_letters[std::size_t(letter - 'a')] = true;
    hasSlot = hasSlot || isWorn;
    return {};
}

#include "gamecore/level/levelwriter.h"

#include "gamecore/base/jsonwriter.h"
#include "gamecore/level/rowdrawing.h"
#include "gamecore/level/thingfields.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

const QString indent = u"    "_s;

/// The order of keys on one line, for things, records of kinds and their parts.
const QStringList &lineOrder()
{
    static const QStringList order = [] {
        const QStringList ofKinds{u"defense"_s, u"power"_s,     u"xp"_s,     u"gold_min"_s, u"gold_max"_s,
                                  u"effects"_s, u"targeting"_s, u"effect"_s, u"status"_s,   u"amount"_s,
                                  u"turns"_s,   u"target"_s,    u"range"_s,  u"radius"_s};
        QStringList keys{u"cell"_s, u"kind"_s, u"base"_s, u"name"_s, u"glyph"_s, u"color"_s, u"pictures"_s};
        for (const ThingField &field : thingFields()) {
            if (!ofKinds.contains(field.key)) {
                keys.append(QString(field.key));
            }
        }
        return keys + ofKinds;
    }();
    return order;
}

const QStringList &ruleOrder()
{
    static const QStringList order = [] {
        QStringList keys;
        for (const RuleInfo &info : ruleInfos()) {
            keys.append(QString(info.key));
        }
        return keys;
    }();
    return order;
}

class LevelWriter {
public:
    LevelWriter(const Level &level, const Catalogue &catalogue)
        : m_level(level), m_catalogue(catalogue), m_legend(completeLegend(level, catalogue)),
          m_inRows(standsInRows(level, catalogue))
    {
    }

    QByteArray write()
    {
        addMember(u"format"_s, u"\"mazewright-level\""_s);
        addMember(u"version"_s, QString::number(levelVersion));
        addMember(u"name"_s, jsonString(m_level.name));
        addMember(u"author"_s, jsonString(m_level.author));
        addMember(u"description"_s, jsonString(m_level.description));
        addMember(u"ruleset"_s, jsonString(m_level.ruleset));
        addObject(u"rules"_s, m_level.rules, ruleOrder());
        addObject(u"legend"_s, m_legend, {});
        addMember(u"rows"_s, lines(rowLines(), u'[', u']', 1));
        addThings();
        addKinds();
        for (const QString &key : m_level.unknown.keys()) {
            addMember(key, jsonLine(m_level.unknown.value(key)));
        }
        return (u"{\n"_s + m_members.join(u",\n"_s) + u"\n}\n"_s).toUtf8();
    }

private:
    void addMember(const QString &key, const QString &value)
    {
        m_members.append(indent + jsonString(key) + u": "_s + value);
    }

    void addObject(const QString &key, const QJsonObject &object, const QStringList &order)
    {
        if (!object.isEmpty()) {
            addMember(key, jsonLine(object, order));
        }
    }

    static QString lines(const QStringList &values, QChar open, QChar close, int depth)
    {
        if (values.isEmpty()) {
            return QString(open) + close;
        }
        const QString inner = u'\n' + indent.repeated(depth + 1);
        return open + inner + values.join(u',' + inner) + u'\n' + indent.repeated(depth) + close;
    }

    QStringList rowLines() const
    {
        const LegendTable legend(m_catalogue, m_legend, m_level.dotsForFloor);
        RowDrawing drawing(m_level, m_catalogue, legend);
        for (std::size_t i = 0; i < m_level.things.size(); ++i) {
            const Thing &thing = m_level.things[i];
            if (m_inRows[i]) {
                drawing.set(thing.cell, thing.isUnknownCharacter() ? thing.character
                                                                   : legend.characterOf(thing.kind).value_or(U'?'));
            }
        }
        QStringList rows;
        for (int y = 0; y < m_level.size().height; ++y) {
            rows.append(jsonString(drawing.row(y)));
        }
        return rows;
    }

    void addThings()
    {
        QStringList things;
        for (std::size_t i = 0; i < m_level.things.size(); ++i) {
            const Thing &thing = m_level.things[i];
            if (!m_inRows[i] && !thing.isUnknownCharacter()) {
                QJsonObject object = thing.values;
                object.insert("cell"_L1, QJsonArray{thing.cell.x, thing.cell.y});
                object.insert("kind"_L1, thing.kind);
                things.append(jsonLine(object, lineOrder()));
            }
        }
        if (!things.isEmpty()) {
            addMember(u"things"_s, lines(things, u'[', u']', 1));
        }
    }

    void addKinds()
    {
        QStringList sections;
        for (const QString &section : m_level.kinds.keys()) {
            const QJsonObject records = m_level.kinds.value(section).toObject();
            QStringList written;
            for (const QString &key : records.keys()) {
                written.append(jsonString(key) + u": "_s + jsonLine(records.value(key), lineOrder()));
            }
            sections.append(jsonString(section) + u": "_s + lines(written, u'{', u'}', 2));
        }
        if (!sections.isEmpty()) {
            addMember(u"kinds"_s, lines(sections, u'{', u'}', 1));
        }
    }

    const Level &m_level;
    const Catalogue &m_catalogue;
    QJsonObject m_legend;
    std::vector<bool> m_inRows;
    QStringList m_members;
};

} // namespace

QByteArray writeLevelJson(const Level &level, const Catalogue &catalogue)
{
    return LevelWriter(level, catalogue).write();
}

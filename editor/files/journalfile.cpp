#include "editor/files/journalfile.h"

#include "editor/files/journalrecords.h"
#include "editor/wording/authoredtext.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"

using namespace Qt::StringLiterals;

namespace {

const QByteArray magic = "mazewright-journal ";
constexpr int journalVersion = 1;

QStringList terrainKeysOf(const Catalogue &catalogue)
{
    QStringList keys;
    for (const Terrain &terrain : catalogue.terrain()) {
        keys.append(terrain.key);
    }
    return keys;
}

/// The terrains of keys; nothing for one that is not there any more.
std::vector<std::optional<TerrainId>> terrainsOf(const QStringList &keys, const Catalogue &catalogue)
{
    std::vector<std::optional<TerrainId>> ids;
    for (const QString &key : keys) {
        ids.push_back(catalogue.terrainOf(key));
    }
    return ids;
}

JournalState readVersion(QIODevice &file)
{
    constexpr qint64 longestLine = 64;
    const QByteArray line = file.readLine(longestLine);
    bool isNumber = false;
    const int version = line.sliced(qMin(magic.size(), line.size())).trimmed().toInt(&isNumber);
    if (!line.startsWith(magic) || !line.endsWith('\n') || !isNumber || version < 1) {
        return JournalState::Damaged;
    }
    return version > journalVersion ? JournalState::Newer : JournalState::Good;
}

std::optional<Level> readHead(const QByteArray &json, const Catalogue &catalogue)
{
    // What is wrong with the level is found once all of it is there.
    return readLevelJson(json, catalogue, [](const auto &...) { return CheckedLevel(); }).level.take();
}

/// Goes through a journal record by record.
class JournalReader {
public:
    JournalReader(QIODevice &file, const Catalogue &catalogue) : m_file(file), m_catalogue(catalogue) {}

    ReadJournal read()
    {
        m_read.state = readVersion(m_file);
        if (m_read.state == JournalState::Good) {
            readRecords();
            finish();
        }
        return m_read;
    }

private:
    void readRecords()
    {
        while (const std::optional<JournalRecord> record = nextRecord(m_file)) {
            if (!take(*record)) {
                return;
            }
        }
    }

    bool take(const JournalRecord &record)
    {
        switch (record.kind) {
        case JournalRecord::Kind::Info:
            return takeInfo(record.content);
        case JournalRecord::Kind::Head:
            m_head = readHead(record.content, m_catalogue);
            return m_head.has_value();
        case JournalRecord::Kind::Whole:
            return takeWhole(record.content);
        case JournalRecord::Kind::Cells:
            return takeCells(record.content);
        case JournalRecord::Kind::Drawn:
            return readDrawn(record.content, m_drawn.emplace());
        }
        return true; // a later addition that can be passed over
    }

    bool takeInfo(const QByteArray &content)
    {
        QStringList keys;
        if (!readInfo(content, m_read.info, keys)) {
            return false;
        }
        m_terrains = terrainsOf(keys, m_catalogue);
        return true;
    }

    bool takeWhole(const QByteArray &content)
    {
        Level level;
        m_hasCells = readWhole(content, level) && translate(level.terrain);
        m_cells = std::move(level);
        return m_hasCells;
    }

    bool takeCells(const QByteArray &content)
    {
        CellPatch patch;
        return m_hasCells && readCells(content, m_cells.size(), patch) && translate(patch.terrain)
               && applyPatch(m_cells, patch);
    }

    bool translate(Grid<TerrainId> &terrain)
    {
        std::vector<TerrainId> row(std::size_t(terrain.width()));
        for (int y = 0; y < terrain.height(); ++y) {
            std::copy_n(terrain.row(y), terrain.width(), row.begin());
            if (!translate(row)) {
                return false;
            }
            std::copy_n(row.begin(), terrain.width(), terrain.row(y));
        }
        return true;
    }

    /// Ids as they were written become those of the catalogue.
    bool translate(std::vector<TerrainId> &terrain)
    {
        for (TerrainId &id : terrain) {
            if (id >= m_terrains.size() || !m_terrains[id]) {
                m_isMisfit = true;
                return false;
            }
            id = *m_terrains[id];
        }
        return true;
    }

    void finish()
    {
        if (!m_head || !m_hasCells) {
            m_read.state = m_isMisfit ? JournalState::Misfit : JournalState::Damaged;
            return;
        }
        m_read.level = std::move(*m_head);
        m_read.level.terrain = std::move(m_cells.terrain);
        m_read.level.things = std::move(m_cells.things);
        m_read.level.drawn = std::move(m_drawn).value_or(std::move(m_read.level.drawn));
    }

    QIODevice &m_file;
    const Catalogue &m_catalogue;
    ReadJournal m_read;
    std::vector<std::optional<TerrainId>> m_terrains; ///< by their ids in the file
    std::optional<Level> m_head;
    Level m_cells; ///< only terrain and things
    std::optional<DrawnCharacters> m_drawn;
    bool m_hasCells = false;
    bool m_isMisfit = false;
};

} // namespace

Level headOf(const Level &level, const Catalogue &catalogue)
{
    // All fields by name, so that the compiler tells of one that is added.
    const auto &[name, author, description, translations, ruleset, rules, legend, terrain, things, kinds, unknown,
                 proof, drawn] = level;
    return {.name = name,
            .author = author,
            .description = description,
            .translations = translations,
            .ruleset = ruleset,
            .rules = rules,
            .legend = legend,
            .terrain = Grid<TerrainId>({1, 1}, catalogue.floor()),
            .things = {},
            .kinds = kinds,
            .unknown = unknown,
            .proof = proof,
            .drawn = {.preferred = drawn.preferred, .others = {}, .cells = {}}};
}

QByteArray headRecord(const Level &level, const Catalogue &catalogue)
{
    return recordOf({JournalRecord::Kind::Head, writeLevelJson(headOf(level, catalogue), catalogue)});
}

QByteArray cellsRecord(const CellPatch &patch)
{
    return recordOf({JournalRecord::Kind::Cells, cellsContent(patch)});
}

QByteArray journalOf(const JournalInfo &info, const Level &level, const Catalogue &catalogue)
{
    return magic + QByteArray::number(journalVersion) + '\n'
           + recordOf({JournalRecord::Kind::Info, infoContent(info, terrainKeysOf(catalogue))})
           + headRecord(level, catalogue) + recordOf({JournalRecord::Kind::Whole, wholeContent(level)})
           + (level.drawn == DrawnCharacters() ? QByteArray()
                                               : recordOf({JournalRecord::Kind::Drawn, drawnContent(level.drawn)}));
}

ReadJournal readJournal(QIODevice &file, const Catalogue &catalogue)
{
    return file.size() > largestJournal ? ReadJournal() : JournalReader(file, catalogue).read();
}

JournalTitle readJournalTitle(QIODevice &file, const Catalogue &catalogue)
{
    JournalTitle title{.state = readVersion(file), .info = {}, .name = {}};
    bool hasInfo = false;
    while (const std::optional<JournalRecord> record = nextRecord(file, JournalRecord::Kind::Head)) {
        QStringList keys;
        if (record->kind == JournalRecord::Kind::Info) {
            hasInfo = readInfo(record->content, title.info, keys);
        } else if (record->kind == JournalRecord::Kind::Head) {
            const std::optional<Level> head = readHead(record->content, catalogue);
            title.name = head ? nameOf(*head) : title.name;
        }
    }
    if (title.state == JournalState::Good && !hasInfo) {
        title.state = JournalState::Damaged;
    }
    return title;
}

#include "gamecore/levelfile/slcmazes.h"

#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Reads the elements of a collection: `<LevelCollection Copyright=".."><Level Id=".."><L>####</L>..</Level>`.
class SlcReader {
public:
    SlcReader(QStringView text, qsizetype most) : m_reader(text.toString()), m_gatherer(MazeSplit::Titles, most) {}

    FoundMazes read(IssueList &issues)
    {
        while (!m_reader.atEnd()) {
            const auto token = m_reader.readNext();
            if (token == QXmlStreamReader::StartElement) {
                begin();
            } else if (token == QXmlStreamReader::EndElement && m_reader.name() == "Level"_L1) {
                m_gatherer.endMaze();
            }
        }
        if (m_reader.hasError()) {
            issues.add({.code = IssueCode::Syntax,
                        .line = int(m_reader.lineNumber()),
                        .column = int(m_reader.columnNumber()) + 1,
                        .expected = Expected::WellFormedXml});
            return {};
        }
        return m_gatherer.takeAll();
    }

private:
    void begin()
    {
        const QStringView name = m_reader.name();
        if (name == "LevelCollection"_L1) {
            m_author = m_reader.attributes().value("Copyright"_L1).toString();
        } else if (name == "Level"_L1) {
            const QString own = m_reader.attributes().value("Copyright"_L1).toString();
            const QString title = m_reader.attributes().value("Id"_L1).toString();
            m_gatherer.addNote({NoteLine::Kind::Heading, mazeNameOf(title)});
            m_gatherer.addNote({NoteLine::Kind::Author, mazeNameOf(own.isEmpty() ? m_author : own)});
        } else if (name == "L"_L1) {
            const qsizetype offset = m_reader.characterOffset();
            const QString row = m_reader.readElementText(QXmlStreamReader::IncludeChildElements);
            m_gatherer.addRow(row.isEmpty() ? u" "_s : row, offset);
        }
    }

    QXmlStreamReader m_reader;
    MazeGatherer m_gatherer;
    QString m_author;
};

} // namespace

bool isSlc(QStringView text)
{
    constexpr qsizetype head = 4000;
    const QStringView start = text.trimmed().first(std::min(text.trimmed().size(), head));
    return start.startsWith(u'<') && (start.contains(u"<SokobanLevels") || start.contains(u"<LevelCollection"));
}

FoundMazes mazesInSlc(QStringView text, qsizetype most, IssueList &issues)
{
    return SlcReader(text, most).read(issues);
}

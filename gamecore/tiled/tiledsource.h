#pragma once

#include "gamecore/base/issue.h"

#include <QByteArray>
#include <QJsonObject>

#include <optional>
#include <vector>

/// A file of Tiled, JSON or XML, as one object in the shape of Tiled's JSON format, so that one reader makes maps,
/// tilesets and templates of both. The tiles of layers and chunks stay as they are in the text: the value at `data` is
/// their number, for tiles().
class TiledSource {
public:
    /// Takes XML apart if the text begins with `<`, else JSON; both may be packed as a whole by gzip. `type` of the
    /// object says what it is. Nothing, with an issue of the unreadable grade, if it is neither. Of XML no definitions
    /// are read, and no entities but those that XML itself has.
    static std::optional<TiledSource> parse(const QByteArray &bytes, IssueList &issues);

    const QJsonObject &object() const { return m_object; }
    /// The tiles of a layer: a JSON list or string, or of XML the text itself. Empty for a number that is none.
    QByteArrayView tiles(const QJsonValue &number) const;
    bool isXml() const { return m_isXml; }
    /// Fills line and column of every issue that has none from its path. Those of XML then lose the path: it is that of
    /// the same value in JSON.
    void locate(IssueList &issues) const;

private:
    friend class TmxObject;
    static std::optional<TiledSource> parseJson(const QByteArray &text, IssueList &issues);

    QByteArray m_text;
    QJsonObject m_object;
    std::vector<QByteArrayView> m_views; ///< of JSON: into m_text
    std::vector<QByteArray> m_tiles;     ///< of XML
    bool m_isXml = false;
};

/// The key under which objects made of XML keep their place: the byte of the text at which their tag begins.
inline constexpr QLatin1StringView placeKey("@");

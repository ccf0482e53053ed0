#pragma once

#include "gamecore/base/issue.h"

#include <QByteArray>
#include <QJsonObject>

#include <optional>
#include <vector>

/// A Tiled file in JSON or XML as one object in the shape of Tiled's JSON format, so that the same reader handles maps,
/// tilesets and templates of both formats. The tiles of layers and chunks are not part of the object: their value at
/// `data` is only a number, for which tiles() returns the text.
class TiledSource {
public:
    /// Parses XML if the text begins with `<`, else JSON; either may be compressed as a whole by gzip. If the text is
    /// neither, or too large, returns std::nullopt and adds an issue that makes the map unreadable. The key `type` of
    /// the object is "map", "tileset" or "template"; old JSON files lack it. In XML, only predefined entities are
    /// supported, and document type definitions are rejected.
    static std::optional<TiledSource> parse(const QByteArray &bytes, IssueList &issues);

    const QJsonObject &object() const { return m_object; }
    /// Returns the text that contains the tiles of a layer or chunk: a JSON list or string, or the text of an XML
    /// element. `number` is the value at `data` in object(). Empty for an invalid number.
    QByteArrayView tiles(const QJsonValue &number) const;
    bool isXml() const { return m_isXml; }
    /// Sets line and column of all issues that lack them, from the paths of the issues. For XML, also removes the
    /// paths, since they refer to the JSON format.
    void locate(IssueList &issues) const;

private:
    friend class TmxConverter;
    static std::optional<TiledSource> parseJson(const QByteArray &text, IssueList &issues);

    QByteArray m_text;
    QJsonObject m_object;
    std::vector<QByteArrayView> m_views; ///< for JSON: tiles by number, as parts of m_text
    std::vector<QByteArray> m_tiles;     ///< for XML: tiles by number
    bool m_isXml = false;
};

/// The key under which objects from XML store their position: the offset of their tag in bytes.
inline constexpr QLatin1StringView offsetKey("@");

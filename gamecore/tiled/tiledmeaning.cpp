#include "gamecore/tiled/tiledmeaning.h"

#include "gamecore/data/catalogue.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

bool isSaid(const QJsonValue &value)
{
    const bool isNo = value == QJsonValue(false) || value == QJsonValue(0) || value.toString() == u"false";
    return !isNo && value != QJsonValue(u"no"_s);
}

bool namesMeaning(const TiledProperty &property)
{
    return property.name == u"kind" || property.name == u"terrain";
}

} // namespace

std::optional<TiledMeaning::Found> TiledMeaning::ofTile(TileGid gid) const
{
    const TiledTileset *tileset = tilesetOf(m_map, gid);
    if (!tileset) {
        return std::nullopt;
    }
    const auto mapped = m_mapping.tilesets.find(tileset->name);
    if (mapped != m_mapping.tilesets.end()) {
        const auto tile = mapped->second.byId.find(int(unflipped(gid) - tileset->firstGid));
        const QString key = tile == mapped->second.byId.end() ? mapped->second.others : tile->second;
        if (!key.isEmpty()) {
            return ofKey(key);
        }
    }
    std::optional<Found> found;
    if (const TiledTile *tile = tileOf(m_map, gid)) {
        found = ofClass(tile->className);
        found = found ? found : ofProperties(tile->properties);
        found = found || tile->image.isEmpty() ? found : ofName(QFileInfo(tile->image).completeBaseName());
    }
    found = found ? found : ofClass(tileset->className);
    return found ? found : ofName(tileset->name);
}

std::optional<TiledMeaning::Found> TiledMeaning::ofObject(const TiledObject &object) const
{
    std::optional<Found> found = ofClass(object.className);
    found = found ? found : ofProperties(object.properties);
    found = found || object.gid == 0 ? found : ofTile(object.gid);
    return found ? found : ofName(object.name);
}

std::optional<TiledMeaning::Found> TiledMeaning::ofMappedLayer(const TiledLayer &layer) const
{
    const auto mapped = m_mapping.layers.find(layer.name);
    return mapped == m_mapping.layers.end() || mapped->second == usedMeaning ? std::nullopt : ofKey(mapped->second);
}

std::optional<TiledMeaning::Found> TiledMeaning::ofLayer(const TiledLayer &layer) const
{
    std::optional<Found> found = ofClass(layer.className);
    found = found ? found : ofProperties(layer.properties);
    const QString name = layer.name.sliced(layer.name.lastIndexOf(u'/') + 1);
    found = found ? found : ofName(name);
    return !found && name.endsWith(u's', Qt::CaseInsensitive) ? ofName(name.chopped(1)) : found;
}

bool TiledMeaning::isTaken(const TiledLayer &layer) const
{
    return layer.isVisible || m_mapping.layers.contains(layer.name);
}

bool TiledMeaning::isName(const TiledProperty &property) const
{
    return namesMeaning(property) || (isSaid(property.value) && ofName(property.name));
}

std::optional<TiledMeaning::Found> TiledMeaning::ofKey(const QString &key) const
{
    if (key == ignoredMeaning) {
        return Found();
    }
    const std::optional<Meaning> meaning = m_catalogue.meaningOf(key);
    return meaning ? std::optional<Found>(meaning) : std::nullopt;
}

std::optional<TiledMeaning::Found> TiledMeaning::ofName(const QString &name) const
{
    constexpr qsizetype longest = 100;
    if (name.isEmpty() || name.size() > longest) {
        return std::nullopt;
    }
    QString key = name.trimmed().toLower();
    key.replace(u' ', u'_').replace(u'-', u'_');
    const std::optional<Meaning> meaning = m_catalogue.meaningOf(key);
    return meaning ? std::optional<Found>(meaning) : std::nullopt;
}

std::optional<TiledMeaning::Found> TiledMeaning::ofClass(const QString &className) const
{
    const auto mapped = m_mapping.classes.find(className);
    return mapped == m_mapping.classes.end() ? ofName(className) : ofKey(mapped->second);
}

/// The properties `kind` and `terrain` before those that are named like one.
std::optional<TiledMeaning::Found> TiledMeaning::ofProperties(const TiledProperties &properties) const
{
    std::optional<Found> found;
    for (const TiledProperty &property : properties) {
        if (!found && namesMeaning(property)) {
            found = ofName(property.value.toString());
        }
    }
    for (const TiledProperty &property : properties) {
        if (!found && isSaid(property.value)) {
            found = ofName(property.name);
        }
    }
    return found;
}

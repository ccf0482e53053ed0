#include "editor/storage/editsession.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

QJsonObject objectOf(const EditSession::Sheet &sheet)
{
    QJsonObject object{{u"path"_s, sheet.path}};
    if (!sheet.name.isEmpty()) {
        object.insert(u"name"_s, sheet.name);
    }
    if (!sheet.names.isEmpty()) {
        object.insert(u"names"_s, sheet.names);
    }
    if (sheet.view && !sheet.view->isFit) {
        object.insert(u"tile_size"_s, sheet.view->tileSize);
        object.insert(u"scroll"_s, QJsonArray{sheet.view->scroll.x(), sheet.view->scroll.y()});
    }
    return object;
}

std::optional<Canvas::ViewState> viewOf(const QJsonObject &object)
{
    constexpr int largestTile = 4096;
    const int tileSize = object.value("tile_size"_L1).toInt();
    const QJsonArray scroll = object.value("scroll"_L1).toArray();
    if (tileSize < 1 || tileSize > largestTile || scroll.size() != 2) {
        return std::nullopt;
    }
    return Canvas::ViewState{
        .tileSize = tileSize, .isFit = false, .scroll = {scroll.at(0).toInt(), scroll.at(1).toInt()}};
}

} // namespace

QByteArray toJson(const EditSession &session)
{
    QJsonArray sheets;
    for (const EditSession::Sheet &sheet : session.sheets.first(qMin(session.sheets.size(), EditSession::mostSheets))) {
        sheets.append(objectOf(sheet));
    }
    return QJsonDocument(QJsonObject{{u"levels"_s, sheets}, {u"current"_s, session.current}})
        .toJson(QJsonDocument::Compact);
}

EditSession sessionFromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    EditSession session;
    const QJsonArray sheets = object.value("levels"_L1).toArray();
    for (const QJsonValue &value : sheets) {
        const QJsonObject sheet = value.toObject();
        const QString path = sheet.value("path"_L1).toString();
        if (!path.isEmpty() && session.sheets.size() < EditSession::mostSheets) {
            session.sheets.append({.path = path,
                                   .view = viewOf(sheet),
                                   .name = sheet.value("name"_L1).toString(),
                                   .names = sheet.value("names"_L1).toObject()});
        }
    }
    session.current = qBound(0, object.value("current"_L1).toInt(), int(qMax<qsizetype>(0, session.sheets.size() - 1)));
    return session;
}

EditSession existing(const EditSession &session)
{
    EditSession found;
    for (qsizetype i = 0; i < session.sheets.size(); ++i) {
        const EditSession::Sheet &sheet = session.sheets.at(i);
        if (i == session.current) {
            found.current = int(qMax<qsizetype>(0, found.sheets.size() - int(!QFileInfo::exists(sheet.path))));
        }
        if (QFileInfo::exists(sheet.path)) {
            found.sheets.append(sheet);
        }
    }
    return found;
}

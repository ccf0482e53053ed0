#pragma once

#include "gamecore/tiled/tiledsource.h"

#include <QBuffer>
#include <QJsonArray>
#include <QMap>
#include <QXmlStreamReader>

/// Makes an object in the shape of Tiled's JSON format of a text in its XML format (TMX, TSX, TX). Each object within
/// keeps its place at `placeKey`. Elements that a level has no use for are passed over. Recursion is bounded by the
/// nesting, which may be as deep as in JSON.
class TmxObject {
public:
    /// Both must outlive this.
    TmxObject(const QByteArray &text, IssueList &issues);

    std::optional<TiledSource> read();

private:
    using Lists = QMap<QString, QJsonArray>;

    bool readProlog();
    bool next();
    qsizetype readTo();
    qsizetype tagStart();
    bool nextChild();
    void skip();
    QJsonObject attributes();
    QJsonObject readElement();
    void readChild(const QString &parent, QJsonObject &object, Lists &lists);
    void readImage(QJsonObject &object);
    void readTiles(QJsonObject &owner);
    QJsonArray readProperties();
    QJsonObject readMembers();
    QJsonObject readProperty();
    QString readText();
    void fail(Issue issue, qsizetype at);
    void reportSyntax();

    QBuffer m_buffer;
    QXmlStreamReader m_xml;
    IssueList &m_issues;
    TiledSource m_source;
    int m_depth = 0;
    qsizetype m_at = 0;                        ///< the byte of the text to which the reader has come
    qint64 m_units = 0;                        ///< the same in units of UTF-16
    qint64 m_memoryLeft = 128LL * 1024 * 1024; ///< that objects may take
    bool m_hasFailed = false;
};

#pragma once

#include "gamecore/tiled/tiledsource.h"

#include <QBuffer>
#include <QJsonArray>
#include <QMap>
#include <QXmlStreamReader>

/// Converter from Tiled's XML format (TMX, TSX, TX) to an object in the shape of its JSON format. Nested objects store
/// their position at `offsetKey`. Irrelevant elements are skipped. The nesting depth, and thus recursion, is limited as
/// for JSON.
class TmxConverter {
public:
    /// Both arguments must outlive this object.
    TmxConverter(const QByteArray &text, IssueList &issues);

    /// Converts the text; call it once. If it cannot be read, adds an issue and returns std::nullopt.
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
    qsizetype m_at = 0;                        ///< position of the reader in bytes
    qint64 m_units = 0;                        ///< the same position in UTF-16 code units
    qint64 m_memoryLeft = 128LL * 1024 * 1024; ///< remaining memory for objects
    bool m_hasFailed = false;
};

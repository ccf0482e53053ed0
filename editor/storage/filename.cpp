#include "editor/storage/filename.h"

#include "gamecore/levelfile/levelformats.h"

#include <QChar>

using namespace Qt::StringLiterals;

QString fileNameFor(const QString &title)
{
    QString name;
    for (const QChar c : title) {
        name.append(c.isLetterOrNumber() || c == u'-' || c == u'_' ? c : u' ');
    }
    return name.simplified().left(60);
}

QString levelPatterns()
{
    return u"*.level.json *.json *"_s + textEndings().join(u" *"_s) + u" *.tmj *.tmx"_s;
}

#include "editor/files/filename.h"

#include <QChar>

QString fileNameFor(const QString &title)
{
    QString name;
    for (const QChar c : title) {
        name.append(c.isLetterOrNumber() || c == u'-' || c == u'_' ? c : u' ');
    }
    return name.simplified().left(60);
}

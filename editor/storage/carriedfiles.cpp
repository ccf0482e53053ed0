#include "editor/storage/carriedfiles.h"

#include <QMimeData>
#include <QUrl>

QStringList carriedFiles(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    QStringList paths;
    for (const QUrl &url : urls.first(qMin(urls.size(), mostCarriedFiles + 1))) {
        paths.append(url.toLocalFile());
    }
    return paths.contains(QString()) || paths.size() > mostCarriedFiles ? QStringList() : paths;
}

QString carriedText(const QMimeData &data)
{
    return data.hasUrls() ? QString() : data.text();
}

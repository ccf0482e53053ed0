#include "editor/panels/rowicon.h"

#include "editor/art/icon.h"

QIcon rowIcon(const QString &name)
{
    const QIcon icon = programIcon(name);
    QIcon result;
    for (const double ratio : {1.0, 2.0}) {
        const QPixmap pixmap = icon.pixmap(QSize(rowIconSide, rowIconSide), ratio);
        result.addPixmap(pixmap, QIcon::Normal);
        result.addPixmap(pixmap, QIcon::Selected);
    }
    return result;
}

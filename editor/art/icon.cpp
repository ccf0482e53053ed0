#include "editor/art/icon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace {

QColor colorFor(QIcon::Mode mode, QIcon::State state)
{
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Disabled) {
        return palette.color(QPalette::Disabled, QPalette::WindowText);
    }
    if (mode == QIcon::Selected) {
        return palette.color(QPalette::HighlightedText);
    }
    return palette.color(state == QIcon::On ? QPalette::Highlight : QPalette::WindowText);
}

class TintedIcon : public QIconEngine {
public:
    explicit TintedIcon(QString name) : m_name(std::move(name)) {}

    QIconEngine *clone() const override { return new TintedIcon(m_name); }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) {
            return {}; // for a button without space
        }
        const QColor color = colorFor(mode, state);
        const QString key = u"icon/%1/%2x%3/%4"_s.arg(m_name).arg(size.width()).arg(size.height()).arg(color.rgba());
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            pixmap = draw(size, color);
            QPixmapCache::insert(key, pixmap);
        }
        return pixmap;
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
    }

private:
    QPixmap draw(const QSize &size, const QColor &color) const
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        QSvgRenderer(u":/icons/"_s + m_name + u".svg"_s).render(&painter);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), color);
        return pixmap;
    }

    QString m_name;
};

} // namespace

QIcon programIcon(const QString &name)
{
    return name.isEmpty() ? QIcon() : QIcon(new TintedIcon(name));
}

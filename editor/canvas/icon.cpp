#include "editor/canvas/icon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
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
        QPixmap pixmap(size);
        if (size.isEmpty()) {
            return pixmap; // of a button that has no room
        }
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        QSvgRenderer(u":/icons/"_s + m_name + u".svg"_s).render(&painter);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), colorFor(mode, state));
        return pixmap;
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
    }

private:
    QString m_name;
};

} // namespace

QIcon programIcon(const QString &name)
{
    return QIcon(new TintedIcon(name));
}

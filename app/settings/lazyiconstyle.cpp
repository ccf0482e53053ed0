#include "app/settings/lazyiconstyle.h"

#include "editor/art/icon.h"

#include <QIconEngine>
#include <QPainter>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace {

class LateIcon : public QIconEngine {
public:
    LateIcon(QStyle &style, QStyle::StandardPixmap which) : m_style(&style), m_which(which) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        icon().paint(painter, rect, Qt::AlignCenter, mode, state);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return icon().pixmap(size, mode, state);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, double scale) override
    {
        return icon().pixmap(size / scale, scale, mode, state);
    }

    QSize actualSize(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return icon().actualSize(size, mode, state);
    }

    QList<QSize> availableSizes(QIcon::Mode mode, QIcon::State state) override
    {
        return icon().availableSizes(mode, state);
    }

    QIconEngine *clone() const override { return new LateIcon(*this); }

private:
    const QIcon &icon()
    {
        if (m_icon.isNull() && m_style) {
            m_icon = m_style->standardIcon(m_which);
        }
        return m_icon;
    }

    QPointer<QStyle> m_style;
    QStyle::StandardPixmap m_which;
    QIcon m_icon;
};

} // namespace

namespace {

/// Returns the program's icon for a message box symbol; empty for all other icons.
QString messageIcon(QStyle::StandardPixmap which)
{
    switch (which) {
    case QStyle::SP_MessageBoxQuestion:
        return u"question"_s;
    case QStyle::SP_MessageBoxInformation:
        return u"note"_s;
    case QStyle::SP_MessageBoxWarning:
        return u"warning"_s;
    case QStyle::SP_MessageBoxCritical:
        return u"error"_s;
    default:
        return {};
    }
}

} // namespace

LazyIconStyle::LazyIconStyle() : QProxyStyle(u"Fusion"_s)
{
}

QIcon LazyIconStyle::standardIcon(StandardPixmap which, const QStyleOption *, const QWidget *) const
{
    const QString own = messageIcon(which);
    return own.isEmpty() ? QIcon(new LateIcon(*baseStyle(), which)) : programIcon(own);
}

#pragma once

#include <QObject>
#include <QRegion>

class QWidget;

/// Records the repainted region of a widget while it lives.
class Repaints : public QObject {
public:
    explicit Repaints(QWidget &widget);

    const QRegion &region() const { return m_region; }
    void clear() { m_region = {}; }

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QRegion m_region;
};

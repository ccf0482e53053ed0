#pragma once

#include "editor/brushes/paint.h"

#include <QComboBox>

/// A box with everything that can be painted, with pictures, but the start, of which a level holds one.
class PaintChoice : public QComboBox {
    Q_OBJECT

public:
    explicit PaintChoice(const Catalogue &catalogue, QWidget *parent = nullptr);

    const Paint &paint() const { return m_paints[std::size_t(currentIndex())]; }
    /// Nothing happens if the box does not have it.
    void setPaint(const Paint &paint);

private:
    void add(const Paint &paint, const QIcon &icon, const QString &name);

    std::vector<Paint> m_paints; ///< one a row
};

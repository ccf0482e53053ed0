#pragma once

#include "editor/brushes/paint.h"

#include <QComboBox>

/// A combo box of terrain and kinds, with pictures. The start is left out, since a level has only one.
class PaintChoice : public QComboBox {
    Q_OBJECT

public:
    /// `catalogue` is the one in force.
    explicit PaintChoice(const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Returns the chosen paint.
    const Paint &paint() const { return m_paints[std::size_t(currentIndex())]; }
    /// Chooses a paint; does nothing if it is not in the box.
    void setPaint(const Paint &paint);

private:
    void add(const Paint &paint, const QIcon &icon, const QString &name);

    std::vector<Paint> m_paints; ///< one per row
};

#pragma once

#include "editor/brushes/paint.h"

#include <QComboBox>

/// A combo box with pictures of everything that can be painted, except for the start, which is unique.
class PaintChoice : public QComboBox {
    Q_OBJECT

public:
    explicit PaintChoice(const Catalogue &catalogue, QWidget *parent = nullptr);

    const Paint &paint() const { return m_paints[std::size_t(currentIndex())]; }
    /// Selects a paint; ignores one that is not in the box.
    void setPaint(const Paint &paint);

private:
    void add(const Paint &paint, const QIcon &icon, const QString &name);

    std::vector<Paint> m_paints; ///< one per row
};

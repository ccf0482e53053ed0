#pragma once

#include "editor/art/tileicon.h"
#include "editor/tools/drawoptions.h"

#include <QDialog>

class PaintChoice;
class QListWidget;
class QPushButton;
class QSpinBox;

/// A dialog for a random mix of paints: a list of paints with their weights.
class MixDialog : public QDialog {
    Q_OBJECT

public:
    /// Starts with `mix`; if that is empty, with `proposed` as its only part. `proposed` is also the first choice for
    /// adding. `catalogue` is the one in force.
    MixDialog(const PaintMix &mix, const Paint &proposed, CataloguePtr catalogue, QWidget *parent = nullptr);

    /// Returns the mix as edited.
    const PaintMix &mix() const { return m_mix; }

private:
    void add();
    void removeCurrent();
    void showParts(int current);
    void showWeight();
    void setWeight(int weight);

    CataloguePtr m_catalogue;
    KindIcons m_icons;
    PaintMix m_mix;
    PaintChoice *m_choice;
    QListWidget *m_list;
    QSpinBox *m_weight;
    QPushButton *m_remove;
};

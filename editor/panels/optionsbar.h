#pragma once

#include "editor/widgets/fixedbar.h"

class LevelDocument;
class QAbstractButton;
class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;
class Toolbox;

/// The bar with the drawing options (DrawOptions) that the current tool uses.
class OptionsBar : public FixedBar {
    Q_OBJECT

public:
    /// Both arguments must outlive the bar.
    OptionsBar(LevelDocument &document, Toolbox &toolbox, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void connectAll();
    void showTool();
    void showOptions();
    void takeOptions();
    void chooseMix();
    void keepPlace();
    void retranslate();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    QLabel *m_tool;
    QLabel *m_sizeLabel;
    QSpinBox *m_size;
    QComboBox *m_shape;
    QCheckBox *m_filled;
    QComboBox *m_reach;
    QLabel *m_symmetryLabel;
    QComboBox *m_symmetry;
    QCheckBox *m_mixed;
    QToolButton *m_mix;
    QList<QAction *> m_sizeActions; ///< show or hide m_sizeLabel, m_size and m_shape in the bar
    QAction *m_filledAction;
    QAction *m_reachAction;
    QList<QAction *> m_paintActions;
    QList<QAction *> m_symmetryActions;
};

#pragma once

#include "editor/tools/toolbox.h"

#include <QDialog>

class PaintChoice;
class QCheckBox;
class QLabel;
class QPushButton;

/// Replaces all of one kind or terrain by another, and says before how many that are.
class ReplaceDialog : public QDialog {
    Q_OBJECT

public:
    /// Proposes `what`, if there is any, and the paint in hand. The toolbox must outlive this.
    ReplaceDialog(const Catalogue &catalogue, Toolbox &toolbox, const std::optional<Paint> &what,
                  QWidget *parent = nullptr);

    void accept() override;

private:
    void count();
    bool isInSelection() const;

    Toolbox &m_toolbox;
    PaintChoice *m_what;
    PaintChoice *m_with;
    QCheckBox *m_inSelection;
    QLabel *m_count;
    QPushButton *m_replace;
};

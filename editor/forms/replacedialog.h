#pragma once

#include "editor/tools/toolbox.h"

#include <QDialog>

class PaintChoice;
class QCheckBox;
class QLabel;
class QPushButton;

/// A dialog that replaces all of one kind or terrain by another, and shows their number before.
class ReplaceDialog : public QDialog {
    Q_OBJECT

public:
    /// Proposes to replace `what`, if set, by the current paint. The toolbox must outlive the dialog.
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

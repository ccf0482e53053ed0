#pragma once

#include "editor/tools/toolbox.h"

#include <QDialog>

class PaintChoice;
class QCheckBox;
class QLabel;
class QPushButton;

/// A dialog that replaces all occurrences of a terrain or kind with another one. It shows how many occurrences would be
/// replaced.
class ReplaceDialog : public QDialog {
    Q_OBJECT

public:
    /// Proposes to replace `what`, if set, with the current paint. `catalogue` is the one in force. The toolbox must
    /// outlive the dialog.
    ReplaceDialog(const Catalogue &catalogue, Toolbox &toolbox, const std::optional<Paint> &what,
                  QWidget *parent = nullptr);

    /// Replaces the occurrences as one undo step, and closes the dialog.
    void accept() override;

private:
    void count();
    QString countText(int count) const;
    bool isInSelection() const;

    Toolbox &m_toolbox;
    PaintChoice *m_what;
    PaintChoice *m_with;
    QCheckBox *m_inSelection;
    QLabel *m_count;
    QPushButton *m_replace;
};

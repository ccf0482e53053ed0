#pragma once

#include "editor/storage/backgroundjob.h"
#include "gamecore/sharing/code.h"

#include <QDialog>
#include <QImage>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

/// Shows what a code holds, before anything of it opens: its picture, name, size and findings. The code can be typed
/// and pasted; it is read in another thread whenever it changes.
class CodeDialog : public QDialog {
    Q_OBJECT

public:
    CodeDialog(CataloguePtr catalogue, const QString &text, QWidget *parent = nullptr);

    /// What the code holds, once the dialog was accepted.
    const ReadCode &code() const { return *m_code; }

Q_SIGNALS:
    /// What is shown is that of the text as it stands.
    void shown();

private:
    void read();
    void nameButton();
    void show(std::shared_ptr<const ReadCode> code, const QImage &picture);

    CataloguePtr m_catalogue;
    QPlainTextEdit *m_text;
    QLabel *m_picture;
    QLabel *m_facts;
    QLabel *m_findings;
    QPushButton *m_open;
    std::shared_ptr<const ReadCode> m_code;
    BackgroundJob m_job; ///< the last: it is waited for before the rest goes
};

#pragma once

#include "editor/storage/backgroundjob.h"
#include "gamecore/sharing/code.h"

#include <QDialog>
#include <QImage>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

/// A dialog that previews the content of a code before it is opened: picture, name, size and findings. The code can be
/// typed or pasted; each change is read in a worker thread.
class CodeDialog : public QDialog {
    Q_OBJECT

public:
    CodeDialog(CataloguePtr catalogue, const QString &text, QWidget *parent = nullptr);

    /// Returns the content of the code; valid once the dialog was accepted.
    const ReadCode &code() const { return *m_code; }

Q_SIGNALS:
    /// The preview matches the current text.
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
    BackgroundJob m_job; ///< last member, because its destructor waits
};

#pragma once

#include "editor/storage/backgroundjob.h"
#include "gamecore/sharing/code.h"

#include <QDialog>
#include <QImage>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

/// A dialog for opening a share code of a level or a recorded game. The code can be typed or pasted. The dialog shows a
/// preview of the content of the code: picture, name, size and findings. After each change of the text, the code is
/// read in a worker thread.
class CodeDialog : public QDialog {
    Q_OBJECT

public:
    /// Starts with `text`, perhaps empty. `catalogue` is the shipped one.
    CodeDialog(CataloguePtr catalogue, const QString &text, QWidget *parent = nullptr);

    /// Returns the content of the code: a level or a recorded game. Valid after accepting.
    const ReadCode &code() const { return *m_code; }

Q_SIGNALS:
    /// The preview was updated and shows the content of the present text.
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
    std::shared_ptr<const ReadCode> m_code; ///< content of the text read last; never null
    BackgroundJob m_job;                    ///< last member, because its destructor waits
};

#pragma once

#include "editor/storage/backgroundjob.h"
#include "gamecore/data/ids.h"
#include "gamecore/level/level.h"
#include "gamecore/sharing/code.h"

#include <QDialog>
#include <QImage>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

// The dialogs for share codes: one opens a code, the other makes one.

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

/// A dialog that copies the share code of a level to the clipboard and shows it, also as a QR code that can be saved as
/// a picture. The user can leave the proof and the texts out of the code. A code that is too long is neither copied nor
/// shown. The dialog also offers to save the level as a file instead.
class ShareDialog : public QDialog {
    Q_OBJECT

public:
    /// Result of exec() if the user wants to save the level as a file instead.
    static constexpr int saveInstead = 2;

    /// `folder` is proposed for saving the QR code as a picture. `catalogue` is the shipped one.
    ShareDialog(CataloguePtr catalogue, Level level, QString folder, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The code was computed: it is shown and was copied, unless it is too long.
    void shown();

private:
    void make();
    void show(const QString &code);
    void savePicture();

    CataloguePtr m_catalogue;
    Level m_level;
    QString m_folder;
    QLabel *m_said; ///< says what happened to the code
    QPlainTextEdit *m_code;
    QCheckBox *m_withProof;
    QCheckBox *m_withTexts;
    QLabel *m_qr;
    QPushButton *m_savePicture;
    QPushButton *m_saveFile;
    QImage m_picture;    ///< the QR code with one pixel per module; null if there is none
    BackgroundJob m_job; ///< last member, because its destructor waits
};

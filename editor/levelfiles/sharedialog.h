#pragma once

#include "editor/storage/backgroundjob.h"
#include "gamecore/data/ids.h"
#include "gamecore/level/level.h"

#include <QDialog>
#include <QImage>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

/// A dialog that copies the code of a level to the clipboard and shows it, also as a QR code that can be saved. Proof
/// and texts are optional. A code that is too long to send is not copied. Saving a file is always offered instead.
class ShareDialog : public QDialog {
    Q_OBJECT

public:
    /// Result code for saving the level as a file instead.
    static constexpr int saveInstead = 2;

    /// `folder` is the default folder for the picture.
    ShareDialog(CataloguePtr catalogue, Level level, QString folder, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The code is shown, and was copied unless it is too long.
    void shown();

private:
    void make();
    void show(const QString &code);
    void savePicture();

    CataloguePtr m_catalogue;
    Level m_level;
    QString m_folder;
    QLabel *m_said;
    QPlainTextEdit *m_code;
    QCheckBox *m_withProof;
    QCheckBox *m_withTexts;
    QLabel *m_qr;
    QPushButton *m_savePicture;
    QPushButton *m_saveFile;
    QImage m_picture;    ///< one pixel per module
    BackgroundJob m_job; ///< last member, because its destructor waits
};

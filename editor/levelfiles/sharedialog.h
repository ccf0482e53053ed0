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

/// Puts the code of a level on the clipboard and shows it, also as a QR code, which can be saved. Whether proof and
/// texts are in it can be chosen. A code that is too long to send is not copied. The file is always offered, too.
class ShareDialog : public QDialog {
    Q_OBJECT

public:
    /// The result if the person wants to save the level as a file instead.
    static constexpr int saveInstead = 2;

    /// `folder` is where a picture is saved unless the person says otherwise.
    ShareDialog(CataloguePtr catalogue, Level level, QString folder, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The code is shown, and copied unless it is too long.
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
    QImage m_picture;    ///< a pixel a module
    BackgroundJob m_job; ///< the last: it is waited for before the rest goes
};

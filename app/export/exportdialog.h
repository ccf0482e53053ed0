#pragma once

// app/export: saves recorded games as pictures, films and text.

#include "app/export/exportwork.h"

#include <QDialog>

class ExportForm;
class QDialogButtonBox;

/// Saves pictures or a film of a run that is being watched, or the run as text. The dialog stays open until something
/// was saved, so that the user can try again after an error or a cancelled save. Errors appear over the dialog. The
/// dialog remembers only the folder for the next time.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `ffmpeg` is the path of that program; empty if it is not installed.
    explicit ExportDialog(ExportedRun watched, QWidget *parent = nullptr, const QString &ffmpeg = Film::findProgram());

    /// Returns a sentence that says where the result was saved, as plain text. The arguments are as in saved().
    static QString savedSentence(const QString &path, bool isOneFile);

Q_SIGNALS:
    /// Emitted when everything is saved: in the file `path`, or in several files whose names are made from it
    /// (PictureSeries).
    void saved(const QString &path, bool isOneFile);

private:
    void retranslate();
    void save();
    QString askPath(const ExportWish &wish);
    QString suggestedName() const;

    ExportedRun m_watched;
    QString m_ffmpeg;
    ExportForm *m_form;
    QDialogButtonBox *m_buttons;
};

/// Opens the dialog over `parent`, modal, and returns at once. The dialog deletes itself when it closes. It has its own
/// copy of the run, so the watched run may go on or be closed.
ExportDialog &showExport(ExportedRun watched, QWidget *parent);

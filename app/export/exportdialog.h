#pragma once

// app/export: played games as pictures, films and words.

#include "app/export/exportwork.h"

#include <QDialog>

class ExportForm;
class QDialogButtonBox;

/// Saves pictures of a run that is being watched, a film of it, or the run in words. It stays open until something was
/// saved, so that whoever cancels or meets a fault goes on from there; faults are told over it. Remembers nothing but
/// the folder.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `ffmpeg` is the path of that program; empty: there is none.
    explicit ExportDialog(ExportedRun watched, QWidget *parent = nullptr, const QString &ffmpeg = Film::findProgram());

    /// Says where what was saved is, as plain text.
    static QString savedSentence(const QString &path, bool isOneFile);

Q_SIGNALS:
    /// All is there, in one file, or as many files beside `path`.
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

/// Opens the dialog over `parent`, modal, and returns at once; it deletes itself when it closes. The run is its own
/// copy: what is watched may go on or go away.
ExportDialog &showExport(ExportedRun watched, QWidget *parent);

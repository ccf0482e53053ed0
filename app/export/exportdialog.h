#pragma once

// app/export: the saving of recorded games as pictures, films and text.

#include "app/export/exportwork.h"
#include "editor/storage/backgroundjob.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

/// The fields that choose the part of a run and the format to save. Fields that have no effect on the current choice
/// are disabled. A note below the fields says how many pictures there will be, and their size; a worker thread finds
/// this out.
class ExportForm : public QWidget {
    Q_OBJECT

public:
    /// `watched` must outlive this object. Without ffmpeg, films are disabled.
    ExportForm(const ExportedRun &watched, bool hasFfmpeg, QWidget *parent = nullptr);

    /// Returns the current choice.
    ExportWish wish() const;

private:
    void makeFields();
    void makeSpan();
    void layOut();
    void connectFields();
    void retranslate();
    void nameRows();
    void nameChoices();
    void update();
    void count(const ExportWish &wish);
    void showNote();
    QString sizeText() const;
    QString seriesText(const FrameCount &count) const;
    bool isRealTime() const { return m_watched.now.world().isRealTime(); }

    const ExportedRun &m_watched;
    bool m_hasFfmpeg;
    QFormLayout *m_rows = nullptr;
    QComboBox *m_what;
    QDoubleSpinBox *m_from; ///< in turns, or in seconds of game time, like m_to
    QDoubleSpinBox *m_to;
    QComboBox *m_as;
    QComboBox *m_part;
    QSpinBox *m_tile;
    QCheckBox *m_everything;
    QSpinBox *m_step;
    QSpinBox *m_speed;
    QLabel *m_note;
    std::shared_ptr<const Run> m_counted; ///< a copy of the run for the worker thread; null until needed
    std::optional<FrameCount> m_count;    ///< of the chosen series, once known
    BackgroundJob m_counting;
};

/// The dialog that saves pictures or a film of a run that is being watched, or the run as text. It stays open until
/// something was saved, so that the user can try again after an error or a cancelled save. Errors appear over the
/// dialog. Only the folder is remembered for the next time.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `ffmpeg` is the path of the program ffmpeg; empty if it is not installed.
    explicit ExportDialog(ExportedRun watched, QWidget *parent = nullptr, const QString &ffmpeg = Film::findProgram());

    /// Returns a sentence that says where the result was saved, as plain text. The arguments are as in saved().
    static QString savedSentence(const QString &path, bool isOneFile);

Q_SIGNALS:
    /// Emitted when everything is saved: in the file `path` if `isOneFile`, otherwise in several files whose names are
    /// based on `path` (PictureSeries).
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

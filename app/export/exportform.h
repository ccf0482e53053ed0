#pragma once

#include "app/export/exportwork.h"
#include "editor/storage/backgroundjob.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
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
    QDoubleSpinBox *m_from; ///< in turns, or in seconds of game time, as in m_to
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

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

/// The fields that say what of a run is saved, and as what. A field that what is chosen does not heed is disabled.
/// Below them stands how many pictures there will be and how large, which is counted in another thread.
class ExportForm : public QWidget {
    Q_OBJECT

public:
    /// `watched` must outlive this. Without ffmpeg films are disabled.
    ExportForm(const ExportedRun &watched, bool hasFfmpeg, QWidget *parent = nullptr);

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
    QDoubleSpinBox *m_from; ///< turns, or seconds of game time, as m_to
    QDoubleSpinBox *m_to;
    QComboBox *m_as;
    QComboBox *m_part;
    QSpinBox *m_tile;
    QCheckBox *m_everything;
    QSpinBox *m_step;
    QSpinBox *m_speed;
    QLabel *m_note;
    std::shared_ptr<const Run> m_counted; ///< a copy of the run, for the other thread; null until it is needed
    std::optional<FrameCount> m_count;    ///< of the series that is chosen, once it is known
    BackgroundJob m_counting;
};

#pragma once

#include "app/hud/keyline.h"
#include "app/watch/playback.h"
#include "app/watch/watchactions.h"
#include "editor/widgets/fixedbar.h"

#include <functional>

class MarkLegend;
class MarkSlider;
class QLabel;
class QToolButton;
class WatchView;

/// The bar below the level: the slider with marks, the current time, and buttons for the most used actions. Below these
/// are messages about the run and its ghost, and the line of keys if the window is high enough. Using the slider stops
/// the playback.
class Transport : public FixedBar {
    Q_OBJECT

public:
    /// A sentence that is translated into the current language at each call.
    using Sentence = std::function<QString()>;

    /// All references must outlive this object.
    Transport(WatchedRun &run, Playback &playback, const WatchView &view, const WatchActions &actions,
              QWidget *parent = nullptr);

    MarkSlider &slider() { return *m_slider; }
    /// True if a step button is held down.
    bool isStepHeld() const;
    /// Shows a message below the slider, until another run is shown or say() is called again. A null `sentence` removes
    /// the message.
    void say(const Sentence &sentence);
    /// Returns a description of the current moment for screen readers: its time, the effects of the last move, and the
    /// ghost.
    QString accessibleMoment() const;
    /// Returns the line of the most useful keys; the caller fills it.
    KeyLine &keyLine() { return *m_keyLine; }
    /// Sets whether the line of keys is shown in windows that are high enough.
    void setKeyLineWanted(bool isWanted);

protected:
    void showEvent(QShowEvent *event) override;
    void moveEvent(QMoveEvent *event) override;

private:
    QWidget *makeRow(const WatchActions &actions);
    QToolButton *addButton(QLayout &row, QAction *action);
    void connectRun();
    void begin();
    void showMoment();
    void showNotice();
    void showSpeed();
    void showKeyLine();
    QString noticeText() const;
    QString tipOf(const RunMark &mark);
    void retranslate();

    WatchedRun &m_run;
    Playback &m_playback;
    const WatchView &m_view;
    MarkSlider *m_slider;
    MarkLegend *m_legend;
    QLabel *m_moment;
    QLabel *m_speed;
    QLabel *m_notice;
    KeyLine *m_keyLine;
    QToolButton *m_back;
    QToolButton *m_forward;
    Sentence m_said; ///< message of say(); null: none
    bool m_isKeyLineWanted = true;
};

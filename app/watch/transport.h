#pragma once

#include "app/hud/keyline.h"
#include "app/watch/playback.h"
#include "app/watch/watchactions.h"
#include "editor/widgets/fixedbar.h"

#include <functional>

class MarkSlider;
class QLabel;
class QToolButton;
class WatchView;

/// The bar below the level: the moments of the run with their marks, what time it is, and buttons for all that one does
/// with it; below these what is to be said of the run and its ghost, and, where the window is high enough, the line of
/// keys. Whoever goes to a moment here stops what runs by itself.
class Transport : public FixedBar {
    Q_OBJECT

public:
    /// A sentence in the language of the program, whatever that is by then.
    using Sentence = std::function<QString()>;

    /// All must outlive this.
    Transport(WatchedRun &run, Playback &playback, const WatchView &view, const WatchActions &actions,
              QWidget *parent = nullptr);

    MarkSlider &slider() { return *m_slider; }
    /// Whether one of the buttons for steps is held down.
    bool isStepHeld() const;
    /// Says something below the moments, until another run is shown.
    void say(const Sentence &sentence);
    /// What a screen reader says of the moment that is shown: its time, what came of the last move, and the ghost.
    QString spokenMoment() const;
    /// The keys that matter, of which the line is made.
    KeyLine &keyLine() { return *m_keyLine; }
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
    QLabel *m_moment;
    QLabel *m_speed;
    QLabel *m_notice;
    KeyLine *m_keyLine;
    QToolButton *m_back;
    QToolButton *m_forward;
    Sentence m_said; ///< null: nothing
    bool m_isKeyLineWanted = true;
};

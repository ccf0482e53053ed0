#pragma once

// editor/widgets: small widgets that know nothing of levels.
//
// Labels and buttons are called what stands on them, since a name of their own would hide that from a screen reader.
// Tips are plain text for the same reason (editor/text/plaintip.h).
//
// Sizes are parts of the system's letters, which may change while the program runs (editor/art/fontsize.h). A window
// needs no more than 960x540 logical pixels, which are 1920x1080 at 200 %: contents of dialogs scroll before their
// buttons go (scrollform.h).
//
// What is behind a tab takes no keyboard (paneldock.h): Qt lays such panels outside the window and would let Tab and F6
// go there. Questions while one draws are bars, for a dialog would stop a stroke. Other questions are values that
// question.h puts into boxes.
//
// Widgets set their texts by keepTranslated() (languagechange.h), so that these follow the language.

#include <QFrame>

#include <functional>
#include <vector>

class FlowLayout;
class QBoxLayout;
class QLabel;

/// The text of a bar, in the language of the program, and the choices that it offers.
struct Notice {
    struct Choice {
        QString name; ///< objectName of its button
        QString text;
        QString tip;
        std::function<void()> act;
    };
    QString sentence;
    std::vector<Choice> choices; ///< the first one is what most people want

    bool isEmpty() const { return sentence.isEmpty(); }
};

/// How long the status bar keeps a sentence that nobody asked for.
inline constexpr int longestNoticeMs = 20'000;

/// A bar above the canvas that tells something and waits for an answer while one goes on drawing. Hidden while it has
/// nothing to tell. It never takes the keyboard by itself; Escape in it gives the keyboard back to what had it,
/// and Enter presses the button that has it.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(const QString &objectName, QWidget *parent = nullptr);

    /// Shows the notice, which `notice` makes anew whenever the language changes. A null function hides the bar.
    void tell(std::function<Notice()> notice);

Q_SIGNALS:
    /// The bar was answered and is about to hide, and has the keyboard.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void layOut();

    std::function<Notice()> m_notice;
    QLabel *m_icon;
    QLabel *m_sentence;
    FlowLayout *m_buttons;
    QBoxLayout *m_layout; ///< the buttons beside the sentence, or below it where that is narrow
};

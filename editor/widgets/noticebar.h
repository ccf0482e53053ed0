#pragma once

// editor/widgets: small reusable widgets that know nothing about levels.
//
// The accessible name of labels and buttons is their text, since another name would hide the text from screen readers.
// Tool tips are plain text for the same reason (editor/text/plaintip.h).
//
// Sizes depend on the system font, which may change while the program runs (editor/art/fontsize.h). A window must fit
// into 960x540 logical pixels, which are 1920x1080 at 200 %: dialog contents scroll so that the buttons stay visible
// (scrollform.h).
//
// Panels behind a tab cannot get the focus (paneldock.h): Qt moves them outside the window and would let Tab and F6 go
// there. Questions while drawing are bars, since a dialog would interrupt a stroke. Other questions are values that
// question.h shows in message boxes.
//
// Widgets set their texts with retranslateOnChange() (languagechange.h), so that these follow the language.

#include <QFrame>

#include <functional>
#include <vector>

class FlowLayout;
class QBoxLayout;
class QLabel;

/// A notice to the user, in the language of the program, and its choices.
struct Notice {
    struct Choice {
        QString name; ///< objectName of its button
        QString text;
        QString tip;
        std::function<void()> act; ///< called when the user chooses it; must not be null
    };
    QString sentence;
    std::vector<Choice> choices; ///< the most common choice is first

    bool isEmpty() const { return sentence.isEmpty(); }
};

/// Time for which the status bar shows a message that the user has not caused.
inline constexpr int longestNoticeMs = 20'000;

/// A bar above the canvas with a notice and its choices; drawing continues meanwhile. It is hidden without a notice. It
/// never takes the focus by itself. Enter presses the focused button, and Escape, which the window handles, returns the
/// focus to the former widget.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(const QString &objectName, QWidget *parent = nullptr);

    /// Shows the notice that `notice` returns. `notice` is called again after each change of the language. A null
    /// function or an empty notice hides the bar.
    void tell(std::function<Notice()> notice);

Q_SIGNALS:
    /// The bar is about to be hidden while it has the focus, which the receiver should move to another widget.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void layOut();

    std::function<Notice()> m_notice; ///< argument of tell()
    QLabel *m_icon;
    QLabel *m_sentence;
    FlowLayout *m_buttons;
    QBoxLayout *m_layout; ///< buttons beside the sentence, or below it in a narrow bar
};

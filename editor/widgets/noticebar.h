#pragma once

// editor/widgets: small reusable widgets that know nothing about levels.
//
// The accessible name of labels and buttons is their text, since another name would hide the text from screen readers.
// Tool tips are plain text for the same reason (editor/text/plaintext.h).
//
// Sizes depend on the system font, which may change while the program runs (editor/art/fontsize.h). A window must fit
// into 960x540 logical pixels, which are 1920x1080 at 200 %: dialog contents scroll so that the buttons stay visible
// (scrollform.h).
//
// Panels behind a tab cannot get the focus (paneldock.h): Qt moves such panels outside the window, but would let Tab
// and F6 move the focus to them. Questions while drawing are shown in bars, since a dialog would interrupt a stroke.
// Other questions are values that question.h shows in message boxes.
//
// Widgets set their texts with retranslateOnChange() (languagechange.h), so that the texts change with the language of
// the program.

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
    std::vector<Choice> choices; ///< in display order; the most common choice comes first

    bool isEmpty() const { return sentence.isEmpty(); }
};

/// Time for which the status bar shows an important message, in milliseconds.
inline constexpr int longestNoticeMs = 20'000;

/// A bar above the canvas with a notice and its choices. The user can go on drawing. Without a notice, the bar is
/// hidden. The bar never takes the focus by itself. Enter presses the focused button. The window handles Escape, which
/// returns the focus to the widget that had it before.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(const QString &objectName, QWidget *parent = nullptr);

    /// Shows the notice that `notice` returns. `notice` is called again after each change of the language. A null
    /// function or an empty notice hides the bar.
    void tell(std::function<Notice()> notice);

Q_SIGNALS:
    /// The bar is about to be hidden while one of its buttons has the focus. The receiver should move the focus to
    /// another widget.
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

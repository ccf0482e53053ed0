#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

/// A bar that shows one hint for new users at a time, with one button that closes this hint and one that closes all
/// hints.
class HintBar : public QFrame {
    Q_OBJECT

public:
    explicit HintBar(QWidget *parent = nullptr);

    /// Shows a hint, which is number `number` (from 1) of `count`.
    void showHint(const QString &text, int number, int count);

Q_SIGNALS:
    /// The user closed the current hint.
    void oneClosed();
    /// The user closed all hints.
    void allClosed();

private:
    void retranslate();

    QLabel *m_count;
    QLabel *m_text;
    QPushButton *m_next;
    QPushButton *m_close;
};

#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

/// A bar with one hint for new users at a time, and buttons to close it or all hints.
class HintBar : public QFrame {
    Q_OBJECT

public:
    explicit HintBar(QWidget *parent = nullptr);

    /// Shows a hint, which is number `number` (from 1) of `count`.
    void showHint(const QString &text, int number, int count);

Q_SIGNALS:
    /// The user closed the hint shown.
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

#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

/// One hint at a time, with buttons to close it or all of them.
class HintBar : public QFrame {
    Q_OBJECT

public:
    explicit HintBar(QWidget *parent = nullptr);

    /// The hint number `number` of `count`.
    void showHint(const QString &text, int number, int count);

Q_SIGNALS:
    void oneClosed();
    void allClosed();

private:
    void retranslate();

    QLabel *m_count;
    QLabel *m_text;
    QPushButton *m_next;
    QPushButton *m_close;
};

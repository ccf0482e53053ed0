#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

/// A bar with one hint at a time, and buttons to close it or all hints.
class HintBar : public QFrame {
    Q_OBJECT

public:
    explicit HintBar(QWidget *parent = nullptr);

    /// Shows hint `number` of `count`.
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

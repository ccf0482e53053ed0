#pragma once

#include <QWidget>

class LogPanel;
class QLabel;
class QLineEdit;
class QToolButton;

/// What stands over the messages: their name, a field to search them, a button to copy them.
class LogBar : public QWidget {
    Q_OBJECT

public:
    /// The log must outlive this.
    explicit LogBar(LogPanel &log, QWidget *parent = nullptr);

    QLineEdit &search() { return *m_search; }

Q_SIGNALS:
    /// The search is over: the keyboard is free.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitFont();
    void retranslate();

    QLabel *m_title;
    QLineEdit *m_search;
    QToolButton *m_copy;
};

#pragma once

#include <QWidget>

class LogPanel;
class QLabel;
class QLineEdit;
class QToolButton;

/// The bar above the log: its title, a search field and a copy button.
class LogBar : public QWidget {
    Q_OBJECT

public:
    /// The log must outlive this object.
    explicit LogBar(LogPanel &log, QWidget *parent = nullptr);

    QLineEdit &search() { return *m_search; }

Q_SIGNALS:
    /// Emitted when the user ends the search by Escape. The search field is then empty, and the receiver should move
    /// the focus out of it.
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

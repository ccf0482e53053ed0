#pragma once

#include <QKeySequence>
#include <QWidget>

class QPushButton;

/// The keys of an action, a button each that takes its key away: by a click, Space, Delete or Backspace.
class KeyChips : public QWidget {
    Q_OBJECT

public:
    explicit KeyChips(QWidget *parent = nullptr);

    /// Tab comes to the keys from there.
    void setBefore(QWidget *before) { m_before = before; }
    /// A key in the place of the one that had the keyboard gets it.
    void setKeys(const QList<QKeySequence> &keys);

Q_SIGNALS:
    void unwanted(const QKeySequence &key);
    /// The last key is gone, which had the keyboard.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPushButton *addChip(const QKeySequence &key);
    void giveKeyboard(qsizetype place);

    QWidget *m_before = nullptr;
    QList<QKeySequence> m_keys;
    QList<QPushButton *> m_chips;
};

#pragma once

#include <QLabel>

/// Says beside a field what is wrong with it, over whatever is there: it takes no room in the form, and no clicks.
class FieldBubble : public QLabel {
    Q_OBJECT

public:
    /// `row` is the row of the field; it must have the form as its parent when something is said.
    explicit FieldBubble(QWidget *row);

    /// Plain text; empty: nothing is wrong.
    void say(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void appear();
    void place();

    QWidget *m_row;
};

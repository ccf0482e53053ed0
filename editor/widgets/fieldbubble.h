#pragma once

#include <QLabel>

/// Says beside a field what is wrong with it, over whatever is there: it takes no room in the form, and no clicks.
class FieldBubble : public QLabel {
    Q_OBJECT

public:
    /// `row` is the row of the field, or the field itself. The bubble appears in the first widget around it that has
    /// room for both.
    explicit FieldBubble(QWidget *row);

    /// Plain text; empty: nothing is wrong.
    void say(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void appear();
    void place();
    QWidget *formAround() const;

    QWidget *m_row;
};

#pragma once

#include <QLabel>

/// A bubble beside a field with an error message. It floats above the form: it takes no space and no clicks.
class FieldBubble : public QLabel {
    Q_OBJECT

public:
    /// `row` is the row of the field, or the field itself. The bubble is a child of the nearest ancestor with space for
    /// both.
    explicit FieldBubble(QWidget *row);

    /// Shows plain text; hides the bubble if it is empty.
    void say(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void appear();
    void place();
    QWidget *formAround() const;

    QWidget *m_row;
};

#pragma once

#include <QLabel>

/// A bubble with an error message, below or above a field of a form. It floats above the form: it takes no space in the
/// layout and lets clicks through. It hides with its field.
class FieldBubble : public QLabel {
    Q_OBJECT

public:
    /// `row` is the field, or the widget around it and its label. The bubble is a child of the nearest ancestor that is
    /// high enough for row and bubble.
    explicit FieldBubble(QWidget *row);

    /// Shows plain text; hides the bubble if it is empty.
    void say(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void appear();
    void place();
    QWidget *formAround() const;

    QWidget *m_row; ///< widget beside which the bubble appears
};

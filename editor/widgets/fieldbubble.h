#pragma once

#include <QLabel>

/// A bubble with an error message, below or above a field of a form. The bubble floats above the form: it takes no
/// space in the layout and lets clicks through. When the field is hidden, so is the bubble.
class FieldBubble : public QLabel {
    Q_OBJECT

public:
    /// `row` is the field, or a widget that contains the field and its label. The bubble becomes a child of the nearest
    /// ancestor of `row` that is high enough for both `row` and the bubble.
    explicit FieldBubble(QWidget *row);

    /// Shows plain text; hides the bubble if the text is empty.
    void say(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void appear();
    void place();
    QWidget *formAround() const;

    QWidget *m_row; ///< widget beside which the bubble appears
};

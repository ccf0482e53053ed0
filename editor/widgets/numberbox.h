#pragma once

#include <QSpinBox>

class FieldBubble;

/// A spin box in which a number outside of the bounds can be typed. A bubble then shows the bounds, and the number is
/// clamped when the field is left. A plain spin box silently refuses a digit that makes the number too large, and
/// replaces a number that is too small.
class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    explicit NumberBox(QWidget *parent = nullptr);

protected:
    QValidator::State validate(QString &text, int &cursor) const override;
    void fixup(QString &text) const override;
    void focusOutEvent(QFocusEvent *event) override;

    /// True for a number less than minimum() or greater than maximum().
    bool isOutside(const QString &text) const;

private:
    QString numberIn(QString text) const;
    void sayBounds(const QString &text);

    FieldBubble *m_bubble;
};

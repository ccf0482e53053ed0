#pragma once

#include <QSpinBox>

class FieldBubble;

/// A field for a number within bounds. A number outside of them can be typed: a bubble says what is allowed, and the
/// field takes the nearest number once it is left. A plain spin box refuses the digit that makes a number too large,
/// and puts another number in the place of one that is too small, without a word.
class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    explicit NumberBox(QWidget *parent = nullptr);

protected:
    QValidator::State validate(QString &text, int &cursor) const override;
    void fixup(QString &text) const override;
    void focusOutEvent(QFocusEvent *event) override;

    /// True for a number that is less than minimum() or more than maximum().
    bool isOutside(const QString &text) const;

private:
    QString numberIn(QString text) const;
    void sayBounds(const QString &text);

    FieldBubble *m_bubble;
};

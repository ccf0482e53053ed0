#pragma once

#include <QKeySequence>
#include <QLineEdit>

/// A field that captures the next key pressed in it, with its modifiers, instead of inserting text. Tab and Escape keep
/// their meaning.
class KeyField : public QLineEdit {
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted with each key pressed in the field.
    void pressed(const QKeySequence &key);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

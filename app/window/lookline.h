#pragma once

#include <QLabel>

/// A line over the lower edge of a widget, as wide as its text needs; hidden while it says nothing. The mouse goes
/// through it.
class LookLine : public QLabel {
    Q_OBJECT

public:
    explicit LookLine(QWidget *parent);

    /// Plain text; empty: hides.
    void say(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
};

/// The same text in short lines beside a cell, like a tooltip.
class LookLabel : public QLabel {
    Q_OBJECT

public:
    explicit LookLabel(QWidget *parent);

    /// `cell` is where the cell is drawn, in the parent's coordinates. No lines: hides.
    void showLines(const QStringList &lines, const QRect &cell);
};

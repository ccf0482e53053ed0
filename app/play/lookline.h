#pragma once

#include <QAbstractScrollArea>
#include <QLabel>

/// A line over the lower edge of a view, as wide as its text needs; hidden while it says nothing. The mouse goes
/// through it.
class LookLine : public QLabel {
    Q_OBJECT

public:
    explicit LookLine(QAbstractScrollArea *view);

    /// Plain text; empty: hides.
    void say(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QAbstractScrollArea &m_view;
};

/// A few short lines of text beside a cell, like a tooltip.
class LookLabel : public QLabel {
    Q_OBJECT

public:
    explicit LookLabel(QAbstractScrollArea *view);

    /// `cell` is where the cell is drawn on the viewport. No lines: hides.
    void showLines(const QStringList &lines, const QRect &cell);

private:
    QAbstractScrollArea &m_view;
};

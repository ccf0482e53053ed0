#pragma once

#include <QAbstractScrollArea>
#include <QLabel>
#include <QRegion>

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

/// A few short lines of text beside a cell, like a tooltip. The mouse goes through it.
class LookLabel : public QLabel {
    Q_OBJECT

public:
    explicit LookLabel(QAbstractScrollArea *view, const QString &name = QStringLiteral("lookLabel"));

    /// Shows plain text to the right of a cell, or where there is more room; no lines: hides. The cell stays in sight,
    /// and so does all of `others` where a side is free for it. Both are as they are drawn on the viewport.
    void showLines(const QStringList &lines, const QRect &cell, const QRegion &others = {});

private:
    QPoint placeBeside(const QRect &cell, const QRegion &others) const;

    QAbstractScrollArea &m_view;
};

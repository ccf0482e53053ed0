#pragma once

#include <QAbstractScrollArea>
#include <QLabel>
#include <QRegion>

/// A line of text at the lower left of a view, as wide as its text; hidden if the text is empty. Transparent for the
/// mouse.
class LookLine : public QLabel {
    Q_OBJECT

public:
    explicit LookLine(QAbstractScrollArea *view);

    /// Shows plain text; hides if it is empty.
    void say(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QAbstractScrollArea &m_view;
};

/// A few short lines of text beside a cell, like a tooltip. Transparent for the mouse.
class LookLabel : public QLabel {
    Q_OBJECT

public:
    explicit LookLabel(QAbstractScrollArea *view, const QString &name = QStringLiteral("lookLabel"));

    /// Shows plain text to the right of a cell, or on another side if it does not fit there; hides if there are no
    /// lines. The text also avoids `others`, areas that should stay visible, if there is room on a side. `cell` and
    /// `others` are in viewport coordinates.
    void showLines(const QStringList &lines, const QRect &cell, const QRegion &others = {});

private:
    QPoint placeBeside(const QRect &cell, const QRegion &others) const;

    QAbstractScrollArea &m_view;
};

#pragma once

#include <QList>
#include <QSize>
#include <QStringList>

class QAction;
class QMainWindow;
class QToolBar;
class QWidget;

/// The bars of a window, each with the arrangements that have it, and the line below all panels, which all have.
class BarSet {
public:
    explicit BarSet(QMainWindow &host) : m_host(host) {}

    /// It is hidden, and so is its action.
    void add(QToolBar *bar, Qt::ToolBarArea area, const QStringList &shownIn);
    /// The line, in a bar that begins hidden.
    QToolBar &addFoot(QWidget *line, const QString &barName);

    void show(const QString &arrangement) const;
    void remove(const QString &arrangement) const;
    QList<QAction *> toggleActions(const QString &arrangement) const;
    /// Has the window take back a state that it saved, of which the line is no part. False if it fits no longer.
    bool restoreState(const QByteArray &state, int version) const;
    /// What the window leaves for panels and what is in the middle. Not what they have been laid out to: that may be
    /// still to come.
    QSize room() const;

private:
    struct Bar {
        QToolBar *bar;
        Qt::ToolBarArea area;
        QStringList shownIn;
    };
    QList<Bar> shownIn(const QString &arrangement) const;

    QMainWindow &m_host;
    QList<Bar> m_bars;
    QToolBar *m_foot = nullptr; ///< null: there is no such line
};

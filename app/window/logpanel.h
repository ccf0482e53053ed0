#pragma once

#include "app/window/logkind.h"

#include <QPlainTextEdit>

#include <deque>

/// What was said in a game, the newest line strong, repeats counted instead of repeated, colored by kind. All of it can
/// be searched and copied. Shows plain text only. It takes the keyboard by Tab and F6 only, never by a click.
class LogPanel : public QPlainTextEdit {
    Q_OBJECT

public:
    /// More than a long game says; then the oldest go.
    static constexpr int mostLines = 20000;

    explicit LogPanel(QWidget *parent = nullptr);

    /// Empty lines are left out.
    void say(const QString &line, LogKind kind = LogKind::Plain);
    /// Puts these in place of those that the log began with before.
    void beginWith(const QStringList &lines);
    void clearLines();
    /// Those that are shown, the newest last, as they are shown.
    QStringList lines() const;
    /// Shows only the lines that hold `text`, in any case; empty: all.
    void setSearch(const QString &text);
    /// What is marked, or else all lines that are shown, to the clipboard.
    void copyLines() const;

Q_SIGNALS:
    /// Ctrl+F.
    void searchRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Line {
        QString text;
        LogKind kind = LogKind::Plain;
        int repeats = 1;
    };
    QString textOf(const Line &line) const;
    bool isShown(const Line &line) const;
    void append(const Line &line);
    void replaceLast(const Line &line);
    QTextCharFormat formatOf(LogKind kind, bool isNewest) const;
    void showAll();
    void goToEnd();
    void retranslate();

    std::deque<Line> m_history;
    qsizetype m_beginning = 0; ///< lines of beginWith()
    QString m_search;
    LogKind m_lastKind = LogKind::Plain; ///< of the last line that is shown
};

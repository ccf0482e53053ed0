#pragma once

#include "app/hud/loglines.h"

#include <QPalette>
#include <QPlainTextEdit>

#include <deque>

/// The color of a line in the palette of the application; plain ones have that of text while they are the newest.
QPalette::ColorRole colorRoleOf(LogKind kind, bool isNewest);

/// What was said in a game, the newest line strong, repeats counted instead of repeated, colored by kind. All of it can
/// be searched and copied. Shows plain text only. It takes the keyboard by Tab and F6 only, never by a click.
class LogPanel : public QPlainTextEdit {
    Q_OBJECT

public:
    /// More than a long game says; then the oldest go.
    static constexpr int mostLines = 20000;

    explicit LogPanel(QWidget *parent = nullptr);

    /// It shows what was said in a game that is watched.
    void setWatched();
    /// Empty lines are left out.
    void say(const QString &line, LogKind kind = LogKind::Plain) { say(line, {}, kind); }
    /// Says a sentence, and says it anew in another language once that is chosen.
    void say(const Sentence &sentence, LogKind kind = LogKind::Plain);
    /// Begins with what was said in the same game before, after clearLines(). `world` is that game: lines of events are
    /// said in the language in force; null: all lines stay as they are.
    void goOnFrom(const std::vector<LogLine> &lines, const World *world = nullptr);
    /// Replaces the lines that the log began with, below those of goOnFrom().
    void beginWith(const QStringList &lines);
    void clearLines();
    /// What was said in the game, without the lines that the log began with.
    std::vector<LogLine> said() const;
    /// The lines as they are shown, the newest last.
    QStringList lines() const;
    /// Shows only the lines that hold `text`, in any case; empty: all.
    void setSearch(const QString &text);
    /// Copies what is marked, or else all lines that are shown, to the clipboard.
    void copyLines() const;

Q_SIGNALS:
    /// Ctrl+F.
    void searchRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A line with the sentence that it came from; null: its text stays as it is.
    struct Said {
        LogLine line;
        Sentence sentence = {};
    };

    void say(const QString &line, const Sentence &sentence, LogKind kind);
    void sayAnew();
    QString textOf(const LogLine &line) const;
    bool isShown(const LogLine &line) const;
    void append(const LogLine &line);
    void replaceLast(const LogLine &line);
    void forgetOldest();
    QTextCharFormat formatOf(LogKind kind, bool isNewest) const;
    void showAll();
    void goToEnd();
    void retranslate();
    QString emptyText() const;

    std::deque<Said> m_history;
    qsizetype m_before = 0;    ///< lines of goOnFrom(), the first ones
    qsizetype m_beginning = 0; ///< lines of beginWith(), the next ones
    QString m_search;
    bool m_isWatched = false;
    LogKind m_lastKind = LogKind::Plain; ///< of the last line that is shown
};

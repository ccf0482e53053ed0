#pragma once

#include "app/hud/loglines.h"

#include <QPalette>
#include <QPlainTextEdit>

#include <deque>

class QLabel;
class QLineEdit;
class QToolButton;

/// Returns the palette color of a line. A plain line has the text color while it is the newest line, and a weaker color
/// afterwards.
QPalette::ColorRole colorRoleOf(LogKind kind, bool isNewest);

/// The log of a game. The newest line is emphasized, repeated lines are counted, and kinds have colors. The text can be
/// searched and copied. Lines are plain text. Only Tab and F6 give it the focus, not a click.
class LogPanel : public QPlainTextEdit {
    Q_OBJECT

public:
    /// The largest number of lines; beyond it, the oldest lines are dropped. Even long games have fewer lines.
    static constexpr int mostLines = 20000;

    explicit LogPanel(QWidget *parent = nullptr);

    /// Makes this the log of a watched game. While such a log is empty, it shows a different placeholder text.
    void setWatched();
    /// Adds a line; does nothing if it is empty. If the last line has the same text, counts one more repeat of the last
    /// line instead.
    void say(const QString &line, LogKind kind = LogKind::Plain) { say(line, {}, kind); }
    /// Adds a sentence as a line in the same way; does nothing if it is null. The line is translated again when the
    /// language changes.
    void say(const Sentence &sentence, LogKind kind = LogKind::Plain);
    /// Adds a line about the program, such as a changed setting. It replaces the line of the last call, wherever that
    /// is. It is translated again like other sentences, and is no part of the game: said() leaves it out.
    void notify(const Sentence &sentence);
    /// Fills the log, which must be empty (clearLines()), with the earlier lines of a continued game. `world` is the
    /// state of that game. Lines with a LogLine::event are translated from this event and `world` into the current
    /// language. If `world` is null, all lines keep their text.
    void goOnFrom(const std::vector<LogLine> &lines, const World *world = nullptr);
    /// Replaces the introductory lines, such as goal and lessons. They are shown after the lines of goOnFrom() and
    /// before all later lines.
    void beginWith(const QStringList &lines);
    void clearLines();
    /// Returns all lines that belong to the game, without the introductory ones and that of notify().
    std::vector<LogLine> said() const;
    /// Returns the visible lines with their repeats, newest last.
    QStringList lines() const;
    /// Shows only lines that contain `text`, ignoring case; all lines if it is empty.
    void setSearch(const QString &text);
    /// Copies the selection, or all visible lines, to the clipboard.
    void copyLines() const;

Q_SIGNALS:
    /// Emitted on Ctrl+F.
    void searchRequested();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A line with its sentence; a null sentence means that the text is not translated.
    struct Said {
        LogLine line;
        Sentence sentence = {};
        bool isNotice = false; ///< from notify(); at most one line is
    };

    void say(const QString &line, const Sentence &sentence, LogKind kind);
    void retranslateLines();
    QString textOf(const LogLine &line) const;
    bool isShown(const LogLine &line) const;
    void append(const LogLine &line);
    void replaceLast(const LogLine &line);
    void forgetOldest();
    QTextCharFormat formatOf(LogKind kind, bool isNewest) const;
    void showAll();
    void goToEnd();
    void showWholeLines();
    void retranslate();
    QString emptyText() const;

    std::deque<Said> m_history;
    qsizetype m_before = 0;    ///< number of lines from goOnFrom(), at the beginning
    qsizetype m_beginning = 0; ///< number of lines from beginWith(), which follow the lines from goOnFrom()
    QString m_search;
    bool m_isWatched = false;
    LogKind m_lastKind = LogKind::Plain; ///< kind of the last visible line
};

/// The bar above the log: its title, a search field and a copy button.
class LogBar : public QWidget {
    Q_OBJECT

public:
    /// The log must outlive this object.
    explicit LogBar(LogPanel &log, QWidget *parent = nullptr);

    QLineEdit &search() { return *m_search; }

Q_SIGNALS:
    /// Emitted when the user ends the search by Escape. The search field is then empty, and the receiver should move
    /// the focus out of it.
    void left();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitFont();
    void retranslate();

    QLabel *m_title;
    QLineEdit *m_search;
    QToolButton *m_copy;
};

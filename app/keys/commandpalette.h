#pragma once

#include "editor/commands/commandplace.h"

#include <QDialog>
#include <QString>

#include <optional>

class Commands;
class QAction;
class QLabel;
class QLineEdit;
class QTreeWidget;

/// Returns how well typed text matches a name; std::nullopt if it does not. All characters must occur in order,
/// ignoring case. The score is greater if more of them begin words or are adjacent. Typed blanks are ignored.
std::optional<int> fuzzyScore(QStringView typed, QStringView name);

/// How a name contains the typed text, from the worst match to the best. Case and blanks around the text are ignored.
enum class WordMatch : std::uint8_t {
    None,      ///< the name does not contain the text as the start of a word
    Beginning, ///< the text begins where a word of the name begins
    Words,     ///< the text is one or several whole words of the name
    Name       ///< the text is the whole name
};
WordMatch wordMatchOf(const QString &typed, const QString &name);

/// A dialog in which the user finds an action by its name or some letters of it, and runs it. It lists the enabled
/// actions with their keys. Before anything is typed, recently used actions come first and destructive actions last, so
/// that pressing Return at once is harmless. For typed text, matches of whole words and of panel names come first.
/// Deletes itself when it closes.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    /// Commands of the scope `place` come before all others, except recently used ones. `commands` must outlive this
    /// object.
    CommandPalette(const Commands &commands, KeyScope place, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void list(const QString &typed);
    void moveBy(int rows);
    void run();

    const Commands &m_commands;
    QList<QAction *> m_actions;
    QLineEdit *m_search;
    QTreeWidget *m_list;
    QLabel *m_nothing;
};

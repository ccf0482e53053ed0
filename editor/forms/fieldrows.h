#pragma once

#include "editor/forms/valuerow.h"

/// What a form says of its values, each by the key of its spec.
struct FieldWords {
    std::function<QString(const QString &key)> name;
    std::function<QString(const QString &key)> tip = {};  ///< none: no tips
    std::function<QString(const QString &key)> unit = {}; ///< behind numbers, with the blank before it; none: no units
    std::function<QString(const QString &key, const QJsonValue &choice)> choice;
    std::function<QIcon(const QString &key, const QJsonValue &choice)> icon = {}; ///< none: no pictures
    /// Why a value cannot be; empty if it can. Plain text.
    std::function<QString(const QString &key, const QJsonValue &value)> wrongness;
};

/// The rows of a form, one a value: it makes, names, checks and shows them, and tells what is set in any of them. The
/// form says what for, and places them.
class FieldRows : public QObject {
    Q_OBJECT

public:
    /// The field of a row is called `prefix` and its key.
    FieldRows(const QString &prefix, FieldWords words);

    /// Makes a row with its name, empty so far, at the end of all().
    ValueRow *add(const ValueSpec &spec, QWidget *parent);
    const std::vector<ValueRow *> &all() const { return m_rows; }
    /// Names all rows anew, in another language.
    void nameAll();
    /// Gives the keyboard to a field with a value that was not taken, if the person has not been back there since. The
    /// form is not to be accepted then: it would go on with another value than the one that was typed. False if there
    /// is no such field.
    bool leadToRefused();
    /// Shows what `shown` says of a row; nothing: it stays as it is.
    void show(const std::function<std::optional<ValueShown>(ValueRow &row)> &shown);

Q_SIGNALS:
    /// A value was chosen, or typed so far; undefined for none, and to take it back.
    void changed(const QString &key, const QJsonValue &value, bool isTyped);
    void typingEnded();

private:
    void nameRow(ValueRow &row);

    QString m_prefix;
    FieldWords m_words;
    std::vector<ValueRow *> m_rows; ///< of the form
};

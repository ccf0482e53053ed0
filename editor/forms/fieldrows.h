#pragma once

#include "editor/forms/valuerow.h"

/// The texts of a form, by the key of the value.
struct FieldWords {
    std::function<QString(const QString &key)> name;
    std::function<QString(const QString &key)> tip = {};  ///< none: no tips
    std::function<QString(const QString &key)> unit = {}; ///< behind numbers, with the blank before it; none: no units
    std::function<QString(const QString &key, const QJsonValue &choice)> choice;
    std::function<QIcon(const QString &key, const QJsonValue &choice)> icon = {}; ///< null: no pictures
    /// Returns why a value is not valid, as plain text; empty if it is valid.
    std::function<QString(const QString &key, const QJsonValue &value)> wrongness;
};

/// The rows of a form, one per value. They create, name, validate and update the rows and report changes. The form
/// defines the texts and places the rows.
class FieldRows : public QObject {
    Q_OBJECT

public:
    /// The object name of a field is `prefix` followed by its key.
    FieldRows(const QString &prefix, FieldWords words);

    /// Appends a row without a value.
    ValueRow *add(const ValueSpec &spec, QWidget *parent);
    const std::vector<ValueRow *> &all() const { return m_rows; }
    /// Updates the names of all rows after a change of the language.
    void nameAll();
    /// Moves the focus to a field whose value was rejected, unless the user has returned to it since. The form must
    /// then not be accepted, since it would use another value than the typed one. False if there is no such field.
    bool leadToRefused();
    /// Updates the rows. `shown` returns the content of a row; std::nullopt leaves it unchanged.
    void show(const std::function<std::optional<ValueShown>(ValueRow &row)> &shown);

Q_SIGNALS:
    /// A value was chosen, or is being typed; undefined if it is empty or reset.
    void changed(const QString &key, const QJsonValue &value, bool isTyped);
    void typingEnded();

private:
    void nameRow(ValueRow &row);

    QString m_prefix;
    FieldWords m_words;
    std::vector<ValueRow *> m_rows; ///< owned by the form
};

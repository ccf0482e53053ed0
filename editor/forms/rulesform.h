#pragma once

#include "editor/document/leveldocument.h"
#include "editor/forms/fieldrows.h"

#include <QTimer>

class ElidedLabel;
class QLabel;
class QLineEdit;
class QPushButton;
class Section;

/// The form for the ruleset and every rule of the level, with the rules in three sections. For each rule it shows the
/// value in the level's ruleset, or the level's own value, which is marked. Own values can be reset, one by one or all
/// at once. Each change is one undo step; so is uninterrupted typing in one field. A search box finds rules in all
/// sections. The many rows are created a few at a time once the form is visible, so that the window does not wait for
/// them.
class RulesForm : public QWidget {
    Q_OBJECT

public:
    /// `ruleset` is the widget for choosing the ruleset; the form shows it at the top. The document must outlive the
    /// form.
    RulesForm(LevelDocument &document, QWidget *ruleset, QWidget *parent = nullptr);

    /// Updates the form after a change of the level or its rules.
    void showRules();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void addSomeRows();
    void addRow(const Field &rule);
    Section &sectionOf(const QString &rule) const;
    bool hasAllRows() const;
    ValueShown shownOf(const QString &rule, const Rules &usual) const;
    bool fits(const ValueRow &row) const;
    Rules rulesetRules() const;
    QString faultOfValue(const QString &rule, const QJsonValue &value) const;
    QString summary() const;
    void filter();
    void retranslate();

    LevelDocument &m_document;
    FieldRows m_fields; ///< the rows created so far, in the order of ruleRows()
    Section *m_victory;
    Section *m_play;
    Section *m_advanced; ///< collapsed at first
    ElidedLabel *m_summary;
    QPushButton *m_resetAll;
    QLabel *m_legend; ///< explains values in parentheses
    QLineEdit *m_search;
    QLabel *m_nothing; ///< says that no rule matches the search
    QTimer m_nextRows; ///< runs until all rows have been created
};

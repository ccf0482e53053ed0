#pragma once

#include "editor/document/leveldocument.h"
#include "editor/forms/fieldrows.h"

#include <QTimer>

class ElidedLabel;
class QLabel;
class QLineEdit;
class QPushButton;
class Section;

/// Every rule of the level, in three sections: the value of its ruleset, and the level's own value, which is marked and
/// can be reset alone or with all others. Each change is one undo step; typing in one field is one step. A search box
/// finds rules in all sections. The many rows are made a few at a time once the form is shown, so that the window does
/// not wait for them.
class RulesForm : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive this.
    /// `ruleset` is the row in which the ruleset is chosen: it comes first among the rules of play.
    RulesForm(LevelDocument &document, QWidget *ruleset, QWidget *parent = nullptr);

    /// Updates the form to the present rules of the level.
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
    QString wrongness(const QString &rule, const QJsonValue &value) const;
    QString summary() const;
    void filter();
    void retranslate();

    LevelDocument &m_document;
    FieldRows m_fields; ///< one a rule of ruleRows(), as many as there are already
    Section *m_victory;
    Section *m_play;
    Section *m_advanced; ///< collapsed at first
    ElidedLabel *m_summary;
    QPushButton *m_resetAll;
    QLineEdit *m_search;
    QLabel *m_nothing;
    QTimer m_nextRows;
};

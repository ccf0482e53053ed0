#include "editor/forms/rulesform.h"

#include "editor/art/icon.h"
#include "editor/document/propertyedits.h"
#include "editor/forms/valuerow.h"
#include "editor/widgets/elidedlabel.h"
#include "editor/widgets/languagechange.h"
#include "editor/wording/issuetext.h"
#include "editor/wording/rulename.h"
#include "gamecore/data/catalogue.h"

#include <QAction>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWindow>

using namespace Qt::StringLiterals;

namespace {

constexpr int rowsAtOnce = 3;
constexpr int rowsGapMs = 4;

/// A value of a rule for people.
QString ruleText(const QString &key, const QJsonValue &value)
{
    if (!value.isArray()) {
        return ruleWordName(key, textOfValue(value));
    }
    QStringList words;
    for (const QJsonValue &word : value.toArray()) {
        words.append(ruleWordName(key, word.toString()));
    }
    return words.join(u", "_s);
}

IssueList findingsOf(const QJsonObject &own, Rules rules)
{
    IssueList found;
    readRules(own, {}, rules, found);
    return found;
}

} // namespace

RulesForm::RulesForm(LevelDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_heading(new QLabel), m_summary(new ElidedLabel),
      m_resetAll(new QPushButton), m_search(new QLineEdit), m_nothing(new QLabel)
{
    setObjectName(u"rules"_s);
    m_heading->setProperty("isHeading", true);
    m_summary->setObjectName(u"rulesSummary"_s);
    m_resetAll->setObjectName(u"rulesResetAll"_s);
    m_resetAll->setProperty("isQuiet", true);
    m_search->setObjectName(u"rulesSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(programIcon(u"search"_s), QLineEdit::LeadingPosition);
    m_summary->setProperty("isSecondary", true);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    m_nothing->setProperty("isSecondary", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(8);
    auto *head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(m_resetAll);
    layout->addLayout(head);
    layout->addWidget(m_summary);
    layout->addWidget(m_search);
    layout->addWidget(m_nothing);
    m_nextRows.setInterval(rowsGapMs);
    connect(&m_nextRows, &QTimer::timeout, this, &RulesForm::addSomeRows);
    connect(m_resetAll, &QPushButton::clicked, this, [this] { resetRules(m_document); });
    connect(m_search, &QLineEdit::textChanged, this, &RulesForm::filter);
    keepTranslated(*this, [this] { retranslate(); });
}

void RulesForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_rows.size() < ruleRows().size()) {
        m_nextRows.start();
    }
}

void RulesForm::addSomeRows()
{
    const QWindow *handle = window()->windowHandle();
    if (handle && !handle->isExposed()) {
        return; // the level is to be seen first
    }
    for (int i = 0; i < rowsAtOnce && m_rows.size() < ruleRows().size(); ++i) {
        addRow(ruleRows()[m_rows.size()].field);
    }
    if (m_rows.size() == ruleRows().size()) {
        m_nextRows.stop();
        filter();
    }
}

void RulesForm::addRow(const Field &rule)
{
    const QString key(rule.key);
    auto *row = new ValueRow(specOf(rule), u"rule_"_s + key, this);
    row->setCheck([this, &rule](const QJsonValue &value) { return wrongness(rule, value); });
    connect(row, &ValueRow::typed, this, [this, key](const QJsonValue &value) { typeRule(m_document, key, value); });
    connect(row, &ValueRow::chosen, this, [this, key](const QJsonValue &value) { setRule(m_document, key, value); });
    connect(row, &ValueRow::typingEnded, this, [this] { m_document.endTyping(); });
    m_rows.push_back(row);
    nameRow(*row);
    showRow(m_rows.size() - 1, rulesetRules());
    row->setVisible(fits(*row));
    layout()->addWidget(row);
}

Rules RulesForm::rulesetRules() const
{
    const Ruleset *ruleset = m_document.baseCatalogue()->ruleset(m_document.level().ruleset);
    return ruleset ? ruleset->rules : Rules();
}

/// A sentence of the reader about the level with this value, which it does not say of the level as it is.
QString RulesForm::wrongness(const Field &rule, const QJsonValue &value) const
{
    QJsonObject own = m_document.level().rules;
    const IssueList before = findingsOf(own, rulesetRules());
    own.insert(rule.key, value);
    for (const Issue &issue : findingsOf(own, rulesetRules())) {
        const bool isAbout = issue.path.startsWith(rule.key);
        const bool isNew = std::find(before.begin(), before.end(), issue) == before.end();
        if (isAbout || isNew) {
            return sentenceOf(issue);
        }
    }
    return {};
}

void RulesForm::showRules()
{
    const Rules usual = rulesetRules();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        showRow(i, usual);
    }
    m_summary->setText(summary());
    m_resetAll->setEnabled(!m_document.level().rules.isEmpty());
}

void RulesForm::showRow(std::size_t place, const Rules &usual)
{
    const Field &rule = ruleRows()[place].field;
    const QString key(rule.key);
    const QJsonValue value = ruleValue(usual, rule.key);
    const QString text = ruleText(key, value);
    m_rows[place]->show({.own = m_document.level().rules.value(key),
                         .usual = text,
                         .usualValue = value,
                         .note = tr("Ruleset: %1").arg(text.isEmpty() ? tr("nothing") : text)});
}

QString RulesForm::summary() const
{
    QStringList known;
    QStringList unknown;
    for (const QString &key : m_document.level().rules.keys()) {
        const bool isKnown = fieldNamed(ruleRows(), key) != nullptr;
        (isKnown ? known : unknown).append(isKnown ? ruleName(key) : key.left(40));
    }
    QString text = known.isEmpty() ? tr("All rules are those of the ruleset.")
                                   : tr("Differs from the ruleset: %1").arg(known.join(u", "_s));
    if (!unknown.isEmpty()) {
        text += u' ' + tr("There are no rules called %1.").arg(unknown.first(qMin(5, unknown.size())).join(u", "_s));
    }
    return text;
}

void RulesForm::filter()
{
    bool hasFound = m_rows.size() < ruleRows().size(); // others come
    for (ValueRow *row : m_rows) {
        const bool isFound = fits(*row);
        row->setVisible(isFound);
        hasFound = hasFound || isFound;
    }
    m_nothing->setText(tr("No rule is called “%1”. Empty the search to see all.").arg(m_search->text().trimmed()));
    m_nothing->setVisible(!hasFound);
}

bool RulesForm::fits(const ValueRow &row) const
{
    const QString wanted = m_search->text().trimmed();
    const QString &key = row.spec().key;
    return row.name().contains(wanted, Qt::CaseInsensitive) || key.contains(wanted, Qt::CaseInsensitive)
           || ruleHint(key).contains(wanted, Qt::CaseInsensitive);
}

void RulesForm::retranslate()
{
    setAccessibleName(tr("Rules"));
    m_heading->setText(tr("Rules"));
    m_resetAll->setText(tr("Reset all"));
    m_resetAll->setToolTip(tr("Every rule back to what the ruleset says"));
    m_search->setPlaceholderText(tr("Search rules"));
    m_search->setAccessibleName(tr("Search rules"));
    m_search->setToolTip(tr("Shows only rules with these letters in their name or description"));
    for (ValueRow *row : m_rows) {
        nameRow(*row);
    }
    filter();
    showRules();
}

void RulesForm::nameRow(ValueRow &row)
{
    const QString key = row.spec().key;
    row.setNames(ruleName(key), ruleHint(key),
                 [key](const QJsonValue &choice) { return ruleWordName(key, textOfValue(choice)); });
}

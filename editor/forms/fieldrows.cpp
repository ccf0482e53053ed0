#include "editor/forms/fieldrows.h"

#include <algorithm>
#include <utility>

FieldRows::FieldRows(const QString &prefix, FieldWords words) : m_prefix(prefix), m_words(std::move(words))
{
}

ValueRow *FieldRows::add(const ValueSpec &spec, QWidget *parent)
{
    auto *row = new ValueRow(spec, m_prefix + spec.key, parent);
    row->setCheck([this, key = spec.key](const QJsonValue &value) { return m_words.faultOfValue(key, value); });
    connect(row, &ValueRow::typed, this,
            [this, key = spec.key](const QJsonValue &value) { Q_EMIT changed(key, value, true); });
    connect(row, &ValueRow::chosen, this,
            [this, key = spec.key](const QJsonValue &value) { Q_EMIT changed(key, value, false); });
    connect(row, &ValueRow::typingEnded, this, &FieldRows::typingEnded);
    m_rows.push_back(row);
    nameRow(*row);
    return row;
}

void FieldRows::nameAll()
{
    for (ValueRow *row : m_rows) {
        nameRow(*row);
    }
}

void FieldRows::nameRow(ValueRow &row)
{
    const QString key = row.spec().key;
    if (m_words.icon) {
        row.setIcons([this, key](const QJsonValue &choice) { return m_words.icon(key, choice); });
    }
    row.setUnit(m_words.unit ? m_words.unit(key) : QString());
    row.setNames(m_words.name(key), m_words.tip ? m_words.tip(key) : QString(),
                 [this, key](const QJsonValue &choice) { return m_words.choice(key, choice); });
}

bool FieldRows::focusRejected()
{
    return std::any_of(m_rows.begin(), m_rows.end(), [](ValueRow *row) { return row->focusRejected(); });
}

void FieldRows::show(const std::function<std::optional<ValueShown>(ValueRow &row)> &shown)
{
    for (ValueRow *row : m_rows) {
        if (const std::optional<ValueShown> content = shown(*row)) {
            row->show(*content);
        }
    }
}

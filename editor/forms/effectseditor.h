#pragma once

#include <QJsonArray>
#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;
struct Field;

/// The editor of an item's effects: one row per effect, in order, with its type and its numbers. An item without own
/// effects shows those of its base kind; the first change makes all effects its own. The fields are not ValueRows,
/// since the fields of an effect are side by side in one narrow line, without names or default values.
class EffectsEditor : public QWidget {
    Q_OBJECT

public:
    explicit EffectsEditor(QWidget *parent = nullptr);

    /// Shows the effects `own`, or the effects `base` of the base kind if `own` is undefined. Both are in the format of
    /// records (docs/data.md). Unknown effects stay and are shown by their key.
    void setEffects(const QJsonValue &own, const QJsonArray &base);

Q_SIGNALS:
    /// The effects were changed; undefined: they were reset to those of the base.
    void changed(const QJsonValue &effects);
    /// An effect was added. `field` is the combo box for the type of the new effect and has the focus. The receiver
    /// must scroll it into view.
    void added(QWidget *field);

private:
    void showRows();
    void keepKeyboard(const QWidget &before);
    QWidget *makeRow(int number, const QJsonObject &effect);
    QWidget *makeNumber(int number, const Field &field);
    void showState();
    void change(int number, const QJsonObject &effect);
    void add();
    void remove(int number);
    void tell();
    void retranslate();

    QJsonArray m_effects;
    QJsonArray m_base;
    bool m_isOwn = false; ///< m_effects are own effects, not those of the base
    QLabel *m_label;
    QToolButton *m_reset;
    QToolButton *m_add;
    QWidget *m_rows = nullptr;
    QWidget *m_lastField = nullptr; ///< combo box for the type of the last effect; null until an effect was shown
    QVBoxLayout *m_layout;
};

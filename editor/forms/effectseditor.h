#pragma once

#include <QJsonArray>
#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;
struct Field;

/// The editor of an item's effects: one row per effect, in order, with its type and its numbers. Until the user changes
/// one, the effects are those of the base kind. The fields are not ValueRows, since they are side by side in one narrow
/// line without names or default values.
class EffectsEditor : public QWidget {
    Q_OBJECT

public:
    explicit EffectsEditor(QWidget *parent = nullptr);

    /// Sets the effects, in the format of records (docs/data.md); if `own` is undefined, those of `base`. Unknown
    /// effects stay and are shown by their key.
    void setEffects(const QJsonValue &own, const QJsonArray &base);

Q_SIGNALS:
    /// The effects were changed; undefined: they were reset to those of the base.
    void changed(const QJsonValue &effects);
    /// An effect was added. `field` chooses its type and has the focus; the receiver scrolls it into view.
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
    bool m_isOwn = false; ///< m_effects are not those of the base
    QLabel *m_label;
    QToolButton *m_reset;
    QToolButton *m_add;
    QWidget *m_rows = nullptr;
    QWidget *m_lastField = nullptr; ///< chooses the type of the last effect; null if there are none
    QVBoxLayout *m_layout;
};

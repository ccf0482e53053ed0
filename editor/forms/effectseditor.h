#pragma once

#include <QJsonArray>
#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;
struct Field;

/// The editor of an item's effects: one row per effect, in order, with its type and strength. Until one is changed, it
/// shows those of the base. The fields are not ValueRows: they are side by side in one narrow line without names or
/// default values.
class EffectsEditor : public QWidget {
    Q_OBJECT

public:
    explicit EffectsEditor(QWidget *parent = nullptr);

    /// Sets the effects; if `own` is undefined, those of `base`. Unknown effects are kept and shown by name.
    void setEffects(const QJsonValue &own, const QJsonArray &base);

Q_SIGNALS:
    /// The effects were changed; undefined: reset to the base.
    void changed(const QJsonValue &effects);
    /// An effect was added; `field` chooses its type and has the focus.
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
    bool m_isOwn = false;
    QLabel *m_label;
    QToolButton *m_reset;
    QToolButton *m_add;
    QWidget *m_rows = nullptr;
    QWidget *m_lastField = nullptr; ///< chooses the type of the last effect
    QVBoxLayout *m_layout;
};

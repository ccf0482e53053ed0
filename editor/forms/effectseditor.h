#pragma once

#include <QJsonArray>
#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;
struct Field;

/// What using an item does: a row for each effect, in order, with what it does and how much. Those of the base show
/// until one is changed. Its words and numbers are no ValueRows: they stand side by side in one narrow line, and have
/// neither names nor usual values of their own that could be shown there.
class EffectsEditor : public QWidget {
    Q_OBJECT

public:
    explicit EffectsEditor(QWidget *parent = nullptr);

    /// `own` undefined: as `base`. Effects that are not known are kept as they are and shown by name.
    void setEffects(const QJsonValue &own, const QJsonArray &base);

Q_SIGNALS:
    /// Other effects were set; undefined: as the base.
    void changed(const QJsonValue &effects);
    /// An effect was added; `field` asks what it does, and has the keyboard.
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
    QWidget *m_lastField = nullptr; ///< asks for the last effect
    QVBoxLayout *m_layout;
};

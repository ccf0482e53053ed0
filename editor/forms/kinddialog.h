#pragma once

#include "editor/edits/ownkinds.h"
#include "editor/forms/fieldrows.h"

#include <QDialog>

#include <memory>

class EffectsEditor;
class KindLook;
class LevelDocument;
class QLabel;
class QLineEdit;
class QPushButton;
class ScrollForm;

/// A dialog for an own kind of a level: its name and key, its look, and the values that differ from its base. Errors
/// are shown at once, with the same messages as when a level file is read. The dialog cannot be accepted while there
/// are errors.
class KindDialog : public QDialog {
    Q_OBJECT

public:
    /// `kind` is shown at first. The dialog does not change the document: the caller applies kind() after accepting.
    /// `replacedKey` is the key of the level's kind that is edited; empty for a new kind. The document must outlive the
    /// dialog.
    KindDialog(const LevelDocument &document, OwnKind kind, const QString &replacedKey, QWidget *parent = nullptr);

    /// Returns the kind as edited.
    const OwnKind &kind() const { return m_kind; }

    /// Accepts the dialog, unless FieldRows::focusRejected() moves the focus to an invalid field.
    void accept() override;

private:
    QWidget *makeForm();
    QString noteOfGlyph() const;
    QString noteOfOtherNames() const;
    QLayout *keyBelow(ValueRow &name);
    QString faultOfValue(const QString &field, const QJsonValue &value) const;
    QString noteOfUsual(const QString &field, const QString &usual) const;
    void set(const QString &field, const QJsonValue &value);
    void onKeyEdited();
    void showKind();
    void showIssues();

    const LevelDocument &m_document;
    OwnKind m_kind;
    QString m_replacedKey;
    std::shared_ptr<const Kind> m_base; ///< the base kind in force
    bool m_isKeyOwn; ///< the key no longer follows the name: it existed before, or the user has typed it
    FieldRows m_fields;
    QLineEdit *m_key;
    KindLook *m_look;
    EffectsEditor *m_effects = nullptr; ///< for items only
    ScrollForm *m_area = nullptr;
    QLabel *m_issues; ///< the first error, or a note if there is none
    QPushButton *m_accept;
};

#pragma once

#include "gamecore/level/level.h"

#include <QDialog>

class QComboBox;
class QSpinBox;
class RulesChoice;

/// The form for the size, the tileset and the rules of a new level.
class NewLevelForm : public QWidget {
    Q_OBJECT

public:
    /// Starts with `size` and the ruleset with the key `ruleset`. `catalogue` is the shipped one.
    NewLevelForm(Size size, const QString &ruleset, const CataloguePtr &catalogue, QWidget *parent = nullptr);

    /// Returns the new level.
    Level level() const;
    /// Clamps the size to its bounds. Returns true if the dialog must stay open, because a side was clamped and the
    /// user has not seen the new number yet. See ::mustReviewSize().
    bool mustReviewSize() const;
    /// Selects the number in the first field, so that typing replaces the number.
    void selectFirst();

private:
    CataloguePtr m_catalogue;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QComboBox *m_tileset;
    RulesChoice *m_rules;
};

/// A dialog for the size, the tileset and the rules of a new level.
class NewLevelDialog : public QDialog {
    Q_OBJECT

public:
    /// Takes the same arguments as NewLevelForm.
    NewLevelDialog(Size size, const QString &ruleset, const CataloguePtr &catalogue, QWidget *parent = nullptr);

    /// Returns the new level, after accepting.
    Level level() const { return m_form->level(); }

    /// Accepts, unless a side was clamped to the bounds and the user has not seen that yet.
    void accept() override;

private:
    NewLevelForm *m_form;
};

#pragma once

#include "gamecore/level/level.h"

#include <QDialog>

class Catalogue;
class QSpinBox;
class RulesChoice;

/// The fields for the size and the rules of a new level.
class NewLevelForm : public QWidget {
    Q_OBJECT

public:
    /// Begins with that size and ruleset. The catalogue must outlive this.
    NewLevelForm(Size size, const QString &ruleset, const Catalogue &catalogue, QWidget *parent = nullptr);

    Level level() const;
    /// True if a side out of bounds became the nearest number and was not seen yet (isLookedAtFirst()).
    bool isLookedAtFirst() const;
    /// Selects the first number, so that typing replaces it.
    void selectFirst();

private:
    const Catalogue &m_catalogue;
    QSpinBox *m_width;
    QSpinBox *m_height;
    RulesChoice *m_rules;
};

/// Asks for the size and the rules of a new level.
class NewLevelDialog : public QDialog {
    Q_OBJECT

public:
    /// As NewLevelForm.
    NewLevelDialog(Size size, const QString &ruleset, const Catalogue &catalogue, QWidget *parent = nullptr);

    Level level() const { return m_form->level(); }

    /// Accepts once sides that were out of bounds were seen as the nearest number.
    void accept() override;

private:
    NewLevelForm *m_form;
};

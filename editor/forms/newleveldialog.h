#pragma once

#include "gamecore/level/level.h"

#include <QDialog>

class Catalogue;
class QLineEdit;
class QSpinBox;
class RulesChoice;

/// Asks for the size and the rules of a new level, and for the name of the campaign if it is the first level of one.
class NewLevelDialog : public QDialog {
    Q_OBJECT

public:
    enum class For : std::uint8_t { Level, Campaign };

    /// Begins with that size and ruleset. The catalogue must outlive this.
    NewLevelDialog(For what, Size size, const QString &ruleset, const Catalogue &catalogue, QWidget *parent = nullptr);

    Level level() const;
    /// Empty for a level by itself.
    QString campaignName() const;

    /// Accepts once sides that were out of bounds were seen as the nearest number.
    void accept() override;

private:
    const Catalogue &m_catalogue;
    QLineEdit *m_name = nullptr; ///< null for a level by itself
    QSpinBox *m_width;
    QSpinBox *m_height;
    RulesChoice *m_rules;
};

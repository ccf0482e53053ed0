#pragma once

#include "app/widgets/overlaycard.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

#include <array>

/// Returns the hero's current value of the trait that a choice raises.
int traitOf(Growth growth, const World &world);
/// Returns a sentence with the new value of the trait that a choice raised.
QString sentenceOf(Growth growth, int trait);

/// The card on which the player chooses which trait grows at a new hero level. The choice must be made, so nothing else
/// closes the card. Keys: 1 2 3, the letters h p d, arrows and Enter. Keys and clicks that may still be meant for the
/// game are ignored at first.
class GrowthDialog final : public OverlayCard {
    Q_OBJECT

public:
    static constexpr int choiceCount = enumeratorCount<Growth>();

    explicit GrowthDialog(QWidget *parent = nullptr);

    /// Shows the card if a choice is due in `world`, otherwise hides it.
    void showWorld(const World &world);

Q_SIGNALS:
    void chosen(Growth growth);

protected:
    bool take(const QKeyEvent &key) override;
    void retranslate() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The value of a trait before and after growing.
    struct Step {
        int from = 0;
        int to = 0;
    };

    QLabel *m_title;
    QLabel *m_story;
    std::array<Step, choiceCount> m_steps{};
    int m_level = 1; ///< hero level of the choice
    int m_due = 0;   ///< number of choices due
};

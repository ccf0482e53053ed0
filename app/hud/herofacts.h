#pragma once

#include "gamecore/play/shownstats.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QVBoxLayout;

/// Hit points, level, experience, power, defense and statuses of the hero, as a part of the status panel. Shows only
/// the numbers selected by setShownStats().
class HeroFacts : public QWidget {
    Q_OBJECT

public:
    /// Hit points are low at or below 1/lowPart of the maximum, and critical at or below half of this limit.
    static constexpr int lowPart = 3;

    explicit HeroFacts(QWidget *parent = nullptr);

    void showWorld(const World &world);
    /// Sets which numbers matter in the game; only these are shown. The widget is hidden if it has neither numbers nor
    /// statuses to show.
    void setShownStats(const ShownStats &shownStats);

private:
    struct Numbers {
        int hp = 1;
        int maxHp = 1;
        int level = 1;
        int xp = 0;
        int xpForNext = 1;
        int power = 0;
        int basePower = 0;
        int defense = 0;
        int baseDefense = 0;
        Statuses statuses = {};

        friend bool operator==(const Numbers &, const Numbers &) = default;
    };
    struct Fact {
        QLabel *caption;
        QLabel *value;
    };
    Fact addFact(QVBoxLayout *layout, const QString &name);
    QProgressBar *addBar(QVBoxLayout *layout, const QString &name);
    static void showFact(const Fact &fact, bool isShown);
    void retranslate();
    void showNumbers();
    void showIfNeeded();
    void showHp();

    Fact m_hp;
    QProgressBar *m_hpBar;
    Fact m_level;
    Fact m_xp;
    QProgressBar *m_xpBar;
    Fact m_power;
    Fact m_defense;
    QLabel *m_statuses;
    Numbers m_numbers;
    bool m_hasShownStats = false;
};

#pragma once

#include "app/games/keptruns.h"

#include <QWidget>

#include <functional>

class QLabel;
class QSpinBox;

/// How many games are kept. A number by which some would go is asked about once it is typed: until then, and where it
/// is refused, as many are kept as before.
class MostRuns : public QWidget {
    Q_OBJECT

public:
    /// `runs` must outlive this. `heldOnTo` gives ids of those that do not go.
    MostRuns(KeptRuns &runs, std::function<QSet<QString>()> heldOnTo, QWidget *parent = nullptr);

Q_SIGNALS:
    /// So many are kept from now on; the others have gone.
    void chosen(int most);

private:
    void takeHarmless(int most);
    void askToTake();
    void take(int most);
    void retranslate();

    KeptRuns &m_runs;
    std::function<QSet<QString>()> m_heldOnTo;
    QLabel *m_text;
    QSpinBox *m_most;
};

#pragma once

#include "editor/desk/editfeature.h"

class BalancePanel;

/// The panel of what fights cost, kept up with the level.
class BalanceFeature : public EditFeature {
    Q_OBJECT

public:
    explicit BalanceFeature(const EditDesk &desk);

private:
    void show();

    BalancePanel *m_panel; ///< belongs to its dock
};

#pragma once

#include "editor/changes/generating.h"
#include "editor/desk/editfeature.h"

namespace CommandIds {
inline constexpr CommandId generate{"generate"};
} // namespace CommandIds

/// Rooms, mazes and caves made by chance, into the level or into what is selected.
class GenerateFeature : public EditFeature {
    Q_OBJECT

public:
    explicit GenerateFeature(const EditDesk &desk);

    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void openDialog();

    QAction *m_generate;
    GeneratorPlan m_plan; ///< as it was accepted last
};

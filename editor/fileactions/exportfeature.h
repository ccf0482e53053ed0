#pragma once

#include "editor/view/editfeature.h"

namespace CommandIds {
inline constexpr CommandId exportTiled{"exportTiled"};
} // namespace CommandIds

/// Writes the level as a map of Tiled, beside the level that goes on being edited.
class ExportFeature : public EditFeature {
    Q_OBJECT

public:
    explicit ExportFeature(const EditDesk &desk);

    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void exportLevel();
    QString askPath() const;
    QString suggestedPath() const;

    QAction *m_export;
};

#pragma once

#include "editor/view/editfeature.h"

/// Writes the level as a map of Tiled, beside the level that goes on being edited.
class ExportFeature : public EditFeature {
    Q_OBJECT

public:
    explicit ExportFeature(const EditDesk &desk);

private:
    void exportLevel();
    QString askPath() const;
    QString suggestedPath() const;
};

#pragma once

#include "editor/view/editfeature.h"

/// Commands that export the level as a Tiled map or as a picture; the open level does not change.
class ExportFeature : public EditFeature {
    Q_OBJECT

public:
    explicit ExportFeature(const EditDesk &desk);

private:
    void exportLevel();
    QString askPath() const;
    void savePicture();
    QString askPicturePath() const;
    /// Returns a path beside the level's file, or in the user's folder of levels.
    QString suggestedPath(QLatin1StringView ending) const;
};

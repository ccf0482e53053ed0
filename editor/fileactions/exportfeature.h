#pragma once

#include "editor/view/editfeature.h"

/// Writes the level as a Tiled map or as a picture; the level itself stays open as it is.
class ExportFeature : public EditFeature {
    Q_OBJECT

public:
    explicit ExportFeature(const EditDesk &desk);

private:
    void exportLevel();
    QString askPath() const;
    void savePicture();
    QString askPicturePath() const;
    /// A path beside the level's file, or in the user's folder of levels.
    QString suggestedPath(QLatin1StringView ending) const;
};

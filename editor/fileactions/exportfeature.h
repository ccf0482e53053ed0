#pragma once

#include "editor/view/editfeature.h"
#include "gamecore/base/files.h"

#include <functional>
#include <optional>

class Catalogue;
struct Level;

/// Commands that export the level as a Tiled map or as a picture; the open level does not change.
class ExportFeature : public EditFeature {
    Q_OBJECT

public:
    explicit ExportFeature(const EditDesk &desk);

private:
    /// A path from a file dialog, and the chosen file type.
    struct Chosen {
        QString path;
        QString filter;
    };
    using WriteFile = std::function<std::optional<SaveFault>(const Level &level, const Catalogue &shipped)>;

    void exportLevel();
    QString askPath() const;
    void savePicture();
    QString askPicturePath() const;
    bool write(const QString &sentence, const QString &box, const WriteFile &writeFile);
    Chosen askFile(const QString &title, const QString &dialogName, const QStringList &filters,
                   QLatin1StringView ending) const;
    /// Returns a path beside the level's file, or in the user's folder of levels.
    QString suggestedPath(QLatin1StringView ending) const;
};

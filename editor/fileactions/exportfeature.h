#pragma once

#include "editor/view/editfeature.h"
#include "gamecore/base/files.h"

#include <functional>
#include <optional>

class Catalogue;
struct Level;

/// The commands that export the level as a Tiled map or as a picture. The open level does not change.
class ExportFeature : public EditFeature {
    Q_OBJECT

public:
    explicit ExportFeature(const EditorContext &context);

private:
    /// The answer of a file dialog; `path` is empty if the user cancelled.
    struct Chosen {
        QString path;
        QString filter; ///< the chosen file type, as the dialog shows it
    };
    /// A function that writes a level to a file. Returns why writing failed, std::nullopt on success. Runs in a worker
    /// thread.
    using WriteFile = std::function<std::optional<SaveFault>(const Level &level, const Catalogue &shipped)>;

    void exportLevel();
    QString askPath() const;
    void savePicture();
    QString askPicturePath() const;
    bool write(const QString &sentence, const QString &box, const WriteFile &writeFile);
    Chosen askFile(const QString &title, const QString &dialogName, const QStringList &filters,
                   QLatin1StringView ending) const;
    /// Returns a path with this ending beside the level's file, or in the author's folder if the level has no file or
    /// is a shipped one.
    QString suggestedPath(QLatin1StringView ending) const;
};

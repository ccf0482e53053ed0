#include "tests/pictures/editorpictures.h"

#include "app/cli/output.h"
#include "tests/pictures/editorscene.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureGap = 16;
constexpr int mostWide = 1400;

} // namespace

int writeEditorPictures(const CataloguePtr &catalogue, const QString &folder)
{
    for (const EditorScene &scene : editorScenes()) {
        SceneStage stage(catalogue, scene.rows);
        scene.before(stage);
        const QImage before = stage.picture(scene.parts);
        scene.after(stage);
        const QImage after = stage.picture(scene.parts);
        const QString path = u"%1/editor_%2.png"_s.arg(folder, scene.name);
        if (!joined({before, after}, pictureGap, mostWide).save(path)) {
            return usageError(u"The picture %1 could not be written."_s.arg(path));
        }
        printOut(path);
    }
    return ExitDone;
}

#include "tests/pictures/editorpictures.h"

#include "app/cli/output.h"
#include "tests/pictures/editorscene.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureGap = 16;
constexpr int mostWide = 1400;

QString nameOf(const EditorScene &scene)
{
    return u"editor_"_s + scene.name;
}

} // namespace

QStringList editorPictureNames()
{
    QStringList names;
    for (const EditorScene &scene : editorScenes()) {
        names.append(nameOf(scene));
    }
    return names;
}

int writeEditorPictures(const CataloguePtr &catalogue, const QString &folder, const QStringList &names)
{
    for (const EditorScene &scene : editorScenes()) {
        if (!names.isEmpty() && !names.contains(nameOf(scene))) {
            continue;
        }
        SceneStage stage(catalogue, scene.rows);
        scene.before(stage);
        const QImage before = stage.picture(scene.parts);
        scene.after(stage);
        const QImage after = stage.picture(scene.parts);
        const QString path = u"%1/%2.png"_s.arg(folder, nameOf(scene));
        if (!joined({before, after}, pictureGap, mostWide).save(path)) {
            return usageError(u"The picture %1 could not be written."_s.arg(path));
        }
        printOut(path);
    }
    return ExitDone;
}

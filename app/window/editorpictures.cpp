#include "app/window/editorpictures.h"

#include "app/cli/output.h"
#include "app/window/editorscene.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

constexpr int gap = 16;

/// Side by side, with nothing between them.
QImage sideBySide(const QImage &left, const QImage &right)
{
    QImage both(left.width() + gap + right.width(), qMax(left.height(), right.height()), QImage::Format_ARGB32);
    both.fill(Qt::transparent);
    QPainter painter(&both);
    painter.drawImage(0, 0, left);
    painter.drawImage(left.width() + gap, 0, right);
    return both;
}

} // namespace

int writeEditorPictures(const CataloguePtr &catalogue, const QString &folder)
{
    for (const EditorScene &scene : editorScenes()) {
        SceneStage stage(catalogue, scene.rows);
        scene.before(stage);
        const QImage before = stage.picture(scene.part);
        scene.after(stage);
        const QImage after = stage.picture(scene.part);
        const QString path = u"%1/editor_%2.png"_s.arg(folder, scene.name);
        if (!sideBySide(before, after).save(path)) {
            return usageError(u"The picture %1 could not be written."_s.arg(path));
        }
        printOut(path);
    }
    return ExitDone;
}

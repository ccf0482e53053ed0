#include "app/window/editorscene.h"

#include "gamecore/level/levelreader.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize windowSize{1280, 800};
constexpr int cellSize = 24;
constexpr int margin = 8;
constexpr int settleMs = 100;

const QStringList &hall()
{
    static const QStringList rows{u"####################"_s, u"#..................#"_s, u"#..@...........g...#"_s,
                                  u"#..................#"_s, u"#.......####.......#"_s, u"#.......#..#.......#"_s,
                                  u"#.......#..........#"_s, u"#.......####.......#"_s, u"#..................#"_s,
                                  u"#..g...........O...#"_s, u"#..................#"_s, u"####################"_s};
    return rows;
}

} // namespace

SceneStage::SceneStage(const CataloguePtr &catalogue, const QStringList &rows) : m_window(catalogue)
{
    m_window.levelPage().setScoresPath({});
    m_window.useLanguage(u"en"_s);
    m_window.setTheme(ThemeChoice::Dark);
    m_window.resize(windowSize);
    m_window.show();
    m_window.editNewLevel();
    const QByteArray text = (rows.isEmpty() ? hall() : rows).join(u'\n').toUtf8();
    editor().openLevel(readLevelText(text, *catalogue).level.value(), {}, false);
    settle();
    m_window.canvas().setViewState({.tileSize = cellSize, .isFit = false, .scroll = {}});
}

Paint SceneStage::paintOf(const QString &key)
{
    const Catalogue &catalogue = *m_window.editor().document().catalogue();
    const std::optional<TerrainId> terrain = catalogue.terrainOf(key);
    return terrain ? Paint::ofTerrain(*terrain) : Paint::ofKind(key);
}

void SceneStage::draw(ToolId tool, const QString &paint, Point from, Point to, bool isReleased)
{
    hover(tool, paint, from);
    toolbox().press(from, Qt::LeftButton, {});
    toolbox().drag(to);
    toolbox().hover(to);
    if (isReleased) {
        toolbox().release(to);
        toolbox().hover(std::nullopt);
    }
}

void SceneStage::hover(ToolId tool, const QString &paint, Point cell)
{
    if (!paint.isEmpty()) {
        toolbox().setPaint(paintOf(paint));
    }
    toolbox().setTool(tool);
    toolbox().hover(cell);
}

void SceneStage::select(Point from, Point to)
{
    draw(ToolId::SelectCells, {}, from, to);
}

void SceneStage::setOptions(const std::function<void(DrawOptions &)> &change)
{
    DrawOptions options = toolbox().options();
    change(options);
    toolbox().setOptions(options);
}

void SceneStage::trigger(const QString &action)
{
    if (auto *found = m_window.findChild<QAction *>(action)) {
        found->trigger();
    }
    settle();
}

void SceneStage::settle()
{
    QElapsedTimer clock;
    clock.start();
    do {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    } while (m_window.canvas().isGliding() || clock.elapsed() < settleMs);
}

QImage SceneStage::picture(const QString &part)
{
    settle();
    if (auto *widget = m_window.findChild<QWidget *>(part); widget && !part.isEmpty()) {
        return widget->grab().toImage();
    }
    Canvas &canvas = m_window.canvas();
    const Size size = canvas.levelSize();
    const QRect cells = canvas.viewportRectOf({0, 0}).united(canvas.viewportRectOf({size.width - 1, size.height - 1}));
    return canvas.viewport()->grab(cells.adjusted(-margin, -margin, margin, margin)).toImage();
}

QList<EditorScene> editorScenes()
{
    return drawScenes();
}

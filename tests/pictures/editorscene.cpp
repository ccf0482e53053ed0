#include "tests/pictures/editorscene.h"

#include "app/settings/settings.h"
#include "gamecore/levelfile/levelformats.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize windowSize{1280, 800};
constexpr int cellSize = 24;
constexpr int sceneMargin = 8;
constexpr int sceneGap = 8;
constexpr int sceneSettleMs = 100;
constexpr int mostPartsWide = 1000; // maximum width of parts side by side

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
    m_window.games().setScoresPath({});
    m_window.useLanguage(u"en"_s);
    m_window.setTheme(ThemeChoice::Dark);
    m_window.resize(windowSize);
    m_window.show();
    m_window.editNewLevel();
    editor().hints().closeAll();
    const QByteArray text = (rows.isEmpty() ? hall() : rows).join(u'\n').toUtf8();
    editor().openLevel(readLevelText(text, *catalogue).level.value(), {}, false);
    editor().levels().close(0);
    settle();
    m_window.canvas().setViewState({.tileSize = cellSize, .isFit = false, .scroll = {}});
}

SceneStage::~SceneStage()
{
    Settings().shownOverlays.set({});
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

void SceneStage::selectThings(const std::vector<Point> &cells)
{
    std::vector<std::size_t> things;
    for (const Point cell : cells) {
        const auto [first, last] = thingsAt(editor().document().level(), cell);
        for (std::size_t i = first; i < last; ++i) {
            things.push_back(i);
        }
    }
    std::sort(things.begin(), things.end());
    toolbox().setTool(ToolId::Select);
    toolbox().selection().setThings(things);
}

void SceneStage::trigger(const QString &action)
{
    if (auto *found = m_window.findChild<QAction *>(action)) {
        found->trigger();
    }
    settle();
}

void SceneStage::showDock(const QString &dock, bool isShown)
{
    if (auto *found = m_window.findChild<QDockWidget *>(dock)) {
        found->setVisible(isShown);
        found->raise();
    }
    settle();
}

void SceneStage::type(const QString &field, const QString &text)
{
    if (auto *edit = m_window.findChild<QLineEdit *>(field)) {
        edit->setText(text);
        Q_EMIT edit->textEdited(text);
    }
}

void SceneStage::choose(const QString &list, int row)
{
    if (auto *choice = m_window.findChild<QComboBox *>(list)) {
        choice->setCurrentIndex(row);
        Q_EMIT choice->activated(row);
    }
}

void SceneStage::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, modifiers);
        QApplication::sendEvent(&m_window.canvas(), &event);
    }
}

void SceneStage::settle()
{
    QElapsedTimer clock;
    clock.start();
    do {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    } while (m_window.canvas().isGliding() || clock.elapsed() < sceneSettleMs);
}

QImage SceneStage::picture(const QString &parts)
{
    settle();
    QList<QImage> images;
    for (const QString &part : parts.split(u'+')) {
        if (QImage image = pictureOfPart(part); !image.isNull()) {
            images.append(image);
        }
    }
    return joined(images, sceneGap, mostPartsWide);
}

QImage SceneStage::pictureOfPart(const QString &part)
{
    if (part == u"window") {
        return m_window.grab().toImage();
    }
    if (!part.isEmpty() && part != u"level") {
        auto *widget = m_window.findChild<QWidget *>(part);
        return widget && widget->isVisible() ? widget->grab().toImage() : QImage();
    }
    Canvas &canvas = m_window.canvas();
    const Size size = canvas.levelSize();
    const QRect cells = canvas.viewportRectOf({0, 0}).united(canvas.viewportRectOf({size.width - 1, size.height - 1}));
    return canvas.viewport()->grab(cells.adjusted(-sceneMargin, -sceneMargin, sceneMargin, sceneMargin)).toImage();
}

QImage joined(const QList<QImage> &images, int gap, int mostWide)
{
    int width = -gap;
    for (const QImage &image : images) {
        width += gap + image.width();
    }
    const bool isRow = width <= mostWide;
    QSize size;
    QList<QPoint> places;
    for (const QImage &image : images) {
        const QPoint place = places.isEmpty() ? QPoint()
                             : isRow          ? QPoint(size.width() + gap, 0)
                                              : QPoint(0, size.height() + gap);
        places.append(place);
        size = size.expandedTo(QSize(place.x(), place.y()) + image.size());
    }
    QImage all(size, QImage::Format_ARGB32);
    all.fill(Qt::transparent);
    QPainter painter(&all);
    for (qsizetype i = 0; i < images.size(); ++i) {
        painter.drawImage(places[i], images[i]);
    }
    return all;
}

QList<EditorScene> editorScenes()
{
    return drawScenes() + thingScenes() + documentScenes() + fileScenes() + fairScenes() + storyScenes() + viewScenes();
}

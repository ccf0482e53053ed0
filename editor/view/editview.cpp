#include "editor/view/editview.h"

#include "editor/canvas/regionoutline.h"
#include "editor/view/previewcells.h"
#include "editor/view/statustext.h"

#include <QCursor>
#include <QKeyEvent>

#include <utility>

namespace {

/// True for findings about patrols, which are often intended: the list and the overlay show them, but the canvas does
/// not mark them.
bool isHint(IssueCode code)
{
    return code == IssueCode::PatrolConfined || code == IssueCode::PatrolCrossesStart;
}

} // namespace

EditView::EditView(LevelDocument &document, Toolbox &toolbox, Canvas &canvas, QObject *parent)
    : QObject(parent), m_document(document), m_toolbox(toolbox), m_canvas(canvas), m_keys(document, toolbox, canvas)
{
    connect(&document, &LevelDocument::levelReplaced, this, [this] {
        m_viewState.reset();
        m_shown.reset();
    });
    canvas.installEventFilter(this);
}

void EditView::setActive(bool isActive)
{
    if (m_isActive == isActive) {
        return;
    }
    m_isActive = isActive;
    if (isActive) {
        showLevel();
        if (m_viewState) {
            m_canvas.setViewState(*m_viewState);
        }
        connectAll();
        hoverUnderMouse();
        m_keys.setActive(true);
        retranslate();
        return;
    }
    m_keys.setActive(false);
    m_viewState = m_canvas.viewState();
    for (const QMetaObject::Connection &connection : m_connections) {
        disconnect(connection);
    }
    m_connections.clear();
    m_toolbox.cancel();
    m_toolbox.hover(std::nullopt);
    m_canvas.clearPreview();
    m_canvas.mouse().setDropForbidden(false);
    m_canvas.setTint(CellTint::Selected, {});
    m_shownCells = {};
    m_shownPicked = {};
    m_canvas.setTint(CellTint::Marked, {});
    m_canvas.setTint(CellTint::Warned, {});
    m_canvas.setCursorCell(std::nullopt);
    m_canvas.setAxes({});
    m_canvas.setCellSentence({});
    m_canvas.setAccessibleDescription({});
}

std::optional<Canvas::ViewState> EditView::viewState() const
{
    return m_isActive ? m_canvas.viewState() : m_viewState;
}

void EditView::setViewState(const std::optional<Canvas::ViewState> &state)
{
    if (!m_isActive) {
        m_viewState = state;
    } else if (state) {
        m_canvas.setViewState(*state);
    } else {
        m_canvas.zoomToFit();
    }
}

void EditView::connectAll()
{
    m_connections = {
        connect(&m_document, &LevelDocument::levelReplaced, this, &EditView::showLevel),
        connect(&m_document, &LevelDocument::reshaped, this, &EditView::keepZoom),
        connect(&m_document, &LevelDocument::regionChanged, this, &EditView::showRegion),
        connect(&m_document, &LevelDocument::catalogueChanged, this,
                [this] {
                    m_canvas.setCatalogue(m_document.catalogue(), m_document.level().tileset);
                    showThings(); // own kinds may have other pictures
                    showSentence();
                }),
        connect(&m_document, &LevelDocument::propertiesChanged, this,
                [this] { m_canvas.setTileset(m_document.level().tileset); }),
        connect(&m_document, &LevelDocument::issuesChanged, this, &EditView::showIssues),
        connect(&m_document, &LevelDocument::edited, &m_toolbox, &Toolbox::holdPreview),
        connect(&m_toolbox, &Toolbox::previewChanged, this, &EditView::showPreview),
        connect(&m_toolbox.selection(), &Selection::changed, this, &EditView::showSelection),
        connect(&m_toolbox, &Toolbox::optionsChanged, this, &EditView::showAxes),
        connect(&m_canvas.mouse(), &CanvasMouse::pressed, &m_toolbox, &Toolbox::press),
        connect(&m_canvas.mouse(), &CanvasMouse::dragged, &m_toolbox, &Toolbox::drag),
        connect(&m_canvas.mouse(), &CanvasMouse::released, &m_toolbox, &Toolbox::release),
        connect(&m_canvas.mouse(), &CanvasMouse::canceled, &m_toolbox, &Toolbox::cancel),
        connect(&m_canvas.mouse(), &CanvasMouse::hovered, this, &EditView::onHovered),
        connect(&m_keys, &KeyStrokes::changed, this, &EditView::showPreview),
        connect(&m_keys, &KeyStrokes::changed, this, &EditView::showSentence),
        connect(&m_canvas, &Canvas::zoomChanged, this, &EditView::showPreview),
        connect(&m_canvas, &Canvas::viewChanged, this, &EditView::followMouse),
    };
}

void EditView::hoverUnderMouse()
{
    const QWidget *viewport = m_canvas.viewport();
    const QPoint position = viewport->mapFromGlobal(QCursor::pos());
    if (viewport->rect().contains(position)) {
        m_toolbox.hover(m_canvas.cellAt(position));
    }
}

/// Updates the cell below a resting mouse after the view has moved, for example when panels return after a game. A
/// keyboard cursor and a shown cell stay.
void EditView::followMouse()
{
    if (!m_keys.cell() && !m_shown && !m_toolbox.isStroking()) {
        m_canvas.mouse().follow();
    }
}

void EditView::onHovered(std::optional<Point> cell)
{
    if (!m_keys.cell()) {
        m_shown.reset();
        m_toolbox.hover(cell);
        showSentence();
    }
}

void EditView::showCell(Point cell)
{
    if (!m_isActive) {
        return;
    }
    m_canvas.centerOnCell(cell);
    m_toolbox.cancel();
    if (m_document.level().terrain.contains(cell)) {
        m_shown.reset();
        m_keys.moveTo(cell);
        m_toolbox.holdPreview(); // the content of the cells must stay visible
        return;
    }
    m_keys.hide();
    m_shown = cell;
    m_canvas.setCursorCell(cell);
    showSentence();
}

void EditView::pointAt(Point cell)
{
    if (!m_isActive) {
        return;
    }
    m_toolbox.hover(std::nullopt);
    m_shown = cell;
    if (!m_canvas.viewport()->rect().contains(m_canvas.viewportRectOf(cell))) {
        m_canvas.centerOnCell(cell);
    }
    m_canvas.setCursorCell(cell);
}

std::optional<Point> EditView::cursor() const
{
    if (m_keys.cell()) {
        return m_keys.cell();
    }
    return m_toolbox.hovered() ? m_toolbox.hovered() : m_shown;
}

/// Keeps the zoom while a level is resized, flipped or turned.
void EditView::keepZoom()
{
    if (!m_canvas.isFit()) {
        m_kept = m_canvas.viewState();
    }
}

void EditView::showLevel()
{
    m_canvas.setCatalogue(m_document.catalogue(), m_document.level().tileset);
    m_canvas.setTerrain(m_document.takeTerrain());
    m_shownCells = {};
    m_shownPicked = {};
    if (const std::optional<Canvas::ViewState> kept = std::exchange(m_kept, {})) {
        m_canvas.setViewState(*kept);
    }
    showThings();
    showIssues();
    showSelection();
    showAxes();
    showPreview();
    showSentence();
}

void EditView::showRegion(const QRect &cells)
{
    m_canvas.updateTerrain(m_document.level().terrain, cells);
    if (m_shownThings != m_document.thingsRevision()) {
        showThings();
    }
    showSentence();
}

void EditView::showThings()
{
    m_shownThings = m_document.thingsRevision();
    m_canvas.setSprites(spritesOf(m_document.level(), *m_document.catalogue()));
}

void EditView::showPreview()
{
    const ToolPreview &preview = m_toolbox.preview();
    const Catalogue &catalogue = preview.catalogue ? *preview.catalogue : *m_document.catalogue();
    CellPreview cells = cellPreviewOf(preview, m_document.level(), catalogue, visibleCells());
    cells.isFaint = !m_toolbox.isStroking(); // no stroke yet: the content must stay visible
    m_canvas.setPreview(cells);
    m_canvas.mouse().setDropForbidden(preview.refused.has_value());
    const bool isWarning = preview.refused && !m_keys.cell(); // the mouse ring would hide the cell
    m_canvas.setCursorCell(isWarning ? std::nullopt : cursor(), m_keys.cell() ? CursorLook::Keys : CursorLook::Mouse);
}

QRect EditView::visibleCells() const
{
    const QRect first = m_canvas.viewportRectOf({0, 0});
    const QSize side = first.size().expandedTo({1, 1});
    const QPoint corner = -first.topLeft();
    const QSize viewport = m_canvas.viewport()->size();
    return QRect(QPoint(corner.x() / side.width(), corner.y() / side.height()),
                 QSize(viewport.width() / side.width(), viewport.height() / side.height()))
        .adjusted(-1, -1, 2, 2);
}

void EditView::showSelection()
{
    // This runs at each move of a stroke, and building a region takes long.
    if (m_toolbox.selection().cells() != m_shownCells || m_toolbox.selection().pickedCells() != m_shownPicked) {
        m_shownCells = m_toolbox.selection().cells();
        m_shownPicked = m_toolbox.selection().pickedCells();
        m_canvas.setTint(CellTint::Selected, regionOf(m_shownCells) + regionOf(m_shownPicked));
    }
    showSentence();
}

void EditView::retranslate()
{
    if (m_isActive) {
        m_canvas.setAccessibleDescription(
            tr("The level you are drawing. Arrows move the cursor, Enter draws, Backspace erases, Insert picks."));
        showSentence();
    }
}

void EditView::showSentence()
{
    const std::optional<Point> cell = cursor();
    m_canvas.setCellSentence(cell ? cellSentence(m_document, m_toolbox, *cell) : QString(), cell);
}

void EditView::showAxes()
{
    const Symmetry symmetry = m_toolbox.options().symmetry;
    const Point center = twiceCenter(symmetry, m_document.level().size());
    CanvasAxes axes;
    if (symmetry != Symmetry::None && symmetry != Symmetry::UpDown) {
        axes.twiceX = center.x;
    }
    if (symmetry != Symmetry::None && symmetry != Symmetry::LeftRight) {
        axes.twiceY = center.y;
    }
    m_canvas.setAxes(axes);
}

/// Handles Shift even while the mouse rests.
bool EditView::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (m_isActive && (isPress || event->type() == QEvent::KeyRelease)) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Shift && m_toolbox.isStroking()) {
            Qt::KeyboardModifiers modifiers = key->modifiers();
            m_toolbox.setModifiers(modifiers.setFlag(Qt::ShiftModifier, isPress));
        }
    }
    return QObject::eventFilter(watched, event);
}

void EditView::showIssues()
{
    std::vector<Point> marked;
    std::vector<Point> warned;
    for (const Issue &issue : m_document.issues()) {
        const bool isOnLevel = issue.cell && m_document.level().terrain.contains(*issue.cell);
        if (isOnLevel && !isHint(issue.code)) {
            (severityOf(issue) == Severity::Warning ? warned : marked).push_back(*issue.cell);
        }
    }
    m_canvas.setTint(CellTint::Marked, regionOf(marked));
    m_canvas.setTint(CellTint::Warned, regionOf(warned));
    showSentence();
}

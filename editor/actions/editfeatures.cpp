#include "editor/actions/editfeatures.h"

#include "editor/actions/canvasmenu.h"
#include "editor/actions/clipboardfeature.h"
#include "editor/actions/drawactions.h"
#include "editor/actions/editactions.h"
#include "editor/actions/hintfeature.h"
#include "editor/actions/issueactions.h"
#include "editor/actions/kindsfeature.h"
#include "editor/actions/overlayactions.h"
#include "editor/actions/reshapeactions.h"
#include "editor/actions/thingsfeature.h"
#include "editor/actions/viewfeature.h"
#include "editor/canvas/canvas.h"
#include "editor/canvas/flashitem.h"
#include "editor/document/leveldocument.h"
#include "editor/document/leveltabs.h"
#include "editor/edits/generating.h"
#include "editor/fileactions/campaignfeature.h"
#include "editor/fileactions/comparefeature.h"
#include "editor/fileactions/diskfeature.h"
#include "editor/fileactions/exportfeature.h"
#include "editor/fileactions/recoveryfeature.h"
#include "editor/fileactions/sessionfeature.h"
#include "editor/fileactions/tabfeature.h"
#include "editor/forms/generatedialog.h"
#include "editor/panels/balancepanel.h"
#include "editor/panels/historypanel.h"
#include "editor/panels/textpanel.h"
#include "editor/tools/toolbox.h"
#include "editor/view/editdocks.h"
#include "editor/view/editfeature.h"
#include "editor/view/editview.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/lazypanel.h"
#include "gamecore/data/catalogue.h"

#include <QAction>
#include <QMainWindow>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

/// The command that asks again for the meanings of a Tiled map's tiles. It is for a level that was read from a Tiled
/// map.
class MapFeature : public EditFeature {
    Q_OBJECT

public:
    explicit MapFeature(const EditorContext &context);
};

MapFeature::MapFeature(const EditorContext &context) : EditFeature(context)
{
    addCommand("tilesOfMap", QT_TR_NOOP("Change meaning of &Tiled tiles…"),
               QT_TR_NOOP("Change what the tiles of this Tiled map stand for"), {MenuSection::FileShare},
               [this] { Q_EMIT this->context().requests.askTiles(); },
               {[this] { return this->context().document.open().isForeignMap; },
                QT_TR_NOOP("This level was not read from a Tiled map.")});
    connect(&context.levels, &LevelTabs::arrived, this, &MapFeature::update);
    connect(&context.document, &LevelDocument::titleChanged, this, &MapFeature::update); // its file may have changed
    update();
}

/// Random rooms, mazes and caves, in the whole level or in the selection.
class GenerateFeature : public EditFeature {
    Q_OBJECT

public:
    explicit GenerateFeature(const EditorContext &context);

private:
    void openDialog();

    GeneratorPlan m_plan; ///< last accepted plan
};

namespace {

constexpr int distance = 24;

/// Moves a dialog beside the canvas, so that the preview stays visible.
void putAside(QDialog &dialog, const QWidget &window)
{
    dialog.adjustSize();
    const QRect frame = window.geometry();
    dialog.move(frame.right() - dialog.width() - distance, frame.top() + 4 * distance);
}

} // namespace

GenerateFeature::GenerateFeature(const EditorContext &context) : EditFeature(context)
{
    m_plan.wall = context.document.baseCatalogue()->wall();
    m_plan.floor = context.document.baseCatalogue()->floor();
    addCommand("generate", QT_TR_NOOP("&Generate…"),
               QT_TR_NOOP("Generate rooms, a maze or a cave in the level, in the selected cells or in a new level"),
               {MenuSection::LevelGenerate, u"dungeon"_s, {Qt::CTRL | Qt::ALT | Qt::Key_G}}, [this] { openDialog(); });
    update();
}

void GenerateFeature::openDialog()
{
    context().toolbox.cancel();
    m_plan.seed = QRandomGenerator::global()->bounded(1'000'000U);
    auto *dialog =
        new GenerateDialog(context().document, context().toolbox.selection().cells(), m_plan, &context().host);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_plan = dialog->plan();
        if (dialog->newLevel()) {
            context().levels.add(*dialog->newLevel(), {}, false, false);
        }
    });
    putAside(*dialog, context().host);
    dialog->open();
}

/// The history panel. It scrolls to undone or redone cells and outlines them briefly, unless smooth movement is off.
class HistoryFeature : public EditFeature {
    Q_OBJECT

public:
    explicit HistoryFeature(const EditorContext &context);

    void setActive(bool isActive) override;

private:
    void goTo(int index);
    void showTouched(const QRect &cells);

    FlashItem *m_flash; ///< owned by the canvas
};

HistoryFeature::HistoryFeature(const EditorContext &context) : EditFeature(context), m_flash(new FlashItem)
{
    auto *panel = new HistoryPanel(context.document);
    context.docks.addPanel(panel, PanelNames::history, {});
    context.canvas.scene()->addItem(m_flash);
    connect(panel, &HistoryPanel::stepChosen, this, &HistoryFeature::goTo);
    connect(&context.document, &LevelDocument::cellsUndone, this, &HistoryFeature::showTouched);
}

void HistoryFeature::setActive(bool isActive)
{
    EditFeature::setActive(isActive);
    m_flash->setVisible(isActive);
}

void HistoryFeature::goTo(int index)
{
    context().toolbox.cancel();
    context().document.goToStep(index);
}

void HistoryFeature::showTouched(const QRect &cells)
{
    const Size size = context().document.level().size();
    const QRect inside = cells & QRect(0, 0, size.width, size.height);
    if (!isActive() || inside.isEmpty()) {
        return;
    }
    Canvas &canvas = context().canvas;
    const QRect shown =
        canvas.viewportRectOf({inside.left(), inside.top()}) | canvas.viewportRectOf({inside.right(), inside.bottom()});
    if (!shown.intersects(canvas.viewport()->rect())) {
        canvas.centerOnCell({inside.center().x(), inside.center().y()});
    }
    if (canvas.isGlidingOn()) {
        m_flash->flash(inside);
    }
}

/// The panel with the maze as text; its caret is shown on the canvas.
class TextFeature : public EditFeature {
    Q_OBJECT

public:
    explicit TextFeature(const EditorContext &context);

private:
    QWidget *makePanel();
};

TextFeature::TextFeature(const EditorContext &context) : EditFeature(context)
{
    auto *place = new LazyPanel([this] { return makePanel(); });
    retranslateOnChange(*place, [place] { place->setWindowTitle(TextPanel::tr("Text")); });
    context.docks.addPanel(place, u"textDock"_s, {.area = Qt::LeftDockWidgetArea, .isOpen = false});
}

QWidget *TextFeature::makePanel()
{
    auto *panel = new TextPanel(context().document, context().toolbox);
    connect(panel, &TextPanel::caretMoved, this, [this](Point cell) { context().view.pointAt(cell); });
    return panel;
}

/// The panel with the cost of fights, kept up to date.
class BalanceFeature : public EditFeature {
    Q_OBJECT

public:
    explicit BalanceFeature(const EditorContext &context);

private:
    void show();

    BalancePanel *m_panel; ///< owned by its dock
};

BalanceFeature::BalanceFeature(const EditorContext &context) : EditFeature(context), m_panel(new BalancePanel)
{
    context.docks.addPanel(m_panel, u"balanceDock"_s,
                           {.area = Qt::BottomDockWidgetArea, .tabbedWith = PanelNames::issues, .scrolls = true});
    connect(&context.document.check(), &LiveCheck::analysisChanged, this, &BalanceFeature::show);
    show();
}

/// Shows the balance. While a changed level is analyzed, its former balance stays visible; that of another level does
/// not.
void BalanceFeature::show()
{
    if (const std::shared_ptr<const LevelAnalysis> analysis = context().document.check().analysis()) {
        m_panel->setBalance(analysis->balance, analysis->catalogue);
    } else if (!context().document.check().hasAnalyzed()) {
        m_panel->setBalance({}, context().document.catalogue());
    }
}

namespace {

template<typename Feature>
Feature *add(EditFeatures &parts, const EditorContext &context)
{
    auto feature = std::make_unique<Feature>(context);
    Feature *made = feature.get();
    parts.all.push_back(std::move(feature));
    return made;
}

} // namespace

EditFeatures makeEditFeatures(const EditorContext &context)
{
    EditFeatures parts;
    add<EditActions>(parts, context);
    parts.pasting = add<PasteFeature>(parts, context);
    parts.codes = add<CodeFeature>(parts, context);
    add<TabFeature>(parts, context);
    add<ExportFeature>(parts, context);
    add<MapFeature>(parts, context);
    add<CompareFeature>(parts, context);
    add<HintFeature>(parts, context);
    add<DrawActions>(parts, context);
    add<KindsFeature>(parts, context);
    add<ThingsFeature>(parts, context);
    add<FixActions>(parts, context);
    add<TrapActions>(parts, context);
    add<BalanceFeature>(parts, context);
    add<HistoryFeature>(parts, context);
    parts.overlays = add<OverlayActions>(parts, context);
    parts.campaigns = add<CampaignFeature>(parts, context);
    add<ReshapeActions>(parts, context);
    add<GenerateFeature>(parts, context);
    add<TextFeature>(parts, context);
    add<CanvasMenu>(parts, context);
    add<ViewFeature>(parts, context);
    add<DropFeature>(parts, context);
    parts.recovery = add<RecoveryFeature>(parts, context);
    add<DiskFeature>(parts, context);
    parts.session = add<SessionFeature>(parts, context);
    return parts;
}

#include "editfeatures.moc"

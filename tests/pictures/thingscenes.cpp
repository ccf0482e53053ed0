// Pictures of the manual's part on things and kinds.

#include "editor/document/propertyedits.h"
#include "editor/edits/ownkinds.h"
#include "editor/forms/kinddialog.h"
#include "tests/pictures/editorscene.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace {

constexpr Point orc{15, 9};

void chooseOrc(SceneStage &stage)
{
    stage.selectThings({orc});
    stage.showDock(u"thingsDock"_s);
}

void changeOrc(SceneStage &stage)
{
    stage.type(u"thing_hp"_s, u"40"_s);
    stage.choose(u"thing_direction"_s, 3);
}

/// Puts three things on one cell and selects the topmost.
void pile(SceneStage &stage)
{
    constexpr Point cell{10, 9};
    LevelChange change;
    change.thingsAfter = {{.cell = cell, .kind = u"sword"_s, .values = {}},
                          {.cell = cell, .kind = u"shield"_s, .values = {}},
                          {.cell = cell, .kind = u"orc"_s, .values = {}}};
    stage.editor().document().stroke({}, change);
    stage.selectThings({cell});
    stage.toolbox().selection().setThings({stage.toolbox().selection().things().back()});
    stage.showDock(u"thingsDock"_s);
}

void lower(SceneStage &stage)
{
    stage.trigger(u"thingDown"_s);
}

void chooseBoth(SceneStage &stage)
{
    stage.selectThings({{3, 9}, orc});
}

void copyBoth(SceneStage &stage)
{
    stage.trigger(u"duplicateThings"_s);
}

void beginKind(SceneStage &stage)
{
    const LevelDocument &document = stage.editor().document();
    auto *dialog = new KindDialog(document, *newKindFrom(document.level(), *document.catalogue(), u"troll"_s), {},
                                  &stage.window());
    dialog->show();
}

void describeKind(SceneStage &stage)
{
    stage.type(u"kind_name"_s, u"bridge troll"_s);
    stage.type(u"kind_hp"_s, u"28"_s);
    stage.type(u"kind_color"_s, u"#5fa8ff"_s);
}

void showRules(SceneStage &stage)
{
    stage.showDock(u"propertiesDock"_s);
    if (auto *search = stage.window().findChild<QLineEdit *>(u"rulesSearch"_s)) {
        search->setText(u"sight"_s);
    }
}

void changeRules(SceneStage &stage)
{
    setRule(stage.editor().document(), u"vision"_s, u"fov"_s);
    setRule(stage.editor().document(), u"fov_radius"_s, 6);
}

} // namespace

QList<EditorScene> thingScenes()
{
    return {
        {u"thing"_s, u"level+things"_s, chooseOrc, changeOrc},
        {u"order"_s, u"level+things"_s, pile, lower},
        {u"duplicate"_s, {}, chooseBoth, copyBoth},
        {u"kind"_s, u"kindDialog"_s, beginKind, describeKind},
        {u"rules"_s, u"rules"_s, showRules, changeRules},
    };
}

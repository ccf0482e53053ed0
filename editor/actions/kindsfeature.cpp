#include "editor/actions/kindsfeature.h"

#include "editor/canvas/canvas.h"
#include "editor/edits/carriedkinds.h"
#include "editor/edits/thingvalues.h"
#include "editor/forms/kinddialog.h"
#include "editor/levelfiles/leveldialog.h"
#include "editor/palette/palettepanel.h"
#include "editor/text/kindname.h"
#include "editor/text/mnemonics.h"
#include "editor/text/plaintext.h"
#include "editor/tools/strokename.h"
#include "editor/tools/toolbox.h"
#include "editor/view/editdocks.h"
#include "editor/widgets/question.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QAction>
#include <QLayout>
#include <QMainWindow>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestName = 30; // of a kind in a menu

/// Returns a name for a menu. Names come from files, so ampersands must not become mnemonics.
QString menuText(const QString &name)
{
    const QString text = name.size() > longestName ? name.left(longestName) + u"…"_s : name;
    return withoutMnemonics(text);
}

} // namespace

KindsFeature::KindsFeature(const EditorContext &context)
    : EditFeature(context), m_bar(new NoticeBar(u"kindsNotice"_s, &context.header))
{
    context.header.layout()->addWidget(m_bar);
    const auto hasOwn = [this] { return ownKind(this->context().document.level(), ownKindInHand()).has_value(); };
    m_new = addCommand("newKind", {}, {}, {MenuSection::LevelKinds, u"new"_s}, [this] { makeFrom(kindInHand()); },
                       {[this] { return canCopy(kindInHand()); }});
    m_newOfThings = addCommand(CommandIds::newKindOfThings, {}, {}, {.icon = u"new"_s},
                               [this] { makeFrom(kindOfThings()); }, {[this] { return canCopy(kindOfThings()); }});
    m_edit = addCommand("editKind", {}, {}, {MenuSection::LevelKinds, u"edit"_s}, [this] { edit(); }, {hasOwn});
    m_remove = addCommand("removeKind", {}, {},
                          {.section = MenuSection::LevelKinds, .icon = u"erase"_s, .isDestructive = true},
                          [this] { remove(); }, {hasOwn});
    connect(&context.toolbox.selection(), &Selection::changed, this, &KindsFeature::update);
    connect(&context.toolbox, &Toolbox::paintChanged, this, &KindsFeature::update);
    connect(&context.toolbox, &Toolbox::toolChanged, this, &KindsFeature::update);
    connect(&context.document, &LevelDocument::catalogueChanged, this, &KindsFeature::update);
    connect(&context.toolbox, &Toolbox::stampChanged, this, &KindsFeature::resetStampNotice);
    connect(&context.toolbox, &Toolbox::toolChanged, this, &KindsFeature::updateStampNotice);
    connect(&context.document, &LevelDocument::levelReplaced, this, &KindsFeature::resetStampNotice);
    connect(&context.document, &LevelDocument::catalogueChanged, this, &KindsFeature::updateStampNotice);
    connect(m_bar, &NoticeBar::left, &context.canvas, qOverload<>(&QWidget::setFocus));
    context.docks.palette().addListActions({m_new, m_edit, m_remove});
    update();
}

/// Returns the common kind of the selected things; empty if there is none.
QString KindsFeature::kindOfThings() const
{
    return commonKind(context().document.level(), context().toolbox.selection().things());
}

bool KindsFeature::canCopy(const QString &key) const
{
    const Catalogue &catalogue = *context().document.catalogue();
    const std::optional<KindId> id = catalogue.kindOf(key);
    return id && catalogue.kind(*id).category != KindCategory::Hero;
}

/// Returns why no kind can be derived from this one, and what to do instead.
QString KindsFeature::noKindReason(const QString &key) const
{
    if (context().toolbox.options().isMixing()) {
        return tr("You are drawing with a random mix. Choose a single monster, treasure or item in the palette to make "
                  "a new kind.");
    }
    return context().document.catalogue()->kindOf(key)
               ? tr("A level has only one hero. Choose a monster, treasure or item to make a new kind.")
               : tr("A level cannot define its own terrain. Choose a monster, treasure or item in the palette to make "
                    "a new kind.");
}

/// Returns why a kind cannot be changed or deleted, and what to do instead.
QString KindsFeature::noOwnKindReason(const QString &key) const
{
    return canCopy(key) ? tr("“%1” is built in. To change it, make a new kind from it.").arg(nameOfKind(key))
                        : tr("First choose a kind defined in this level in the palette.");
}

void KindsFeature::makeFrom(const QString &key)
{
    if (const auto kind = newKindFrom(context().document.level(), *context().document.catalogue(), key)) {
        ask(*kind, {});
    }
}

/// Returns the kind of the selected things, else that of the paint.
QString KindsFeature::kindInHand() const
{
    const Toolbox &toolbox = context().toolbox;
    const QString common = infoOf(toolbox.tool()).isPainting() ? QString() : kindOfThings();
    return common.isEmpty() ? toolbox.paint().kind : common;
}

/// Returns kindInHand(), or the kind of the paint if kindInHand() is not an own kind of the level.
QString KindsFeature::ownKindInHand() const
{
    const QString key = kindInHand();
    return ownKind(context().document.level(), key) ? key : context().toolbox.paint().kind;
}

QString KindsFeature::nameOfKind(const QString &key) const
{
    return nameOf(Paint::ofKind(key), *context().document.catalogue());
}

/// Returns the name of an own kind, even if the level does not have it yet.
QString KindsFeature::nameOfOwn(const OwnKind &kind) const
{
    const QString name = kind.record.value("name"_L1).toString();
    return name.isEmpty() ? nameOfKind(kind.base()) : name;
}

void KindsFeature::ask(const OwnKind &kind, const QString &replacedKey)
{
    context().toolbox.cancel();
    LevelDocument &document = context().document;
    KindDialog dialog(document, kind, replacedKey, &context().host);
    if (!isAcceptedFor(document, dialog) || (dialog.kind() == kind && !replacedKey.isEmpty())) {
        return;
    }
    const KindChange change = changeByOwnKind(document.level(), dialog.kind(), replacedKey);
    const QString name = nameOfOwn(dialog.kind());
    document.changeLevel(replacedKey.isEmpty() ? tr("new kind %1").arg(name) : tr("change kind %1").arg(name),
                         change.properties, change.cells);
    context().toolbox.choosePaint(Paint::ofKind(dialog.kind().key));
}

void KindsFeature::edit()
{
    const QString key = ownKindInHand();
    if (const std::optional<OwnKind> kind = ownKind(context().document.level(), key)) {
        ask(*kind, key);
    }
}

void KindsFeature::remove()
{
    context().toolbox.cancel();
    LevelDocument &document = context().document;
    const std::optional<OwnKind> kind = ownKind(document.level(), ownKindInHand());
    const std::optional<bool> keepsThings =
        kind ? askKeepsThings(*kind, countOfKind(document.level(), kind->key)) : std::nullopt;
    if (keepsThings) {
        const KindChange change = changeByRemovingKind(document.level(), kind->key, *keepsThings);
        document.changeLevel(tr("delete kind %1").arg(nameOfOwn(*kind)), change.properties, change.cells);
    }
}

/// std::nullopt if the user cancelled.
std::optional<bool> KindsFeature::askKeepsThings(const OwnKind &kind, int count) const
{
    if (count == 0) {
        return true;
    }
    const std::size_t answer = answerTo(
        &context().host,
        {.name = u"removeKindQuestion"_s,
         .text = tr("This level has %n things of the kind “%1”, on the map or carried by monsters.", nullptr, count)
                     .arg(nameOfKind(kind.key)),
         .answers = {
             {.name = u"removeKindChange"_s, .text = tr("Replace with “%1”").arg(menuText(nameOfKind(kind.base())))},
             {.role = QMessageBox::DestructiveRole, .name = u"removeKindRemove"_s, .text = tr("Delete them too")},
             {.button = QMessageBox::Cancel}}});
    return answer < 2 ? std::optional(answer == 0) : std::nullopt;
}

/// Shows the notice about differing kinds from choosing the stamp until it is put away. After pasting, the cause would
/// be hard to find.
void KindsFeature::resetStampNotice()
{
    m_asksAboutStamp = true;
    m_addsSecondKind = false;
    updateStampNotice();
}

/// Warns only if a second kind would be added. An existing one was pasted before, or kept on purpose.
void KindsFeature::updateStampNotice()
{
    const Toolbox &toolbox = context().toolbox;
    const LevelDocument &document = context().document;
    bool tells = false;
    if (toolbox.tool() == ToolId::Stamp && m_asksAboutStamp) {
        const std::vector<DifferingKind> kinds =
            kindsThatDiffer(toolbox.stamp(), document.level(), *document.catalogue());
        m_addsSecondKind = m_addsSecondKind || std::any_of(kinds.begin(), kinds.end(), [](const DifferingKind &kind) {
                               return !kind.isThere;
                           });
        tells = m_addsSecondKind && !kinds.empty();
    }
    m_bar->tell(tells ? std::bind_front(&KindsFeature::noticeOfStamp, this) : std::function<Notice()>());
}

Notice KindsFeature::noticeOfStamp()
{
    const LevelDocument &document = context().document;
    const std::vector<DifferingKind> kinds =
        kindsThatDiffer(context().toolbox.stamp(), document.level(), *document.catalogue());
    if (kinds.empty()) {
        return {};
    }
    QStringList names;
    for (const DifferingKind &kind : kinds) {
        if (const std::optional<OwnKind> own = ownKind(document.level(), kind.levelKey)) {
            names.append(tr("“%1”", "a name in a list").arg(nameOfOwn(*own)));
        }
    }
    names.removeDuplicates();
    const bool areThere =
        std::all_of(kinds.begin(), kinds.end(), [](const DifferingKind &kind) { return kind.isThere; });
    const auto change = [this] {
        const LevelDocument &now = context().document;
        const Level after = withKindsOf(context().toolbox.stamp(), now.level(), *now.catalogue());
        context().document.changeLevel(tr("use the copied kinds"), propertiesOf(after),
                                       changeBetween(now.level(), after));
    };
    const auto keep = [this] {
        m_asksAboutStamp = false;
        updateStampNotice();
    };
    //: %1 names kinds: “castellan”, “guard”
    const QString sentence = areThere
                                 ? tr("This level has %1 twice, with different values.")
                                 : tr("%1 has other values in this level. Pasting adds a second kind of that name.");
    return {.sentence = sentence.arg(names.join(u", "_s)),
            .choices = {{.name = u"changeKinds"_s,
                         .text = tr("Use the copied values"),
                         .tip = tr("Change the kind in this level, and with it everything of that kind"),
                         .act = change},
                        {.name = u"keepBothKinds"_s, .text = tr("Keep both"), .tip = {}, .act = keep}}};
}

void KindsFeature::update()
{
    if (context().toolbox.isStroking()) {
        return; // called again at its end
    }
    const QString key = kindInHand();
    const QString ownKey = ownKindInHand();
    const bool isOwn = ownKind(context().document.level(), ownKey).has_value();
    const QString name = menuText(nameOfKind(key));
    const QString ownName = isOwn ? menuText(nameOfKind(ownKey)) : QString();
    EditFeature::update();
    m_new->setText(canCopy(key) ? tr("&New kind from “%1”…").arg(name) : tr("&New kind from this…"));
    m_newOfThings->setText(tr("&New kind from this…"));
    m_edit->setText(isOwn ? tr("&Edit kind “%1”…").arg(ownName) : tr("&Edit kind…"));
    m_remove->setText(isOwn ? tr("De&lete kind “%1”…").arg(ownName) : tr("De&lete kind…"));
    for (QAction *action : {m_new, m_newOfThings}) {
        action->setIconText(tr("New kind…"));
    }
    m_new->setToolTip(canCopy(key) ? tr("Make a new kind for this level from the selected things or the palette choice")
                                   : noKindReason(key));
    m_newOfThings->setToolTip(canCopy(kindOfThings()) ? tr("Make a new kind for this level from this one")
                                                      : tr("Select things of one kind first."));
    m_new->setStatusTip(m_new->toolTip());
    m_newOfThings->setStatusTip(m_newOfThings->toolTip());
    m_edit->setStatusTip(isOwn ? tr("Edit a kind defined in this level") : noOwnKindReason(key));
    m_remove->setStatusTip(isOwn ? tr("Delete a kind defined in this level") : noOwnKindReason(key));
    m_edit->setToolTip(plainTip(m_edit->statusTip())); // the name may come from a file
    m_remove->setToolTip(plainTip(m_remove->statusTip()));
}

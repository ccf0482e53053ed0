#include "editor/forms/kinddialog.h"

#include "editor/art/canvascolors.h"
#include "editor/art/fontsize.h"
#include "editor/art/icon.h"
#include "editor/art/tileset.h"
#include "editor/document/leveldocument.h"
#include "editor/edits/ownkinds.h"
#include "editor/forms/effectseditor.h"
#include "editor/text/fieldname.h"
#include "editor/text/issuetext.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/quietlist.h"
#include "editor/widgets/scrollform.h"
#include "editor/widgets/styled.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/cataloguereader.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/json/translations.h"

#include <QDialogButtonBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

using namespace Qt::StringLiterals;

/// The choice of an own kind's picture: one of the shipped pictures, or its character in its color.
class KindLook : public QWidget {
    Q_OBJECT

public:
    /// Offers the pictures of the catalogue's kinds, those of `category` first.
    KindLook(const Catalogue &catalogue, KindCategory category, QWidget *parent = nullptr);

    /// Shows the look of a record; `usual` is the look of the base.
    void show(const QJsonObject &record, const Appearance &usual);

Q_SIGNALS:
    /// Other pictures were chosen; undefined: those of the base.
    void picturesChosen(const QJsonValue &pictures);

private:
    void addPictures(const Catalogue &catalogue, KindCategory category);
    void addPicture(const QString &picture, const QString &name);
    void showOwn(bool isOwn);
    void onClicked(const QListWidgetItem *item);
    QIcon iconOf(const QString &picture) const;

    Tileset m_tileset;
    QLabel *m_label;
    QToolButton *m_reset;
    QListWidget *m_list; ///< the first two items: as the base, and its character
};

namespace {

constexpr int lookSide = 32;
constexpr int listHeight = 132;
constexpr int asBase = 0;
constexpr int asCharacter = 1;

/// Returns the look of a record, completed by that of its base; invalid values are ignored.
Appearance lookOf(const QJsonObject &record, const Appearance &usual)
{
    Appearance look = usual;
    const QList<uint> glyph = record.value("glyph"_L1).toString().toUcs4();
    look.glyph = glyph.size() == 1 ? char32_t(glyph.first()) : usual.glyph;
    bool isColor = false;
    const quint32 color = record.value("color"_L1).toString().mid(1).toUInt(&isColor, 16);
    look.color = isColor ? color & 0xffffff : usual.color;
    return look;
}

} // namespace

KindLook::KindLook(const Catalogue &catalogue, KindCategory category, QWidget *parent)
    : QWidget(parent), m_label(new QLabel), m_reset(new QToolButton), m_list(new QuietList<QListWidget>)
{
    m_list->setObjectName(u"kindPictures"_s);
    m_list->setAccessibleName(tr("Picture"));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setIconSize({lookSide, lookSide});
    m_list->setGridSize({lookSide + 12, lookSide + 12});
    m_list->setFixedHeight(listHeight);
    m_label->setBuddy(m_list);
    m_reset->setObjectName(u"kindPicturesReset"_s);
    m_reset->setIcon(programIcon(u"undo"_s));
    m_reset->setProperty("isSmall", true);
    m_reset->setIconSize({14, 14});
    m_reset->setAccessibleName(tr("Reset: %1").arg(tr("Picture")));
    m_reset->setToolTip(tr("Reset to the default value"));
    QSizePolicy policy = m_reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // prevents the widgets below from moving
    m_reset->setSizePolicy(policy);
    auto *heading = new QHBoxLayout;
    heading->addWidget(m_label, 1);
    heading->addWidget(m_reset);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 8);
    layout->addLayout(heading);
    layout->addWidget(m_list);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // so that it does not grow with the form
    addPictures(catalogue, category);
    showOwn(false);
    connect(m_reset, &QToolButton::clicked, this, [this] { Q_EMIT picturesChosen(QJsonValue::Undefined); });
    connect(m_list, &QListWidget::currentItemChanged, this, &KindLook::onClicked);
}

void KindLook::addPictures(const Catalogue &catalogue, KindCategory category)
{
    new QListWidgetItem(m_list);
    m_list->item(asBase)->setToolTip(tr("Same as the kind it is based on"));
    new QListWidgetItem(m_list);
    m_list->item(asCharacter)->setToolTip(tr("Its character"));
    QStringList pictures;
    for (const bool isAlike : {true, false}) {
        for (const Kind &kind : catalogue.kinds()) {
            for (const QString &picture : kind.look.pictures) {
                if ((kind.category == category) == isAlike && !pictures.contains(picture)) {
                    pictures.append(picture);
                    addPicture(picture, nameOf(kind.look));
                }
            }
        }
    }
    for (int row : {asBase, asCharacter}) {
        m_list->item(row)->setData(Qt::AccessibleTextRole, m_list->item(row)->toolTip());
    }
}

void KindLook::addPicture(const QString &picture, const QString &name)
{
    auto *item = new QListWidgetItem(iconOf(picture), {}, m_list);
    item->setData(Qt::UserRole, picture);
    item->setData(Qt::AccessibleTextRole, name);
    item->setToolTip(name);
}

/// Marks own values as in ValueRow.
void KindLook::showOwn(bool isOwn)
{
    m_label->setText(isOwn ? u"● "_s + tr("Picture") : tr("Picture"));
    setStyled(m_label, "isChanged", isOwn);
    m_reset->setVisible(isOwn);
}

QIcon KindLook::iconOf(const QString &picture) const
{
    // Characters are drawn on the background of the canvas, where all colors are readable; on a selected row they
    // hardly are.
    const int side = qRound(lookSide * devicePixelRatioF());
    QPixmap pixmap(side, side);
    pixmap.fill(CanvasColors::ink);
    QPainter(&pixmap).drawPixmap(0, 0, m_tileset.pixmap(picture, side));
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

void KindLook::show(const QJsonObject &record, const Appearance &usual)
{
    const QSignalBlocker quiet(m_list);
    Appearance look = lookOf(record, usual);
    m_list->item(asBase)->setIcon(iconOf(pictureOf(usual.pictures.isEmpty() ? look : usual)));
    look.pictures.clear();
    m_list->item(asCharacter)->setIcon(iconOf(pictureOf(look)));
    const QJsonValue own = record.value("pictures"_L1);
    const bool isBaseCharacter = usual.pictures.isEmpty(); // the two items would show the same picture
    m_list->item(asCharacter)->setHidden(isBaseCharacter);
    int row = own.isUndefined() || isBaseCharacter ? asBase : asCharacter;
    for (int i = 0; i < m_list->count(); ++i) {
        const QString picture = m_list->item(i)->data(Qt::UserRole).toString();
        row = !picture.isEmpty() && own == QJsonArray{picture} ? i : row;
    }
    m_list->setCurrentRow(row);
    m_list->scrollToItem(m_list->item(row));
    showOwn(!own.isUndefined());
}

void KindLook::onClicked(const QListWidgetItem *item)
{
    const int row = m_list->row(item);
    if (row == asBase) {
        Q_EMIT picturesChosen(QJsonValue::Undefined);
    } else if (row == asCharacter) {
        Q_EMIT picturesChosen(QJsonArray());
    } else if (item) {
        Q_EMIT picturesChosen(QJsonArray{item->data(Qt::UserRole).toString()});
    }
}

namespace {

constexpr QSize kindSize(460, 620);
constexpr int wideField = 200; // for names
constexpr int longestKey = 60;
constexpr int issueLines = 3;

QString valueText(const QString &field, const QJsonValue &value)
{
    return value.isBool() ? fieldWordName(field, value.toBool() ? u"true"_s : u"false"_s)
                          : fieldWordName(field, textOfValue(value));
}

QString fieldTip(const QString &field)
{
    return field == u"glyph"   ? KindDialog::tr("Stands for this kind where characters are shown instead of pictures")
           : field == u"color" ? KindDialog::tr("Color of the character, such as #f2b84b")
                               : QString();
}

QLabel *quietLabel(const QString &objectName, const QString &text)
{
    QLabel *label = wrappedLabel(objectName, true);
    label->setText(text);
    return label;
}

/// Returns the base of an own kind; an empty kind if the base is unknown.
std::shared_ptr<const Kind> baseOf(const LevelDocument &document, const OwnKind &kind)
{
    const std::optional<KindId> id = document.catalogue()->kindOf(kind.base());
    Kind unknown;
    unknown.category = kind.category;
    return std::make_shared<const Kind>(id ? document.catalogue()->kind(*id) : unknown);
}

} // namespace

KindDialog::KindDialog(const LevelDocument &document, OwnKind kind, const QString &replacedKey, QWidget *parent)
    : QDialog(parent), m_document(document), m_kind(std::move(kind)), m_replacedKey(replacedKey),
      m_base(baseOf(document, m_kind)), m_isKeyOwn(!replacedKey.isEmpty()),
      m_fields(u"kind_"_s, {.name = fieldName,
                            .tip = fieldTip,
                            .choice = valueText,
                            .faultOfValue = std::bind_front(&KindDialog::faultOfValue, this)}),
      m_key(new QLineEdit), m_look(new KindLook(*document.baseCatalogue(), m_kind.category)),
      m_issues(wrappedLabel(u"kindIssues"_s))
{
    setObjectName(u"kindDialog"_s);
    setWindowTitle(replacedKey.isEmpty() ? tr("New kind") : tr("Edit kind"));
    m_area = new ScrollForm(makeForm());
    m_area->setObjectName(u"kindArea"_s);
    m_issues->setProperty("isDanger", true);
    m_issues->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_issues->setFixedHeight(issueLines * m_issues->fontMetrics().lineSpacing()); // prevents the widgets above from
                                                                                  // moving
    QDialogButtonBox *buttons = dialogButtons(*this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(replacedKey.isEmpty() ? tr("Create kind") : tr("Save kind"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_area, 1);
    auto *foot = new QHBoxLayout; // issues beside the buttons take no height from the form
    foot->addWidget(m_issues, 1);
    foot->addWidget(buttons, 0, Qt::AlignBottom);
    layout->addLayout(foot);
    resizeOnScreen(*this, kindSize);
    showKind();
    heightenOnScreen(*this);
    m_fields.all().front()->setFocus(); // the name
}

void KindDialog::accept()
{
    if (!m_fields.focusRejected()) {
        QDialog::accept();
    }
}

QWidget *KindDialog::makeForm()
{
    auto *form = new QWidget;
    form->setObjectName(u"kindForm"_s);
    auto *layout = new QVBoxLayout(form);
    layout->setSpacing(8);
    layout->addWidget(quietLabel(u"kindBase"_s, tr("Based on: %1").arg(nameOf(m_base->look))));
    if (const QString note = idleFieldsNote(m_kind.category, m_document.level(), *m_document.baseCatalogue());
        !note.isEmpty()) {
        layout->addWidget(quietLabel(u"kindFieldsNote"_s, note));
    }
    for (const ValueSpec &spec : kindFields(m_kind.category)) {
        ValueRow *row = m_fields.add(spec, form);
        layout->addWidget(row);
        if (spec.key == u"name") {
            layout->addLayout(keyBelow(*row));
            layout->addWidget(m_look);
        }
    }
    if (m_kind.category == KindCategory::Item) {
        m_effects = new EffectsEditor;
        layout->addWidget(m_effects);
        connect(m_effects, &EffectsEditor::changed, this, [this](const QJsonValue &value) {
            setKindValue(m_kind.record, u"effects"_s, value, *m_base);
            showIssues();
        });
        connect(m_effects, &EffectsEditor::added, this, [this](QWidget *field) { m_area->reveal(field); });
    }
    layout->addStretch();
    connect(m_key, &QLineEdit::textEdited, this, &KindDialog::onKeyEdited);
    connect(&m_fields, &FieldRows::changed, this, &KindDialog::set);
    connect(m_look, &KindLook::picturesChosen, this, [this](const QJsonValue &value) { set(u"pictures"_s, value); });
    return form;
}

/// Creates the row of the key, aligned with that of the name.
QLayout *KindDialog::keyBelow(ValueRow &name)
{
    auto *row = new QHBoxLayout;
    auto *label = new QLabel(tr("Key in the file"));
    label->setBuddy(m_key);
    m_key->setObjectName(u"kindKey"_s);
    m_key->setAccessibleName(label->text());
    m_key->setMaxLength(longestKey);
    name.setFieldWidth(wideField);
    m_key->setFixedWidth(besideFont(wideField, font()));
    row->setSpacing(0);
    row->addWidget(label, 1);
    row->addWidget(m_key);
    row->addSpacing(name.roomBehindField());
    return row;
}

/// Warns if another kind has the same character, since text could not distinguish them.
QString KindDialog::noteOfGlyph() const
{
    const QString glyph = m_kind.record.value("glyph"_L1).toString();
    const std::optional<char32_t> character = singleCharacter(glyph);
    const Catalogue &catalogue = *m_document.catalogue();
    const LegendTable legend(catalogue, m_document.level().legend);
    const QString *other = character ? legend.keyOf(*character) : nullptr;
    const std::optional<Meaning> meaning =
        other && *other != m_replacedKey ? catalogue.meaningOf(*other) : std::nullopt;
    return meaning ? tr("In text, %1 already stands for %2, so this kind gets another character there.")
                         .arg(glyph, nameOf(catalogue.lookOf(*meaning)))
                   : QString();
}

/// Notes that translated names do not change with the name.
QString KindDialog::noteOfOtherNames() const
{
    const std::optional<OwnKind> before = ownKind(m_document.level(), m_replacedKey);
    if (!before || before->record.value("name"_L1) == m_kind.record.value("name"_L1)) {
        return {};
    }
    const QJsonObject names =
        textsAt(m_document.level().translations, pathOfKindName(sectionOf(before->category), before->key));
    QStringList parts;
    for (auto name = names.begin(); name != names.end(); ++name) {
        parts.append(tr("“%1” (%2)", "a name and its language").arg(name.value().toString(), name.key()));
    }
    return parts.isEmpty() ? QString() : tr("Its names in other languages do not change: %1.").arg(parts.join(u", "_s));
}

/// Returns the reader's message about this field with another value; empty if there is none.
QString KindDialog::faultOfValue(const QString &field, const QJsonValue &value) const
{
    OwnKind kind = m_kind;
    setKindValue(kind.record, field, value, *m_base);
    for (const Issue &issue : issuesOf(kind, m_replacedKey, m_document.level(), *m_document.baseCatalogue())) {
        if (issue.path.endsWith(u'.' + field)) {
            return sentenceOf(issue);
        }
    }
    return {};
}

/// Returns the value of the base, such as "troll: 37"; empty for the name, which is shown above the form.
QString KindDialog::noteOfUsual(const QString &field, const QString &usual) const
{
    return field == u"name" ? QString() : tr("%1: %2", "a kind and its value").arg(nameOf(m_base->look), usual);
}

void KindDialog::set(const QString &field, const QJsonValue &value)
{
    setKindValue(m_kind.record, field, value, *m_base);
    if (field == u"name" && !m_isKeyOwn) {
        const QString name = value.isUndefined() ? m_base->key : value.toString();
        m_kind.key = keyFromName(name, *m_document.catalogue());
    }
    showKind();
}

void KindDialog::onKeyEdited()
{
    m_isKeyOwn = true;
    m_kind.key = m_key->text().trimmed();
    showIssues();
}

void KindDialog::showKind()
{
    if (m_key->text().trimmed() != m_kind.key) {
        m_key->setText(m_kind.key);
    }
    m_fields.show([this](const ValueRow &row) {
        const QString &field = row.spec().key;
        const QString usual = field == u"name" ? nameOf(m_base->look) : valueText(field, valueOfKind(*m_base, field));
        return ValueShown{
            .own = kindValue(m_kind.record, field, *m_base), .usual = usual, .note = noteOfUsual(field, usual)};
    });
    m_look->show(m_kind.record, m_base->look);
    if (m_effects) {
        m_effects->setEffects(m_kind.record.value("effects"_L1), effectsOf(*m_base));
    }
    showIssues();
}

void KindDialog::showIssues()
{
    const IssueList issues = issuesOf(m_kind, m_replacedKey, m_document.level(), *m_document.baseCatalogue());
    const QString note = noteOfGlyph().isEmpty() ? noteOfOtherNames() : noteOfGlyph();
    const QString sentence = issues.isEmpty() ? note : sentenceOf(issues[0]);
    m_issues->setText(sentence);
    m_issues->setToolTip(plainTip(sentence));
    m_accept->setEnabled(issues.isEmpty());
}

#include "kinddialog.moc"

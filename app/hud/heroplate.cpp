#include "app/hud/heroplate.h"

#include "app/messages/herowords.h"
#include "editor/art/fontsize.h"
#include "editor/art/tileset.h"
#include "editor/canvas/canvas.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/styled.h"
#include "gamecore/data/statuseffect.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int plateGap = 12;
constexpr int plateMargin = 10;
constexpr int plateWidth = 176;
constexpr int statusIconSide = 20;

} // namespace

HeroPlate::HeroPlate(Canvas &canvas)
    : QWidget(&canvas), m_canvas(canvas), m_tileset(std::make_unique<Tileset>()),
      m_hpCaption(namedLabel(u"hpCaption"_s, true)), m_hp(namedLabel(u"hpValue"_s)), m_hpBar(new QProgressBar),
      m_statuses(new QWidget), m_icons(newLayout<QHBoxLayout>(m_statuses, 0, 4))
{
    setObjectName(u"heroPlate"_s);
    setAttribute(Qt::WA_StyledBackground);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *column = newLayout<QVBoxLayout>(this, plateMargin, 4);
    auto *first = new QHBoxLayout;
    m_hp->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    first->addWidget(m_hpCaption);
    first->addWidget(m_hp, 1);
    column->addLayout(first);
    m_hpBar->setObjectName(u"hpBar"_s);
    m_hpBar->setTextVisible(false);
    column->addWidget(m_hpBar);
    auto *facts = new QGridLayout;
    facts->setHorizontalSpacing(6);
    m_level = addFact(*facts, 0, u"heroLevel"_s);
    facts->setColumnStretch(2, 1);
    m_depth = addFact(*facts, 3, u"heroDepth"_s);
    column->addLayout(facts);
    m_statuses->setObjectName(u"statusesValue"_s);
    m_statuses->hide();
    column->addWidget(m_statuses);
    hide();
    connect(&canvas, &Canvas::viewChanged, this, [this] {
        if (isVisible()) {
            place();
        }
    });
    canvas.installEventFilter(this);
    retranslateOnChange(*this, [this] { retranslate(); });
}

HeroPlate::~HeroPlate() = default;

HeroPlate::Fact HeroPlate::addFact(QGridLayout &grid, int column, const QString &name)
{
    const Fact fact{namedLabel(name + u"Caption"_s, true), namedLabel(name + u"Value"_s)};
    grid.addWidget(fact.caption, 0, column);
    grid.addWidget(fact.value, 0, column + 1);
    return fact;
}

void HeroPlate::showHero(const World &world, const ShownStats &shownStats)
{
    const Numbers numbers{.hp = qMax(0, world.hero().hp),
                          .maxHp = world.maxHp(heroId),
                          .level = world.character().level,
                          .depth = world.stage().isDungeon ? world.stage().depth : 0,
                          .statuses = world.hero().statuses,
                          .shown = shownStats};
    m_cell = world.hero().cell;
    if (!m_hasWorld || !(numbers == m_numbers)) {
        m_hasWorld = true;
        m_numbers = numbers;
        showNumbers();
    } else {
        place();
    }
}

void HeroPlate::setShown(bool isShown)
{
    m_isShown = isShown;
    showNumbers();
}

void HeroPlate::showNumbers()
{
    const QLocale locale;
    const bool hasStatuses = !statusesText(m_numbers.statuses).isEmpty();
    const bool isHealth = m_numbers.shown.isHealth;
    const bool isGrowth = m_numbers.shown.isGrowth;
    const bool isDepth = m_numbers.depth > 0 && (isHealth || isGrowth);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_hpCaption), static_cast<QWidget *>(m_hp), static_cast<QWidget *>(m_hpBar)}) {
        widget->setVisible(isHealth);
    }
    for (QLabel *label : {m_level.caption, m_level.value}) {
        label->setVisible(isGrowth);
    }
    for (QLabel *label : {m_depth.caption, m_depth.value}) {
        label->setVisible(isDepth);
    }
    showHp();
    m_level.value->setText(locale.toString(m_numbers.level));
    m_depth.value->setText(locale.toString(m_numbers.depth));
    showStatuses();
    m_statuses->setVisible(hasStatuses);
    setAccessibleName(sentence());
    setVisible(m_isShown && m_hasWorld && (isHealth || isGrowth || hasStatuses));
    place();
}

void HeroPlate::showHp()
{
    const QLocale locale;
    const bool isLow = m_numbers.hp * lowHealthPart <= m_numbers.maxHp;
    const bool isWarned = isLow && m_numbers.hp > 0; // a dead hero gets no warning
    const bool isNearlyGone = m_numbers.hp * lowHealthPart * 2 <= m_numbers.maxHp;
    //: hit points: what there is and what there could be
    m_hp->setText(tr("%1 / %2").arg(locale.toString(m_numbers.hp), locale.toString(m_numbers.maxHp)));
    m_hpCaption->setText(!isWarned ? tr("HP") : isNearlyGone ? tr("HP nearly gone!") : tr("HP low!"));
    setStyled(this, "isDanger", isWarned && isNearlyGone);
    setStyled(m_hpBar, "isLow", isLow);
    setStyled(m_hpCaption, "isDanger", isLow);
    setStyled(m_hp, "isDanger", isLow);
    m_hpBar->setRange(0, qMax(1, m_numbers.maxHp));
    m_hpBar->setValue(m_numbers.hp);
}

/// Shows a picture and the turns left for each status.
void HeroPlate::showStatuses()
{
    while (QLayoutItem *item = m_icons->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const int side = besideFont(statusIconSide, font());
    for (int i = 0; i < statusEffectCount; ++i) {
        const int left = m_numbers.statuses.left(StatusEffect(i));
        if (left <= 0) {
            continue;
        }
        auto *picture = new QLabel;
        picture->setPixmap(m_tileset->pixmap(u"status_"_s + rowOf(StatusEffect(i)).key, side, devicePixelRatioF()));
        auto *turns = plainLabel(QLocale().toString(left));
        turns->setAccessibleName(sentence());
        m_icons->addWidget(picture);
        m_icons->addWidget(turns);
        m_icons->addSpacing(6);
    }
    m_icons->addStretch(1);
}

QString HeroPlate::sentence() const
{
    const QLocale locale;
    QStringList parts;
    if (m_numbers.shown.isHealth) {
        parts.append(tr("%1 of %2 HP").arg(locale.toString(m_numbers.hp), locale.toString(m_numbers.maxHp)));
    }
    if (m_numbers.shown.isGrowth) {
        parts.append(tr("level %1", "of the hero").arg(locale.toString(m_numbers.level)));
    }
    if (m_numbers.depth > 0) {
        parts.append(tr("depth %1").arg(locale.toString(m_numbers.depth)));
    }
    parts.append(statusesText(m_numbers.statuses));
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

/// Moves the plate to its corner, in the size that its content needs.
void HeroPlate::place()
{
    if (!isVisible()) {
        return;
    }
    const int margins = 2 * plateMargin;
    setMinimumWidth(m_numbers.shown.isHealth ? besideFont(plateWidth, font()) + margins : 0);
    layout()->activate();
    const QRect view = m_canvas.calmViewport();
    const QSize size = sizeHint().expandedTo(minimumSize());
    QRect plate(view.topLeft() + QPoint(plateGap, plateGap), size);
    const QRect cell = m_canvas.viewportRectOf(m_cell).translated(view.topLeft());
    const QRect around = cell.adjusted(-cell.width(), -cell.height(), cell.width(), cell.height());
    if (plate.intersects(around)) {
        plate.moveBottom(view.bottom() - plateGap);
    }
    setGeometry(plate);
}

void HeroPlate::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_hasWorld) {
        showNumbers();
    }
}

bool HeroPlate::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        place();
    }
    return QWidget::eventFilter(watched, event);
}

void HeroPlate::retranslate()
{
    m_level.caption->setText(tr("Level"));
    m_depth.caption->setText(tr("Depth"));
    m_hpBar->setAccessibleName(tr("Hit points"));
    showNumbers();
}

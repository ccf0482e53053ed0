#include "editor/forms/resizedialog.h"

#include "editor/art/canvascolors.h"
#include "editor/art/tileicon.h"
#include "editor/art/tileset.h"
#include "editor/edits/levelreshape.h"
#include "editor/forms/sidefield.h"
#include "editor/pictures/cellsketch.h"
#include "editor/text/kindname.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/data/catalogue.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

/// A preview of the level with its new frame. Parts outside of the frame, which would be lost, are hatched.
class ResizePreview : public QWidget {
    Q_OBJECT

public:
    /// The catalogue must outlive the preview.
    ResizePreview(const Level &level, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Sets the position of the old corner, the new size, and the terrain of new cells.
    void setFrame(Point corner, Size size, TerrainId fill);

    QSize sizeHint() const override { return {336, 248}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF placed(const QRect &cells) const;

    const Catalogue &m_catalogue;
    QString m_set; ///< of ground and walls
    Tileset m_tileset;
    Size m_before;
    QImage m_picture;
    QRect m_old; ///< in cells of the new level
    QRect m_new;
    QColor m_fill;
};

namespace {

/// The picture is larger than displayed, so that it stays sharp when the dialog grows.
constexpr QSize pictureSize{512, 512};
constexpr int border = 8;

QRect rectOf(Point corner, Size size)
{
    return {corner.x, corner.y, size.width, size.height};
}

} // namespace

ResizePreview::ResizePreview(const Level &level, const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_catalogue(catalogue), m_set(level.tileset), m_before(level.size())
{
    CellSketch sketch(catalogue, m_tileset, rectOf({}, m_before), pictureSize, m_set);
    sketch.drawLevel(level);
    m_picture = sketch.take();
    setFrame({}, m_before, catalogue.wall());
}

void ResizePreview::setFrame(Point corner, Size size, TerrainId fill)
{
    m_old = rectOf(corner, m_before);
    m_new = rectOf({}, size);
    m_fill = LevelPainter(m_tileset, m_catalogue, TileLook::Tiles, {}, m_set).farColors().mean(fill);
    update();
}

QRectF ResizePreview::placed(const QRect &cells) const
{
    const QRect all = m_old | m_new;
    const QRectF room = QRectF(rect()).adjusted(border, border, -border, -border);
    const double side = std::min(room.width() / all.width(), room.height() / all.height());
    const QPointF origin = room.center() - QPointF(all.width(), all.height()) * side / 2;
    return {origin + QPointF(cells.x() - all.x(), cells.y() - all.y()) * side, QSizeF(cells.size()) * side};
}

void ResizePreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), CanvasColors::ink);
    painter.fillRect(placed(m_new), m_fill);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(placed(m_old), m_picture);
    QPainterPath lost;
    lost.addRect(placed(m_old));
    QPainterPath kept;
    kept.addRect(placed(m_new));
    lost = lost.subtracted(kept);
    painter.fillPath(lost, CanvasColors::dimness);
    painter.fillPath(lost, QBrush(CanvasColors::danger, Qt::BDiagPattern));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(CanvasColors::grid, 1));
    painter.drawRect(placed(m_old));
    painter.setPen(QPen(CanvasColors::accent, 2));
    painter.drawRect(placed(m_new));
}

namespace {

/// Enough for three sentences.
constexpr int lossLines = 3;

} // namespace

ResizeDialog::ResizeDialog(LevelDocument &document, QWidget *parent)
    : QDialog(parent), m_document(document),
      m_width(makeSideField(document.level().size().width, u"resizeWidth"_s, tr("Width in cells"))),
      m_height(makeSideField(document.level().size().height, u"resizeHeight"_s, tr("Height in cells"))),
      m_anchor(new QButtonGroup(this)), m_fill(new QComboBox),
      m_preview(new ResizePreview(document.level(), *document.catalogue())), m_loss(wrappedLabel(u"resizeLoss"_s))
{
    setObjectName(u"resizeDialog"_s);
    setWindowTitle(tr("Resize level"));
    setAccessibleName(windowTitle());
    m_preview->setObjectName(u"resizePreview"_s);
    m_preview->setAccessibleName(tr("Preview of the new size"));
    m_loss->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_loss->setMinimumHeight(lossLines * fontMetrics().lineSpacing());
    QDialogButtonBox *buttons = dialogButtons(*this);
    m_resize = buttons->button(QDialogButtonBox::Ok);
    m_resize->setText(tr("Resize"));
    auto *columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addWidget(makeForm());
    columns->addWidget(m_preview, 1);
    auto *layout = newLayout<QVBoxLayout>(this, 16, 8);
    layout->addLayout(columns, 1);
    layout->addWidget(m_loss);
    layout->addWidget(buttons);
    connect(m_width, &QSpinBox::valueChanged, this, &ResizeDialog::showResult);
    connect(m_height, &QSpinBox::valueChanged, this, &ResizeDialog::showResult);
    connect(m_fill, &QComboBox::currentIndexChanged, this, &ResizeDialog::showResult);
    connect(m_anchor, &QButtonGroup::idToggled, this, &ResizeDialog::showResult);
    m_width->selectAll();
    showResult();
}

QWidget *ResizeDialog::makeForm()
{
    fillTerrain();
    auto *form = new QWidget;
    auto *layout = newLayout<QFormLayout>(form, 0, 8);
    layout->addRow(tr("&Width in cells"), m_width);
    layout->addRow(tr("&Height in cells"), m_height);
    layout->setWidget(layout->rowCount(), QFormLayout::FieldRole, makeSideBound());
    layout->addRow(tr("New cells &become"), m_fill);
    QWidget *anchor = makeAnchor();
    auto *anchorLabel = new QLabel(tr("&Anchor"));
    anchorLabel->setBuddy(m_anchor->button(0));
    layout->addRow(anchorLabel, anchor);
    return form;
}

void ResizeDialog::fillTerrain()
{
    m_fill->setObjectName(u"resizeFill"_s);
    m_fill->setAccessibleName(tr("Terrain of new cells"));
    m_fill->setIconSize({KindIcons::side, KindIcons::side});
    const KindIcons icons;
    const Catalogue &catalogue = *m_document.catalogue();
    for (const Terrain &terrain : catalogue.terrain()) {
        m_fill->addItem(icons.of(terrain), nameOf(terrain.look));
    }
    m_fill->setCurrentIndex(int(catalogue.wall()));
}

QWidget *ResizeDialog::makeAnchor()
{
    const QStringList arrows{u"↖"_s, u"↑"_s, u"↗"_s, u"←"_s, u"•"_s, u"→"_s, u"↙"_s, u"↓"_s, u"↘"_s};
    const QStringList names{tr("Upper left corner"), tr("Upper edge"), tr("Upper right corner"),
                            tr("Left edge"),         tr("Middle"),     tr("Right edge"),
                            tr("Lower left corner"), tr("Lower edge"), tr("Lower right corner")};
    auto *anchor = new QWidget;
    auto *grid = newLayout<QGridLayout>(anchor, 0, 2);
    for (int i = 0; i < int(arrows.size()); ++i) {
        auto *button = new QToolButton;
        button->setObjectName(u"resizeAnchor%1"_s.arg(i));
        button->setText(arrows.at(i));
        button->setToolTip(names.at(i));
        button->setAccessibleName(names.at(i));
        button->setCheckable(true);
        button->setFixedSize(32, 32);
        m_anchor->addButton(button, i);
        grid->addWidget(button, i / 3, i % 3);
    }
    grid->setColumnStretch(3, 1);
    m_anchor->button(0)->setChecked(true);
    return anchor;
}

Point ResizeDialog::corner() const
{
    const int anchor = m_anchor->checkedId();
    return cornerAnchored(m_document.level().size(), {m_width->value(), m_height->value()}, anchor % 3, anchor / 3);
}

LevelReshape ResizeDialog::reshape() const
{
    return reshapeByResizing(m_document.level(), {m_width->value(), m_height->value()}, corner(),
                             TerrainId(m_fill->currentIndex()));
}

void ResizeDialog::showResult()
{
    const LevelReshape reshape = this->reshape();
    const Catalogue &catalogue = *m_document.catalogue();
    m_preview->setFrame(reshape.corner, reshape.after, reshape.fill);
    m_resize->setEnabled(!reshape.isEmpty());
    m_loss->setText(reshape.isEmpty() ? tr("The level already has this size.") : lossText(lossOf(reshape, catalogue)));
    m_preview->setAccessibleDescription(m_loss->text());
}

void ResizeDialog::accept()
{
    if (mustReviewSize({m_width, m_height})) {
        return;
    }
    m_document.stroke(tr("resize level"), reshape());
    QDialog::accept();
}

QString ResizeDialog::lossText(const ReshapeLoss &loss)
{
    if (loss.cells == 0) {
        return tr("Nothing is lost.");
    }
    const QString cells = tr("%n cells cut off.", nullptr, int(loss.cells));
    if (loss.things == 0) {
        return cells;
    }
    const QString things = tr("%n things lost.", nullptr, int(loss.things));
    QStringList sentences{cells, things};
    if (loss.hasStart) {
        sentences.append(tr("This includes the start."));
    }
    return sentences.join(u' ');
}

#include "resizedialog.moc"

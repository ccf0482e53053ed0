#pragma once

#include "editor/canvas/motion.h"
#include "editor/pictures/levelpainter.h"

#include <QElapsedTimer>
#include <QGraphicsItem>
#include <QHash>
#include <QImage>

#include <vector>

/// True if effects of a kind are also shown under Motion::Reduced.
bool isReduced(CanvasEffect::Kind kind);

/// The item of all effects that belong to no sprite, such as numbers and missiles. It is drawn above everything else.
class EffectItem : public QGraphicsItem {
public:
    /// The painter must outlive the item.
    explicit EffectItem(const LevelPainter &painter);

    void setSize(Size size);
    /// Begins effects, in addition to those under way.
    void play(const std::vector<CanvasEffect> &effects);
    /// Shows effects without motion, as they look when their motion is over, until endEffects().
    void showStill(const std::vector<CanvasEffect> &effects);
    void endEffects();
    /// Returns the effects that are visible or about to begin.
    std::vector<CanvasEffect> effects() const;
    bool isMoving() const { return !m_running.empty(); }
    /// Repaints effects and ends those whose time is over. Call it for each frame while isMoving().
    void tick();

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Running {
        CanvasEffect effect;
        qint64 startMs = 0; ///< as time of m_clock
        bool isStill = false;
    };
    void begin(const std::vector<CanvasEffect> &effects, bool areStill);

    const LevelPainter &m_painter;
    Size m_size;
    std::vector<Running> m_running;
    QElapsedTimer m_clock;
    QHash<QString, QImage> m_drawnTexts; ///< cache of the outlined texts
};

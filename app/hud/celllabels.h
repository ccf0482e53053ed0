#pragma once

#include <QAbstractScrollArea>
#include <QLabel>

#include <optional>
#include <vector>

class Canvas;
class World;

/// A line of text at the lower left of a view, as wide as its text; hidden if the text is empty. If a plate stands
/// there, the line is to its right. Transparent for the mouse.
class LookLine : public QLabel {
    Q_OBJECT

public:
    explicit LookLine(QAbstractScrollArea *view);

    /// Shows plain text; hides if it is empty.
    void say(const QString &text);
    /// Sets the plate, another child of the view, which must outlive this object.
    void avoid(QWidget &plate);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QAbstractScrollArea &m_view;
    QWidget *m_plate = nullptr;
};

/// A few short lines of text beside a cell, like a tooltip. Transparent for the mouse.
class LookLabel : public QLabel {
    Q_OBJECT

public:
    explicit LookLabel(QAbstractScrollArea *view, const QString &name = QStringLiteral("lookLabel"));

    /// Shows plain text to the right of a cell, or on another side if it does not fit there; hides if there are no
    /// lines. If it fits on several sides, the text takes the first one where it covers the least of `others`, places
    /// that should stay visible. `cell` and `others` are in viewport coordinates.
    void showLines(const QStringList &lines, const QRect &cell, const std::vector<QRect> &others = {});
    /// Sets a plate that the text never hides: another child of the view, which must outlive this object.
    void avoid(QWidget &plate);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    QPoint placeBeside(const QRect &cell) const;
    std::optional<QPoint> placeAround(const QRect &cell) const;
    qint64 coveredAt(const QRect &place) const;

    QAbstractScrollArea &m_view;
    QWidget *m_plate = nullptr;
    QRect m_cell;                ///< of the text, in viewport coordinates
    std::vector<QRect> m_others; ///< in viewport coordinates
};

/// Returns the places of the hero and of the monsters that are shown, in viewport coordinates: those in view, or all if
/// everything is revealed. Labels should not cover them.
std::vector<QRect> placesOfActors(const Canvas &canvas, const World &world, bool isRevealed = false);

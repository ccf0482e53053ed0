#pragma once

#include "gamecore/base/point.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

/// Parses a cell given by column and row: "12, 7", "12 7", "(12; 7)". std::nullopt if the text does not contain two
/// numbers.
std::optional<Point> cellFromText(const QString &text);

/// A dialog that asks for a cell of a level.
class GoToDialog : public QDialog {
    Q_OBJECT

public:
    /// Proposes `cell`, if set.
    GoToDialog(Size level, const std::optional<Point> &cell, QWidget *parent = nullptr);

Q_SIGNALS:
    /// A cell was accepted.
    void chosen(Point cell);

private:
    void check();
    void choose();

    Size m_level;
    QLineEdit *m_cell;
    QPushButton *m_go;
};

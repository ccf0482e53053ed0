#pragma once

#include "gamecore/base/point.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

/// Parses a cell given by column and row: "12, 7", "12 7", "(12; 7)". std::nullopt if the text does not contain exactly
/// two numbers.
std::optional<Point> cellFromText(const QString &text);

/// A dialog that asks for a cell of a level.
class GoToDialog : public QDialog {
    Q_OBJECT

public:
    /// `level` is the size of the level. The dialog proposes `cell`, if set.
    GoToDialog(Size level, const std::optional<Point> &cell, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The user accepted a cell, which is in the level.
    void chosen(Point cell);

private:
    void check();
    void choose();

    Size m_level;
    QLineEdit *m_cell;
    QPushButton *m_go; ///< enabled while the text is a cell of the level
};

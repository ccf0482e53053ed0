#pragma once

#include <QToolBar>

/// A bar of the editor that stays where it is. Its margins are those of its style sheet from the first, also where the
/// sheet is older than the bar and Qt asked for them before the bar had the name by which the sheet knows it.
class FixedBar : public QToolBar {
    Q_OBJECT

public:
    explicit FixedBar(const QString &objectName, QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;

private:
    void nameRest();
};

#pragma once

#include <QToolBar>

/// A tool bar that cannot be moved. When the bar is polished, it applies the margins of the style sheet again. Qt may
/// have read them before the bar had the object name by which the style sheet selects it.
class FixedBar : public QToolBar {
    Q_OBJECT

public:
    explicit FixedBar(const QString &objectName, QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;

private:
    void nameRest();
};

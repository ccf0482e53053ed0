#pragma once

#include <QToolBar>

/// A tool bar that cannot be moved. It applies the margins of the style sheet again when it is polished, since Qt may
/// read them before the bar has the object name that the style sheet uses.
class FixedBar : public QToolBar {
    Q_OBJECT

public:
    explicit FixedBar(const QString &objectName, QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;

private:
    void nameRest();
};

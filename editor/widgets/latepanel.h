#pragma once

#include <QWidget>

#include <functional>

/// Stands in for a panel that is made when it is first shown: a window with many closed panels is there at once.
class LatePanel : public QWidget {
    Q_OBJECT

public:
    /// `make` gives the panel, which belongs to this from then on. It is called once, or never.
    using Make = std::function<QWidget *()>;
    explicit LatePanel(Make make, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    Make m_make;
};

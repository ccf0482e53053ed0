#pragma once

#include <QWidget>

#include <functional>

/// A placeholder for a panel that is created when it is first shown, so that a window with many closed panels opens
/// quickly.
class LatePanel : public QWidget {
    Q_OBJECT

public:
    /// Creates the panel, which LatePanel then owns. Called when the panel is first shown, and only once.
    using Make = std::function<QWidget *()>;
    explicit LatePanel(Make make, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    Make m_make;
};

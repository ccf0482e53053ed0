#pragma once

#include <QWidget>

#include <functional>

/// A placeholder for a panel that is created when it is first shown, so that a window with many closed panels opens
/// quickly.
class LazyPanel : public QWidget {
    Q_OBJECT

public:
    /// The function that creates the panel, which LazyPanel then owns. Called once, when LazyPanel is first shown.
    using Make = std::function<QWidget *()>;
    explicit LazyPanel(Make make, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    Make m_make;
};

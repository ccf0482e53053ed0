#pragma once

#include <QProxyStyle>

/// Fusion, whose own icons are made when they are first drawn. Many widgets of Qt ask for one when they are made, such
/// as for the arrow of a bar that is too narrow; few are ever seen, and each reads several files. Message boxes have
/// the icons of the program.
class LateIconStyle : public QProxyStyle {
    Q_OBJECT

public:
    LateIconStyle();

    QIcon standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const override;
};

#pragma once

#include <QProxyStyle>

/// The Fusion style, with icons made when first drawn. Many Qt widgets request icons on construction, such as the arrow
/// of a narrow bar. Few of these icons become visible, and loading an icon reads several files. Message boxes have the
/// program's icons.
class LazyIconStyle : public QProxyStyle {
    Q_OBJECT

public:
    LazyIconStyle();

    QIcon standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const override;
};

#pragma once

class QPainter;
class QRectF;

/// The keyboard's cursor on a cell: bright corners around it on a dark ground, told from every tile and from the frame
/// of the mouse by shape too. `width` is that of other lines.
void paintKeyMark(QPainter *painter, const QRectF &cell, double width);

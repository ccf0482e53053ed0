#pragma once

class QImage;
class QString;

/// Writes a picture of the program for the manual, with the 256 colors that change it least: a third as large as with
/// all of them, and hardly to be told from that. False if it could not be written.
bool writeSmall(const QImage &image, const QString &path);

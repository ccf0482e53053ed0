#include "gamecore/packing/qrcode.h"

#ifdef MAZEWRIGHT_QRENCODE

#include <qrencode.h>

#include <memory>

bool canMakeQrCodes()
{
    return true;
}

std::optional<Grid<quint8>> qrCodeOf(QByteArrayView text)
{
    constexpr int smallest = 0;
    if (text.isEmpty() || text.size() > longestQrText) {
        return std::nullopt;
    }
    const auto *bytes = reinterpret_cast<const unsigned char *>(text.data());
    const std::unique_ptr<QRcode, void (*)(QRcode *)> code(
        QRcode_encodeData(int(text.size()), bytes, smallest, QR_ECLEVEL_L), QRcode_free);
    if (!code) {
        return std::nullopt;
    }
    Grid<quint8> modules({code->width, code->width}, 0);
    for (int y = 0; y < code->width; ++y) {
        for (int x = 0; x < code->width; ++x) {
            modules.set({x, y}, code->data[y * code->width + x] & 1);
        }
    }
    return modules;
}

#else

bool canMakeQrCodes()
{
    return false;
}

std::optional<Grid<quint8>> qrCodeOf(QByteArrayView)
{
    return std::nullopt;
}

#endif

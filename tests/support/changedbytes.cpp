#include "tests/support/changedbytes.h"

namespace {

void changeOnce(QByteArray &text, Rng &rng)
{
    const int at = rng.below(int(text.size()));
    switch (rng.below(5)) {
    case 0:
        text[at] = char(rng.below(256));
        break;
    case 1:
        text[at] = "\"\\{}[],:0123456789-.eEutfn@#\x80\xed"[rng.below(30)];
        break;
    case 2:
        text.remove(at, rng.between(1, 20));
        break;
    case 3:
        text.insert(at, text.mid(rng.below(int(text.size())), rng.between(1, 40)));
        break;
    default:
        text.truncate(at);
        break;
    }
}

} // namespace

QByteArray withBytesChanged(QByteArray text, Rng &rng)
{
    for (int i = rng.between(1, 4); i > 0; --i) {
        changeOnce(text, rng);
        if (text.isEmpty()) {
            text = " ";
        }
    }
    return text;
}

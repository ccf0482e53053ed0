#include "app/window/leveltitle.h"

#include "editor/wording/authoredtext.h"
#include "gamecore/play/game.h"

#include <QCoreApplication>
#include <QLocale>

namespace {

class TitleText {
    Q_DECLARE_TR_FUNCTIONS(TitleText)

public:
    static QString depth(int depth) { return tr("Depth %1").arg(QLocale().toString(depth)); }
    static QString untitled() { return tr("Untitled level"); }
};

} // namespace

QString levelTitle(const Game &game)
{
    if (game.isDungeon()) {
        return TitleText::depth(game.world().stage().depth);
    }
    const QString name = nameOf(game.level());
    return name.isEmpty() ? TitleText::untitled() : name;
}

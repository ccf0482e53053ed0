#include "app/program/shortagenotice.h"

#include "app/play/playmode.h"
#include "app/shell/mainwindow.h"
#include "editor/files/memoryshortage.h"
#include "editor/widgets/noticebar.h"
#include "editor/widgets/question.h"
#include "editor/wording/memorytext.h"

#include <QApplication>
#include <QStatusBar>

using namespace Qt::StringLiterals;

void tellShortages(MainWindow &window, const PlayMode &playing, LevelPage &page)
{
    QObject::connect(&MemoryShortage::any(), &MemoryShortage::happened, &playing, [&window, &playing, &page] {
        if (window.statusBar()->isVisible()) {
            window.statusBar()->showMessage(outOfMemoryText(), longestNoticeMs);
        } else if (window.isCurrent(playing)) {
            page.log().say([] { return outOfMemoryText(); });
        } else if (!QApplication::activeModalWidget()) {
            tell(&window, u"outOfMemory"_s, u"Mazewright"_s, outOfMemoryText());
        }
    });
}

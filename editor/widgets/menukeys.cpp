#include "editor/widgets/menukeys.h"

#include "editor/text/mnemonics.h"

#include <QAction>
#include <QMenu>

void giveMnemonics(const QMenu &menu)
{
    QList<QAction *> rows = menu.actions();
    rows.removeIf([](const QAction *row) { return row->isSeparator() || !row->isVisible(); });
    QStringList texts;
    for (const QAction *row : rows) {
        texts.append(row->text());
    }
    const QStringList unique = uniqueMnemonics(texts);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        rows.at(i)->setText(unique.at(i));
        if (const QMenu *inner = rows.at(i)->menu()) {
            giveMnemonics(*inner);
        }
    }
}

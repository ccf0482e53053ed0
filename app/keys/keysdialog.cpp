#include "app/keys/keysdialog.h"

#include "app/keys/windowactions.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/plainlabel.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace {

constexpr int keysMargin = 16;
constexpr int widestKeys = 330;
constexpr int widestMeaning = 352;

using KeyRows = QList<std::pair<QString, QString>>;

class KeysText {
    Q_DECLARE_TR_FUNCTIONS(KeysText)

public:
    static QString title() { return tr("Keys"); }
    static QString playing() { return tr("Playing"); }
    static QString watching() { return tr("Watching"); }
    static QString drawing() { return tr("Drawing"); }
    static QString tools() { return tr("Tools"); }
    static QString window() { return tr("The window"); }
    static QString start() { return tr("The start page"); }
    static QString manual() { return tr("&Manual"); }
    static KeyRows playingRows();
    static KeyRows watchingRows();
    static KeyRows drawingRows();
    static KeyRows windowRows();
    static KeyRows startRows();
};

KeyRows KeysText::playingRows()
{
    return {
        {tr("A click on a cell"), tr("Walk there, until something new comes into view")},
        {tr("Any key while walking there"), tr("Stop")},
        {tr("Arrows while looking or aiming"), tr("Move the cursor, with Shift by five cells")},
        {tr("Tab, Shift+Tab while looking or aiming"), tr("To the next one, to the one before")},
        {tr("Enter or click, Escape or right click"), tr("Use what is being aimed, or keep it")},
    };
}

KeyRows KeysText::drawingRows()
{
    return {
        {tr("Left mouse button"), tr("Draw with the chosen tool")},
        {tr("Right mouse button"), tr("Erase with the chosen tool")},
        {tr("Alt+click, Ctrl+click"), tr("Draw with what is on that cell")},
        {tr("Ctrl+right click"), tr("Menu of that cell")},
        {tr("Arrows"), tr("Move the cursor, with Shift by eight cells, with Ctrl to where the ground changes")},
        {tr("Home, End, PgUp, PgDown"), tr("To the ends of the row, a screen up or down")},
        {tr("Enter"), tr("Draw at the cursor; shapes begin at the first press and end at the second")},
        {tr("Backspace, Insert"), tr("Erase at the cursor, draw with what is there")},
        {tr("Space and the left mouse button"), tr("Drag the picture")},
    };
}

KeyRows KeysText::watchingRows()
{
    return {
        {tr("A click on the bar of moments"), tr("Go to that moment; drag to go through them")},
        {tr("A key of a step held down"), tr("Further and further")},
    };
}

KeyRows KeysText::windowRows()
{
    return {
        {tr("Mouse wheel"), tr("Zoom")},
        {tr("Middle mouse button"), tr("Drag the picture")},
        {tr("F6, Shift+F6"), tr("Go to the next panel, to the one before")},
        {tr("Escape"), tr("One step back; never quits")},
    };
}

KeyRows KeysText::startRows()
{
    return {
        {tr("Tab, F6"), tr("To the next group of the page")},
        {tr("Arrows"), tr("From card to card")},
        {tr("Enter, Space"), tr("Open the card: play it")},
        {tr("Delete"), tr("Delete a saved game, once you have been asked")},
    };
}

KeyRows rowsOf(const QList<QAction *> &actions)
{
    KeyRows rows;
    for (const QAction *action : actions) {
        if (!action->shortcuts().isEmpty()) {
            rows.append({keyText(action->shortcuts()), action->statusTip()});
        }
    }
    return rows;
}

class KeysSheet : public QWidget {
public:
    void addGroup(const QString &heading, const KeyRows &rows);

private:
    void addLabel(const QString &text, int column, int widest);

    QGridLayout *m_layout = new QGridLayout(this);
    int m_row = 0;
};

void KeysSheet::addGroup(const QString &heading, const KeyRows &rows)
{
    m_layout->setContentsMargins(keysMargin, keysMargin, keysMargin, keysMargin);
    m_layout->setHorizontalSpacing(24);
    auto *label = new QLabel(heading);
    label->setProperty("isHeading", true);
    label->setContentsMargins(0, m_row == 0 ? 0 : keysMargin, 0, 0);
    m_layout->addWidget(label, m_row++, 0, 1, 2);
    for (const auto &[keys, meaning] : rows) {
        addLabel(keys, 0, widestKeys);
        addLabel(meaning, 1, widestMeaning);
        ++m_row;
    }
}

void KeysSheet::addLabel(const QString &text, int column, int widest)
{
    QLabel *label = plainLabel(text);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    const int width = label->sizeHint().width();
    label->setWordWrap(width > widest);
    label->setMinimumWidth(qMin(width, widest));
    m_layout->addWidget(label, m_row, column);
}

void addPlace(KeysSheet &sheet, KeyScope place, const Commands &commands)
{
    QList<QAction *> listed = commands.listedIn(place);
    const QList<QAction *> tools = commands.inSection(MenuSection::Tools);
    listed.removeIf([&tools](QAction *action) { return tools.contains(action); });
    switch (place) {
    case KeyScope::Playing:
        sheet.addGroup(KeysText::playing(), rowsOf(listed) + KeysText::playingRows());
        break;
    case KeyScope::Watching:
        sheet.addGroup(KeysText::watching(), rowsOf(listed) + KeysText::watchingRows());
        break;
    case KeyScope::Drawing:
        sheet.addGroup(KeysText::drawing(), KeysText::drawingRows() + rowsOf(listed));
        sheet.addGroup(KeysText::tools(), rowsOf(tools));
        break;
    case KeyScope::Window:
        sheet.addGroup(KeysText::window(), KeysText::windowRows() + rowsOf(listed));
        break;
    }
}

/// Keys of the start page stand before those of the window, whose scope it has, but last for a place without a scope.
KeysSheet *sheetFor(std::optional<KeyScope> place, const Commands &commands)
{
    auto *sheet = new KeysSheet;
    const auto addStart = [sheet] { sheet->addGroup(KeysText::start(), KeysText::startRows()); };
    for (const KeyScope scope : placesFrom(place.value_or(KeyScope::Window))) {
        if (scope == KeyScope::Window && place) {
            addStart();
        }
        addPlace(*sheet, scope, commands);
    }
    if (!place) {
        addStart();
    }
    return sheet;
}

QScrollArea *scrolling(QWidget *sheet, int height)
{
    auto *area = new QScrollArea;
    area->setObjectName(u"keysSheet"_s);
    area->setAccessibleName(KeysText::title());
    area->setWidget(sheet);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const int bar = area->verticalScrollBar()->sizeHint().width() + 2 * area->frameWidth();
    area->setMinimumSize(sheet->sizeHint().width() + bar, height);
    return area;
}

} // namespace

void showKeys(const Commands &commands, std::optional<KeyScope> place, QWidget *parent)
{
    QAction *manual = commands[CommandIds::showManual];
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(u"keysDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(KeysText::title());
    QDialogButtonBox *buttons = dialogButtons(*dialog, QDialogButtonBox::Close);
    auto *read = buttons->addButton(KeysText::manual(), QDialogButtonBox::HelpRole);
    read->setObjectName(u"keysManual"_s);
    read->setToolTip(manual->toolTip());
    QObject::connect(read, &QPushButton::clicked, dialog, [dialog, manual] {
        dialog->reject();
        manual->trigger();
    });
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(scrolling(sheetFor(place, commands), parent->height() * 7 / 10));
    layout->addWidget(buttons);
    dialog->open();
}

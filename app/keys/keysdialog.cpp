#include "app/keys/keysdialog.h"

#include "app/keys/windowactions.h"
#include "editor/widgets/dialogsetup.h"
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
    static QString window() { return tr("Window"); }
    static QString start() { return tr("Start page"); }
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
        {tr("Click on a cell"), tr("Walk there until something new comes into view")},
        {tr("Any key while walking there"), tr("Stop")},
        {tr("Arrows while looking or aiming"), tr("Move the cursor (with Shift by five cells)")},
        {tr("Tab while looking or aiming"), tr("Next target")},
        {tr("Shift+Tab while looking or aiming"), tr("Previous target")},
        {tr("Enter or click while aiming"), tr("Use the aimed item")},
        {tr("Escape or right click while aiming"), tr("Cancel aiming")},
    };
}

KeyRows KeysText::drawingRows()
{
    return {
        {tr("Left mouse button"), tr("Draw with the chosen tool")},
        {tr("Right mouse button"), tr("Erase with the chosen tool")},
        {tr("Alt+click, Ctrl+click"), tr("Pick what is on that cell for drawing")},
        {tr("Ctrl+right click"), tr("Show the menu of that cell")},
        {tr("Arrows"), tr("Move the cursor (with Shift by eight cells, with Ctrl to the next change of terrain)")},
        {tr("Home, End, PgUp, PgDown"), tr("Go to the start or end of the row, or one screen up or down")},
        {tr("Enter"), tr("Draw at the cursor; for shapes, press once to start and again to finish")},
        {tr("Backspace"), tr("Erase at the cursor")},
        {tr("Insert"), tr("Pick the terrain or thing at the cursor")},
        {tr("Space and left mouse button"), tr("Move the view")},
    };
}

KeyRows KeysText::watchingRows()
{
    return {
        {tr("Click on the timeline"), tr("Go to that moment; drag to go through the game")},
        {tr("Hold down a step key"), tr("Keep stepping")},
    };
}

KeyRows KeysText::windowRows()
{
    return {
        {tr("Mouse wheel"), tr("Zoom")},
        {tr("Middle mouse button"), tr("Move the view")},
        {tr("F6, Shift+F6"), tr("Go to the next or previous panel")},
        {tr("Escape"), tr("Go back one step; never quits")},
    };
}

KeyRows KeysText::startRows()
{
    return {
        {tr("Tab, F6"), tr("Go to the next group on the page")},
        {tr("Arrows"), tr("Move between cards")},
        {tr("Enter, Space"), tr("Play the card")},
        {tr("Delete"), tr("Delete a saved game (asks first)")},
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

/// Returns the sheet of a place. Keys of the start page share the window's scope; they come before the window's keys,
/// but last for a place without a scope.
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

#include "editor/commands/commandid.h"
#include "editor/commands/commandmenus.h"
#include "editor/commands/commands.h"
#include "tests/driver/editordriver.h"
#include "tests/support/suite.h"

#include <QDirIterator>
#include <QFile>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

/// The command registry, on its own and as filled by the real window.
class TestCommandRegistry : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { closeWindow(); }

    void aCommandGetsItsNameKeysAndContext()
    {
        QMainWindow window;
        Commands commands(window);
        const QAction *undo = commands.add(
            "Commands", CommandIds::undo, {}, {},
            {.section = MenuSection::EditSteps, .keys = {Qt::CTRL | Qt::Key_Z}, .scope = KeyScope::Drawing});
        const QAction *rulers =
            commands.add("Commands", CommandIds::showRulers, {}, {},
                         {.section = MenuSection::ViewLook, .isCheckable = true, .isGameKey = true});
        QCOMPARE(undo->objectName(), u"undo"_s);
        QCOMPARE(undo->shortcuts(), QList{QKeySequence(u"Ctrl+Z"_s)});
        QVERIFY(!undo->isCheckable());
        QVERIFY(rulers->isCheckable());
        QCOMPARE(rulers->shortcutContext(), Qt::WidgetShortcut); // menus show this key but do not react to it
        QCOMPARE(commands[CommandIds::undo], undo);
        QCOMPARE(commands.placeOf(undo).scope, KeyScope::Drawing);
        QCOMPARE(commands.ofScope(KeyScope::Window), QList{commands[CommandIds::showRulers]});
        QCOMPARE(commands.gameKeys(), QList{commands[CommandIds::showRulers]});
    }

    void aCommandGetsItsTextsAndAnOptionalToolTip()
    {
        QMainWindow window;
        Commands commands(window);
        QAction *undo = commands.add("Commands", CommandIds::undo, "&Undo", "Take it back",
                                     {.keys = {Qt::CTRL | Qt::Key_Z}, .hasToolTip = true});
        const QAction *fit = commands.add("Commands", CommandIds::zoomFit, "&Fit", "Show all", {});
        const QAction *play = commands.add("Commands", CommandIds::playLevel, {}, {}, {});
        QCOMPARE(undo->text(), u"&Undo"_s);
        QCOMPARE(undo->statusTip(), u"Take it back"_s);
        QCOMPARE(undo->toolTip(), u"Take it back (Ctrl+Z)"_s);
        QCOMPARE(fit->statusTip(), u"Show all"_s);
        QCOMPARE(fit->toolTip(), u"Fit"_s); // the default of a QAction
        QCOMPARE(play->text(), QString());
        undo->setShortcut(QKeySequence(u"U"_s));
        commands.retranslate();
        QCOMPARE(undo->toolTip(), u"Take it back (U)"_s);
    }

    void keysOfMenusWorkInTheWholeWindow()
    {
        QMainWindow window;
        Commands commands(window);
        QAction *undo = commands.add("Commands", CommandIds::undo, {}, {}, {MenuSection::EditSteps});
        commands.add("Commands", CommandIds::zoomFit, {}, {}, {}); // the panel decides where this key works
        QCOMPARE(window.actions(), QList{undo});
        QCOMPARE(commands.all(), QList{undo});
    }

    void menusShowSectionsInOrderWithLinesBetween()
    {
        QMainWindow window;
        Commands commands(window);
        const CommandMenus menus(*window.menuBar());
        commands.add("Commands", CommandIds::playCampaignFromHere, {}, {}, {MenuSection::PlayCampaign});
        commands.add("Commands", CommandIds::showRulers, {}, {}, {MenuSection::PlayAnew});
        commands.add("Commands", CommandIds::playLevel, {}, {}, {MenuSection::PlayLevel});
        commands.add("Commands", CommandIds::playHere, {}, {}, {MenuSection::PlayLevel});
        commands.add("Commands", CommandIds::pasteText, {}, {}, {MenuSection::HeroTurn});
        menus.fill(commands);
        QCOMPARE(rowsOf(*menus[MenuId::Play]), u"playLevel playHere playCampaignFromHere - showRulers"_s);
        QCOMPARE(rowsOf(*menus[MenuId::Hero]), u"walkMenu pasteText"_s);
        QCOMPARE(commands.inMenu(MenuId::Play).size(), 4);
        QCOMPARE(commands.all().last(), commands[CommandIds::pasteText]);
    }

    void submenusPrecedeCommandsOfTheirSection()
    {
        QMainWindow window;
        Commands commands(window);
        const CommandMenus menus(*window.menuBar());
        QAction *undo = commands.add("Commands", CommandIds::undo, {}, {}, {MenuSection::EditSteps});
        QAction *replace = commands.add("Commands", CommandIds::pasteText, {}, {}, {MenuSection::EditMore});
        menus.fill(commands);
        QCOMPARE(rowsOf(*menus[MenuId::Edit]), u"undo - thingsMenu selectionMenu stampMenu toolsMenu pasteText"_s);
        QCOMPARE(commands.all(), (QList{undo, replace}));
        QCOMPARE(commands.placeOf(undo).section, MenuSection::EditSteps);
    }

    void existingActionsCanBeRegistered()
    {
        QMainWindow window;
        Commands commands(window);
        QAction dark;
        dark.setObjectName(u"dark"_s);
        commands.add({&dark}, {.section = MenuSection::Theme, .scope = std::nullopt});
        QCOMPARE(commands.all(), QList{&dark});
        for (const KeyScope scope : {KeyScope::Playing, KeyScope::Drawing, KeyScope::Window}) {
            QVERIFY(commands.ofScope(scope).isEmpty());
            QVERIFY(commands.listedIn(scope).isEmpty());
        }
    }

    void keysAreListedInMenuOrder()
    {
        QMainWindow window;
        Commands commands(window);
        QAction *play = commands.add("Commands", CommandIds::playLevel, {}, {},
                                     {.section = MenuSection::PlayLevel, .listed = KeyScope::Drawing});
        QAction *undo = commands.add("Commands", CommandIds::undo, {}, {},
                                     {.section = MenuSection::EditSteps, .scope = KeyScope::Drawing});
        commands.add("Commands", CommandIds::zoomFit, {}, {}, {.scope = KeyScope::Drawing});
        QCOMPARE(commands.listedIn(KeyScope::Drawing), (QList{undo, play}));
        QVERIFY(commands.listedIn(KeyScope::Window).isEmpty());
        QCOMPARE(commands.ofScope(KeyScope::Window), QList{play});
    }

    /// A command constant has the same name as its command, so that either can be searched for; other names occur where
    /// commands are added.
    void everyNamedCommandIsMadeOnce()
    {
        openWindow();
        static const QRegularExpression naming(
            u"(?:CommandId( \\w+)?\\{|HeroActRow\\{|\\badd(?:Command)?\\(\\s*(?:\"[A-Z]\\w*\",)?\\s*)\"([a-z]\\w*)\"[,}]"_s);
        QStringList names;
        for (const QString &part : {u"/app"_s, u"/editor"_s}) {
            QDirIterator files(QStringLiteral(MAZEWRIGHT_SOURCE_DIR) + part, {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(file.readAll());
                for (auto found = naming.globalMatch(text); found.hasNext();) {
                    const QRegularExpressionMatch match = found.next();
                    const QString name = match.captured(2);
                    QVERIFY2(match.captured(1).isEmpty() || match.captured(1).trimmed() == name, qPrintable(name));
                    QVERIFY2(!names.contains(name), qPrintable(name + u" is named twice"_s));
                    QVERIFY2(m_window->findChildren<QAction *>(name).size() == 1, qPrintable(name));
                    names.append(name);
                }
            }
        }
        QVERIFY2(names.size() > 100, qPrintable(QString::number(names.size())));
    }

private:
    static QString rowsOf(const QMenu &menu)
    {
        QStringList rows;
        for (const QAction *action : menu.actions()) {
            rows.append(action->isSeparator() ? u"-"_s
                        : action->menu()      ? action->menu()->objectName()
                                              : action->objectName());
        }
        return rows.join(u' ');
    }
};

MAZEWRIGHT_SUITE(commandregistry, TestCommandRegistry)
#include "tst_commandregistry.moc"

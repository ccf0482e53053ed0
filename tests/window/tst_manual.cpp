#include "app/keys/keybindings.h"
#include "app/manual/manualpages.h"
#include "app/manual/manualwindow.h"
#include "app/settings/language.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/listdifference.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace {

QStringList captured(const QString &pattern, const QString &text)
{
    QStringList found;
    for (auto matches = QRegularExpression(pattern).globalMatch(text); matches.hasNext();) {
        found.append(matches.next().captured(1));
    }
    return found;
}

QStringList anchorsOf(const QString &text)
{
    QStringList anchors;
    for (const ManualHeading &heading : headingsOf(text)) {
        anchors.append(heading.anchor);
    }
    return anchors;
}

/// Translates the key names of a German page into English.
QString inEnglish(QString text)
{
    for (const auto &[german, english] :
         {std::pair{u"Strg+"_s, u"Ctrl+"_s}, {u"Umschalt+"_s, u"Shift+"_s}, {u"Umschalt "_s, u"Shift "_s}}) {
        text.replace(german, english);
    }
    return text;
}

QString pathOfPage(const QString &name, const QString &language)
{
    return (language == u"en" ? u"docs/"_s : u"docs/%1/"_s.arg(language)) + name + u".md"_s;
}

/// Fails the current test, with instructions, if a translated page lacks something of the English one.
void verifySame(const QString &what, const QString &name, const QString &language, const QStringList &english,
                const QStringList &foreign)
{
    const QString own = pathOfPage(name, language);
    const QString lack = differenceOf(pathOfPage(name, u"en"_s), english, own, foreign);
    QVERIFY2(lack.isEmpty(), qPrintable(u"%1 are to be the same in %2, %3"_s.arg(what, own, lack)));
}

/// Returns keys with Ctrl, Alt or Shift and one letter or function key, and single function keys.
QStringList keysIn(const QString &text)
{
    QStringList keys =
        captured(u"((?:(?:Ctrl|Alt|Shift)\\+)+(?:F\\d+|[A-Z0-9])\\b|\\bF\\d{1,2}\\b)"_s, inEnglish(text));
    keys.sort();
    keys.removeDuplicates();
    return keys;
}

/// Returns a page in one line without text that only resembles a menu path: examples, code, tables, quotations.
QString proseOf(QString text)
{
    static const QRegularExpression other(u"```.*?```|`[^`]*`|^[|>].*?$|\\*\\*"_s,
                                          QRegularExpression::DotMatchesEverythingOption
                                              | QRegularExpression::MultilineOption);
    return text.remove(other).simplified();
}

/// Returns all rows of menus with their menu path, such as "View > Panels > Text", and the menus of the menu bar.
QStringList waysThrough(const QList<QMenu *> &menus, const QString &before = {})
{
    QStringList ways;
    for (const QMenu *menu : menus) {
        const QString way = before + plainText(menu->title());
        ways.append(way);
        for (const QAction *row : menu->actions()) {
            ways += row->menu() ? waysThrough({row->menu()}, way + u" > "_s)
                                : QStringList{way + u" > "_s + plainText(row->text())};
        }
    }
    return ways;
}

/// True if the words around " > " in a page name a row of a menu.
bool isWay(QStringView before, QStringView after, const QStringList &ways)
{
    return std::any_of(ways.begin(), ways.end(), [before, after](const QString &way) {
        const qsizetype last = way.lastIndexOf(u" > "_s);
        const QStringView row = QStringView(way).sliced(last + 3);
        const auto isLetter = [](QStringView text, qsizetype at) {
            return at >= 0 && at < text.size() && text[at].isLetter();
        };
        return last > 0 && before.endsWith(way.first(last)) && !isLetter(before, before.size() - last - 1)
               && after.startsWith(row) && !isLetter(after, row.size());
    });
}

} // namespace

/// The manual in the program: its pages, and the window that shows them.
class TestManual : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_driver->window().useLanguage(u"en"_s);
    }

    void cleanup() { closeWindow(); }

    void everyPageIsThere()
    {
        for (const QString &name : manualPages()) {
            const ManualPage page = manualPage(name, u"en"_s);
            QVERIFY2(page.text.startsWith(u"# "_s) && !page.isForeign,
                     qPrintable(u"docs/%1.md begins with a heading, and is named in CMakeLists.txt, too"_s.arg(name)));
        }
    }

    void theMainPagesExistInGerman()
    {
        for (const QString &name : {u"manual"_s, u"playing"_s, u"editor"_s, u"bots"_s, u"fairness"_s}) {
            const ManualPage page = manualPage(name, u"de"_s);
            QVERIFY2(!page.isForeign, qPrintable(u"docs/de/%1.md is not there"_s.arg(name)));
            const QString english = manualPage(name, u"en"_s).text;
            const auto headings = headingsOf(page.text).size();
            QVERIFY2(headings == headingsOf(english).size(),
                     qPrintable(u"docs/%1.md has %2 headings, docs/de/%1.md %3: each is to be in both"_s.arg(
                         name, QString::number(headingsOf(english).size()), QString::number(headings))));
            const QString picture = u"\\]\\((?:\\.\\./)?pictures/(editor_[^)]+)\\)"_s;
            verifySame(u"The pictures"_s, name, u"de"_s, captured(picture, english), captured(picture, page.text));
        }
        QVERIFY(manualPage(u"rules"_s, u"de"_s).isForeign);
    }

    void everyLinkHasATarget_data()
    {
        QTest::addColumn<QString>("text");
        for (const auto &[language, own] : Language::available()) {
            for (const QString &name : manualPages()) {
                QTest::addRow("%s %s", qPrintable(language), qPrintable(name)) << manualPage(name, language).text;
            }
        }
    }

    void everyLinkHasATarget()
    {
        QFETCH(QString, text);
        for (const QString &link :
             captured(u"(?<!!)\\[[^\\]]*\\]\\(([^)]+)\\)"_s, QString(text).replace(u"](pictures"_s, u""_s))) {
            if (link.startsWith(u"../pictures"_s)) {
                continue;
            }
            const QString page = link.section(u'#', 0, 0).section(u'/', -1);
            const QString anchor = link.section(u'#', 1);
            QVERIFY2(page.isEmpty() || (page.endsWith(u".md"_s) && manualPages().contains(page.chopped(3))),
                     qPrintable(u"the link %1 leads to no page of the manual (manualPages())"_s.arg(link)));
            const QString target = page.isEmpty() ? text : manualPage(page.chopped(3), u"en"_s).text;
            QVERIFY2(
                anchor.isEmpty() || anchorsOf(target).contains(anchor),
                qPrintable(u"the link %1 leads to none of the headings %2"_s.arg(link, anchorsOf(target).join(u' '))));
        }
    }

    void everyPictureIsThere_data() { everyLinkHasATarget_data(); }

    void everyPictureIsThere()
    {
        QFETCH(QString, text);
        for (const QString &name : captured(u"!\\[[^\\]]*\\]\\((?:\\.\\./)?pictures/([^)]+)\\)"_s, text)) {
            const QVariant picture =
                ManualBrowser().loadResource(QTextDocument::ImageResource, QUrl(u"pictures/"_s + name));
            QVERIFY2(!picture.value<QImage>().isNull(),
                     qPrintable(u"docs/pictures/%1 is not in the program: ./dev pictures makes it, CMakeLists.txt says "
                                "which names are taken in"_s.arg(name)));
            QVERIFY2(picture.value<QImage>().width() <= 640,
                     qPrintable(u"docs/pictures/%1 is wider than the 640 pixels of a page"_s.arg(name)));
        }
    }

    void allLanguagesNameTheSameKeys()
    {
        for (const auto &[language, own] : Language::available()) {
            for (const QString &name : {u"manual"_s, u"playing"_s, u"editor"_s, u"bots"_s, u"fairness"_s}) {
                verifySame(u"The keys"_s, name, language, keysIn(manualPage(name, u"en"_s).text),
                           keysIn(manualPage(name, language).text));
            }
        }
    }

    /// The pages name only keys of actions, and keys with a meaning in menus, dragging or the cursor.
    void everyNamedKeyIsBound()
    {
        QStringList bound{u"F2"_s, u"F6"_s, u"Shift+F6"_s, u"Shift+F10"_s};
        for (const QAction *action : m_driver->window().findChildren<QAction *>()) {
            for (const QKeySequence &key :
                 action->shortcuts() + HeroActions::presetKeys(KeyPreset::Wasd, action->objectName())) {
                bound.append(key.toString(QKeySequence::PortableText));
            }
        }
        for (const QString &name : {u"manual"_s, u"playing"_s, u"editor"_s, u"bots"_s, u"fairness"_s}) {
            for (const QString &key : keysIn(manualPage(name, u"en"_s).text)) {
                QVERIFY2(bound.contains(key), qPrintable(u"docs/%1.md names %2, which no action has"_s.arg(name, key)));
            }
        }
    }

    void everyNamedMenuExists_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("page");
        for (const auto &[language, own] : Language::available()) {
            for (const QString &name : manualPages()) {
                if (!manualPage(name, language).isForeign) {
                    QTest::addRow("%s %s", qPrintable(language), qPrintable(name)) << language << name;
                }
            }
        }
    }

    /// Finds "View > Panels > Text" in the language of the page, and "the Level menu".
    void everyNamedMenuExists()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, page);
        m_driver->window().useLanguage(language);
        QCoreApplication::sendPostedEvents();
        const QStringList ways = waysThrough(m_driver->window().commands().menus());
        const QString text = proseOf(manualPage(page, language).text);
        for (qsizetype at = text.indexOf(u" > "_s); at >= 0; at = text.indexOf(u" > "_s, at + 1)) {
            QVERIFY2(isWay(QStringView(text).first(at), QStringView(text).sliced(at + 3), ways),
                     qPrintable(text.sliced(qMax(qsizetype(0), at - 20), 60)));
        }
        for (const QString &menu :
             captured(u"\\bthe (\\p{Lu}\\p{L}+) menu\\b"_s, text) + captured(u"\\bMenü „?(\\p{Lu}\\p{L}+)"_s, text)) {
            QVERIFY2(ways.contains(menu), qPrintable(menu));
        }
        m_driver->window().useLanguage(u"en"_s);
    }

    void theKeyTableMatchesThePresets_data()
    {
        QTest::addColumn<QString>("language");
        for (const auto &[language, own] : Language::available()) {
            if (!manualPage(u"playing"_s, language).isForeign) {
                QTest::newRow(qPrintable(language)) << language;
            }
        }
    }

    void theKeyTableMatchesThePresets()
    {
        QFETCH(QString, language);
        m_driver->window().useLanguage(language);
        QCoreApplication::processEvents(); // renames the actions
        const QString text = manualPage(u"playing"_s, language).text;
        const auto named = [](KeyPreset preset, const QAction &action) {
            return HeroActions::presetKeys(preset, action.objectName()).first().toString(QKeySequence::NativeText);
        };
        int rows = 0;
        for (const QString &name : {u"waitTurn"_s, u"look"_s, u"attackNearest"_s, u"pickUp"_s, u"showInventory"_s,
                                    u"useItem"_s, u"fireAgain"_s, u"dropItem"_s, u"showCharacter"_s, u"descend"_s,
                                    u"explore"_s, u"walkToStairs"_s, u"restUntilHealed"_s}) {
            const QAction &action = m_driver->child<QAction>(name);
            const QString row = u"| %1 | %2 | %3 |"_s.arg(
                QString(action.text()).remove(u'&'), named(KeyPreset::Classic, action), named(KeyPreset::Wasd, action));
            QVERIFY2(text.contains(row), qPrintable(u"%1: add %2"_s.arg(pathOfPage(u"playing"_s, language), row)));
            ++rows;
        }
        QVERIFY2(rows == heroActCount - directionCount, "name the new action of the hero in the list above, too");
        QStringList classic;
        QStringList wasd;
        for (const QString &name : {u"walkNorth"_s, u"walkWest"_s, u"walkSouth"_s, u"walkEast"_s}) {
            classic.append(named(KeyPreset::Classic, m_driver->child<QAction>(name)));
            wasd.append(named(KeyPreset::Wasd, m_driver->child<QAction>(name)));
        }
        const QString row = u"| %1 | %2 |"_s.arg(classic.join(u", "_s), wasd.join(u", "_s));
        QVERIFY2(text.contains(row), qPrintable(u"%1: add %2"_s.arg(pathOfPage(u"playing"_s, language), row)));
    }

    void theManualOpensAtTheCurrentMode()
    {
        play();
        m_driver->press(Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(browser().page(), u"playing"_s);
        closeDialog(m_driver->child<QDialog>(u"manualWindow"_s));
        m_driver->window().editNewLevel();
        open();
        QCOMPARE(browser().page(), u"editor"_s);
        QCOMPARE(heading(), u"The editor"_s);
    }

    void picturesFitTheWindow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("page");
        for (const QString &language : {u"en"_s, u"de"_s}) {
            for (const QString &page : {u"editor"_s, u"playing"_s, u"watching"_s}) {
                QTest::addRow("%s, %s", qPrintable(page), qPrintable(language)) << language << page;
            }
        }
    }

    /// Pages are as wide as the window, also after the window has become narrower: nothing scrolls to the side.
    void picturesFitTheWindow()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, page);
        m_driver->window().resize(1280, 800);
        m_driver->window().useLanguage(language);
        open();
        browser().showPage(page);
        QTRY_COMPARE(browser().horizontalScrollBar()->maximum(), 0);
        auto &window = m_driver->child<QDialog>(u"manualWindow"_s);
        const int scroll = browser().verticalScrollBar()->maximum();
        window.resize(window.width() - 120, window.height());
        QTRY_COMPARE(browser().horizontalScrollBar()->maximum(), 0);
        QTRY_VERIFY(browser().verticalScrollBar()->maximum() != scroll);
        QCOMPARE(browser().page(), page);
        m_driver->window().useLanguage(u"en"_s);
    }

    void theManualFollowsLinksBackAndForward()
    {
        open();
        QCOMPARE(browser().page(), u"manual"_s);
        QVERIFY(!m_driver->child<QToolButton>(u"manualBack"_s).isEnabled());
        browser().setSource(browser().source().resolved(QUrl(u"playing.md"_s)));
        QCOMPARE(heading(), u"Playing"_s);
        QTest::keyClick(&browser(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(browser().page(), u"manual"_s);
        QTest::mouseClick(&m_driver->child<QToolButton>(u"manualForward"_s), Qt::LeftButton);
        QCOMPARE(browser().page(), u"playing"_s);
        browser().setSource(QUrl(u"https://example.org/x.md"_s));
        browser().setSource(QUrl(u"file:///etc/passwd"_s));
        QCOMPARE(heading(), u"Playing"_s);
    }

    void theContentsLeadToHeadings()
    {
        open();
        auto &contents = m_driver->child<QTreeWidget>(u"manualContents"_s);
        QCOMPARE(contents.topLevelItemCount(), manualPages().size());
        QTreeWidgetItem *playing = contents.topLevelItem(1);
        QVERIFY(!playing->isExpanded());
        QVERIFY(!contents.topLevelItem(4)->text(0).contains(u'('));
        m_driver->window().useLanguage(u"de"_s);
        QTRY_VERIFY(contents.topLevelItem(4)->text(0).endsWith(u" (englisch)"_s)); // the page is not translated
        QVERIFY(!contents.topLevelItem(1)->text(0).contains(u'('));
        m_driver->window().useLanguage(u"en"_s);
        QTRY_COMPARE(contents.topLevelItem(1)->text(0), u"Playing"_s);
        playing = contents.topLevelItem(1);
        contents.setFocus();
        contents.setCurrentItem(playing);
        QTest::keyClick(&contents, Qt::Key_Return);
        QCOMPARE(browser().page(), u"playing"_s);
        QVERIFY(playing->isExpanded());
        const QList<QTreeWidgetItem *> found =
            contents.findItems(u"Saved games"_s, Qt::MatchExactly | Qt::MatchRecursive);
        QCOMPARE(found.size(), 1);
        contents.setCurrentItem(found.first());
        QTest::keyClick(&contents, Qt::Key_Return);
        QCOMPARE(browser().textCursor().block().text(), u"Saved games"_s);
        QVERIFY(browser().verticalScrollBar()->value() > 0);
    }

    void theSearchCoversAllPages()
    {
        open();
        auto &search = m_driver->child<QLineEdit>(u"manualSearch"_s);
        search.setFocus();
        QTest::keyClicks(&search, u"roving eye"_s);
        QTest::keyClick(&search, Qt::Key_Return);
        QCOMPARE(m_driver->child<QLabel>(u"manualNotice"_s).text(), u"No pages found."_s);
        QCOMPARE(browser().page(), u"manual"_s);
        search.clear();
        QTest::keyClicks(&search, u"wasd"_s);
        QVERIFY(m_driver->child<QLabel>(u"manualNotice"_s).text().isEmpty());
        QTest::keyClick(&search, Qt::Key_Return);
        QCOMPARE(browser().page(), u"playing"_s);
        QCOMPARE(browser().textCursor().selectedText(), u"WASD"_s);
        QVERIFY(m_driver->child<ManualWindow>(u"manualWindow"_s).isVisible());
    }

    /// The search does not find text of the files that the pages do not show, such as table markup.
    void aFailedSearchKeepsThePage()
    {
        open();
        browser().showPage(u"playing"_s, u"saved-games"_s);
        const int scroll = browser().verticalScrollBar()->value();
        QVERIFY(scroll > 0);
        const int steps = browser().backwardHistoryCount();
        auto &search = m_driver->child<QLineEdit>(u"manualSearch"_s);
        search.setFocus();
        QTest::keyClicks(&search, u"|---|"_s);
        QTest::keyClick(&search, Qt::Key_Return);
        QCOMPARE(m_driver->child<QLabel>(u"manualNotice"_s).text(), u"No pages found."_s);
        QCOMPARE(browser().page(), u"playing"_s);
        QCOMPARE(browser().verticalScrollBar()->value(), scroll);
        QCOMPARE(browser().backwardHistoryCount(), steps);
    }

    void changingTheThemeKeepsTheScrollPosition()
    {
        open();
        browser().showPage(u"playing"_s, u"saved-games"_s);
        const int scroll = browser().verticalScrollBar()->value();
        QVERIFY(scroll > 0);
        QPalette palette = browser().palette();
        palette.setColor(QPalette::Mid, Qt::red);
        browser().setPalette(palette);
        QCOMPARE(browser().verticalScrollBar()->value(), scroll);
    }

    void theManualFollowsTheLanguage()
    {
        play();
        open();
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(heading(), u"Spielen"_s);
        QVERIFY(!m_driver->child<QTreeWidget>(u"manualContents"_s)
                     .findItems(u"Spielstände"_s, Qt::MatchExactly | Qt::MatchRecursive)
                     .isEmpty());
        browser().showPage(u"rules"_s);
        QCOMPARE(heading(), u"Diese Seite gibt es nur auf Englisch."_s);
        m_driver->window().useLanguage(u"en"_s);
        QTRY_COMPARE(heading(), u"The rules"_s);
    }

    void escapeClosesTheManual()
    {
        ManualWindow &window = open();
        QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Escape);
        QTRY_VERIFY(!m_driver->window().findChild<ManualWindow *>());
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Start);
    }

    void theManualIsFirstInTheHelpMenu()
    {
        const QList<QAction *> rows = m_driver->child<QMenu>(u"helpMenu"_s).actions();
        QCOMPARE(rows.first()->objectName(), u"showManual"_s);
        for (const bool isEditing : {false, true}) {
            if (isEditing) {
                m_driver->window().editNewLevel();
            }
            QVERIFY(rows.first()->isVisible() && rows.first()->isEnabled());
            rows.first()->trigger();
            closeDialog(m_driver->child<QDialog>(u"manualWindow"_s));
        }
    }

    void theManualIsCreatedOnlyWhenOpened() { QVERIFY(!m_driver->window().findChild<ManualBrowser *>()); }

    void theKeyListStartsWithTheCurrentMode()
    {
        QCOMPARE(headingsOfKeys(),
                 (QStringList{u"Start page"_s, u"Window"_s, u"Playing"_s, u"Drawing"_s, u"Tools"_s, u"Watching"_s}));
        play();
        QCOMPARE(headingsOfKeys().first(), u"Playing"_s);
        m_driver->window().editNewLevel();
        QCOMPARE(headingsOfKeys(),
                 (QStringList{u"Drawing"_s, u"Tools"_s, u"Playing"_s, u"Watching"_s, u"Start page"_s, u"Window"_s}));
    }

    void theListOfKeysLeadsToTheManual()
    {
        m_driver->window().editNewLevel();
        m_driver->press(Qt::Key_F1);
        QTest::mouseClick(&m_driver->child<QPushButton>(u"keysManual"_s), Qt::LeftButton);
        QCOMPARE(browser().page(), u"editor"_s);
    }

    void thePaletteStartsWithTheCurrentMode()
    {
        const auto first = [this] {
            m_driver->trigger(u"showCommands"_s);
            auto &dialog = m_driver->child<QDialog>(u"commandPalette"_s);
            const QString name = dialog.findChild<QTreeWidget *>(u"commandList"_s)->topLevelItem(0)->text(0);
            closeDialog(dialog);
            return name;
        };
        QCOMPARE(first(), u"New game"_s);
        play();
        const QString ofPlay = first();
        m_driver->window().editNewLevel();
        const QString ofDrawing = first();
        QCOMPARE(ofPlay, u"Pause"_s);
        QCOMPARE(ofDrawing, u"Save"_s);
    }

    void theKeyDialogStartsWithTheCurrentMode()
    {
        const auto first = [this] {
            m_driver->trigger(u"changeKeys"_s);
            auto &dialog = m_driver->child<QDialog>(u"keyBindingsDialog"_s);
            const QString name = dialog.findChild<QTreeWidget *>(u"keyTree"_s)->topLevelItem(0)->text(0);
            closeDialog(dialog);
            return name;
        };
        QCOMPARE(first(), u"Window"_s);
        play();
        QCOMPARE(first(), u"Playing"_s);
        m_driver->window().editNewLevel();
        QCOMPARE(first(), u"Drawing"_s);
    }

    void emptySearchesSayWhatToDo()
    {
        m_driver->trigger(u"showCommands"_s);
        QLabel &nothing = m_driver->child<QLabel>(u"commandNothing"_s);
        QVERIFY(!nothing.isVisible());
        m_driver->child<QLineEdit>(u"commandSearch"_s).setText(u"qqqq"_s);
        QVERIFY(nothing.isVisible());
        QCOMPARE(nothing.text(), u"No matching command is available here. Try another word or fewer letters."_s);
        m_driver->child<QLineEdit>(u"commandSearch"_s).clear();
        QVERIFY(!nothing.isVisible());
        m_driver->child<QDialog>(u"commandPalette"_s).close();
        m_driver->trigger(u"changeKeys"_s);
        QLabel &message = m_driver->child<QLabel>(u"keyMessage"_s);
        QVERIFY(message.text().isEmpty());
        m_driver->child<QLineEdit>(u"keySearch"_s).setText(u"qqqq"_s);
        QCOMPARE(message.text(), u"No matching action or key. Clear the search to see all."_s);
        m_driver->child<QLineEdit>(u"keySearch"_s).clear();
        QVERIFY(message.text().isEmpty());
    }

private:
    ManualWindow &open()
    {
        m_driver->trigger(u"showManual"_s);
        auto &window = m_driver->child<ManualWindow>(u"manualWindow"_s);
        if (!QTest::qWaitForWindowExposed(&window)) {
            qFatal("The manual did not come up");
        }
        return window;
    }

    ManualBrowser &browser() { return m_driver->child<ManualBrowser>(u"manualBrowser"_s); }

    /// Returns the heading of the current page.
    QString heading() { return browser().document()->begin().text(); }

    /// Returns the headings of the list of keys in their order.
    QStringList headingsOfKeys()
    {
        m_driver->trigger(u"showKeys"_s);
        auto &dialog = m_driver->child<QDialog>(u"keysDialog"_s);
        QStringList headings;
        for (const QLabel *label : dialog.findChildren<QLabel *>()) {
            if (label->property("isHeading").toBool()) {
                headings.append(label->text());
            }
        }
        closeDialog(dialog);
        return headings;
    }

    /// Closes the dialog and waits until it has deleted itself.
    static void closeDialog(QDialog &dialog)
    {
        const QPointer<QDialog> open = &dialog;
        dialog.close();
        QTRY_VERIFY(!open);
    }
    void play() { QVERIFY(m_driver->window().playFile(u":/levels/buchhaim.level.json"_s)); }
};

MAZEWRIGHT_SUITE(manual, TestManual)
#include "tst_manual.moc"

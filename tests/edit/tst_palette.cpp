#include "app/settings/language.h"
#include "editor/document/propertyedits.h"
#include "editor/palette/palettepanel.h"
#include "editor/text/kindname.h"
#include "editor/text/paintcard.h"
#include "editor/tools/strokename.h"
#include "gamecore/base/files.h"
#include "gamecore/data/kind.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QJsonObject>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

/// The palette as a grid: groups, search, favorites, recent entries, cards, keys.
class TestPalette : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        edit({u"@ O "_s, u" ~  "_s});
        Settings().favorites.set({});
        editor().palette().setFavorites({});
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup() { closeWindow(); }

    void allKindsAreSeenAtOnce_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const auto &[language, name] : Language::available()) {
            QTest::addRow("%s 1280x800", qPrintable(language)) << language << QSize(1280, 800);
            QTest::addRow("%s 1920x1080", qPrintable(language)) << language << QSize(1920, 1080);
        }
    }

    void allKindsAreSeenAtOnce()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        m_window->useLanguage(language);
        size.rheight() -= 20; // a title bar
        m_window->resize(size);
        QTRY_COMPARE(m_window->size(), size);
        grid().scrollToTop();
        grid().doItemsLayout();
        const QRect window = grid().viewport()->rect();
        int seen = 0;
        for (int row = 0; row < grid().count(); ++row) {
            const bool isPicture = !grid().item(row)->isHidden() && grid().item(row)->flags() != Qt::NoItemFlags;
            seen += isPicture && window.contains(grid().visualItemRect(grid().item(row))) ? 1 : 0;
        }
        const qsizetype all = shown().size();
        QVERIFY2(seen == all, qPrintable(u"%1 of %2"_s.arg(seen).arg(all)));
        m_window->useLanguage(u"en"_s);
    }

    void arrowsMoveBetweenPictures()
    {
        choose(u"wall"_s);
        grid().setFocus();
        press(Qt::Key_Right);
        QCOMPARE(current(), u"floor"_s);
        QCOMPARE(inHand(), u"floor"_s);
        press(Qt::Key_Left);
        QCOMPARE(current(), u"wall"_s);
        press(Qt::Key_Left); // the first entry
        QCOMPARE(current(), u"wall"_s);
        press(Qt::Key_Down);
        QCOMPARE(grid().visualItemRect(grid().currentItem()).left(), grid().visualItemRect(&item(u"wall"_s)).left());
        QVERIFY(grid().visualItemRect(grid().currentItem()).top() > grid().visualItemRect(&item(u"wall"_s)).top());
        press(Qt::Key_End);
        QCOMPARE(current(), u"green key"_s);
        press(Qt::Key_Home);
        QCOMPARE(current(), u"wall"_s);
    }

    void shortRowsAreNotSkipped()
    {
        // Terrain fills more than a row; then come three pictures, then five.
        QListWidgetItem *last = &item(u"exit"_s);
        choose(last->text());
        grid().setFocus();
        press(Qt::Key_Down);
        QCOMPARE(current(), u"eternal lantern"_s);
        press(Qt::Key_Down);
        QVERIFY(QStringList({u"orc"_s, u"painkiller"_s, u"reptile man"_s}).contains(current()));
        press(Qt::Key_Up);
        QCOMPARE(current(), u"eternal lantern"_s);
    }

    void enterAndSpaceTakeAKind()
    {
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
            choose(u"wall"_s);
            editor().toolbox().setTool(ToolId::Select);
            grid().setFocus();
            press(Qt::Key_Right);
            press(key);
            QVERIFY(canvas().hasFocus());
            QCOMPARE(inHand(), u"floor"_s);
            QVERIFY(infoOf(editor().toolbox().tool()).isPainting());
        }
    }

    void enterWithoutACurrentPictureTakesNothing()
    {
        grid().setFocus();
        Paint strong = Paint::ofKind(u"orc"_s);
        strong.values = {{u"hp"_s, 99}};
        editor().toolbox().choosePaint(strong); // the palette has no picture of it
        QVERIFY(!grid().currentItem());
        press(Qt::Key_Return);
        QVERIFY(grid().hasFocus());
    }

    void aClickLeavesKeysToTheTools()
    {
        child<QLineEdit>(u"paletteSearch"_s)->setFocus();
        choose(u"orc"_s);
        QVERIFY(canvas().hasFocus());
        key(Qt::Key_L);
        QCOMPARE(editor().toolbox().tool(), ToolId::Line);
        QCOMPARE(inHand(), u"orc"_s);
    }

    void lettersStartASearch()
    {
        auto *search = child<QLineEdit>(u"paletteSearch"_s);
        const ToolId tool = editor().toolbox().tool();
        grid().setFocus();
        press(Qt::Key_L); // the shortcut of a tool in the canvas
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, u"ight"_s);
        QCOMPARE(search->text(), u"light"_s);
        QCOMPARE(editor().toolbox().tool(), tool);
        QCOMPARE(shown(), QStringList{u"scroll of lightning"_s});
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(inHand(), u"scroll of lightning"_s);
        QVERIFY(canvas().hasFocus());
    }

    void anEmptySearchKeepsTheFocus()
    {
        choose(u"orc"_s);
        auto *search = child<QLineEdit>(u"paletteSearch"_s);
        search->setFocus();
        QTest::keyClicks(search, u"xyz"_s);
        QVERIFY(shown().isEmpty());
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Down}) {
            QTest::keyClick(search, key);
            QVERIFY(search->hasFocus());
            QCOMPARE(inHand(), u"orc"_s);
            QCOMPARE(current(), u"orc"_s);
        }
    }

    void aKeyMakesAFavorite()
    {
        choose(u"orc"_s);
        grid().setFocus();
        press(Qt::Key_Asterisk);
        QCOMPARE(editor().palette().favorites(), QStringList{u"orc"_s});
        QCOMPARE(item(u"orc"_s).data(Qt::AccessibleTextRole).toString(), u"orc, favorite"_s);
        QVERIFY(child<QToolButton>(u"paletteStar"_s)->isChecked());
        press(Qt::Key_Right);
        QTest::mouseClick(child<QToolButton>(u"paletteStar"_s), Qt::LeftButton);
        QCOMPARE(editor().palette().favorites(), (QStringList{u"orc"_s, u"painkiller"_s}));
        QTest::mouseClick(child<QToolButton>(u"paletteFavorites"_s), Qt::LeftButton);
        QCOMPARE(shown(), (QStringList{u"orc"_s, u"painkiller"_s}));
        press(Qt::Key_Asterisk);
        QCOMPARE(editor().palette().favorites(), QStringList{u"orc"_s});
        QCOMPARE(shown(), QStringList{u"orc"_s});
        // A paint chosen elsewhere is never hidden.
        click({1, 1}, Qt::LeftButton, Qt::AltModifier);
        QCOMPARE(current(), u"water"_s);
        QVERIFY(!grid().currentItem()->isHidden());
        QVERIFY(!child<QToolButton>(u"paletteFavorites"_s)->isChecked());
    }

    void favoritesAreRemembered()
    {
        choose(u"water"_s);
        grid().setFocus();
        press(Qt::Key_Asterisk);
        startAgain();
        edit({u"@ "_s});
        QCOMPARE(editor().palette().favorites(), QStringList{u"water"_s});
        QCOMPARE(item(u"water"_s).data(Qt::AccessibleTextRole).toString(), u"water, favorite"_s);
    }

    void theStarKeepsItsShapeInALowPalette()
    {
        QLayout &card = *child<QWidget>(u"paletteCard"_s)->layout();
        card.setGeometry({0, 0, 200, card.minimumSize().height()});
        const QToolButton &star = *child<QToolButton>(u"paletteStar"_s);
        QVERIFY2(star.height() >= star.width() - 1, qPrintable(QString::number(star.height())));
    }

    void theFilterShowsOnlyUsedKinds()
    {
        QTest::mouseClick(child<QToolButton>(u"paletteUsed"_s), Qt::LeftButton);
        QTRY_COMPARE(shown(), (QStringList{u"floor"_s, u"water"_s, u"start"_s, u"orc"_s}));
        click({1, 1}, Qt::RightButton);
        QTRY_COMPARE(shown(), (QStringList{u"floor"_s, u"start"_s, u"orc"_s}));
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(shown(), (QStringList{u"floor"_s, u"water"_s, u"start"_s, u"orc"_s}));
        edit({u"@g"_s});
        QTRY_COMPARE(shown(), (QStringList{u"floor"_s, u"start"_s, u"treasure"_s}));
        QTest::mouseClick(child<QToolButton>(u"paletteUsed"_s), Qt::LeftButton);
        const Catalogue &catalogue = *shippedCatalogue();
        QCOMPARE(std::size_t(shown().size()), catalogue.terrain().size() + catalogue.kinds().size());
    }

    void filtersThatHideAllGiveAReason()
    {
        const auto said = [this] {
            const QListWidgetItem *last = grid().item(grid().count() - 1);
            return last->isHidden() ? QString() : last->text();
        };
        QCOMPARE(said(), QString());
        auto *favorites = child<QToolButton>(u"paletteFavorites"_s);
        QTest::mouseClick(favorites, Qt::LeftButton);
        QVERIFY(said().startsWith(u"No favorites yet"_s));
        editor().palette().setFavorites({u"troll"_s});
        QCOMPARE(said(), QString());
        QTest::mouseClick(child<QToolButton>(u"paletteUsed"_s), Qt::LeftButton);
        QCOMPARE(said(), u"This level uses none of your favorites"_s);
    }

    void kindsAreGrouped()
    {
        choose(u"orc"_s);
        makeWarden();
        QStringList groups;
        QMap<QString, QStringList> members;
        for (int row = 0; row < grid().count(); ++row) {
            const QListWidgetItem *item = grid().item(row);
            if (item->flags() != Qt::NoItemFlags) {
                members[groups.value(groups.size() - 1)].append(item->text());
            } else if (!item->isHidden()) {
                groups.append(item->text());
            }
        }
        QCOMPARE(groups, (QStringList{u"Only in this level"_s, u"Terrain"_s, u"Start and treasure"_s, u"Monsters"_s,
                                      u"Items"_s}));
        QCOMPARE(members.size(), groups.size());
        QCOMPARE(members[u"Only in this level"_s], QStringList{u"Warden"_s});
        QCOMPARE(members[u"Start and treasure"_s], (QStringList{u"start"_s, u"treasure"_s, u"eternal lantern"_s}));
        QStringList terrain;
        for (const Terrain &one : shippedCatalogue()->terrain()) {
            terrain.append(nameOf(one.look));
        }
        QCOMPARE(members[u"Terrain"_s].size(), terrain.size());
        QVERIFY(members[u"Terrain"_s].contains(u"water"_s));
        const auto check = [&members](const Kind &kind, const QString &group) {
            QVERIFY2(members[group].contains(nameOf(kind.look)),
                     qPrintable(u"%1: the palette is to show it under %2"_s.arg(kind.key, group)));
        };
        for (const Kind &kind : shippedCatalogue()->kinds()) {
            if (kind.category == KindCategory::Monster) {
                check(kind, u"Monsters"_s);
            } else if (kind.category == KindCategory::Item) {
                check(kind, u"Items"_s);
            }
        }
    }

    void thePaletteStartsScrolledToTheTop_data()
    {
        QTest::addColumn<int>("ownKinds");
        for (const int ownKinds : {1, 9, 17, 25, 33, 41}) {
            QTest::addRow("%d kinds", ownKinds) << ownKinds;
        }
    }

    /// The palette of levels opened at the start is scrolled to its top, although it is filled before it has its size.
    void thePaletteStartsScrolledToTheTop()
    {
        QFETCH(const int, ownKinds);
        Level level = editor().document().level();
        level.kinds = {{u"monsters"_s, ownMonsters(ownKinds)}};
        for (const QString &name : {u"first"_s, u"second"_s}) {
            const QString path = m_folder->filePath(name + u".level.json"_s);
            QVERIFY(!writeWhole(path, writeLevelJson(level, *shippedCatalogue())));
            QVERIFY(m_window->editFile(path));
        }
        startAgain();
        m_window->resize(1000, 600); // too low for the whole palette
        QTRY_COMPARE(m_window->size(), QSize(1000, 600));
        child<QAction>(u"goOnEditing"_s)->trigger();
        QCOMPARE(editor().levels().count(), 2);
        QTRY_VERIFY(grid().verticalScrollBar()->maximum() > 0);
        QCOMPARE(current(), u"wall"_s);
        QTRY_VERIFY(isWhollySeen(*grid().currentItem()));
        const int bottom = grid().visualItemRect(grid().currentItem()).bottom() + grid().verticalScrollBar()->value();
        const bool hasRoom = bottom < grid().viewport()->height();
        QVERIFY(isWhollySeen(item(hasRoom ? u"Only in this level"_s : u"Terrain"_s)));
    }

    void aChosenEntryFarBelowIsShownWithItsHeading()
    {
        choose(u"orc"_s);
        m_window->resize(1000, 560);
        QTRY_COMPARE(m_window->size(), QSize(1000, 560));
        editor().newLevel({3, 3});
        QTRY_COMPARE(current(), u"orc"_s);
        QTRY_VERIFY(isWhollySeen(item(u"Monsters"_s)));
        QVERIFY(isWhollySeen(*grid().currentItem()));
    }

    void aNewKindIsShownDespiteASearch()
    {
        choose(u"orc"_s);
        auto *search = child<QLineEdit>(u"paletteSearch"_s);
        search->setText(u"orc"_s);
        makeWarden();
        QCOMPARE(current(), u"Warden"_s);
        QVERIFY(!grid().currentItem()->isHidden());
        QVERIFY(search->text().isEmpty());
    }

    void aNewKindIsShownDespiteAFilter_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::newRow("favorites") << u"paletteFavorites"_s;
        QTest::newRow("used") << u"paletteUsed"_s;
    }

    void aNewKindIsShownDespiteAFilter()
    {
        QFETCH(QString, filter);
        editor().palette().setFavorites({u"orc"_s});
        choose(u"orc"_s);
        QTest::mouseClick(child<QToolButton>(filter), Qt::LeftButton);
        QVERIFY(item(u"wall"_s).isHidden());
        makeWarden();
        QCOMPARE(current(), u"Warden"_s);
        QVERIFY(!grid().currentItem()->isHidden());
        QVERIFY(!child<QToolButton>(filter)->isChecked());
    }

    void theCardDescribesTheKindUnderTheMouse()
    {
        const auto *name = child<QLabel>(u"paletteCardName"_s);
        const auto *body = child<QLabel>(u"paletteCardBody"_s);
        choose(u"wall"_s);
        QCOMPARE(name->text(), u"wall"_s);
        hover(u"troll"_s);
        QCOMPARE(name->text(), u"troll"_s);
        QVERIFY2(body->text().contains(u"Walks straight ahead"_s), qPrintable(body->text()));
        QCOMPARE(body->textFormat(), Qt::PlainText);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(grid().viewport(), &leave);
        QCOMPARE(name->text(), u"wall"_s);
        QCOMPARE(inHand(), u"wall"_s);
    }

    /// The card leaves out numbers without effect: without combat, monsters have no hit points and daggers no power.
    void theCardOmitsNumbersWithoutEffect()
    {
        const auto body = [this](const QString &name) {
            hover(name);
            return child<QLabel>(u"paletteCardBody"_s)->text();
        };
        QCOMPARE(editor().document().level().ruleset, u"buchhaim"_s);
        QVERIFY2(!body(u"troll"_s).contains(u"HP"_s), qPrintable(body(u"troll"_s)));
        QVERIFY2(!body(u"dagger"_s).contains(u"power"_s), qPrintable(body(u"dagger"_s)));
        QVERIFY(body(u"dagger"_s).endsWith(u"This level has no combat, so it has no effect."_s));
        setRule(editor().document(), u"contact"_s, u"fight"_s);
        QVERIFY2(body(u"troll"_s).contains(u" HP · power "_s), qPrintable(body(u"troll"_s)));
        QVERIFY2(body(u"dagger"_s).startsWith(u"power +2\n"_s), qPrintable(body(u"dagger"_s)));
        setRuleset(editor().document(), u"peaceful"_s);
        resetRules(editor().document());
        QVERIFY2(!body(u"troll"_s).contains(u"HP"_s), qPrintable(body(u"troll"_s)));
    }

    void theCardDoesNotChangeTheLayout()
    {
        for (const auto &[language, name] : Language::available()) {
            m_window->useLanguage(language);
            QCoreApplication::processEvents(); // updates the names of the kinds
            hover(grid().item(1)->text());
            const QRect before = grid().geometry();
            for (int row = 0; row < grid().count(); ++row) {
                const QListWidgetItem *item = grid().item(row);
                if (item->flags() == Qt::NoItemFlags) {
                    continue;
                }
                hover(item->text());
                QCoreApplication::processEvents();
                QCOMPARE(child<QLabel>(u"paletteCardName"_s)->text(), item->text());
                QCOMPARE(grid().geometry(), before);
                // The whole text fits into the card.
                const auto *body = child<QLabel>(u"paletteCardBody"_s);
                QVERIFY2(body->heightForWidth(body->width()) <= body->height(), qPrintable(body->text()));
            }
        }
        m_window->useLanguage(u"en"_s);
    }

    void everyKindAndTerrainHasACard_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("facts");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("wall") << u"wall"_s << QString() << u"Blocks the way and the view."_s;
        QTest::newRow("grass") << u"grass"_s << QString() << u"Walkable, but blocks the view."_s;
        QTest::newRow("spikes") << u"spikes"_s << u"3 damage"_s << u"Stepping on it costs hit points."_s;
        QTest::newRow("red door") << u"red_door"_s << QString()
                                  << u"Locked: the hero opens it with “red key”, which is used up."_s;
        QTest::newRow("red key") << u"red_key"_s << QString() << u"Opens “red door” and is used up."_s;
        QTest::newRow("orc")
            << u"orc"_s << u"10 HP · power 3 · defense 0 · 35 XP"_s
            << u"Broad and squat, with tusks. Chases the hero when it sees him, otherwise goes where it last saw him."_s;
        QTest::newRow("sword") << u"sword"_s << u"power +3"_s << u"Held in the right hand."_s;
        QTest::newRow("stunning") << u"stun_scroll"_s << u"stuns for 5 turns · range 8"_s
                                  << u"Single use: affects a monster in view that the player chooses."_s;
        QTest::newRow("treasure") << u"treasure"_s << u"25 to 250 gold"_s
                                  << u"Gold for the hero. A level can be won by collecting all treasure."_s;
    }

    void everyKindAndTerrainHasACard()
    {
        QFETCH(QString, key);
        const Catalogue &catalogue = *shippedCatalogue();
        const std::optional<TerrainId> terrain = catalogue.terrainOf(key);
        const PaintCard card = terrain ? cardOf(catalogue.terrain(*terrain), catalogue)
                                       : cardOf(catalogue.kind(*catalogue.kindOf(key)), catalogue);
        QTEST(card.facts, "facts");
        QTEST(card.sentence, "sentence");
        const auto check = [&catalogue](const auto &other) {
            QVERIFY2(
                !cardOf(other, catalogue).sentence.isEmpty(),
                qPrintable(other.key
                           + u": its card says nothing: fill `card` of the row that it goes by in gamecore/data"_s));
        };
        for (const Terrain &other : catalogue.terrain()) {
            check(other);
        }
        for (const Kind &other : catalogue.kinds()) {
            check(other);
        }
    }

private:
    QListWidget &grid() { return *child<QListWidget>(u"paletteList"_s); }
    QString current() { return grid().currentItem() ? grid().currentItem()->text() : QString(); }
    QListWidgetItem &item(const QString &name) { return *grid().findItems(name, Qt::MatchExactly).value(0); }
    QString inHand() { return nameOf(editor().toolbox().paint(), *editor().document().catalogue()); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&grid(), key, modifiers); }

    /// Returns the names of the visible pictures.
    QStringList shown()
    {
        QStringList names;
        for (int row = 0; row < grid().count(); ++row) {
            const QListWidgetItem *item = grid().item(row);
            if (!item->isHidden() && item->flags() != Qt::NoItemFlags) {
                names.append(item->text());
            }
        }
        return names;
    }

    void hover(const QString &name)
    {
        grid().scrollToItem(&item(name));
        QCoreApplication::processEvents();
        QTest::mouseMove(grid().viewport(), grid().visualItemRect(&item(name)).center());
    }

    static QJsonObject ownMonsters(int count)
    {
        QJsonObject monsters;
        for (int i = 0; i < count; ++i) {
            monsters.insert(u"guard_%1"_s.arg(i), QJsonObject{{u"base"_s, u"orc"_s}, {u"name"_s, u"Guard"_s}});
        }
        return monsters;
    }

    bool isWhollySeen(const QListWidgetItem &entry)
    {
        return grid().viewport()->rect().contains(grid().visualItemRect(&entry));
    }

    /// Makes a kind of the level's own.
    void makeWarden()
    {
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            auto *name = dialog->findChild<QLineEdit *>(u"kind_name"_s);
            name->setFocus();
            QTest::keyClicks(name, u"Warden"_s);
            QTest::mouseClick(dialog->findChild<QPushButton *>(u"kindDialogOk"_s), Qt::LeftButton);
        });
        child<QAction>(u"newKind"_s)->trigger();
        QVERIFY(answer.wasGiven());
    }
};

MAZEWRIGHT_SUITE(palette, TestPalette)
#include "tst_palette.moc"

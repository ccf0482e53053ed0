#include "editor/art/tileset.h"
#include "editor/document/propertyedits.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/suite.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QListWidget>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

static const QStringList walls{u"######"_s, u"#@ ~g#"_s, u"#    #"_s, u"######"_s};

/// The tileset of a level in the real window: chosen in the properties and for a new level, shown on the canvas.
class TestTilesetWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        edit(walls);
        child<QDockWidget>(u"propertiesDock"_s)->raise();
    }

    void cleanup() { closeWindow(); }

    void everySetHasARowWithAPictureOfItsOwn()
    {
        const QComboBox &list = choice();
        QStringList keys;
        QStringList names;
        QSet<qint64> icons;
        for (int i = 0; i < list.count(); ++i) {
            keys.append(list.itemData(i).toString());
            names.append(list.itemText(i));
            icons.insert(qHashBits(bytesOf(list.itemIcon(i).pixmap(32, 16)).constData(), 32 * 16 * 4));
            QVERIFY(!list.itemData(i, Qt::ToolTipRole).toString().isEmpty());
        }
        QCOMPARE(keys, shippedCatalogue()->tilesetKeys());
        QCOMPARE(names.join(u' '), u"Stone Crypt Cave Garden Castle Ice"_s);
        QCOMPARE(icons.size(), qsizetype(list.count()));
        QCOMPARE(list.currentText(), u"Stone"_s);
        QCOMPARE(list.accessibleName(), u"Tileset"_s);
    }

    void choosingASetRepaintsAtOnceAndIsOneStep()
    {
        const QImage stone = picture();
        choice().setFocus();
        QTest::keyClick(&choice(), Qt::Key_G); // the only one with this letter
        QCOMPARE(editor().document().level().tileset, u"garden"_s);
        QCOMPARE(editor().document().undoStack().undoText(), u"change tileset"_s);
        const QImage garden = picture();
        QVERIFY(garden != stone);
        editor().document().undo();
        QCOMPARE(editor().document().level().tileset, u"stone"_s);
        QCOMPARE(choice().currentText(), u"Stone"_s);
        QCOMPARE(picture(), stone);
        editor().document().redo();
        QCOMPARE(choice().currentText(), u"Garden"_s);
        QCOMPARE(picture(), garden);
    }

    /// The field is in the first group of the properties, between the author and the description.
    void theFieldStandsAmongTheFirst()
    {
        const auto topOf = [this](const QString &name) {
            const auto *field = child<QWidget>(name);
            return field->mapTo(child<QWidget>(u"properties"_s), QPoint()).y();
        };
        QVERIFY(topOf(u"propertyAuthor"_s) < topOf(u"propertyTileset"_s));
        QVERIFY(topOf(u"propertyTileset"_s) < topOf(u"propertyDescription"_s));
        QTRY_VERIFY(!choice().visibleRegion().isEmpty());
    }

    void aCommandLeadsToTheField_data()
    {
        QTest::addColumn<QString>("hiding");
        QTest::newRow("a covered panel") << u"paletteDock"_s;
        QTest::newRow("a closed panel") << u"propertiesDock"_s;
        QTest::newRow("a collapsed group") << u"forPlayers"_s;
    }

    void aCommandLeadsToTheField()
    {
        QFETCH(const QString, hiding);
        if (hiding == u"paletteDock") {
            child<QDockWidget>(hiding)->raise();
        } else if (hiding == u"propertiesDock") {
            child<QDockWidget>(hiding)->close();
        } else {
            QTest::mouseClick(child<QToolButton>(hiding), Qt::LeftButton);
        }
        QTRY_VERIFY(choice().visibleRegion().isEmpty());
        child<QAction>(u"chooseTileset"_s)->trigger();
        QTRY_VERIFY(choice().view()->isVisible());
        QVERIFY(!choice().visibleRegion().isEmpty());
        QTest::keyClick(choice().view(), Qt::Key_G);
        QTest::keyClick(choice().view(), Qt::Key_Return);
        QCOMPARE(editor().document().level().tileset, u"garden"_s);
        QCOMPARE(m_window->focusWidget(), &choice());
    }

    void thePaletteShowsTheSet()
    {
        const QImage stone = paletteIcon();
        setTileset(editor().document(), u"garden"_s);
        QVERIFY(paletteIcon() != stone);
        setTileset(editor().document(), u"stone"_s);
        QCOMPARE(paletteIcon(), stone);
    }

    /// Each swatch of the palette stands on floor of the set, so that it is as readable in a light theme as in a dark
    /// one.
    void swatchesStandOnFloorOfTheSet()
    {
        const Tileset tiles;
        for (const QString &set : {QString(u"stone"_s), QString(u"ice"_s)}) {
            setTileset(editor().document(), set);
            const QImage floor = tiles.image(tiles.inSet(set, u"floor_0"_s), 28);
            const auto *list = child<QListWidget>(u"paletteList"_s);
            int count = 0;
            for (int row = 0; row < list->count(); ++row) {
                const QListWidgetItem *item = list->item(row);
                if (item->flags() == Qt::NoItemFlags) {
                    continue;
                }
                const QImage swatch = item->icon().pixmap(28, 28).toImage();
                QVERIFY2(swatch.pixelColor(0, 0).alpha() < 128, qPrintable(item->text())); // a rounded corner
                for (int i = 4 * 28; i < 24 * 28; ++i) {
                    QVERIFY2(swatch.pixelColor(i % 28, i / 28).alpha() == 255, qPrintable(item->text()));
                }
                ++count;
            }
            const Catalogue &catalogue = *shippedCatalogue();
            QCOMPARE(std::size_t(count), catalogue.terrain().size() + catalogue.kinds().size());
            const QList<QListWidgetItem *> potions = list->findItems(u"healing potion"_s, Qt::MatchExactly);
            QCOMPARE(potions.size(), 1);
            QCOMPARE(potions.first()->icon().pixmap(28, 28).toImage().pixel(1, 14), floor.pixel(1, 14));
        }
    }

    void anUnknownSetIsShownAsSuchAndLooksUsual()
    {
        const QImage stone = picture();
        setTileset(editor().document(), u"moon"_s);
        QCOMPARE(choice().currentText(), u"moon (unknown)"_s);
        QCOMPARE(picture(), stone);
        const auto isReported = [this] {
            const IssueList &issues = editor().document().issues();
            return std::any_of(issues.begin(), issues.end(),
                               [](const Issue &issue) { return issue.code == IssueCode::UnknownTileset; });
        };
        QTRY_VERIFY(isReported());
    }

    void eachOpenLevelKeepsItsSet()
    {
        setTileset(editor().document(), u"ice"_s);
        const QImage ice = picture();
        edit(walls);
        QCOMPARE(choice().currentText(), u"Stone"_s);
        QVERIFY(picture() != ice);
    }

    void aTestPlayShowsTheSet()
    {
        QVERIFY(distance(floorInPlay(), floorInPlay()) < 6); // a bar may change the zoom
        const QColor stone = floorInPlay();
        setTileset(editor().document(), u"ice"_s);
        QVERIFY(distance(floorInPlay(), stone) > 20);
    }

    void aNewLevelHasTheChosenSet()
    {
        const DialogAnswer answer(u"newLevelDialog"_s, [](QDialog *dialog) {
            auto *sets = dialog->findChild<QComboBox *>(u"newLevelTileset"_s);
            QCOMPARE(sets->currentText(), u"Stone"_s);
            sets->setCurrentIndex(sets->findData(u"garden"_s));
            dialog->accept();
        });
        key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(answer.wasGiven());
        QCOMPARE(editor().document().level().tileset, u"garden"_s);
        QCOMPARE(choice().currentText(), u"Garden"_s);
    }

private:
    /// Plays a test and returns the mean color of a floor cell in the lantern's light.
    QColor floorInPlay()
    {
        key(Qt::Key_F5);
        [this] { QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Play); }();
        const QImage cell = canvas().viewport()->grab(canvas().viewportRectOf({2, 2})).toImage();
        key(Qt::Key_F5);
        [this] { QTRY_COMPARE(m_window->mode(), ProgramWindow::Mode::Edit); }();
        return cell.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixelColor(0, 0);
    }
    static int distance(const QColor &one, const QColor &other)
    {
        return std::abs(one.red() - other.red()) + std::abs(one.green() - other.green())
               + std::abs(one.blue() - other.blue());
    }
    /// Returns the picture of the palette's first paint, which is floor.
    QImage paletteIcon()
    {
        const auto *list = child<QListWidget>(u"paletteList"_s);
        return list->item(1)->icon().pixmap(32, 32).toImage(); // below a heading
    }
    QComboBox &choice() { return *child<QComboBox>(u"propertyTileset"_s); }
    QImage picture() { return canvas().viewport()->grab().toImage(); }
    static QByteArray bytesOf(const QPixmap &pixmap)
    {
        const QImage image = pixmap.toImage().convertToFormat(QImage::Format_RGB32);
        return {reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes()};
    }
};

MAZEWRIGHT_SUITE(tilesetwindow, TestTilesetWindow)
#include "tst_tilesetwindow.moc"

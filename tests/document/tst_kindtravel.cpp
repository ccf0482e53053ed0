#include "editor/edits/clipcells.h"
#include "editor/edits/ownkinds.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/levelkinds.h"
#include "gamecore/level/thingfields.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/toolboxdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int levelCount = 4;

QString linesOf(const QJsonObject &kinds)
{
    QStringList lines;
    for (auto section = kinds.begin(); section != kinds.end(); ++section) {
        const QJsonObject records = section.value().toObject();
        for (auto record = records.begin(); record != records.end(); ++record) {
            lines.append(u"    %1: %2"_s.arg(
                record.key(),
                QString::fromUtf8(QJsonDocument(record.value().toObject()).toJson(QJsonDocument::Compact))));
        }
    }
    return lines.join(u'\n');
}

CataloguePtr inForce(const Level &level)
{
    IssueList ignored;
    return catalogueOf(level, *shippedCatalogue(), ignored);
}

/// Describes a thing as players meet it, without the keys of its kinds.
QString meaningOf(const Thing &thing, const Level &level)
{
    const CataloguePtr catalogue = inForce(level);
    QStringList parts;
    for (const QString &key : kindsNamedBy(thing)) {
        const std::optional<KindId> id = catalogue->kindOf(key);
        parts.append(id ? u"%1 with %2 HP, power %3, %4 gold"_s.arg(catalogue->kind(*id).look.name)
                              .arg(catalogue->kind(*id).hp)
                              .arg(catalogue->kind(*id).power)
                              .arg(catalogue->kind(*id).goldMax)
                        : u"something unknown"_s);
    }
    return parts.join(u", carrying "_s);
}

/// Returns a sentence for each kind that a level names and does not define; empty if it defines all.
QString danglingIn(const Level &level)
{
    QStringList wrong;
    const CataloguePtr catalogue = inForce(level);
    for (const Thing &thing : level.things) {
        for (const QString &key : kindsNamedBy(thing)) {
            if (!catalogue->meaningOf(key)) {
                wrong.append(
                    u"the thing at %1, %2 names “%3”, which is no kind"_s.arg(thing.cell.x).arg(thing.cell.y).arg(key));
            }
        }
    }
    for (const QString &key : keysNamedBy(level)) {
        if (!catalogue->meaningOf(key)) {
            wrong.append(u"“%1” is named and is no kind"_s.arg(key));
        }
    }
    return wrong.join(u'\n');
}

} // namespace

/// Kinds copied between levels by any sequence of edits. After each edit, every kind that a level names is defined.
class TestKindTravel : public QObject, protected ToolboxDriver {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { closeToolbox(); }

    void everyNamedKindExistsAfterAnyEdits_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= repeats(30, 2000); ++seed) {
            QTest::addRow("seed %d", seed) << seed;
        }
    }

    void everyNamedKindExistsAfterAnyEdits()
    {
        QFETCH(int, seed);
        openToolbox();
        m_rng = Rng(std::uint64_t(seed));
        openLevels();
        for (int i = 0; i < 120; ++i) {
            act();
            const QString wrong = wrongOf(m_shown); // only the shown level changes
            QVERIFY2(wrong.isEmpty(), story(wrong));
        }
        m_levels.clear();
    }

private:
    void openLevels()
    {
        m_levels.clear();
        for (int i = 0; i < levelCount; ++i) {
            m_levels.push_back(
                m_document->makeOpen(drawnLevel({u"@ O  T "_s, u" g  !  "_s, u"       "_s, u"   O   "_s})));
        }
        m_shown = 0;
        m_document->put(m_levels.front());
        m_clipboard.clear();
        m_story.clear();
        m_wrong.clear();
    }

    const Level &level() const { return m_document->level(); }

    Point anyCell()
    {
        const int x = m_rng.below(level().size().width);
        return {x, m_rng.below(level().size().height)};
    }

    /// Returns the key of a random kind of the level's own; empty if it has none.
    QString anyOwnKey()
    {
        QStringList keys;
        for (const QString &section : level().kinds.keys()) {
            keys += level().kinds.value(section).toObject().keys();
        }
        return keys.isEmpty() ? QString() : keys.at(m_rng.below(int(keys.size())));
    }

    void act()
    {
        using Act = void (TestKindTravel::*)();
        constexpr std::array<Act, 18> acts{&TestKindTravel::show,
                                           &TestKindTravel::show,
                                           &TestKindTravel::copy,
                                           &TestKindTravel::copy,
                                           &TestKindTravel::takeFromClipboard,
                                           &TestKindTravel::setDown,
                                           &TestKindTravel::setDown,
                                           &TestKindTravel::setDown,
                                           &TestKindTravel::makeKind,
                                           &TestKindTravel::makeKind,
                                           &TestKindTravel::changeKind,
                                           &TestKindTravel::removeKind,
                                           &TestKindTravel::giveItem,
                                           &TestKindTravel::pickAndDraw,
                                           &TestKindTravel::drawMix,
                                           &TestKindTravel::moveCells,
                                           &TestKindTravel::replace,
                                           &TestKindTravel::undoOrRedo};
        (this->*acts[std::size_t(m_rng.below(int(acts.size())))])();
    }

    void show()
    {
        m_shown = m_rng.below(levelCount);
        m_document->put(m_levels[std::size_t(m_shown)]);
        say(u"show"_s);
    }

    void copy()
    {
        const Point corner = anyCell();
        const Point other = anyCell();
        std::vector<Point> cells;
        for (int y = std::min(corner.y, other.y); y <= std::max(corner.y, other.y); ++y) {
            for (int x = std::min(corner.x, other.x); x <= std::max(corner.x, other.x); ++x) {
                cells.push_back({x, y});
            }
        }
        m_toolbox->selection().setCells(Area(cells, level().size()));
        const Stamp stamp = m_toolbox->selection().copy();
        m_toolbox->selection().selectNone();
        m_toolbox->setStamp(stamp);
        m_clipboard = mimeDataOf(stamp, level(), *shippedCatalogue())->data(cellsMimeType);
        QStringList kinds;
        for (const Thing &thing : stamp.things) {
            kinds += kindsNamedBy(thing);
        }
        say(u"copy %1 cells with %2"_s.arg(cells.size()).arg(kinds.isEmpty() ? u"nothing"_s : kinds.join(u", "_s)));
    }

    void takeFromClipboard()
    {
        if (const std::optional<Stamp> stamp = cellsOf(m_clipboard, *shippedCatalogue())) {
            m_toolbox->takeStamp(*stamp);
            say(u"paste"_s);
        }
    }

    /// Stamps several times; only the first click may add kinds.
    void setDown()
    {
        const Stamp &stamp = m_toolbox->stamp();
        if (stamp.isEmpty()) {
            return;
        }
        m_toolbox->setTool(ToolId::Stamp);
        if (m_rng.below(4) == 0) {
            m_toolbox->orientStamp(Orientation::clockwise());
        }
        const Point cell = anyCell();
        Level from;
        from.kinds = stamp.kinds;
        const Point corner = cell - Point{(stamp.size().width - 1) / 2, (stamp.size().height - 1) / 2};
        click(cell);
        const QJsonObject kinds = level().kinds;
        bool hasLanded = false; // all kinds of the stamp are in the level then
        for (const Thing &thing : stamp.things) {
            const Point place = thing.cell + corner;
            const auto [first, last] = thingsAt(level(), place);
            hasLanded = hasLanded || level().terrain.contains(place);
            const QString came = level().terrain.contains(place) && first < last
                                     ? meaningOf(level().things[last - 1], level())
                                     : QString();
            const bool isAlone = std::count_if(stamp.things.begin(), stamp.things.end(),
                                               [&thing](const Thing &other) { return other.cell == thing.cell; })
                                 == 1;
            if (isAlone && !came.isEmpty() && thing.kind != u"start" && came != meaningOf(thing, from)) {
                m_wrong =
                    u"at %1, %2 came %3 instead of %4"_s.arg(place.x).arg(place.y).arg(came, meaningOf(thing, from));
            }
        }
        drag(cell, anyCell());
        say(u"set down at %1, %2 twice"_s.arg(cell.x).arg(cell.y));
        if (hasLanded && level().kinds != kinds && m_wrong.isEmpty()) {
            m_wrong =
                u"the second time brought other kinds, from\n%1\nto\n%2"_s.arg(linesOf(kinds), linesOf(level().kinds));
        }
    }

    void makeKind()
    {
        const QStringList bases{u"orc"_s, u"troll"_s, u"healing_potion"_s, u"treasure"_s};
        const QString own = anyOwnKey();
        const QString base = !own.isEmpty() && m_rng.below(2) == 0 ? own : bases.at(m_rng.below(int(bases.size())));
        std::optional<OwnKind> kind = newKindFrom(level(), *m_document->catalogue(), base);
        if (!kind) {
            return;
        }
        const QString name = QStringList{u"castellan"_s, u"relic"_s, u"guard"_s}.at(m_rng.below(3));
        kind->key = keyFromName(name, *m_document->catalogue());
        kind->record.insert("name"_L1, name);
        if (kind->category == KindCategory::Monster) {
            kind->record.insert("hp"_L1, 40 + m_rng.below(3));
        }
        const KindChange change = changeByOwnKind(level(), *kind, {});
        m_document->changeLevel(u"new kind"_s, change.properties, change.cells);
        m_toolbox->choosePaint(Paint::ofKind(kind->key));
        const Point cell = anyCell();
        click(cell);
        say(u"make %1 from %2 and draw it at %3, %4"_s.arg(kind->key, base).arg(cell.x).arg(cell.y));
    }

    void changeKind()
    {
        std::optional<OwnKind> kind = ownKind(level(), anyOwnKey());
        if (!kind) {
            return;
        }
        const QString before = kind->key;
        if (kind->category == KindCategory::Monster) {
            kind->record.insert("hp"_L1, 40 + m_rng.below(3));
        } else {
            kind->record.insert("name"_L1, u"relic %1"_s.arg(m_rng.below(3)));
        }
        if (m_rng.below(3) == 0) {
            kind->key = keyFromName(QStringList{u"castellan"_s, u"relic"_s, u"guard_2"_s}.at(m_rng.below(3)),
                                    *m_document->catalogue(), before);
        }
        const KindChange change = changeByOwnKind(level(), *kind, before);
        m_document->changeLevel(u"change kind"_s, change.properties, change.cells);
        say(u"change %1, now %2"_s.arg(before, kind->key));
    }

    void removeKind()
    {
        const QString key = anyOwnKey();
        if (!key.isEmpty()) {
            const KindChange change = changeByRemovingKind(level(), key, m_rng.below(2) == 0);
            m_document->changeLevel(u"delete kind"_s, change.properties, change.cells);
            say(u"delete %1"_s.arg(key));
        }
    }

    void giveItem()
    {
        QStringList items{u"sword"_s};
        for (const QString &section : {u"items"_s, u"treasure"_s}) {
            items += level().kinds.value(section).toObject().keys();
        }
        Level after = level();
        const QString item = items.at(m_rng.below(int(items.size())));
        for (Thing &thing : after.things) {
            const std::optional<KindId> id = m_document->catalogue()->kindOf(thing.kind);
            if (id && m_document->catalogue()->kind(*id).category == KindCategory::Monster && m_rng.below(2) == 0) {
                thing.values.insert("item"_L1, item);
            }
        }
        m_document->stroke(u"give"_s, changeBetween(level(), after));
        say(u"let monsters carry %1"_s.arg(item));
    }

    /// Picks a thing and draws it in another level: the paint stays when the level changes.
    void pickAndDraw()
    {
        m_toolbox->setTool(ToolId::Pick);
        click(anyCell());
        say(u"pick %1"_s.arg(m_toolbox->paint().kind));
        show();
        const Point cell = anyCell();
        m_toolbox->setTool(ToolId::Brush);
        click(cell);
        say(u"draw it at %1, %2"_s.arg(cell.x).arg(cell.y));
    }

    void drawMix()
    {
        const QString own = anyOwnKey();
        DrawOptions options = m_toolbox->options();
        if (!own.isEmpty()) {
            options.mix.parts = {{Paint::ofKind(own), 2}, {Paint::ofKind(u"orc"_s), 1}};
            options.isMixed = true;
            m_toolbox->setOptions(options);
        }
        show();
        m_toolbox->setTool(ToolId::Brush);
        drag(anyCell(), anyCell());
        say(u"draw a mix with %1"_s.arg(own));
    }

    void moveCells()
    {
        const Point cell = anyCell();
        m_toolbox->selection().setCells(Area({cell, cell + Point{1, 0}}, level().size()));
        const Point by{m_rng.below(5) - 2, m_rng.below(3) - 1};
        m_toolbox->selection().moveCells(by);
        m_toolbox->selection().selectNone();
        say(u"move the cells at %1, %2"_s.arg(cell.x).arg(cell.y));
    }

    void replace()
    {
        const QString own = anyOwnKey();
        if (!own.isEmpty()) {
            const QStringList with{u"orc"_s, u"sword"_s, anyOwnKey()};
            const QString other = with.at(m_rng.below(3));
            m_toolbox->replaceAll(Paint::ofKind(own), Paint::ofKind(other), false);
            say(u"replace %1 with %2"_s.arg(own, other));
        }
    }

    void undoOrRedo()
    {
        const bool isUndo = m_rng.below(3) != 0;
        const int steps = 1 + m_rng.below(4);
        for (int i = 0; i < steps; ++i) {
            isUndo ? m_document->undo() : m_document->redo();
        }
        say(u"%1 %2 steps"_s.arg(isUndo ? u"undo"_s : u"redo"_s).arg(steps));
    }

    void say(const QString &what) { m_story.append(u"%1: %2"_s.arg(QChar(u'A' + m_shown)).arg(what)); }
    /// Returns the last edits and the kinds of every level.
    QByteArray story(const QString &wrong) const
    {
        constexpr qsizetype shown = 25;
        QStringList lines{wrong, u"after"_s};
        lines += m_story.sliced(std::max(qsizetype(0), m_story.size() - shown));
        for (std::size_t i = 0; i < m_levels.size(); ++i) {
            lines.append(u"kinds of %1:"_s.arg(QChar(u'A' + int(i))));
            lines.append(linesOf(m_levels[i]->level.kinds));
        }
        return lines.join(u'\n').toUtf8();
    }

    /// Returns the faults of a level or of the last edit; empty if there are none.
    QString wrongOf(int number) const
    {
        const Level &level = m_levels[std::size_t(number)]->level;
        QString wrong = danglingIn(level);
        for (const Issue &issue :
             readLevelJson(writeLevelJson(level, *shippedCatalogue()), *shippedCatalogue()).issues) {
            if (issue.code == IssueCode::UnknownKind || issue.code == IssueCode::BadValue) {
                wrong += u"its file is wrong at %1"_s.arg(issue.path);
            }
        }
        return wrong.isEmpty() ? m_wrong : u"level %1: %2"_s.arg(QChar(u'A' + number)).arg(wrong);
    }

    Rng m_rng{1};
    std::vector<std::shared_ptr<OpenLevel>> m_levels;
    int m_shown = 0;
    QByteArray m_clipboard;
    QStringList m_story;
    QString m_wrong; ///< the faults that the last edit found
};

MAZEWRIGHT_SUITE(kindtravel, TestKindTravel)
#include "tst_kindtravel.moc"

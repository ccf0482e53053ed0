#include "app/export/exportdialog.h"
#include "editor/text/mnemonics.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

ExportedRun watched(const QString &rest, const QStringList &lines)
{
    const Game game = gameOf({u"#########"_s, u"#@      #"_s, u"#########"_s}, rest);
    return {.run = recordedRun(game, lines), .shipped = shippedCatalogue(), .now = game, .title = {}};
}

const QStringList twoTurns{u"move east"_s, u"move east"_s};

} // namespace

/// The fields that choose the part of a run to export, and its format.
class TestExportForm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { m_form.reset(); }

    void theDefaultIsTheCurrentMoment()
    {
        make(watched(classicRules, twoTurns));
        const ExportWish wish = m_form->wish();
        QCOMPARE(wish.what, ExportWish::What::Moment);
        QVERIFY(!wish.film && !wish.plan.look.isRevealed);
        QCOMPARE(wish.plan.look.tile, FrameLook::usualTile);
        QCOMPARE(wish.plan.look.part, FrameLook::Part::Known);
        QCOMPARE(endingOf(wish), u".png"_s);
    }

    void unusedFieldsAreDisabled()
    {
        make(watched(classicRules, twoTurns));
        QCOMPARE(enabledFields(), u"Part Tile Everything"_s);
        choose(ExportWish::What::Part);
        QCOMPARE(enabledFields(), u"From To As Part Tile Everything"_s);
        field<QComboBox>(u"As"_s).setCurrentIndex(1);
        choose(ExportWish::What::Whole);
        QCOMPARE(enabledFields(), u"As Part Tile Everything Speed"_s);
        choose(ExportWish::What::Text);
        QCOMPARE(enabledFields(), QString());
        QCOMPARE(endingOf(m_form->wish()), u".txt"_s);
        choose(ExportWish::What::Moment);
        QCOMPARE(endingOf(m_form->wish()), u".png"_s);
    }

    void turnsAreChosenByTheirNumber()
    {
        make(watched(classicRules, twoTurns));
        QCOMPARE(m_form->wish().plan.span.from, 0);
        QCOMPARE(m_form->wish().plan.span.to, 2);
        field<QDoubleSpinBox>(u"To"_s).setValue(0);
        field<QDoubleSpinBox>(u"From"_s).setValue(1);
        QCOMPARE(m_form->wish().plan.span.from, 1);
        QCOMPARE(m_form->wish().plan.span.to, 1);
    }

    void gameTimeIsChosenInSeconds()
    {
        make(watched({}, {u"advance 1230"_s, u"move east"_s}));
        choose(ExportWish::What::Part);
        QVERIFY(field<QWidget>(u"Step"_s).isEnabled());
        QCOMPARE(field<QDoubleSpinBox>(u"To"_s).value(), 1.3); // including all of the last moment
        field<QDoubleSpinBox>(u"From"_s).setValue(0.7);
        field<QDoubleSpinBox>(u"To"_s).setValue(1.1);
        field<QSpinBox>(u"Step"_s).setValue(40);
        const FrameSpan span = m_form->wish().plan.span;
        QCOMPARE(span.from, 700);
        QCOMPARE(span.to, 1100);
        QCOMPARE(span.stepMs, 40);
    }

    void eachFormatMatchesItsName()
    {
        make(watched(classicRules, twoTurns));
        choose(ExportWish::What::Whole);
        auto &formats = field<QComboBox>(u"As"_s);
        for (int i = 0; i < formats.count(); ++i) {
            formats.setCurrentIndex(i);
            const QString named = endingOf(m_form->wish()).sliced(1);
            QVERIFY2(formats.currentText().contains(named, Qt::CaseInsensitive), qPrintable(named));
        }
    }

    void withoutFfmpegFilmsAreDisabled()
    {
        for (const bool hasFfmpeg : {true, false}) {
            make(watched(classicRules, twoTurns), hasFfmpeg);
            const auto *formats = qobject_cast<QStandardItemModel *>(field<QComboBox>(u"As"_s).model());
            QVERIFY(formats->item(0)->isEnabled());
            for (int i = 1; i < formats->rowCount(); ++i) {
                QCOMPARE(formats->item(i)->isEnabled(), hasFfmpeg);
            }
            QCOMPARE(field<QLabel>(u"Note"_s).text().contains(u"ffmpeg"_s), !hasFfmpeg);
        }
    }

    void thePictureSizeIsShown()
    {
        make(watched(classicSeeingAll, twoTurns));
        field<QSpinBox>(u"Tile"_s).setValue(20);
        QVERIFY2(field<QLabel>(u"Note"_s).text().contains(u"180 × 60"_s), qPrintable(field<QLabel>(u"Note"_s).text()));
        choose(ExportWish::What::Text);
        QCOMPARE(field<QLabel>(u"Note"_s).text(), QString());
    }

    void theNumberOfPicturesIsShown_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QString>("said");
        QTest::newRow("all") << 0 << 2 << u"3 picture(s) of 180 × 60 pixels."_s;
        QTest::newRow("a part") << 1 << 2 << u"2 picture(s) of 180 × 60 pixels."_s;
        QTest::newRow("one") << 2 << 2 << u"1 picture(s) of 180 × 60 pixels."_s;
    }

    void theNumberOfPicturesIsShown()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(QString, said);
        make(watched(classicSeeingAll, twoTurns));
        field<QSpinBox>(u"Tile"_s).setValue(20);
        choose(ExportWish::What::Part);
        QCOMPARE(note(), u"Counting pictures…"_s);
        field<QDoubleSpinBox>(u"From"_s).setValue(from);
        field<QDoubleSpinBox>(u"To"_s).setValue(to);
        QTRY_COMPARE(note(), said);
    }

    void theLengthOfAFilmIsShown()
    {
        make(watched(classicSeeingAll, QStringList(29, u"wait"_s)));
        choose(ExportWish::What::Whole);
        field<QComboBox>(u"As"_s).setCurrentIndex(1);
        field<QSpinBox>(u"Speed"_s).setValue(10);
        QTRY_VERIFY2(note().endsWith(u"The film lasts 3 second(s)."_s), qPrintable(note()));
        field<QSpinBox>(u"Speed"_s).setValue(30);
        QTRY_VERIFY2(note().endsWith(u"The film lasts 1 second(s)."_s), qPrintable(note()));
    }

    void anOverlargeExportIsReportedInAdvance()
    {
        make(watched(classicRules, {u"wait"_s}));
        m_watched->run.lines.front().times = mostFrames + 5;
        m_form = std::make_unique<ExportForm>(*m_watched, true);
        choose(ExportWish::What::Whole);
        QTRY_VERIFY2(note().startsWith(u"This would save more than "_s), qPrintable(note()));
    }

    void theDefaultRevealsAsMuchAsTheWindow()
    {
        for (const bool isRevealed : {true, false}) {
            ExportedRun run = watched(classicRules, twoTurns);
            run.isRevealed = isRevealed;
            make(run);
            QCOMPARE(m_form->wish().plan.look.isRevealed, isRevealed);
        }
    }

    void mnemonicsAreUnique()
    {
        for (const QString &rest : {classicRules, QString()}) {
            make(watched(rest, twoTurns));
            QString letters = mnemonicOf(field<QCheckBox>(u"Everything"_s).text());
            for (const QLabel *label : m_form->findChildren<QLabel *>()) {
                if (label->buddy()) {
                    letters += mnemonicOf(label->text());
                }
            }
            QCOMPARE(letters.size(), 9);
            QVERIFY2(!letters.contains(QChar()), qPrintable(letters));
            QVERIFY2(QSet<QChar>(letters.begin(), letters.end()).size() == letters.size(), qPrintable(letters));
        }
    }

    void eachFieldHasAnAccessibleName()
    {
        make(watched(classicRules, twoTurns));
        for (const QString &name :
             {u"What"_s, u"From"_s, u"To"_s, u"As"_s, u"Part"_s, u"Tile"_s, u"Everything"_s, u"Step"_s, u"Speed"_s}) {
            const QString said = field<QWidget>(name).accessibleName();
            QVERIFY2(!said.isEmpty() && !said.contains(u'&'), qPrintable(name));
        }
    }

private:
    void make(const ExportedRun &run, bool hasFfmpeg = true)
    {
        m_form.reset();
        m_watched.emplace(run);
        m_form = std::make_unique<ExportForm>(*m_watched, hasFfmpeg);
    }

    template<typename Field>
    Field &field(const QString &name)
    {
        auto *found = m_form->findChild<Field *>(u"export"_s + name);
        return found ? *found : (qFatal("no %s", qPrintable(name)), *found);
    }
    QString note() { return field<QLabel>(u"Note"_s).text(); }
    void choose(ExportWish::What what) { field<QComboBox>(u"What"_s).setCurrentIndex(int(what)); }

    QString enabledFields()
    {
        QStringList names;
        for (const QString &name :
             {u"From"_s, u"To"_s, u"As"_s, u"Part"_s, u"Tile"_s, u"Everything"_s, u"Step"_s, u"Speed"_s}) {
            if (field<QWidget>(name).isEnabled()) {
                names.append(name);
            }
        }
        return names.join(u' ');
    }

    std::optional<ExportedRun> m_watched;
    std::unique_ptr<ExportForm> m_form;
};

MAZEWRIGHT_SUITE(exportform, TestExportForm)
#include "tst_exportform.moc"

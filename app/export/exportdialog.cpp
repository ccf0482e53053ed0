#include "app/export/exportdialog.h"

#include "app/settings/settings.h"
#include "editor/storage/filename.h"
#include "editor/text/mnemonics.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/numberbox.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "editor/widgets/scrollform.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr double msASecond = 1000;
/// Index of the first film format in the list of formats, after the pictures.
constexpr int firstFilm = 1;
constexpr int filmCount = 3;

/// Default frame rate under turns: slow enough to read each turn. Game time is shown at its own speed.
constexpr int turnsASecond = 6;
constexpr int usualStepOfFrames = 100;
constexpr int noteLines = 3;

template<typename Field>
Field *field(const QString &objectName)
{
    auto *made = new Field;
    made->setObjectName(objectName);
    return made;
}

QSpinBox *numberField(const QString &objectName, int least, int most, int value)
{
    auto *number = field<NumberBox>(objectName);
    number->setRange(least, most);
    number->setValue(value);
    return number;
}

/// Makes a combo box whose texts are set on retranslation.
QComboBox *choiceField(const QString &objectName, int count)
{
    auto *choice = field<QComboBox>(objectName);
    for (int i = 0; i < count; ++i) {
        choice->addItem(QString());
    }
    return choice;
}

void nameItems(QComboBox &choice, const QStringList &texts)
{
    for (int i = 0; i < int(texts.size()); ++i) {
        choice.setItemText(i, texts.at(i));
    }
}

bool isOneFile(const ExportWish &wish)
{
    return !wish.isSeries() || wish.film;
}

} // namespace

ExportForm::ExportForm(const ExportedRun &watched, bool hasFfmpeg, QWidget *parent)
    : QWidget(parent), m_watched(watched), m_hasFfmpeg(hasFfmpeg), m_what(choiceField(u"exportWhat"_s, 4)),
      m_from(field<QDoubleSpinBox>(u"exportFrom"_s)), m_to(field<QDoubleSpinBox>(u"exportTo"_s)),
      m_as(choiceField(u"exportAs"_s, firstFilm + filmCount)), m_part(choiceField(u"exportPart"_s, 2)),
      m_tile(numberField(u"exportTile"_s, FrameLook::leastTile, FrameLook::mostTile, FrameLook::usualTile)),
      m_everything(field<QCheckBox>(u"exportEverything"_s)),
      m_step(numberField(u"exportStep"_s, FrameSpan::leastStepMs, FrameSpan::mostStepMs, usualStepOfFrames)),
      m_speed(numberField(u"exportSpeed"_s, 1, Film::mostFramesASecond,
                          isRealTime() ? int(msASecond) / usualStepOfFrames : turnsASecond)),
      m_note(wrappedLabel(u"exportNote"_s, true))
{
    makeFields();
    layOut();
    connectFields();
    retranslateOnChange(*this, [this] { retranslate(); });
}

void ExportForm::makeFields()
{
    makeSpan();
    m_everything->setChecked(m_watched.isRevealed);
    m_step->setSingleStep(FrameSpan::leastStepMs);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_note->setMinimumHeight(noteLines * fontMetrics().lineSpacing());
    auto *formats = qobject_cast<QStandardItemModel *>(m_as->model());
    for (int i = firstFilm; i < firstFilm + filmCount; ++i) {
        formats->item(i)->setEnabled(m_hasFfmpeg);
    }
}

void ExportForm::makeSpan()
{
    const double unit = isRealTime() ? msASecond : 1;
    const double latest = double(latestClock(m_watched.run, isRealTime())) / unit;
    for (QDoubleSpinBox *moment : {m_from, m_to}) {
        moment->setDecimals(isRealTime() ? 1 : 0);
        moment->setRange(0, std::ceil(latest * 10) / 10);
    }
    m_to->setValue(m_to->maximum());
}

void ExportForm::layOut()
{
    m_rows = newLayout<QFormLayout>(this, 0, 8);
    for (QWidget *row : std::initializer_list<QWidget *>{m_what, m_from, m_to, m_as, m_part, m_tile}) {
        m_rows->addRow(u" "_s, row);
    }
    m_rows->addRow(m_everything);
    m_rows->addRow(u" "_s, m_step);
    m_rows->addRow(u" "_s, m_speed);
    m_rows->addRow(m_note);
    setFocusProxy(m_what);
}

void ExportForm::connectFields()
{
    for (const QComboBox *choice : {m_what, m_as, m_part}) {
        connect(choice, &QComboBox::currentIndexChanged, this, &ExportForm::update);
    }
    for (const QSpinBox *number : {m_tile, m_step, m_speed}) {
        connect(number, &QSpinBox::valueChanged, this, &ExportForm::update);
    }
    for (const QDoubleSpinBox *moment : {m_from, m_to}) {
        connect(moment, &QDoubleSpinBox::valueChanged, this, &ExportForm::update);
    }
    connect(m_everything, &QCheckBox::toggled, this, &ExportForm::update);
    connect(m_from, &QDoubleSpinBox::valueChanged, m_to, &QDoubleSpinBox::setMinimum);
}

void ExportForm::retranslate()
{
    nameRows();
    nameChoices();
    m_everything->setText(tr("Also show what th&e hero does not know"));
    m_everything->setAccessibleName(unmarked(m_everything->text()));
    //: a number of pixels
    m_tile->setSuffix(tr(" px"));
    //: a number of milliseconds
    m_step->setSuffix(tr(" ms"));
    update();
}

void ExportForm::nameRows()
{
    const QList<std::pair<QWidget *, QString>> names{
        {m_what, tr("&What to save")},
        {m_from, isRealTime() ? tr("&From second") : tr("&From turn")},
        {m_to, isRealTime() ? tr("T&o second") : tr("T&o turn")},
        {m_as, tr("Form&at")},
        {m_part, tr("Part of the &level")},
        {m_tile, tr("&Cell size")},
        {m_step, tr("&Game time per picture")},
        {m_speed, tr("Pictures per &second of film")},
    };
    for (const auto &[row, name] : names) {
        qobject_cast<QLabel *>(m_rows->labelForField(row))->setText(name);
        row->setAccessibleName(unmarked(name));
    }
}

void ExportForm::nameChoices()
{
    nameItems(*m_what, {tr("This moment"), tr("Part of the game"), tr("The whole game"), tr("The game as text")});
    nameItems(*m_as, {tr("Pictures (PNG)"), tr("Film (MP4)"), tr("Film (WebM)"), tr("Animation (GIF)")});
    nameItems(*m_part, {tr("Everything shown"), tr("Around the hero")});
}

void ExportForm::update()
{
    const ExportWish now = wish();
    const bool isPicture = now.what != ExportWish::What::Text;
    m_from->setEnabled(now.what == ExportWish::What::Part);
    m_to->setEnabled(now.what == ExportWish::What::Part);
    m_as->setEnabled(now.isSeries());
    m_part->setEnabled(isPicture);
    m_tile->setEnabled(isPicture);
    m_everything->setEnabled(isPicture);
    m_step->setEnabled(now.isSeries() && isRealTime());
    m_speed->setEnabled(now.isSeries() && now.film);
    count(now);
}

void ExportForm::count(const ExportWish &wish)
{
    m_count.reset();
    m_counting.cancel();
    if (wish.isSeries()) {
        if (!m_counted) {
            m_counted = std::make_shared<const Run>(m_watched.run);
        }
        m_counting.run([run = m_counted, shipped = m_watched.shipped, plan = FramePlan{wish.span(), wish.plan.look}](
                           const auto &isCancelled) { return countFrames(*run, shipped, plan, isCancelled); },
                       [this](const std::optional<FrameCount> &count) {
                           m_count = count;
                           showNote();
                       });
    }
    showNote();
}

void ExportForm::showNote()
{
    QStringList sentences{sizeText()};
    if (!m_hasFfmpeg) {
        sentences += tr("Saving films requires ffmpeg, which is not installed. Install the package “ffmpeg”.");
    }
    m_note->setText(sentences.join(u' ').trimmed());
}

QString ExportForm::sizeText() const
{
    const ExportWish now = wish();
    if (now.what == ExportWish::What::Text) {
        return {};
    }
    if (now.isSeries()) {
        return m_count ? seriesText(*m_count) : tr("Counting pictures…");
    }
    const QLocale locale;
    const QSize pixels = framedCells(m_watched.now.world(), now.plan.look).size() * now.plan.look.tile;
    return tr("The picture has %1 × %2 pixels.").arg(locale.toString(pixels.width()), locale.toString(pixels.height()));
}

QString ExportForm::seriesText(const FrameCount &count) const
{
    if (!count.fault.isEmpty()) {
        return count.fault;
    }
    const QLocale locale;
    const QString size = tr("%Ln picture(s) of %1 × %2 pixels.", nullptr, int(count.count))
                             .arg(locale.toString(count.pixels.width()), locale.toString(count.pixels.height()));
    const ExportWish now = wish();
    const qint64 seconds = (count.count + now.framesASecond - 1) / now.framesASecond;
    return now.film ? size + u' ' + tr("The film lasts %Ln second(s).", nullptr, int(seconds)) : size;
}

ExportWish ExportForm::wish() const
{
    const double unit = isRealTime() ? msASecond : 1;
    const int film = m_as->currentIndex() - firstFilm;
    ExportWish wish{.what = ExportWish::What(m_what->currentIndex()),
                    .plan = {.span = {.from = std::llround(m_from->value() * unit),
                                      .to = std::llround(m_to->value() * unit),
                                      .stepMs = m_step->value()},
                             .look = {.tile = m_tile->value(),
                                      .part = FrameLook::Part(m_part->currentIndex()),
                                      .isRevealed = m_everything->isChecked(),
                                      .look = m_watched.look}},
                    .film = {},
                    .framesASecond = m_speed->value()};
    if (film >= 0) {
        wish.film = Film::Format(film);
    }
    return wish;
}

ExportDialog::ExportDialog(ExportedRun watched, QWidget *parent, const QString &ffmpeg)
    : QDialog(parent), m_watched(std::move(watched)), m_ffmpeg(ffmpeg),
      m_form(new ExportForm(m_watched, !ffmpeg.isEmpty()))
{
    setObjectName(u"exportDialog"_s);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    auto *layout = newLayout<QVBoxLayout>(this, 16, 8);
    layout->addWidget(new ScrollForm(m_form), 1);
    layout->addWidget(m_buttons);
    nameButtons(*this);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ExportDialog::save);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslateOnChange(*this, [this] { retranslate(); });
    m_form->setFocus();
}

void ExportDialog::retranslate()
{
    setWindowTitle(tr("Save pictures"));
    setAccessibleName(windowTitle());
    m_buttons->button(QDialogButtonBox::Save)->setText(tr("Save…"));
}

void ExportDialog::save()
{
    const ExportWish wish = m_form->wish();
    const QString path = askPath(wish);
    if (path.isEmpty()) {
        return;
    }
    QString fault;
    const Worker worker = progressWorker(this, {.sentence = tr("Replaying and saving the game…")});
    const bool isDone = worker([&](const std::atomic<bool> &isCancelled) {
        fault = writeExport(m_watched, wish, path, m_ffmpeg, isCancelled);
    });
    if (!fault.isEmpty()) {
        tell(this, u"exportFailed"_s, windowTitle(), fault);
    } else if (isDone) {
        Settings().exportFolder.set(QFileInfo(path).absolutePath());
        accept();
        Q_EMIT saved(path, isOneFile(wish));
    }
}

QString ExportDialog::askPath(const ExportWish &wish)
{
    const QString ending = endingOf(wish);
    const QString former = Settings().exportFolder();
    const QString folder = QFileInfo(former).isDir() ? former : Settings::folderToBeginIn();
    QFileDialog dialog(this, windowTitle(), folder, tr("Files of this type (*%1)").arg(ending));
    dialog.setObjectName(u"exportFile"_s);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setOption(QFileDialog::DontConfirmOverwrite); // the final path is only known below
    dialog.selectFile(suggestedName() + ending);
    if (dialog.exec() != QDialog::Accepted) {
        return {};
    }
    const QString chosen = dialog.selectedFiles().value(0);
    const QString path = chosen.isEmpty() || chosen.endsWith(ending, Qt::CaseInsensitive) ? chosen : chosen + ending;
    const bool mayWrite = path.isEmpty() || !isOneFile(wish) || confirmOverwrite(path, windowTitle(), this);
    return mayWrite ? path : QString();
}

QString ExportDialog::suggestedName() const
{
    const QString name = fileNameFor(m_watched.title);
    return name.isEmpty() ? u"mazewright"_s : name;
}

QString ExportDialog::savedSentence(const QString &path, bool isOneFile)
{
    return isOneFile ? tr("Saved as “%1”.").arg(QDir::toNativeSeparators(path))
                     : tr("The pictures are in “%1”.").arg(QDir::toNativeSeparators(QFileInfo(path).absolutePath()));
}

ExportDialog &showExport(ExportedRun watched, QWidget *parent)
{
    auto *dialog = new ExportDialog(std::move(watched), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return *dialog;
}

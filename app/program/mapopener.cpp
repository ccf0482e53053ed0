#include "app/program/mapopener.h"

#include "editor/levelfiles/meaningtable.h"
#include "editor/pictures/tiledpictures.h"
#include "editor/storage/trustedfolders.h"
#include "editor/text/plaintext.h"
#include "editor/text/savefault.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "gamecore/base/files.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/tiled/tiledguess.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

/// The unknown meanings in a Tiled map.
struct MapQuestions {
    std::vector<GuessedTile> tiles;
    std::vector<ObjectClass> classes;

    bool isEmpty() const { return tiles.empty() && classes.empty(); }
};

/// Asks for the meanings of tiles and object classes in a map of another program. Known meanings and guesses for other
/// tiles are preset, so that Enter suffices. Classes have no guesses: Enter leaves them undefined.
class TilesDialog : public QDialog {
    Q_OBJECT

public:
    /// The most tiles, and the most classes, in the dialog. The most frequent are included; other tiles keep their
    /// guess, and other classes stay unchanged.
    static constexpr std::size_t mostAsked = 300;

    TilesDialog(MapQuestions questions, const std::map<TileGid, QImage> &pictures, const TiledMapping &known,
                const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Returns the mapping with the answers about all tiles and classes. For a class left undefined, it only stores
    /// that it was asked about.
    TiledMapping withAnswers(TiledMapping mapping) const;

private:
    std::vector<UnknownSign> signs(const std::map<TileGid, QImage> &pictures, const TiledMapping &known) const;
    UnknownSign signOf(const GuessedTile &tile, const TiledMapping &known) const;
    UnknownSign signOf(const ObjectClass &objects, const TiledMapping &known) const;
    std::size_t tilesAsked() const { return std::min(m_questions.tiles.size(), mostAsked); }
    std::size_t classesAsked() const { return std::min(m_questions.classes.size(), mostAsked); }

    const Catalogue &m_catalogue;
    MapQuestions m_questions; ///< most frequent first
    MeaningTable *m_table;
};

namespace {

constexpr QSize wantedTilesSize(620, 480);

template<typename Part>
void putMostFrequentFirst(std::vector<Part> &parts, qint64 Part::*count)
{
    std::stable_sort(parts.begin(), parts.end(), [count](const Part &a, const Part &b) { return a.*count > b.*count; });
}

QString shownName(const QString &name)
{
    return onOneLine(shortened(name));
}

/// Returns the meaning of a tile in a mapping; empty if there is none.
QString mappedMeaning(const TiledMapping &mapping, const GuessedTile &tile)
{
    const auto tileset = mapping.tilesets.find(tile.tileset);
    if (tileset == mapping.tilesets.end()) {
        return {};
    }
    const auto found = tileset->second.byId.find(tile.id);
    return found == tileset->second.byId.end() ? tileset->second.others : found->second;
}

/// Stores the answer about a class. An undefined class keeps its other meaning; it is reported if there is none.
void answerClass(TiledMapping &mapping, const QString &name, const QString &meaning)
{
    if (meaning.isEmpty()) {
        mapping.asked.insert(name);
        return;
    }
    mapping.classes[name] = meaning;
    mapping.asked.erase(name);
}

} // namespace

TilesDialog::TilesDialog(MapQuestions questions, const std::map<TileGid, QImage> &pictures, const TiledMapping &known,
                         const Catalogue &catalogue, QWidget *parent)
    : QDialog(parent), m_catalogue(catalogue), m_questions(std::move(questions))
{
    putMostFrequentFirst(m_questions.tiles, &GuessedTile::cells);
    putMostFrequentFirst(m_questions.classes, &ObjectClass::objects);
    setObjectName(u"tilesDialog"_s);
    setWindowTitle(tr("Meaning of Tiled tiles"));
    setAccessibleName(windowTitle());
    auto *layout = newLayout<QVBoxLayout>(this, 16, 8);
    auto *question = new QLabel(tr("What do these tiles and objects stand for? An answer applies to all selected rows. "
                                   "Answers are saved next to the map, for all maps in its folder."));
    question->setWordWrap(true);
    layout->addWidget(question);
    m_table = new MeaningTable(signs(pictures, known), m_catalogue);
    layout->addWidget(m_table, 1);
    QDialogButtonBox *buttons = dialogButtons(*this);
    buttons->setObjectName(u"tilesButtons"_s);
    layout->addWidget(buttons);
    resizeOnScreen(*this, wantedTilesSize);
    m_table->setFocus();
}

TiledMapping TilesDialog::withAnswers(TiledMapping mapping) const
{
    for (std::size_t i = 0; i < m_questions.tiles.size(); ++i) {
        const GuessedTile &tile = m_questions.tiles[i];
        mapping.tilesets[tile.tileset].byId[tile.id] =
            i < tilesAsked() ? m_table->meaningAt(i) : signOf(tile, mapping).meaning;
    }
    for (std::size_t i = 0; i < m_questions.classes.size(); ++i) {
        const ObjectClass &objects = m_questions.classes[i];
        answerClass(mapping, objects.name,
                    i < classesAsked() ? m_table->meaningAt(tilesAsked() + i) : signOf(objects, mapping).meaning);
    }
    return mapping;
}

std::vector<UnknownSign> TilesDialog::signs(const std::map<TileGid, QImage> &pictures, const TiledMapping &known) const
{
    std::vector<UnknownSign> signs;
    for (std::size_t i = 0; i < tilesAsked(); ++i) {
        const GuessedTile &tile = m_questions.tiles[i];
        const auto picture = pictures.find(tile.gid);
        signs.push_back(signOf(tile, known));
        signs.back().picture = picture == pictures.end() ? QImage() : picture->second;
    }
    for (std::size_t i = 0; i < classesAsked(); ++i) {
        signs.push_back(signOf(m_questions.classes[i], known));
    }
    return signs;
}

UnknownSign TilesDialog::signOf(const GuessedTile &tile, const TiledMapping &known) const
{
    const QString mapped = mappedMeaning(known, tile);
    //: %1 is the name of a tileset, %2 the number of a tile in it
    return {.text = tr("%1, tile %2").arg(shownName(tile.tileset)).arg(tile.id),
            .count = tr("cells: %1").arg(tile.cells),
            .meaning = mapped.isEmpty() ? m_catalogue.terrain(tile.terrain).key : mapped,
            .isGuess = mapped.isEmpty()};
}

UnknownSign TilesDialog::signOf(const ObjectClass &objects, const TiledMapping &known) const
{
    const auto mapped = known.classes.find(objects.name);
    //: %1 is a class of objects of Tiled: "Enemy"
    return {.text = tr("Objects of class “%1”").arg(shownName(objects.name)),
            .count = tr("objects: %1").arg(objects.objects),
            .meaning = mapped == known.classes.end() ? QString() : mapped->second};
}

namespace {

std::vector<ObjectClass> unanswered(std::vector<ObjectClass> classes, const TiledMapping &known)
{
    std::erase_if(classes, [&known](const ObjectClass &each) { return known.classes.contains(each.name); });
    return classes;
}

/// True if there are new questions. Classes left undefined are only included together with other questions.
bool mustAsk(const MapQuestions &questions, const TiledMapping &known)
{
    return !questions.tiles.empty()
           || std::any_of(questions.classes.begin(), questions.classes.end(),
                          [&known](const ObjectClass &each) { return !known.asked.contains(each.name); });
}

/// Returns the folders of the files that a map refers to, with links inside its project resolved. Files with
/// non-portable names are skipped, since they are never read.
QStringList foldersAround(const QStringList &files, const QString &mapFolder)
{
    const QDir folder(QDir(mapFolder).canonicalPath());
    const QString project = MapFolders(mapFolder).project();
    QStringList folders;
    for (const QString &file : files) {
        const QString path = QDir::cleanPath(folder.filePath(file));
        const bool isLinked = path.startsWith(project + u'/');
        const QString own = QFileInfo(isLinked ? QFileInfo(path).canonicalFilePath() : path).path();
        if (!file.contains(u'\\') && !file.contains(u':') && !own.isEmpty() && !QDir(own).isRoot()) {
            folders.append(own);
        }
    }
    folders.removeDuplicates();
    return folders;
}

/// Returns the first folders of a list, one per line.
QString shownFolders(const QStringList &folders)
{
    constexpr qsizetype mostShown = 5;
    QStringList lines;
    for (const QString &folder : folders.first(std::min(folders.size(), mostShown))) {
        lines.append(onOneLine(QDir::toNativeSeparators(folder)));
    }
    return lines.join(u'\n') + (folders.size() > mostShown ? u"\n…"_s : QString());
}

} // namespace

std::optional<LoadedLevel> MapOpener::read(const QString &path)
{
    const Worker worker = progressReader(&m_host);
    std::optional<ReadMap> read = readTrusting(worker, path);
    IssueList mistakes; // reported by the reader; a file with mistakes is not overwritten
    const TiledMapping known = folderMapping(path, *m_catalogue, mistakes);
    if (!read || !read->opened.level || !mistakes.isEmpty()) {
        return loaded(std::move(read));
    }
    std::vector<GuessedTile> guesses = read->opened.guesses;
    std::erase_if(guesses, [](const GuessedTile &tile) { return !tile.isGuess; });
    const MapQuestions questions{.tiles = std::move(guesses), .classes = unanswered(read->opened.classes, known)};
    return loaded(mustAsk(questions, known) ? readAnswered(worker, questions, known, path) : std::move(read));
}

/// Reads a map, and again each time the user allows reading files outside its project. std::nullopt if cancelled.
std::optional<MapOpener::ReadMap> MapOpener::readTrusting(const Worker &worker, const QString &path)
{
    constexpr int mostTimes = 3; // a template may refer to another tileset
    for (int time = 0;; ++time) {
        std::optional<ReadMap> read = readBy(worker, path, {});
        if (!read || time == mostTimes || read->opened.outsideFiles.isEmpty()) {
            return read;
        }
        const Trust trust = askTrust(path, read->opened.outsideFiles);
        if (trust != Trust::Allowed) {
            return trust == Trust::Refused ? std::move(read) : std::nullopt;
        }
    }
}

MapOpener::Trust MapOpener::askTrust(const QString &path, const QStringList &files)
{
    const QString mapFolder = QFileInfo(path).path();
    const QStringList folders = foldersAround(files, mapFolder);
    if (folders.isEmpty()) {
        return Trust::Refused;
    }
    const Question question{
        .name = u"trustFolders"_s,
        .title = tr("Files outside the project"),
        .text = tr("This map uses files outside its project. Allow Mazewright to read files from these folders?"),
        .details = shownFolders(folders),
        .answers = {{.name = u"trustFoldersAllow"_s, .text = tr("&Allow")},
                    {.role = QMessageBox::DestructiveRole,
                     .name = u"trustFoldersRefuse"_s,
                     .text = tr("Open &without them")},
                    {.button = QMessageBox::Cancel}},
        .usual = 1,
        .icon = QMessageBox::Warning};
    switch (answerTo(&m_host, question)) {
    case 0:
        trustFolders(folders);
        return Trust::Allowed;
    case 1:
        return Trust::Refused;
    default:
        return Trust::Cancelled;
    }
}

/// Asks about tiles as if there were no answers. Classes are asked about as long as the answers about tiles explain no
/// object.
std::optional<LoadedLevel> MapOpener::readAgain(const QString &path)
{
    const Worker worker = progressReader(&m_host);
    IssueList mistakes;
    const TiledMapping known = folderMapping(path, *m_catalogue, mistakes);
    std::optional<ReadMap> read = readTrusting(worker, path);
    if (!read || !read->opened.level || !mistakes.isEmpty()) {
        return loaded(std::move(read));
    }
    TiledMapping withoutTiles = known;
    withoutTiles.tilesets.clear();
    const std::optional<ReadMap> anew = readBy(worker, path, withoutTiles);
    if (!anew) {
        return std::nullopt;
    }
    const MapQuestions questions{.tiles = anew->opened.guesses, .classes = read->opened.classes};
    if (questions.isEmpty()) {
        tellNothingToAsk(read->opened.isForeignMap);
        return std::nullopt;
    }
    return loaded(readAnswered(worker, questions, known, path));
}

void MapOpener::tellNothingToAsk(bool isMap)
{
    showMessage(&m_host, u"nothingToAsk"_s,
                isMap ? tr("Nothing to ask: all tiles and object classes of this map already say what they stand for.")
                      : tr("This file is not a Tiled map."));
}

std::optional<MapOpener::ReadMap> MapOpener::readAnswered(const Worker &worker, const MapQuestions &questions,
                                                          const TiledMapping &known, const QString &path)
{
    const std::optional<TiledMapping> mapping = ask(worker, questions, known, path);
    if (!mapping) {
        return std::nullopt;
    }
    keep(*mapping, path);
    return readBy(worker, path, mapping);
}

std::optional<LoadedLevel> MapOpener::loaded(std::optional<ReadMap> read)
{
    if (!read) {
        return std::nullopt;
    }
    LoadedLevel loaded;
    static_cast<ReadLevel &>(loaded) = std::move(read->opened);
    loaded.disk = read->disk;
    return loaded;
}

std::optional<MapOpener::ReadMap> MapOpener::readBy(const Worker &worker, const QString &path,
                                                    const std::optional<TiledMapping> &mapping) const
{
    ReadMap read;
    const bool isDone = worker([&](const std::atomic<bool> &isCancelled) {
        const LevelCheck check = [&isCancelled](const Level &level, const Catalogue &base, const auto &places) {
            return checkLevelUntil(&isCancelled, level, base, places);
        };
        read.disk = diskStateOf(path);
        read.opened =
            openLevelFile(path, *m_catalogue, {}, check, {.mapping = mapping, .trusted = trustedFolders(path)});
    });
    return isDone ? std::optional(std::move(read)) : std::nullopt;
}

std::optional<TiledMapping> MapOpener::ask(const Worker &worker, const MapQuestions &questions,
                                           const TiledMapping &known, const QString &path)
{
    std::map<TileGid, QImage> pictures;
    const MapFolders folders(QFileInfo(path).path(), trustedFolders(path));
    const bool isDone =
        worker([&](const std::atomic<bool> &) { pictures = foreignTilePictures(questions.tiles, folders); });
    if (!isDone) {
        return std::nullopt;
    }
    TilesDialog dialog(questions, pictures, known, *m_catalogue, &m_host);
    if (dialog.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    return dialog.withAnswers(known);
}

/// Saves a mapping. If the folder is not writable, the level is opened anyway and the questions are asked again next
/// time.
void MapOpener::keep(const TiledMapping &mapping, const QString &path)
{
    const QString file = QFileInfo(path).path() + u'/' + folderMappingName;
    if (const std::optional<SaveFault> fault = writeWhole(file, writeTiledMapping(mapping), MissingFolder::Refuse)) {
        //: %1 is a sentence that says why
        showMessage(&m_host, u"mappingNotKept"_s,
                    tr("Your answers apply now but cannot be saved. %1").arg(sentenceOf(*fault, AfterFault::TryAgain)));
    }
}

#include "mapopener.moc"

#pragma once

#include "editor/storage/loadedlevel.h"
#include "gamecore/levelfile/levelformats.h"

#include <QCoreApplication>

class QWidget;
struct MapQuestions;

/// A reader of Tiled maps for the editor. A dialog asks about tiles whose meaning was guessed, and about object classes
/// without a meaning. The answers are saved in the mapping file in the map's folder, so that every reader of the map
/// gets the same level. Classes left without an answer are saved too, so that they are not asked about again. Files
/// outside the map's project are only read if the user allows it.
class MapOpener {
    Q_DECLARE_TR_FUNCTIONS(MapOpener)

public:
    /// Both arguments must outlive this object.
    MapOpener(CataloguePtr catalogue, QWidget &host) : m_catalogue(std::move(catalogue)), m_host(host) {}

    /// Reads a map; asks only questions that were not answered before. The result contains the level, or issues that
    /// say why it cannot be read. std::nullopt if the user cancelled; then no answer is saved.
    std::optional<LoadedLevel> read(const QString &path);
    /// Reads a map in the same way, but asks all questions again. If there is nothing to ask, shows a message and
    /// returns std::nullopt.
    std::optional<LoadedLevel> readAgain(const QString &path);

private:
    struct ReadMap {
        ReadLevel opened;
        DiskState disk;
    };
    static std::optional<LoadedLevel> loaded(std::optional<ReadMap> read);
    std::optional<ReadMap> readBy(const Worker &worker, const QString &path,
                                  const std::optional<TiledMapping> &mapping) const;
    std::optional<ReadMap> readTrusting(const Worker &worker, const QString &path);
    enum class Trust : std::uint8_t { Allowed, Refused, Cancelled };
    Trust askTrust(const QString &path, const QStringList &files);
    std::optional<ReadMap> readAnswered(const Worker &worker, const MapQuestions &questions, const TiledMapping &known,
                                        const QString &path);
    std::optional<TiledMapping> ask(const Worker &worker, const MapQuestions &questions, const TiledMapping &known,
                                    const QString &path);
    void tellNothingToAsk(bool isMap);
    void keep(const TiledMapping &mapping, const QString &path);

    CataloguePtr m_catalogue;
    QWidget &m_host;
};

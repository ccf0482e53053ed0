#pragma once

#include "editor/storage/loadedlevel.h"
#include "gamecore/levelfile/levelformats.h"

#include <QCoreApplication>

class QWidget;
struct MapQuestions;

/// Opens maps of Tiled in the window. A dialog asks about tiles and objects whose meaning is a guess, and the answers
/// go into the mapping file of the map's folder, so that every reader of the map gets the same level from then on. A
/// class that was left open goes there too, so that it is not asked about again. Files outside of the map's project are
/// read only if the person allows it.
class MapOpener {
    Q_DECLARE_TR_FUNCTIONS(MapOpener)

public:
    /// Both must outlive this.
    MapOpener(CataloguePtr catalogue, QWidget &host) : m_catalogue(std::move(catalogue)), m_host(host) {}

    /// The level of a map, or why it cannot be read. Nothing if the person cancelled it; then nothing has changed.
    std::optional<LoadedLevel> read(const QString &path);
    /// The same of a map about which everything is asked again. Nothing, too, if there is nothing to ask, which is
    /// told.
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

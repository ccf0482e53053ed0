#pragma once

#include "editor/files/worker.h"
#include "gamecore/tiled/tiledformats.h"

#include <QCoreApplication>

class QWidget;
struct MapQuestions;

/// Opens maps of Tiled in the window. Where nobody knows what tiles and objects mean a dialog asks, and the answers go
/// into the mapping file of the map's folder, so that whoever reads the map from then on reads the same level. That a
/// class was left open goes there too, so that it does not ask about nothing else at every opening.
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
        OpenedLevel opened;
        DiskState disk;
    };
    static std::optional<LoadedLevel> loaded(std::optional<ReadMap> read);
    std::optional<ReadMap> readBy(const Worker &worker, const QString &path,
                                  const std::optional<TiledMapping> &mapping) const;
    std::optional<ReadMap> readAnswered(const Worker &worker, const MapQuestions &questions, const TiledMapping &known,
                                        const QString &path);
    std::optional<TiledMapping> ask(const Worker &worker, const MapQuestions &questions, const TiledMapping &known,
                                    const QString &path);
    void tellNothingToAsk(bool isMap);
    void keep(const TiledMapping &mapping, const QString &path);

    CataloguePtr m_catalogue;
    QWidget &m_host;
};

#pragma once

#include "editor/pictures/differencelayer.h"
#include "editor/text/leveldifferencetext.h"
#include "gamecore/level/level.h"

#include <QDialog>

#include <atomic>
#include <memory>

class DifferenceLegend;
class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QStringListModel;
class VersionView;

/// A version of a level to compare with: a file, or a level in memory.
struct VersionSource {
    QString title;                      ///< for users
    QString path = {};                  ///< read if `level` is null
    std::shared_ptr<const Level> level; ///< null: read from the file

    friend bool operator==(const VersionSource &, const VersionSource &) = default;
};

/// The difference of two versions of a level, with all data needed to show it.
struct ComparedVersions {
    std::shared_ptr<const Level> before; ///< null if it cannot be read
    QString fault;                       ///< the reason, as a sentence
    LevelDifference difference;
    DifferenceLayers layers;
    std::vector<ToldDifference> told;
};

/// Reads a version and compares `after` with it. Can be called from any thread. The result is invalid once
/// `isCancelled` is set. `catalogue` is the shipped one.
ComparedVersions compareVersions(const VersionSource &source, const Level &after, const Catalogue &catalogue,
                                 const std::atomic<bool> &isCancelled);
/// True if the comparison takes long enough for a worker.
bool isLongComparison(const VersionSource &source, const Level &after);

/// A dialog that shows the edited level beside another version, with a list of all differences in words. Each can be
/// shown in both versions.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    /// `edited` is shown under `title`. `sources` are offered for comparison, in addition to files.
    CompareDialog(std::shared_ptr<const Level> edited, const QString &title, CataloguePtr catalogue,
                  std::vector<VersionSource> sources, QWidget *parent = nullptr);

    /// Compares with a version and adds it to the choice. A large one is read in a worker thread.
    void compareWith(const VersionSource &source);
    /// Sets the initial folder of the file dialog.
    void setFolder(const QString &folder) { m_folder = folder; }
    /// Asks for a file and compares with it; false if none was chosen.
    bool compareWithFile();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeChoice();
    QWidget *makeViews();
    QWidget *makeButtons();
    void offer();
    QWidget *host();
    void choose(int row);
    bool show(const VersionSource &source);
    void showLevels();
    void showDifferences();
    void goTo(int row);
    void step(int rows);
    void selectAt(Point cell, bool isBefore);

    std::shared_ptr<const Level> m_edited;
    CataloguePtr m_catalogue;
    std::vector<VersionSource> m_sources;
    ComparedVersions m_compared;
    int m_shown = -1; ///< index in the sources; -1: none yet
    QString m_folder;
    QComboBox *m_choice;
    VersionView *m_before;
    VersionView *m_after;
    DifferenceLegend *m_legend;
    QListView *m_list;
    QStringListModel *m_rows;
    QLabel *m_summary;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
};

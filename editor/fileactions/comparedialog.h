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

/// A version with which the edited level can be compared: a file or a level in memory.
struct VersionSource {
    QString title;                      ///< for users
    QString path = {};                  ///< path of a level file, which is read if `level` is null
    std::shared_ptr<const Level> level; ///< null: the level is read from `path`

    friend bool operator==(const VersionSource &, const VersionSource &) = default;
};

/// The result of comparing two versions of a level, with all data that the dialog shows.
struct ComparedVersions {
    std::shared_ptr<const Level> before; ///< the other version; null if it cannot be read
    QString fault;                       ///< sentence that says why `before` cannot be read; empty if it can be read
    LevelDifference difference;
    DifferenceLayers layers;               ///< marks on the cells that differ, for both versions
    std::vector<DescribedDifference> told; ///< the differences in words
};

/// Reads a version, if it is a file, and compares it with the later version `after`. Can be called from any thread.
/// Setting `isCancelled` from another thread stops the work; the result is then invalid. `catalogue` is the shipped
/// one.
ComparedVersions compareVersions(const VersionSource &source, const Level &after, const Catalogue &catalogue,
                                 const std::atomic<bool> &isCancelled);
/// True if a comparison takes so long that it should run in a worker thread.
bool isLongComparison(const VersionSource &source, const Level &after);

/// A dialog that shows another version of the edited level beside the edited one, with a list of all differences in
/// words. The selected difference is shown in both versions.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    /// `edited` is shown under `title`. `sources` are offered for comparison, together with a choice of files.
    /// `catalogue` is the shipped one.
    CompareDialog(std::shared_ptr<const Level> edited, const QString &title, CataloguePtr catalogue,
                  std::vector<VersionSource> sources, QWidget *parent = nullptr);

    /// Compares with a version and adds it to the versions that are offered. A large version is read in a worker
    /// thread; if the user cancels the reading, the former comparison stays.
    void compareWith(const VersionSource &source);
    /// Sets the initial folder of the file dialog.
    void setFolder(const QString &folder) { m_folder = folder; }
    /// Asks for a file and compares with it; returns false if the user cancels.
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
    int m_shown = -1; ///< index in m_sources of the version compared with; -1: none yet
    QString m_folder; ///< initial folder of the file dialog
    QComboBox *m_choice;
    VersionView *m_before; ///< shows the other version
    VersionView *m_after;  ///< shows the edited level
    DifferenceLegend *m_legend;
    QListView *m_list;
    QStringListModel *m_rows;
    QLabel *m_summary;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
};

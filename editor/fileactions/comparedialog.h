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

/// A version of a level that another one can be compared with: a file, or a level that is there.
struct VersionSource {
    QString title;                      ///< what it is, for people
    QString path = {};                  ///< read if there is no level
    std::shared_ptr<const Level> level; ///< null: that of the file

    friend bool operator==(const VersionSource &, const VersionSource &) = default;
};

/// What two versions of a level differ in, with all that is needed to show it.
struct ComparedVersions {
    std::shared_ptr<const Level> before; ///< null: it cannot be read
    QString fault;                       ///< why not, in a sentence
    LevelDifference difference;
    DifferenceLayers layers;
    std::vector<ToldDifference> told;
};

/// Reads a version and compares `after` with it. Any thread may do that; once `isCancelled` is set what it gives says
/// nothing. `catalogue` is the shipped one.
ComparedVersions compareVersions(const VersionSource &source, const Level &after, const Catalogue &catalogue,
                                 const std::atomic<bool> &isCancelled);
/// Whether that takes so long that it is worth a worker.
bool isLongComparison(const VersionSource &source, const Level &after);

/// The edited level beside another version of it, with all differences in words, gone through one by one: each is
/// shown in both.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    /// `edited` is shown under that title. `sources` may be chosen, or a file.
    CompareDialog(std::shared_ptr<const Level> edited, const QString &title, CataloguePtr catalogue,
                  std::vector<VersionSource> sources, QWidget *parent = nullptr);

    /// Compares with a version, which is offered from now on. A large one is read in another thread.
    void compareWith(const VersionSource &source);
    /// Where a file is looked for at first.
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
    int m_shown = -1; ///< its place among the sources; -1: nothing yet
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

#pragma once

#include "editor/filing/comparedversions.h"

#include <QDialog>

class DifferenceLegend;
class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QStringListModel;
class VersionView;

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

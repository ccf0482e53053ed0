#pragma once

#include <QWidget>

class HistoryModel;
class LevelDocument;
class QListView;

/// The panel of undo steps, oldest first. A click or Enter on a step undoes or redoes until the level is as it was
/// after that step.
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive the panel.
    explicit HistoryPanel(LevelDocument &document, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The user wants the level as it was after `index` steps.
    void stepChosen(int index);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void showCurrent();
    void retranslate();

    HistoryModel *m_model;
    QListView *m_list;
};

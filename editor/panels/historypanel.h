#pragma once

#include <QWidget>

class HistoryModel;
class LevelDocument;
class QListView;

/// The steps of the level, oldest first: a click or Enter on one undoes or redoes up to there.
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive this.
    explicit HistoryPanel(LevelDocument &document, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The person wants the level as it was after `index` steps.
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

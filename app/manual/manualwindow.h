#pragma once

// app/manual: the manual inside the program.
//
// The manual is the pages of docs themselves, compiled in with their pictures (CMakeLists.txt lists them) and read when
// they are first opened, not a second text that would grow old. What a person needs to play and to draw is there in
// German too; what only tinkerers read falls back to English, with a note. tests/window/tst_manual.cpp holds both
// languages to the same headings, pictures and keys, keys to those that are bound, and links to pages and headings that
// are there.

#include <QDialog>
#include <QUrl>

class ManualBrowser;
class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;

/// The manual: its contents, a page, a search through all pages, back and forward. Escape closes it; it deletes itself
/// then. It stays open beside what the person does.
class ManualWindow : public QDialog {
    Q_OBJECT

public:
    explicit ManualWindow(QWidget *parent);

    ManualBrowser &browser() { return *m_browser; }
    /// A page of the manual (app/manual/manualpages.h).
    void showPage(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeBar();
    QToolButton *makeButton(const QString &name, const QString &icon);
    void connectParts();
    void addKeys();
    void fillContents();
    void showPlace(const QUrl &page);
    /// The next place that says what is searched for, in this page or one of the others.
    void find(bool isBackward = false);
    bool findInOthers(const QString &text, bool isBackward);
    void retranslate();

    QToolButton *m_back;
    QToolButton *m_forward;
    QLineEdit *m_search;
    QToolButton *m_next;
    QLabel *m_notice;
    QTreeWidget *m_contents;
    ManualBrowser *m_browser;
};

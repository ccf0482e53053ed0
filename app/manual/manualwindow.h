#pragma once

// app/manual: the manual inside the program.
//
// The manual consists of the pages in docs, compiled in with their pictures (CMakeLists.txt lists them) and read when
// first opened. There is no second text that could become outdated. Pages about playing and drawing are also in German;
// other pages fall back to English, with a note. tests/window/tst_manual.cpp checks that both languages have the same
// headings, pictures and keys, that the keys are bound, and that links lead to existing pages and headings.

#include <QDialog>
#include <QUrl>

class ManualBrowser;
class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;

/// The manual: contents, a page, a search through all pages, back and forward. It is not modal. Escape closes it, and
/// it then deletes itself.
class ManualWindow : public QDialog {
    Q_OBJECT

public:
    explicit ManualWindow(QWidget *parent);

    ManualBrowser &browser() { return *m_browser; }
    /// Shows a page of the manual (app/manual/manualpages.h).
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
    /// Finds the next match of the search field in this page, or else in the pages after it (before it if
    /// `isBackward`), cyclically.
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

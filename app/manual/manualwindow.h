#pragma once

// app/manual: the manual inside the program.
//
// The manual consists of the pages in docs, compiled in with their pictures (CMakeLists.txt lists them) and read when
// first opened. There is no second text that could become outdated. Pages about playing and drawing are also in German;
// other pages fall back to English, with a note. tests/window/tst_manual.cpp checks that both languages have the same
// headings, pictures and keys, that the keys are bound, and that links lead to existing pages and headings.

#include <QDialog>
#include <QTextBrowser>
#include <QTimer>
#include <QUrl>

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;

/// Shows pages of the manual (app/manual/manualpages.h) with their pictures, in the program's language. Files outside
/// the manual are never loaded.
class ManualBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit ManualBrowser(QWidget *parent = nullptr);

    /// Returns the name of the current page; empty before the first one.
    QString page() const;
    /// Shows a page from its beginning, or from one of its headings.
    void showPage(const QString &name, const QString &anchor = {});

    /// True if the visible text of a page contains `text`, ignoring case. Does not change the current page.
    bool says(const QString &page, const QString &text) const;

    QVariant loadResource(int type, const QUrl &name) override;

protected:
    void doSetSource(const QUrl &name, QTextDocument::ResourceType type) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QByteArray markdownOf(const QString &name) const;
    QVariant pictureOf(const QString &name) const;
    void goTo(const QString &anchor);
    void layOut();
    void fitPictures();
    void redraw();

    int m_widest = 600; ///< width of pictures that fit the window as it opens
    QTimer m_redraw;    ///< runs while the window is being resized
};

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

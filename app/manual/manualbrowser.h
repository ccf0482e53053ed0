#pragma once

#include <QTextBrowser>

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

private:
    QByteArray markdownOf(const QString &name) const;
    QVariant pictureOf(const QString &name) const;
    void goTo(const QString &anchor);
    void layOut();
};

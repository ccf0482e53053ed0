#pragma once

#include <QTextBrowser>

/// Shows pages of the manual (app/manual/manualpages.h) with their pictures, in the language of the program. Nothing
/// outside of the manual is ever loaded.
class ManualBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit ManualBrowser(QWidget *parent = nullptr);

    /// Name of the page that is shown; empty before the first one.
    QString page() const;
    /// Shows a page from its beginning, or from a heading of it.
    void showPage(const QString &name, const QString &anchor = {});

    /// Whether a page says a text as it is read, in any case. What is shown stays.
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

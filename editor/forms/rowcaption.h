#pragma once

#include <QWidget>

class ElidedLabel;
class QLabel;

/// The name of a value in a form, with a line below it that may say something of the value. It is as high with a mark
/// and that line as without, so that no row below moves while a form is filled in.
class RowCaption : public QWidget {
    Q_OBJECT

public:
    explicit RowCaption(const QString &noteName, QWidget *parent = nullptr);

    /// Sets the field that the name belongs to.
    void setBuddy(QWidget *field);
    /// `isMarked`: a dot before the name and a bold type; neither says it alone. `isWarning`: the note says that
    /// something was not taken.
    void show(const QString &name, bool isMarked, const QString &note, bool isWarning = false);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void place();

    QLabel *m_label;
    ElidedLabel *m_note;
    QString m_name;
};

#pragma once

#include "editor/art/tileicon.h"
#include "editor/edits/thingvalues.h"
#include "editor/forms/fieldrows.h"

class LevelDocument;
class QComboBox;
class QLabel;
class Toolbox;

/// The form of the selected things: their kind, and a row for each value that all of them can have. A change sets the
/// value of all selected things as one undo step. Uninterrupted typing in one field is also one undo step.
class ThingForm : public QWidget {
    Q_OBJECT

public:
    /// Both arguments must outlive the form.
    ThingForm(LevelDocument &document, Toolbox &toolbox, QWidget *parent = nullptr);

    /// Shows things of the level, given by ascending indices in Level::things. Call it after each change of the
    /// selection or the level.
    void showThings(const std::vector<std::size_t> &things);

private:
    QString faultOfValue(const QString &key, const QJsonValue &value) const;
    void showValues();
    void showKind(std::optional<KindCategory> category);
    ValueShown shownOf(const ThingValue &value, const std::vector<KindId> &kinds) const;
    QString nameOfStep(const QString &value) const;
    QString choiceName(const QString &key, const QJsonValue &choice) const;
    QIcon choiceIcon(const QString &key, const QJsonValue &choice) const;
    void set(const QString &key, const QJsonValue &value, bool isTyped);
    void onKindChosen(int index);
    void retranslate();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    KindIcons m_icons;
    FieldRows m_fields; ///< one row per field of thingFields()
    QLabel *m_kindLabel;
    QComboBox *m_kind;
    QLabel *m_note;                    ///< names values that have no effect under the rules of the level
    std::vector<std::size_t> m_things; ///< the shown things
};

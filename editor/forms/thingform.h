#pragma once

#include "editor/art/tileicon.h"
#include "editor/edits/thingvalues.h"
#include "editor/forms/fieldrows.h"

class LevelDocument;
class QComboBox;
class QLabel;
class Toolbox;

/// The values of the selected things: their kind, and a row for each value that all of them may have of their own.
/// Each change is one step that sets it in all; what is typed in one field is one step.
class ThingForm : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive this.
    ThingForm(LevelDocument &document, Toolbox &toolbox, QWidget *parent = nullptr);

    /// Shows things by their place in Level::things, ascending.
    void showThings(const std::vector<std::size_t> &things);

private:
    QString wrongness(const QString &key, const QJsonValue &value) const;
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
    FieldRows m_fields; ///< one a field of thingFields()
    QLabel *m_kindLabel;
    QComboBox *m_kind;
    QLabel *m_note; ///< says that some values do nothing here
    std::vector<std::size_t> m_things;
};

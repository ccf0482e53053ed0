#pragma once

#include "app/hud/inventorypanel.h"

#include <QDialog>

class QListWidget;

/// The purpose for which an item is chosen.
enum class ItemPurpose : std::uint8_t { Use, Drop };

/// Returns the letters of the items in the bag that suit the purpose, in order. ItemPurpose::Use includes wearing.
QList<char> lettersFor(const World &world, ItemPurpose purpose);

/// The dialog in which the user chooses an item of the bag: by its letter, by arrow keys and Enter, or by a click.
/// Equal items share a row, and all their letters work. Deletes itself when it closes.
class ItemPrompt : public QDialog {
    Q_OBJECT

public:
    ItemPrompt(const World &world, ItemPurpose purpose, QWidget *parent);

Q_SIGNALS:
    void chosen(char letter);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int firstRow(const World &world, ItemPurpose purpose) const;
    void addStack(const World &world, const BagStack &stack);
    void choose(char letter);

    QListWidget *m_list;
    std::vector<BagStack> m_stacks; ///< by row
};

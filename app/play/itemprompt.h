#pragma once

#include "app/hud/bagstacks.h"

#include <QDialog>

class QListWidget;

/// What an item of the bag is wanted for.
enum class ItemPurpose : std::uint8_t { Use, Drop };

/// The letters of what the bag holds for a purpose, in order.
QList<char> lettersFor(const World &world, ItemPurpose purpose);

/// Asks for an item of the bag: by its letter, by arrow keys and Enter, or by a click. Equal things stand in one row,
/// whose letters all work. Deletes itself once it closes.
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

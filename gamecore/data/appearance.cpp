#include "gamecore/data/appearance.h"

#include "gamecore/json/jsonfields.h"

void readField(JsonFields &json, const Field &field, Light &light)
{
    const QJsonObject object = json.object(field.key); // reports another type
    if (!json.all().value(field.key).isObject()) {
        return;
    }
    JsonFields own(object, json.pathOf(field.key), json.issues());
    readFields(own, lightFields, light);
    own.reportUnknownKeys();
}

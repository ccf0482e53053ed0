#!/usr/bin/env python3
"""Keeps translations/*.ts whole.

translations.py ROOT            fails on a sentence that is missing, unfinished or no longer used in any language
translations.py ROOT --update   writes what is missing into the files, for a translator to fill in

Names in resources/data are sentences too: they are handed to lupdate as a source file of their own, under the context
`Catalogue`.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

SOURCES = ("app", "editor", "gamecore")
TRANSLATED_FIELDS = ("name", "description")
# One word for one thing, and a key by the name that the keyboards of the language have: what must not stand there, and
# what does.
OTHER_WORDS = {
    "mazewright_de": {
        "Trefferpunkte?n?": "Lebenspunkte",
        "Verteidigung": "Abwehr",
        "Wand|Wände|Wänden": "Mauer",
        "Enter": "Eingabe",
    }
}
ARTICLES = ("the, subject", "the, object", "a, object")
SEVERAL = "%Ln × "  # and the name: of monsters alone. English counts by rule


def data_texts(root):
    """Every text of the data files that a person sees, in the order of the files."""
    texts = []
    for path in sorted((root / "resources" / "data").glob("*.json")):
        for records in json.loads(path.read_text(encoding="utf-8")).values():
            texts += [record[field] for record in records for field in TRANSLATED_FIELDS if record.get(field)]
    return list(dict.fromkeys(texts))


def data_names(root):
    """The names that stand in sentences with an article, as editor/wording/kindname.h asks for them."""
    for stem, is_wanted in (
        ("monsters", lambda record: True),
        ("items", lambda record: True),
        ("terrain", lambda record: "opens_to" in record),
    ):
        for records in json.loads((root / "resources" / "data" / f"{stem}.json").read_text(encoding="utf-8")).values():
            yield from (record["name"] for record in records if record.get("name") and is_wanted(record))


def write_data_source(root, path, is_english):
    lines = [f'QT_TRANSLATE_NOOP("Catalogue", {json.dumps(text, ensure_ascii=False)})' for text in data_texts(root)]
    lines += [
        f'QT_TRANSLATE_NOOP3("Catalogue", {json.dumps(name, ensure_ascii=False)}, "{form}")'
        for form in ARTICLES
        for name in data_names(root)
    ]
    monsters = json.loads((root / "resources" / "data" / "monsters.json").read_text(encoding="utf-8"))
    lines += [
        f'QT_TRANSLATE_N_NOOP("Catalogue", {json.dumps(SEVERAL + record["name"], ensure_ascii=False)})'
        for records in monsters.values()
        for record in records
        if not is_english
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def lupdate_program():
    for name in ("lupdate", "/usr/lib/qt6/bin/lupdate", "lupdate6"):
        found = shutil.which(name)
        if found:
            return found
    sys.exit("translations.py: lupdate was not found")


def update(root, folder, targets, options=()):
    """Runs lupdate over all sources; `targets` are the .ts files that it brings up to date."""
    source = folder / "catalogue.cpp"
    folders = [str(root / part) for part in SOURCES]
    for target in targets:
        # English is the source: it needs a file for its plurals alone.
        is_english = target.stem == "mazewright_en"
        kind = ["-pluralonly"] if is_english else []
        write_data_source(root, source, is_english)
        command = [lupdate_program(), "-silent", "-locations", "none", "-no-ui-lines", "-I", str(root), *kind, *options]
        subprocess.run([*command, *folders, str(source), "-ts", str(target)], check=True)


def complaints(path, language):
    """One sentence for each message that a person would see untranslated, or that nothing uses any more."""
    for context in xml.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            text = message.findtext("source")
            forms = translation.findall("numerusform") or [translation]
            state = translation.get("type")
            where = f"{language}: {context.findtext('name')}: {text!r}"
            for other, word in OTHER_WORDS.get(language, {}).items():
                if any(re.search(rf"\b({other})\b", form.text or "") for form in forms):
                    yield f"{where} has another word for {word!r}"
            if state in ("vanished", "obsolete"):
                yield f"{where} is no longer used: ./dev translations takes it out of {language}.ts"
            elif state == "unfinished" or not all((form.text or "").strip() for form in forms):
                yield f"{where} is not translated: run ./dev translations, then fill it in in translations/{language}.ts"


def check(root):
    files = sorted((root / "translations").glob("*.ts"))
    if not files:
        sys.exit("translations.py: there is no translation at all")
    found = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        copies = [pathlib.Path(shutil.copy(file, folder)) for file in files]
        update(root, folder, copies)
        for copy in copies:
            found += complaints(copy, copy.stem)
    print("\n".join(found) or f"{len(files)} language(s), nothing missing")
    return 1 if found else 0


def main():
    root = pathlib.Path(sys.argv[1])
    if "--update" not in sys.argv:
        return check(root)
    with tempfile.TemporaryDirectory() as name:
        update(root, pathlib.Path(name), sorted((root / "translations").glob("*.ts")),
               ["-no-obsolete"])
    return 0


if __name__ == "__main__":
    sys.exit(main())

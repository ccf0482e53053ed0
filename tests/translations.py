#!/usr/bin/env python3
"""Checks and updates translations/*.ts.

translations.py ROOT                    reports the completeness of each language; fails on unused sentences and, in
                                        languages that must be complete, on missing or unfinished ones
translations.py ROOT --update [CODE..]  adds missing sentences to the files, for a translator to fill in; creates the
                                        files of new languages
translations.py --self-test             tests that the checks can fail

Names in resources/data are translated, too: lupdate gets them as an additional source file, under the context
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
# Languages that must be complete. Other languages may have gaps, which the program fills with English.
WHOLE = ("mazewright_en", "mazewright_de")
SHOWN = 10  # faults listed per language; the others are only counted
TRANSLATED_FIELDS = ("name", "description", "caption")
ARTICLES = ("the, subject", "the, object", "a, object")
SEVERAL = "%Ln × "  # followed by the name of a monster or item; English forms its plurals by rule


def data_texts(root):
    """Returns every visible text of the data files, in the order of the files."""
    texts = []
    for path in sorted((root / "resources" / "data").glob("*.json")):
        for records in json.loads(path.read_text(encoding="utf-8")).values():
            texts += [record[field] for record in records for field in TRANSLATED_FIELDS if record.get(field)]
    return list(dict.fromkeys(texts))


def data_of(root, stem):
    return json.loads((root / "resources" / "data" / f"{stem}.json").read_text(encoding="utf-8"))


def data_names(root):
    """Yields the names that sentences use with an article (editor/text/kindname.h)."""
    prizes = [ruleset.get("dungeon", {}).get("prize") for ruleset in data_of(root, "rulesets")["rulesets"]]
    for stem, is_wanted in (
        ("monsters", lambda record: True),
        ("items", lambda record: True),
        ("treasure", lambda record: record["key"] in prizes),
        ("terrain", lambda record: not record["walkable"]),
    ):
        for records in data_of(root, stem).values():
            yield from (record["name"] for record in records if record.get("name") and is_wanted(record))


def write_data_source(root, path, is_english):
    lines = [f'QT_TRANSLATE_NOOP("Catalogue", {json.dumps(text, ensure_ascii=False)})' for text in data_texts(root)]
    lines += [
        f'QT_TRANSLATE_NOOP3("Catalogue", {json.dumps(name, ensure_ascii=False)}, "{form}")'
        for form in ARTICLES
        for name in data_names(root)
    ]
    lines += [
        f'QT_TRANSLATE_N_NOOP("Catalogue", {json.dumps(SEVERAL + record["name"], ensure_ascii=False)})'
        for stem in ("monsters", "items")
        for records in data_of(root, stem).values()
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
    """Runs lupdate on all sources to update the .ts files `targets`."""
    source = folder / "catalogue.cpp"
    folders = [str(root / part) for part in SOURCES]
    for target in targets:
        # English is the source language: its file contains only plurals.
        is_english = target.stem == "mazewright_en"
        kind = ["-pluralonly"] if is_english else []
        kind += [] if target.exists() else ["-source-language", "en_US"]
        write_data_source(root, source, is_english)
        command = [lupdate_program(), "-silent", "-locations", "none", "-no-ui-lines", "-I", str(root), *kind, *options]
        subprocess.run([*command, *folders, str(source), "-ts", str(target)], check=True)


def glossary(path):
    """Returns {word to avoid in German, as a regular expression: German words to use instead}."""
    avoided = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        columns = [column.strip() for column in line.strip("|").split("|")]
        if line.startswith("|") and len(columns) == 4 and columns[3] not in ("", "Not in German", "---"):
            avoided |= {word.strip(): columns[1] for word in columns[3].split(",")}
    return avoided


AVOIDED = {"mazewright_de": glossary(pathlib.Path(__file__).parents[1] / "translations" / "GLOSSARY.md")}


def other_words(language, forms):
    """Yields a sentence for each avoided word, with the word to use instead."""
    for other, word in AVOIDED.get(language, {}).items():
        for form in forms:
            if found := re.search(rf"\b({other})\b", form.text or ""):
                yield f"say {word!r} instead of {found[0]!r}"
                break


def look_at(path, language):
    """Returns the number of sentences, and the sentences of each fault. The missing ones are shown in English."""
    count, found = 0, {"missing": [], "no longer used": [], "in other words": []}
    for context in xml.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = translation.findall("numerusform") or [translation]
            where = f"{context.findtext('name')}: {message.findtext('source')!r}"
            found["in other words"] += [f"{where}: {words}" for words in other_words(language, forms)]
            state = translation.get("type")
            if state in ("vanished", "obsolete"):
                found["no longer used"].append(where)
                continue
            count += 1
            if state == "unfinished" or not all((form.text or "").strip() for form in forms):
                found["missing"].append(where)
    return count, found


def report(language, count, found, is_updated=False):
    """Returns the report on a language, and True if it has faults. `is_updated`: its file has just been updated."""
    missing = len(found["missing"])
    lines = [f"{language}: {count - missing} of {count} sentences ({100 * (count - missing) // max(count, 1)} %)"]
    wrong = {fault: texts for fault, texts in found.items() if texts and (fault != "missing" or language in WHOLE)}
    for fault, texts in wrong.items():
        first = "" if is_updated else "./dev translations, then "
        lines.append(f"  {len(texts)} {fault}: {first}look into translations/{language}.ts")
        lines += [f"    {text}" for text in texts[:SHOWN]]
        lines += [f"    and {len(texts) - SHOWN} more"] if len(texts) > SHOWN else []
    return lines, bool(wrong)


def report_all(files, is_updated=False):
    reports = [report(file.stem, *look_at(file, file.stem), is_updated) for file in files]
    print("\n".join(line for lines, _ in reports for line in lines))
    return any(is_wrong for _, is_wrong in reports)


def check(root):
    files = sorted((root / "translations").glob("*.ts"))
    if not files:
        sys.exit("translations.py: there is no translation at all")
    with tempfile.TemporaryDirectory() as name:
        copies = [pathlib.Path(shutil.copy(file, name)) for file in files]
        update(root, pathlib.Path(name), copies)
        return 1 if report_all(copies) else 0


def files_of(root, codes):
    """Returns the existing translation files and those of the given languages."""
    folder = root / "translations"
    for code in codes:
        if not re.fullmatch(r"[a-z]{2,3}(_[A-Z][a-z]{3})?(_[A-Z]{2})?", code):
            sys.exit(f"translations.py: {code!r} is no code of a language, such as fr or pt_BR")
    return sorted({*folder.glob("*.ts"), *(folder / f"mazewright_{code}.ts" for code in codes)})


def self_test():
    message = '<message><source>{}</source><translation{}>{}</translation></message>'
    messages = [message.format("a", "", "Wand"), message.format("b", ' type="vanished"', "B")]
    messages += [message.format(number, ' type="unfinished"', "") for number in range(20)]
    text = f"<TS><context><name>C</name>{''.join(messages)}</context></TS>"
    with tempfile.TemporaryDirectory() as name:
        path = pathlib.Path(name) / "some.ts"
        path.write_text(text, encoding="utf-8")
        lines, is_wrong = report("mazewright_de", *look_at(path, "mazewright_de"))
        assert is_wrong and lines[0] == "mazewright_de: 1 of 21 sentences (4 %)", lines
        assert "    and 10 more" in lines and "    C: 'b'" in lines, lines
        assert "    C: 'a': say 'Mauer, Boden, Tür, Schlüssel' instead of 'Wand'" in lines, lines
        assert "  20 missing: ./dev translations, then look into translations/mazewright_de.ts" in lines, lines
        lines, _ = report("mazewright_de", *look_at(path, "mazewright_de"), is_updated=True)
        assert "  20 missing: look into translations/mazewright_de.ts" in lines, lines
        path.write_text(text.replace(' type="vanished"', ""), encoding="utf-8")
        lines, is_wrong = report("mazewright_fr", *look_at(path, "mazewright_fr"))
        assert not is_wrong and lines == ["mazewright_fr: 2 of 22 sentences (9 %)"], lines
    return 0


def main():
    if "--self-test" in sys.argv:
        return self_test()
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    root = pathlib.Path(sys.argv[1])
    if "--update" not in sys.argv:
        return check(root)
    files = files_of(root, sys.argv[3:])
    with tempfile.TemporaryDirectory() as name:
        update(root, pathlib.Path(name), files, ["-no-obsolete"])
    report_all(files, is_updated=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

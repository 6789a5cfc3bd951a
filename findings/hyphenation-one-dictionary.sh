#!/usr/bin/env bash
# Pyphen and libhyphen break the same words at other positions with the same dictionary file.
#
# Expected: Both read the hyphenation dictionaries of LibreOffice, so that a word has the same breaks in both, and no
# part is shorter than the dictionary allows (LEFTHYPHENMIN, RIGHTHYPHENMIN).
# Found: Pyphen ignores these limits. American English allows three letters at the end, and Pyphen leaves two
# (abil-i-ty); Swedish allows one at the start, which only libhyphen uses (ö-ra). Pyphen adds a hyphen after a hyphen of
# the word and breaks before an apostrophe (co--op, del-l'). In Czech, Danish, Afrikaans and Ukrainian libhyphen finds
# fewer breaks by the same patterns (ori-enta-ce, Pyphen: ori-en-ta-ce). Special spellings agree (asszony, asz-szony). A
# line that a renderer with Pyphen breaks is not the line of LibreOffice.
# Tested with Pyphen 0.18.1 and libhyphen 2.8.8 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=2.8.8-7
installed=$(dpkg-query --show --showformat='${Version}' libhyphen0 2>/dev/null || true)
if [ "$installed" != "$version" ]; then
  apt-get install -y -qq --no-install-recommends "libhyphen0=$version" >/dev/null 2>&1
fi
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install pyphen==0.18.1
cat >"$folder/look.py" <<'PYTHON'
import ctypes
from importlib.metadata import version

import pyphen

library = ctypes.CDLL("libhyphen.so.0")
library.hnj_hyphen_load.restype = ctypes.c_void_p


def libhyphen(path, word):
    """The word with "=" at each break, as libhyphen returns it."""
    with open(path, "rb") as file:
        encoding = file.readline().strip().decode()
    dictionary = ctypes.c_void_p(library.hnj_hyphen_load(str(path).encode()))
    data = word.encode(encoding)
    breaks, marked = ctypes.create_string_buffer(len(data) + 5), ctypes.create_string_buffer(3 * len(data) + 5)
    lists = [ctypes.byref(ctypes.c_void_p()) for _ in range(3)]
    assert library.hnj_hyphen_hyphenate2(dictionary, data, len(data), breaks, marked, *lists) == 0
    library.hnj_hyphen_free(dictionary)
    return marked.value.decode(encoding)


print("Pyphen", version("pyphen"))
for language, *words in [
    ("en_US", "orientation", "ability", "co-operation"),
    ("sv", "uppmärksamhet", "öra"),
    ("it_IT", "orientamento", "dell'orientamento"),
    ("hu_HU", "asszonnyal"),
    ("ca", "paral·lel"),
    ("cs_CZ", "orientace"),
    ("da_DK", "orientering"),
    ("af_ZA", "oriëntasie"),
    ("uk_UA", "орієнтація"),
    ("ru_RU", "ориентация"),
]:
    path = pyphen.LANGUAGES[language]
    for word in words:
        seen = pyphen.Pyphen(filename=path).inserted(word, "="), libhyphen(path, word)
        print(f"{language} {word}:", *(seen if seen[0] != seen[1] else ["both", seen[0]]))
PYTHON
"$folder/venv/bin/python" "$folder/look.py" | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
Pyphen 0.18.1
en_US orientation: both ori=en=ta=tion
en_US ability: abil=i=ty abil=ity
en_US co-operation: co-=op=er=a=tion co-op=er=a=tion
sv uppmärksamhet: both upp=märk=sam=het
sv öra: öra ö=ra
it_IT orientamento: both orien=ta=men=to
it_IT dell'orientamento: del=l'o=rien=ta=men=to dell'orien=ta=men=to
hu_HU asszonnyal: both asz=szony=nyal
ca paral·lel: both pa=ral=lel
cs_CZ orientace: ori=en=ta=ce ori=enta=ce
da_DK orientering: ori=en=te=ring orien=te=ring
af_ZA oriëntasie: ori=ën=ta=sie oriën=ta=sie
uk_UA орієнтація: орі=є=н=та=ція орі=є=нта=ція
ru_RU ориентация: both ори=ен=та=ция
SEEN

"""Prints 500 texts, their widths in font units by font, and where their lines end, all by uharfbuzz and rules of its own.

A line of the result has, separated by tabs: the font of the text, its size, the text, the advances of each font that serves it, the width of
a line, and how many UTF-16 units each line has.
"""
import random
import unicodedata

import uharfbuzz as hb

INTER = "/usr/share/fonts/opentype/inter/"
FILES = {
    "Inter-Regular": INTER + "Inter-Regular.otf",
    "Inter-SemiBold": INTER + "Inter-SemiBold.otf",
    "InterDisplay-Bold": INTER + "InterDisplay-Bold.otf",
    "DroidSansFallback": "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    "NanumGothic": "/usr/share/fonts/truetype/nanum/NanumGothic.ttf",
    "NanumGothicBold": "/usr/share/fonts/truetype/nanum/NanumGothicBold.ttf",
    "DejaVuSans": "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "DejaVuSans-Bold": "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
}
FACES = {name: hb.Face(hb.Blob.from_file_path(path)) for name, path in FILES.items()}
FONTS = {name: hb.Font(face) for name, face in FACES.items()}
SCRIPTS = {
    "LATIN": "Latn", "GREEK": "Grek", "CYRILLIC": "Cyrl", "CJK": "Hani", "HIRAGANA": "Hira", "KATAKANA": "Kana", "HANGUL": "Hang",
    "HEBREW": "Hebr", "ARABIC": "Arab",
}
IDEOGRAPHIC = {"Hani", "Hira", "Kana", "Hang"}
RIGHT_TO_LEFT = {"Hebr", "Arab"}


def script(character):
    return SCRIPTS.get(unicodedata.name(character, "").split(" ")[0])


def serving(primary, character):
    bold = primary != "Inter-Regular"
    korean, rest = ("NanumGothicBold" if bold else "NanumGothic"), ("DejaVuSans-Bold" if bold else "DejaVuSans")
    others = [korean, "DroidSansFallback"] if script(character) == "Hang" else ["DroidSansFallback", korean]
    for name in [primary] + others + [rest]:
        if FONTS[name].get_nominal_glyph(ord(character)):
            return name
    return primary


def items(primary, text):
    """Parts of one font and one script; characters of no script go with what is before them."""
    last = next((script(c) for c in text if script(c)), "Latn")
    parts = []
    for index, character in enumerate(text):
        last = script(character) or last
        key = (serving(primary, character), last)
        if parts and parts[-1][0] == key:
            parts[-1][2] = index + 1
        else:
            parts.append([key, index, index + 1])
    return parts


def advances(primary, text):
    """For each character how far it moves the pen, and in which font."""
    units = [(primary, 0)] * len(text)
    for (name, tag), start, end in items(primary, text):
        buffer = hb.Buffer()
        buffer.add_codepoints([ord(c) for c in text], item_offset=start, item_length=end - start)
        buffer.script = tag
        buffer.direction = "rtl" if tag in RIGHT_TO_LEFT else "ltr"
        buffer.cluster_level = hb.BufferClusterLevel.MONOTONE_GRAPHEMES
        hb.shape(FONTS[name], buffer, {})
        sums = {}
        for info, place in zip(buffer.glyph_infos, buffer.glyph_positions):
            sums[info.cluster] = sums.get(info.cluster, 0) + place.x_advance
        for index in range(start, end):
            units[index] = (name, sums.get(index, 0))
    return units


def is_free(character):
    """Whether a line may end on both sides of a character: an ideograph, a syllable or a pictograph."""
    return script(character) in IDEOGRAPHIC or unicodedata.category(character) == "So"


def may_end(text, index):
    """Whether a line may end before a character of these texts, which have no punctuation but spaces."""
    before, here = text[index - 1], text[index]
    if here == " ":
        return False
    return before == " " or is_free(before) or is_free(here)


def lines(text, units, size, width):
    points = [count * (size / FACES[name].upem) for name, count in units]
    counts, start = [], 0
    while start < len(text):
        x, last, end = 0.0, None, len(text)
        for index in range(start, len(text)):
            if index > start and may_end(text, index):
                last = index
            x += points[index]
            if x > width + 1 / 1024 and text[index] != " ":
                end = last or max(index, start + 1)
                break
        counts.append(len(text[start:end].encode("utf-16-le")) // 2)
        start = end
    return counts


WORDS = {
    "latin": "AVATAR Wolfgang fjord office To Type Yes Präzision naïve coffee affine 1984 2026 3.14 LTd AWAY Vögel kg quick brown fox jumps over"
    " the lazy dog".split(),
    "greek": "Ελλάδα θάλασσα ουρανός καλημέρα".split(),
    "cyrillic": "Привет мир быстрая лиса ГУТА".split(),
    "chinese": "你好世界 这是一个 很长的句子 需要换行 天地玄黄 宇宙洪荒".split(),
    "japanese": "こんにちは せかい カタカナ 東京都 日本語".split(),
    "korean": "안녕하세요 세계 한국어 문장 대한민국".split(),
    "hebrew": "שלום עולם עברית".split(),
    "arabic": "السلام عليكم العربية لغة".split(),
    "emoji": ["🎉", "a🎈b"],
}
MIXES = [["latin"]] * 4 + [[name] for name in WORDS if name not in ("latin", "emoji")] + [
    ["latin", "chinese"], ["latin", "japanese"], ["korean", "latin"], ["latin", "emoji"], ["greek", "cyrillic", "latin"],
]


def main():
    chance = random.Random(18)
    for number in range(500):
        names = MIXES[number % len(MIXES)]
        words = [chance.choice(WORDS[chance.choice(names)]) for _ in range(chance.randint(1, 9))]
        text = " ".join(words)
        primary = chance.choice(["Inter-Regular", "Inter-SemiBold", "InterDisplay-Bold"])
        size = chance.choice([11, 15, 17]) if primary != "InterDisplay-Bold" else chance.choice([20, 34])
        width = chance.choice([60, 120, 200])
        units = advances(primary, text)
        sums = {}
        for name, count in units:
            sums[name] = sums.get(name, 0) + count
        shown = " ".join(f"{name}={sums[name]}" for name in sorted(sums))
        print(primary, size, text, shown, width, " ".join(map(str, lines(text, units, size, width))), sep="\t")


main()
